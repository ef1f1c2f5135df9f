import type { Locale } from '@yunyou/contract';

type Texts = Readonly<Record<Locale, string>>;

/** A page of the product as the registry has it. Flags left out are false. */
export interface PageEntry {
  /** Canonical path; the route file of the web app has the same. */
  path: string;
  titles: Texts;
  /** Metadata: the description in the document's head. Default: the page's own data, or the operator's words for sharing. */
  description?: Texts;
  /** A member login is needed. */
  auth?: boolean;
  /** The page cannot be shared in any channel. */
  disabledShare?: boolean;
  /** The page is not reported as seen: previews, logins, errors and other sites. */
  untracked?: boolean;
  /** Its parameters open what is somebody's own: it is shared without any of them. */
  ownParameters?: boolean;
  isHome?: boolean;
  /** Default: the tab bar is hidden, except on the pages of a tab. */
  hideTabbar?: boolean;
  pullDownRefresh?: boolean;
  /** Names of the query parameters; a question mark behind one that may be left out. */
  query?: readonly string[];
  /** Its loader reads `sdk.prefetch`: its data may be prefetched. */
  prefetch?: boolean;
  /** Opens without a network once it was seen: the document as last seen, or the data that the SDK keeps itself. */
  offline?: 'page' | 'data';
  /** The tab that leads to it: word and icons of the tab bar. */
  tab?: { text: Texts; icon: string; selectedIcon: string };
}

/** Pages by the name that `hrefs` has for them. */
export const definePages = <const Entries extends Readonly<Record<string, PageEntry>>>(
  entries: Entries,
): Entries => entries;
