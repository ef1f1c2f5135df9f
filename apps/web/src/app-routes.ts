import { productRoutes } from '@yunyou/navigation/product-routes';
import { routeTree } from './route-tree.gen';

/** The pages that have a route file. Any other of the registry is not found, and no bar or link leads to it. */
export function appRoutes() {
  const built = new Set<unknown>(Object.values(routeTree.children ?? {}).map(({ options }) => options.path));
  return productRoutes().filter(({ path }) => built.has(path));
}
