import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { Route as homeRoute } from './routes/home';
import { Route as indexRoute } from './routes/index';
import { Route as rootRoute } from './routes/root';

const home = '/views/index/index';
/** Says where a file's route is, as the build does in the whole tree. */
function at(path: string, route: AnyRoute): AnyRoute {
  Object.assign(route.options, { getParentRoute: () => rootRoute, id: path, path });
  return route;
}

/** Any other address waits until the router knows every page, and is looked up again. */
const restRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  async beforeLoad({ context, location }) {
    await context.learnPages();
    throw redirect({ href: location.href, replace: true });
  },
});

/** Whether the app can begin with `firstPages` at this path. */
export const isFirstPage = (path: string): boolean => path === '/' || path === home;

/**
 * The router's tree for a visit that begins with the home page, as most do: what a page adds to the script grows with the
 * number of pages, and home would carry it for all.
 */
export const firstPages = (): AnyRoute =>
  rootRoute.addChildren([at('/', indexRoute), at(home, homeRoute), restRoute]);
