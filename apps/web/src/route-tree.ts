import { setupScrollRestoration } from '@tanstack/router-core';
import type { AppRouter } from './router';

export { routeTree } from './route-tree.gen';

/**
 * From now on a page that is come back to is shown where it was left, and a new one at its top. The router would bring
 * this itself; what nobody needs who has not moved on comes with what the router knows of the other pages.
 */
export function keepPlaces(router: AppRouter): void {
  setupScrollRestoration(router, true);
  // It knows only what was scrolled since: the present page may have been before.
  if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'));

  const seen = new Set<string | undefined>();
  router.subscribe('onResolved', ({ toLocation }) => seen.add(toLocation.state.__TSR_key));
  router.options.context.isGoingOn = () => {
    const { location, resolvedLocation } = router.state;
    const isFurther =
      location.state.__TSR_index > (resolvedLocation?.state.__TSR_index ?? Number.POSITIVE_INFINITY);
    return isFurther && !seen.has(location.state.__TSR_key);
  };
}
