import { duplicateRouteMessage } from '@yunyou/contract';
import { canonicalPath, paths } from './paths';
import { buildUrl, mergeScene, parseQuery, type Query, splitUrl } from './query';
import { completeRoute, type RawRoute, type Route } from './route';

export interface Resolved {
  route: Route;
  query: Query;
  /**
   * Where an old path or a short form has moved to, query and fragment kept; of home with a page behind its hash, as in
   * `/?code=1#/pages/login/login`, that page with the query of both.
   */
  redirectTo?: string;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  /** Whether every page is in the table. Until then a path that is not may still be one of a page. */
  readonly isComplete: boolean;
  /** Adds the pages that were not there from the beginning: the table is complete. */
  complete(raw: readonly RawRoute[]): void;
  /** Whether the URL is one of a page; while the table is not complete, whether it may be. */
  mayHave(url: string): boolean;
  /**
   * The page of a URL of the app (path, query, fragment); undefined when there is none, and then the page-lost page is
   * shown. `/` is the home page itself, not a redirect.
   */
  resolve(url: string): Resolved | undefined;
  /**
   * The route of a name.
   *
   * @throws RangeError when there is none: a name is written by a programmer
   */
  byName(name: string): Route;
  /** Whether the page of a URL may be shared, in any channel. A page that does not exist may not. */
  canShare(url: string): boolean;
  /**
   * A URL of the app as it is shared: with the page's own parameters, those of a scanned scene included, and without what a
   * login or another app has added to it.
   */
  shareUrl(url: string): string;
}

/** Parameters that are somebody's own, whatever page has them. */
const neverShared: ReadonlySet<string> = new Set([
  ...['token', 'access_token', 'ticket', 'openid', 'mobile', 'redirectUrl', 'redirectLoginUrl'],
]);

/** Where mistakes in the table are reported; `console` fits. */
export interface Logger {
  error(message: string, key: string): void;
}

/**
 * The route table. Of two routes with one path or one name the first counts and the duplicate is logged; nothing throws,
 * since a wrong entry must not keep the other pages from opening.
 *
 * @param isComplete false where more pages follow by `complete`. Default true.
 */
export function createRouteTable(
  raw: readonly RawRoute[],
  logger: Logger = console,
  isComplete = true,
): RouteTable {
  const byPath = new Map<string, Route>();
  const byName = new Map<string, Route>();
  let isWhole = isComplete;

  function add(routes: readonly RawRoute[]): void {
    for (const route of routes.map(completeRoute)) {
      const { path, name } = route;
      if (byPath.has(path)) logger.error(duplicateRouteMessage, path);
      else if (byName.has(name)) logger.error(duplicateRouteMessage, name);
      else {
        byPath.set(path, route);
        byName.set(name, route);
      }
    }
  }
  add(raw);

  function resolve(url: string): Resolved | undefined {
    const { path, search, hash } = splitUrl(url);
    const canonical = canonicalPath(path);
    const route = byPath.get(canonical);
    if (!route) return undefined;
    const query = parseQuery(search.slice(1));
    const behind = canonical === paths.home ? pageBehind(hash) : undefined;
    if (behind) {
      const merged = { ...query, ...behind.query };
      return { ...behind, query: merged, redirectTo: buildUrl(behind.route.path, merged) };
    }
    const isMoved = path !== canonical && path !== '/' && path !== '';
    return isMoved ? { route, query, redirectTo: canonical + search + hash } : { route, query };
  }

  /** The page that an app of old, which had its pages behind the hash, would show. */
  function pageBehind(hash: string): Resolved | undefined {
    const { path, search } = splitUrl(hash.replace(/^#!?/, ''));
    const route = path.startsWith('/') ? byPath.get(canonicalPath(path)) : undefined;
    return route && { route, query: parseQuery(search.slice(1)) };
  }

  return {
    get routes() {
      return [...byPath.values()];
    },
    get isComplete() {
      return isWhole;
    },
    complete(routes) {
      add(routes.filter(({ path }) => !byPath.has(path)));
      isWhole = true;
    },
    mayHave: (url) => !isWhole || resolve(url) !== undefined,
    resolve,
    byName(name) {
      const route = byName.get(name);
      if (!route) throw new RangeError(`There is no route named ${name}.`);
      return route;
    },
    canShare(url) {
      const route = resolve(url)?.route;
      return route !== undefined && !route.disabledShare;
    },
    shareUrl(url) {
      const found = resolve(url);
      const { path } = splitUrl(found?.redirectTo ?? url);
      const own = found?.route.ownParameters ? [] : found?.route.query;
      const given = Object.entries(found ? mergeScene(found.query) : {});
      const isShared = ([name]: [string, unknown]) => !neverShared.has(name) && (!own || own.includes(name));
      return buildUrl(path, Object.fromEntries(given.filter(isShared)));
    },
  };
}
