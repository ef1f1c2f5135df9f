import { productRoutes } from '@yunyou/navigation/product-routes';
import { builtPages } from './built-pages';

/** The pages there are. One that is in the route table and not built yet is lost, and no bar or link leads to it. */
export function appRoutes() {
  const built = new Set(builtPages.map(([path]) => path));
  return productRoutes().filter(({ path }) => built.has(path));
}
