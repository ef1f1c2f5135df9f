import type { Locale } from '@yunyou/contract';

/** A page of the product. */
export interface Route {
  /** Canonical path: `/packages/order/payment/payment`. */
  path: string;
  /** Unique short name: `login`, and for pages of a package `order/payment`. */
  name: string;
  titles: Readonly<Record<Locale, string>>;
  /** A member login is needed. */
  auth: boolean;
  /** The page cannot be shared in any channel. */
  disabledShare: boolean;
  isHome: boolean;
  /** The tab bar is hidden, unless `showTabbar`. */
  hideTabbar: boolean;
  showTabbar: boolean;
  pullDownRefresh: boolean;
  /** Metadata: the description in the document's head. Default: the page's own data decides. */
  description?: Readonly<Record<Locale, string>>;
  /** Its data may be prefetched. Default false. */
  prefetch?: boolean;
  /** The page is not reported as seen. Default false. */
  untracked?: boolean;
  /** Its parameters open what is somebody's own: it is shared without any. Default false. */
  ownParameters?: boolean;
  /** Names of its query parameters: what else an address has is not shared. Default: everything is. */
  query?: readonly string[];
}

/** A route as it is written down: flags may be left out, and one of them has an old spelling. */
export interface RawRoute extends Partial<Omit<Route, 'path' | 'name' | 'titles'>> {
  path: string;
  name: string;
  titles: Route['titles'];
  /** Old spelling of `disabledShare`. */
  disbledShare?: boolean;
}

/** Flags left out are false; a page without `showTabbar` hides the tab bar. */
export function completeRoute(raw: RawRoute): Route {
  const { disbledShare = false, ...route } = raw;
  const showTabbar = route.showTabbar ?? false;
  return {
    auth: false,
    isHome: false,
    pullDownRefresh: false,
    ...route,
    disabledShare: route.disabledShare || disbledShare,
    showTabbar,
    hideTabbar: route.hideTabbar ?? !showTabbar,
  };
}
