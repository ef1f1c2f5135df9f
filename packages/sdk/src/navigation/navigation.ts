import {
  abnormalPageUrl,
  createNavigator,
  createRouteTable,
  homeRoutes,
  isAbnormalPage,
  loginUrl,
  type NavigationPort,
  type Navigator,
  paths,
  type RouteTable,
} from '@yunyou/navigation';
import type { AppConfig } from '../config/app-config';
import type { Core } from '../core/core';
import type { SessionState } from '../session/session-store';
import { createLoginReturn } from './login-return';

/** Moving between pages by the product's rules, over a router that is attached when there is one. */
export interface SdkNavigation extends Navigator {
  readonly table: RouteTable;
  /** Brings the pages that are not in the table yet, once; at the latest the launch does. Rejects when they cannot be had. */
  loadRoutes(): Promise<void>;
  /** Hands in what moves between pages. Before that nothing can be navigated. Returns what takes it away again. */
  attach(port: NavigationPort, place?: { current: () => string }): () => void;
  /** Path, query and fragment of the page shown. */
  currentUrl(): string;
  /** Whether the abnormal page is shown. */
  isOnAbnormalPage(): boolean;
  /** Whether the page shown needs a login. */
  isOnMemberPage(): boolean;
  /** Goes to the login and comes back to this page afterwards. Already there, it stays. */
  leadToLogin(): void;
  /** The abnormal page takes the place of this one. */
  leadToAbnormalPage(options: { isRateLimited: boolean }): void;
}

const allRoutes = async () => (await import('@yunyou/navigation/product-routes')).productRoutes();

/** Navigation for a router that is attached later, or never, as in server rendering. */
export function createSdkNavigation(
  { host, options, source, memberSources, now, logger }: Core,
  session: Readonly<SessionState>,
  { isRefused, state: configState }: AppConfig,
): SdkNavigation {
  const { routes = allRoutes } = options;
  const isKnown = typeof routes !== 'function';
  const table = createRouteTable(isKnown ? routes : homeRoutes(), logger, isKnown);
  const loginReturn = createLoginReturn(host.sessionStorage, configState);
  let attached: { port: NavigationPort; current: (() => string) | undefined } | undefined;

  function port(): NavigationPort {
    if (attached) return attached.port;
    throw new Error('There is nothing to navigate with yet: call sdk.navigation.attach(port) first.');
  }

  const navigator = createNavigator({
    table,
    port: {
      push: (url) => port().push(url),
      replace: (url) => port().replace(url),
      back: () => port().back(),
      canGoBack: () => port().canGoBack(),
      switchTab: (url) => (port().switchTab ? port().switchTab?.(url) : port().replace(url)),
      relaunch: (url) => (port().relaunch ? port().relaunch?.(url) : port().replace(url)),
      openOuter: (link) => port().openOuter?.(link),
    },
    visitor: { isMember: () => session.isMember, isRefused, source },
    loginReturn,
    memberSources,
    now,
  });

  /** The host's address without scheme and host; a router with other ideas hands in `current`. */
  const currentUrl = () =>
    attached?.current?.() ?? (host.location.href.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/');
  const currentRoute = () => table.resolve(currentUrl())?.route;

  return {
    ...navigator,
    table,
    async loadRoutes() {
      if (typeof routes !== 'function' || table.isComplete) return;
      const all = await routes();
      if (!table.isComplete) table.complete(all);
    },
    attach(next, place) {
      const mine = { port: next, current: place?.current };
      attached = mine;
      return () => {
        if (attached === mine) attached = undefined;
      };
    },
    currentUrl,
    isOnAbnormalPage: () => isAbnormalPage(currentUrl()),
    isOnMemberPage: () => currentRoute()?.auth === true,
    leadToLogin() {
      const path = currentRoute()?.path;
      if (!attached || path === paths.login || path === paths.auth) return;
      const url = currentUrl();
      loginReturn.save(url);
      attached.port.push(loginUrl(source(), url));
    },
    leadToAbnormalPage({ isRateLimited }) {
      attached?.port.replace(abnormalPageUrl(currentUrl(), { isRateLimited }));
    },
  };
}
