import { pages } from './pages';
import { rawRoutes } from './raw-routes';
import type { RawRoute } from './route';

/** The route table of the product, ready for `createRouteTable`: every page of the registry. */
export const productRoutes = (): RawRoute[] => rawRoutes(Object.values(pages));
