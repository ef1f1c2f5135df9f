import type { Plugin } from 'vite';
import { productRoutes } from '../../../packages/navigation/src/product-routes';
import { builtPages } from '../src/built-pages';

/**
 * In the build the product's route table holds the pages there are and `appRoutes` need not choose among them: a page
 * that is not built yet is lost whether or not the table knows its title. It takes 1.8 kB brotli off the entry.
 */
export function builtRoutes(): Plugin {
  return {
    name: 'yunyou:built-routes',
    apply: 'build',
    transform: {
      filter: {
        id: [/\/packages\/navigation\/src\/product-routes\.ts$/, /\/apps\/web\/src\/app-routes\.ts$/],
      },
      handler(_, id) {
        if (id.endsWith('app-routes.ts'))
          return {
            code: `export { productRoutes as appRoutes } from '@yunyou/navigation/product-routes';`,
            map: null,
          };
        const built = new Set(builtPages.map(([path]) => path));
        const routes = productRoutes()
          .filter(({ path }) => built.has(path))
          // What is left out is false.
          .map((route) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)));
        return { code: `export const productRoutes = () => ${JSON.stringify(routes)};`, map: null };
      },
    },
  };
}
