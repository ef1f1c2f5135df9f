import { rootRoute, route } from '@tanstack/virtual-file-routes';
import { builtPages } from './built-pages';

/** The router's tree, for its build step: every built page, `/` as the home page's other name, and the rest lost. */
export const routes = rootRoute('root.tsx', [
  route('/', 'index.tsx'),
  ...builtPages.map(([path, file]) => route(path, file)),
  route('$', 'page-lost.tsx'),
]);
