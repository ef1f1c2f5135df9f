import { createHash } from 'node:crypto';
import { type Host, parseCookies } from '@yunyou/host';
import { createMemoryHost, type MemoryHost } from '@yunyou/host/memory';
import { memberStorageKey, tokenStorageKey } from '@yunyou/sdk';
import { cookieKeys } from '../cookie-keys';

/** The host of one request: what the browser keeps in cookies, and what it says of itself. */
export function visitorHost(request: Request): MemoryHost {
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const kept = cookieKeys.flatMap((key) => {
    const value = cookies[key];
    // An emptied cookie is one there is not.
    return value ? [[key, value] as const] : [];
  });
  return createMemoryHost({
    storage: Object.fromEntries(kept),
    href: request.url,
    userAgent: request.headers.get('user-agent') ?? '',
    languages: languagesOf(request.headers.get('accept-language') ?? ''),
  });
}

/** Languages by preference, as `navigator.languages` has them. */
export function languagesOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1])
        .find((one) => one !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Cookies to take away: those of a login that turned out to be over. */
export function endedCookies(request: Request, host: MemoryHost): string[] {
  const given = parseCookies(request.headers.get('cookie') ?? '');
  return [tokenStorageKey, memberStorageKey]
    .filter((key) => given[key] !== undefined && host.storage.get(key) === undefined)
    .map((key) => `${key}=; Max-Age=0; Path=/; SameSite=Lax`);
}

/** Whether nobody is logged in. */
export const isVisitor = (host: Host): boolean => host.storage.get(tokenStorageKey) === undefined;

/**
 * For whom a page was rendered: `visitor`, or a mark of the login that tells nothing of its token. A service worker keeps
 * pages by it, and no longer than the login.
 */
export function pageFor(host: MemoryHost): string {
  const token = host.storage.get(tokenStorageKey);
  return token === undefined
    ? 'visitor'
    : createHash('sha256').update(token).digest('base64url').slice(0, 16);
}
