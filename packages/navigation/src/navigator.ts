import { type ChannelSource, navigationGuardMs } from '@yunyou/contract';
import { abnormalPageUrl } from './abnormal-page';
import { loginUrl, mayOpen, staysOpen, type Visitor } from './access';
import { type Link, type OuterLink, parseLink } from './link';
import { paths } from './paths';
import { mergeScene, type Query } from './query';
import type { Route } from './route';
import type { RouteTable } from './route-table';

/** What moves between pages: a router, or a mini-program's own calls. */
export interface NavigationPort {
  push(url: string): void;
  replace(url: string): void;
  back(): void;
  canGoBack(): boolean;
  /** Shows a tab page. Default: `replace`. */
  switchTab?(url: string): void;
  /** Closes every page and opens this one. Default: `replace`. */
  relaunch?(url: string): void;
  /** Opens what lies outside of the app. Default: such links do nothing. */
  openOuter?(link: OuterLink): void;
}

/** Keeps `redirectLoginUrl`, the page to return to after login. */
export interface LoginReturn {
  save(url: string): void;
  /** The saved URL, which is forgotten with it. */
  take(): string | undefined;
}

export interface NavigatorOptions {
  table: RouteTable;
  port: NavigationPort;
  visitor: Visitor;
  loginReturn: LoginReturn;
  /** Sources that count as logged in. Default `[20]`. */
  memberSources?: readonly ChannelSource[];
  /** Milliseconds of any clock. Default: `Date.now`. */
  now?: () => number;
  /** A second navigation within this time is ignored. Default 500 ms. */
  guardMs?: number;
}

/**
 * `login`: led to the login first. `lost`: there is no such page, and the abnormal page is shown. `refused`: the same for
 * whom the white list keeps out. `ignored`: too soon.
 */
export type Outcome = 'opened' | 'login' | 'lost' | 'refused' | 'ignored';

/** What a router does with a URL: show the page, or go elsewhere in its place. */
export type Entrance = { route: Route; query: Query; redirectTo?: undefined } | { redirectTo: string };

export interface Navigator {
  navigate(url: string): Outcome;
  redirect(url: string): Outcome;
  /** The next page takes the place of this one after an answer (an order placed). No tap, so it is never ignored. */
  proceed(url: string): Outcome;
  /** A page that is no tab is navigated to. */
  switchTab(url: string): Outcome;
  relaunch(url: string): Outcome;
  /** When there is no history, home or the page that is named takes the place of this one. */
  back(otherwise?: string): Outcome;
  /** Follows a configured link, inside or outside of the app. */
  follow(target: string): Link['kind'] | 'ignored';
  /** For the router's own entrances (address bar, launch, history): moved paths, the scene, login, the white list and page lost. */
  enter(url: string): Entrance;
  /**
   * After login: the saved page takes the place of the login page, home when there is none. Never ignored.
   *
   * @param redirectUrl the login page's own `redirectUrl`, for when a reload lost the saved one
   */
  returnAfterLogin(redirectUrl?: string): void;
}

/** The rules of moving between pages, over whatever moves. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { table, port, visitor, loginReturn, memberSources, now = Date.now } = options;
  const { guardMs = navigationGuardMs } = options;
  let lastMs = Number.NEGATIVE_INFINITY;

  /** Whether a navigation comes too soon after the one before; ignored ones do not prolong the wait. */
  function isTooSoon(): boolean {
    const nowMs = now();
    // A clock set back must not shut navigation for hours.
    if (nowMs >= lastMs && nowMs - lastMs < guardMs) return true;
    lastMs = nowMs;
    return false;
  }

  /** The URL to open in place of the asked one, and why. */
  function destination(url: string): { url: string; route?: Route; outcome: Outcome } {
    const found = table.resolve(url);
    // The router enters by these rules again, once it has every page.
    if (!found && !table.isComplete) return { url, outcome: 'opened' };
    if (!found) return { url: abnormalPageUrl(url), outcome: 'lost' };
    const target = found.redirectTo ?? url;
    const { route } = found;
    if (!mayOpen(route, visitor, memberSources)) {
      loginReturn.save(target);
      return { url: loginUrl(visitor.source(), target), outcome: 'login' };
    }
    if (visitor.isRefused?.() && !staysOpen(route))
      return { url: abnormalPageUrl(target), outcome: 'refused' };
    return { url: target, route, outcome: 'opened' };
  }

  function go(url: string, move: (url: string) => void, moveToTab = move): Outcome {
    return isTooSoon() ? 'ignored' : open(url, move, moveToTab);
  }

  function open(url: string, move: (url: string) => void, moveToTab = move): Outcome {
    const { url: target, route, outcome } = destination(url);
    (route?.showTabbar ? moveToTab : move)(target);
    return outcome;
  }

  const push = (url: string) => port.push(url);
  const replace = (url: string) => port.replace(url);
  const toTab = (url: string) => (port.switchTab ? port.switchTab(url) : port.replace(url));
  const restart = (url: string) => (port.relaunch ? port.relaunch(url) : port.replace(url));

  const navigator: Navigator = {
    navigate: (url) => go(url, push),
    redirect: (url) => go(url, replace),
    proceed(url) {
      lastMs = now();
      return open(url, replace);
    },
    switchTab: (url) => go(url, push, toTab),
    relaunch: (url) => go(url, restart),
    back(otherwise = paths.home) {
      if (!port.canGoBack()) return go(otherwise, replace);
      if (isTooSoon()) return 'ignored';
      port.back();
      return 'opened';
    },
    follow(target) {
      const link = parseLink(target, table);
      if (link.kind === 'INVALID') return link.kind;
      if (link.kind === 'INNER') return navigator.navigate(link.url) === 'ignored' ? 'ignored' : link.kind;
      if (isTooSoon()) return 'ignored';
      port.openOuter?.(link);
      return link.kind;
    },
    enter(url) {
      const found = table.resolve(url);
      if (found?.redirectTo) return { redirectTo: found.redirectTo };
      const { url: target, outcome } = destination(url);
      if (!found || outcome !== 'opened') return { redirectTo: target };
      return { route: found.route, query: mergeScene(found.query) };
    },
    returnAfterLogin(redirectUrl = paths.home) {
      const wanted = loginReturn.take() ?? redirectUrl;
      // A page outside of the table, another site's too, is never returned to.
      const found = table.resolve(wanted);
      const isLogin = found?.route.path === paths.login || found?.route.path === paths.auth;
      port.replace(found && !isLogin ? (found.redirectTo ?? wanted) : paths.home);
    },
  };
  return navigator;
}
