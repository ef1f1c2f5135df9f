import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type JumpTarget,
  jumpChain,
  jumpCodeLength,
  jumpCodeSigns,
  serverErrorCode,
  timeStatus,
} from '@yunyou/contract';
import {
  buildUrl,
  canonicalPath,
  type Link,
  mergeScene,
  parseLink,
  parseQuery,
  type Query,
  splitUrl,
} from '@yunyou/navigation';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';

/** Where a jump page leads: nowhere any more, on at once, or on by a button. */
export type Jump =
  | { state: 'over' }
  | { state: 'on'; url: string; target: JumpTarget }
  | {
      state: 'card';
      target: JumpTarget;
      link: Exclude<Link, { kind: 'INVALID' }>;
      /** The web page is of the site that the app is on. */
      isOwnSite: boolean;
    };

/** Jump pages. Every call rejects with ApiError. */
export interface Jumps {
  /**
   * What the jump page of an address does. The address says which code it is and what goes along, as it stands or in its scene;
   * where that leads says the server alone. What is unknown, over, unreadable or leads round in a circle is `over`.
   *
   * @param url path and query. Default: the page shown
   */
  open(url?: string, options?: CallOptions): Promise<Jump>;
}

/** What an address of a jump page says of itself; the rest goes along. */
const own = new Set(['code', 'scene', 'via']);
/** Parameters by which pages are told addresses: those come from the server, too. */
const addresses = new Set(['url', 'urls', 'redirectUrl', 'redirect']);

const isCode = (code: string): boolean => new RegExp(`^[${jumpCodeSigns}]{${jumpCodeLength}}$`).test(code);

/** The codes that have led here, the first first. */
const wayOf = (via = ''): string[] => via.split('.').filter(isCode);

const isOver = (error: unknown): boolean =>
  isApiError(error) && (error.code === serverErrorCode.notFound || error.rule === 'linkOver');

/** An inner target with what goes along. The target's own parameters stay what they are. */
function withQuery(target: string, query: Query): string {
  const { path, search, hash } = splitUrl(target);
  const along = Object.entries(query).filter(([name]) => !own.has(name) && !addresses.has(name));
  return buildUrl(path, { ...Object.fromEntries(along), ...parseQuery(search.slice(1)) }) + hash;
}

/** Host and port of a web address, with whatever stands before them; not every channel has `URL`. */
const siteOf = (url: string): string | undefined => /^https?:\/\/([^/?#\\]+)/i.exec(url)?.[1]?.toLowerCase();

const isOfSite = (url: string, href: string): boolean => {
  const site = siteOf(url);
  return site !== undefined && site === siteOf(href);
};

export function createJumps(
  { host, channel }: Pick<Core, 'host' | 'channel'>,
  { jump: api }: ApiClient,
  navigation: Pick<SdkNavigation, 'table' | 'currentUrl' | 'loadRoutes'>,
): Jumps {
  /** Where a target leads from an address, undefined for nowhere. */
  function linkOf(target: JumpTarget, { path, query }: { path: string; query: Query }) {
    const link = parseLink(target.target, navigation.table);
    if (link.kind !== 'INNER') return link.kind === 'INVALID' ? undefined : link;
    const url = withQuery(link.url, query);
    if (canonicalPath(splitUrl(url).path) !== canonicalPath(path)) return { ...link, url };
    // From one jump page to another: not round, and not for ever.
    const way = [...wayOf(query.via), target.code];
    const next = mergeScene(parseQuery(splitUrl(url).search.slice(1))).code ?? '';
    if (way.includes(next) || way.length >= jumpChain) return undefined;
    return { ...link, url: withVia(url, way) };
  }

  return {
    async open(url = navigation.currentUrl(), options) {
      const { path, search } = splitUrl(url);
      const query = mergeScene(parseQuery(search.slice(1)));
      const code = query.code?.toUpperCase() ?? '';
      if (!isCode(code)) return { state: 'over' };
      // Inside the app nobody else has read where this came from.
      channel.readQuery(query);
      let target: JumpTarget;
      try {
        [target] = await Promise.all([
          api.resolve({ code }, { ...stayOnPage, ...options }),
          navigation.loadRoutes(),
        ]);
      } catch (error) {
        if (isOver(error)) return { state: 'over' };
        throw error;
      }
      const link = linkOf(target, { path, query });
      if (!link) return { state: 'over' };
      const isOn = target.auto && target.timeStatus === timeStatus.ongoing;
      if (link.kind === 'INNER' && isOn) return { state: 'on', url: link.url, target };
      return {
        state: 'card',
        target,
        link,
        isOwnSite: link.kind === 'H5' && isOfSite(link.url, host.location.href),
      };
    },
  };
}

function withVia(url: string, way: readonly string[]): string {
  const { path, search, hash } = splitUrl(url);
  return buildUrl(path, { ...parseQuery(search.slice(1)), via: way.join('.') }) + hash;
}
