import { productRoutes } from '@yunyou/navigation/product-routes';
import type { Sdk } from '@yunyou/sdk';
import { pageTexts } from './generated/page-texts';
import { homeIds } from './home-routes';
import { addLoading, type TextsOfPages } from './page-loading';
import { routeTree } from './route-tree.gen';

// Home does without this file until it is hydrated, so that its bytes do not grow with the pages there are.

export type AppRouteTree = typeof routeTree;

const texts: TextsOfPages = pageTexts;
const pages = Object.values(routeTree.children ?? {});
// Home's routes have their loading.
addLoading(
  pages.filter(({ options }) => !homeIds.includes(options.path)),
  texts,
);

/** Every route, with its loading. */
export const pageRouteTree = routeTree;

/** The pages that have a route file. Any other of the registry is not found, and no bar or link leads to it. */
export function appRoutes() {
  const built = new Set<unknown>(pages.map(({ options }) => options.path));
  return productRoutes().filter(({ path }) => built.has(path));
}

/** Loads the texts of a page's features in the present language. Rejects when they cannot be had. */
export const loadPageTexts = (sdk: Sdk, routeId: string): Promise<void> =>
  sdk.i18n.ensure(...(texts[routeId] ?? []));
