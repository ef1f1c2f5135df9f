import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type JumpBlock,
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

/** Where a link of a jump page leads. */
export interface JumpWay {
  link: Exclude<Link, { kind: 'INVALID' }>;
}

type JumpPicture = Extract<JumpBlock, { type: 'picture' }>;

/** A part of a jump page, the links of its picture read: undefined where one is over. */
export type JumpPart =
  | Exclude<JumpBlock, { type: 'picture' }>
  | (Omit<JumpPicture, 'areas'> & {
      areas: (Omit<JumpPicture['areas'][number], 'link'> & { way: JumpWay | undefined })[];
    });

/** Where a jump page leads: nowhere any more, on at once, or on by a button; or it shows parts of its own. */
export type Jump =
  | { state: 'over' }
  | { state: 'on'; url: string; target: JumpTarget }
  | ({ state: 'card'; target: JumpTarget } & JumpWay)
  | { state: 'show'; target: JumpTarget; parts: JumpPart[] };

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

export function createJumps(
  { channel }: Pick<Core, 'channel'>,
  { jump: api }: ApiClient,
  navigation: Pick<SdkNavigation, 'table' | 'currentUrl' | 'loadRoutes'>,
): Jumps {
  /** Where a target leads from an address, undefined for nowhere. */
  function linkOf(
    { code, target }: Pick<JumpTarget, 'code' | 'target'>,
    { path, query }: { path: string; query: Query },
  ) {
    const link = parseLink(target, navigation.table);
    if (link.kind !== 'INNER') return link.kind === 'INVALID' ? undefined : link;
    const url = withQuery(link.url, query);
    if (canonicalPath(splitUrl(url).path) !== canonicalPath(path)) return { ...link, url };
    // From one jump page to another: not round, and not for ever.
    const way = [...wayOf(query.via), code];
    const next = mergeScene(parseQuery(splitUrl(url).search.slice(1))).code ?? '';
    if (way.includes(next) || way.length >= jumpChain) return undefined;
    return { ...link, url: withVia(url, way) };
  }

  const partsOf = ({ code, blocks }: JumpTarget, from: { path: string; query: Query }): JumpPart[] =>
    blocks.map((block) =>
      block.type === 'picture'
        ? {
            ...block,
            areas: block.areas.map(({ link: target, ...area }) => {
              const link = linkOf({ code, target }, from);
              return { ...area, way: link && { link } };
            }),
          }
        : block,
    );

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
      if (target.mode === 'show') return { state: 'show', target, parts: partsOf(target, { path, query }) };
      const link = linkOf(target, { path, query });
      if (!link) return { state: 'over' };
      const isOn = target.auto && target.timeStatus === timeStatus.ongoing;
      if (link.kind === 'INNER' && isOn) return { state: 'on', url: link.url, target };
      return { state: 'card', target, link };
    },
  };
}

function withVia(url: string, way: readonly string[]): string {
  const { path, search, hash } = splitUrl(url);
  return buildUrl(path, { ...parseQuery(search.slice(1)), via: way.join('.') }) + hash;
}
