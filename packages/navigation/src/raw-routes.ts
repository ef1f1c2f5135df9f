import type { PageEntry } from './pages/page';
import { tabPages } from './pages/tabs';
import type { RawRoute } from './route';

/** `login`, and for pages of a package `order/payment`: some names exist in two packages. */
const nameOf = (path: string): string =>
  path
    .replace(/^\/(?:pages|packages|views)\//, '/')
    .replace(/\/index$/, '')
    .replace(/\/([\w-]+)\/\1$/, '/$1')
    .slice(1);

/** Entries of the registry as `createRouteTable` takes them. */
export const rawRoutes = (entries: readonly PageEntry[]): RawRoute[] =>
  entries.map(({ query = [], offline, tab, ...entry }) => ({
    ...entry,
    query: query.map((one) => one.replace('?', '')),
    name: nameOf(entry.path),
    showTabbar: tab !== undefined,
  }));

/** The route of home, for a table that is completed later. */
export const homeRoutes = (): RawRoute[] => rawRoutes([tabPages.home]);
