export type { GrabPanelProps } from './GrabPanel.lazy';

/** The sheet's code, for `useLazySheet`. */
export const loadGrabPanel = () => import('./GrabPanel.lazy');
