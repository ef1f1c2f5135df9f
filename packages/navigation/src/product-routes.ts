import { pages } from './pages';
import type { PageEntry } from './pages/page';
import type { RawRoute } from './route';

/** `login`, and for pages of a package `order/payment`: some names exist in two packages. */
const nameOf = (path: string): string =>
  path
    .replace(/^\/(?:pages|packages|views)\//, '/')
    .replace(/\/index$/, '')
    .replace(/\/([\w-]+)\/\1$/, '/$1')
    .slice(1);

/** The route table of the product, ready for `createRouteTable`: every page of the registry. */
export function productRoutes(): RawRoute[] {
  return Object.values<PageEntry>(pages).map(({ query = [], offline, tab, ...entry }) => ({
    ...entry,
    query: query.map((one) => one.replace('?', '')),
    name: nameOf(entry.path),
    showTabbar: tab !== undefined,
  }));
}
