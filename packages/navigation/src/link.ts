import { paths } from './paths';
import { buildUrl } from './query';
import type { RouteTable } from './route-table';

/** Where a configured link leads. */
export type Link =
  | { kind: 'INNER'; url: string }
  | { kind: 'H5'; url: string }
  /** A page of another mini-program. */
  | { kind: 'MP'; appId: string; path: string }
  /** A video of an account in the messaging app. */
  | { kind: 'VIDEO'; account: string; videoId: string }
  /** The live room of an account in the messaging app. */
  | { kind: 'LIVE'; account: string }
  | { kind: 'INVALID' };

/** Links that leave the app. */
export type OuterLink = Exclude<Link, { kind: 'INNER' | 'INVALID' }>;

const invalid: Link = { kind: 'INVALID' };

/**
 * Reads a link target. A target that cannot be read, or an inner one whose page does not exist, is INVALID.
 *
 * - `/pages/login/login?x=1`: a page of the app; old paths come back in their canonical form
 * - `https://…`, `http://…`, `//…`: a web page
 * - `mp:<appId>/<path>`: a page of another mini-program, without a path its first one
 * - `video:<account>/<video id>` and `live:<account>`
 */
export function parseLink(target: string, table: RouteTable): Link {
  const text = target.trim();
  if (/^(?:https?:)?\/\/[^\s/?#]+\S*$/i.test(text)) {
    return { kind: 'H5', url: text.startsWith('//') ? `https:${text}` : text };
  }
  if (text.startsWith('/') && !text.startsWith('//')) {
    if (!table.mayHave(text)) return invalid;
    const found = table.resolve(text);
    return { kind: 'INNER', url: found?.redirectTo ?? (text === '/' ? paths.home : text) };
  }
  const [, scheme, id = '', rest = ''] = /^(mp|video|live):([\w-]+)(?:\/(\S*))?$/.exec(text) ?? [];
  if (scheme === 'mp') return { kind: 'MP', appId: id, path: rest };
  if (scheme === 'video' && rest) return { kind: 'VIDEO', account: id, videoId: rest };
  if (scheme === 'live' && !rest) return { kind: 'LIVE', account: id };
  return invalid;
}

/** The page that shows a web address inside the app. */
export function webPageUrl(url: string): string {
  return buildUrl(paths.web, { url });
}
