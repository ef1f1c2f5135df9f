import type { AppRouter } from './router';

/** Whether the router is on its way to a page further on, not back and not to where it began. */
export const isGoingOn = ({ location, resolvedLocation }: AppRouter['state']): boolean =>
  resolvedLocation !== undefined && location.state.__TSR_index > resolvedLocation.state.__TSR_index;
