import { parseCookies } from '../cookies';
import type { TextStorage } from '../host';
import type { BrowserDocument } from './window';

/** How long a kept value lives: as long as browsers allow. */
const maxAgeSeconds = 400 * 24 * 3600;

/**
 * Texts in cookies of this site, so that a server that renders pages knows them with the first request. Cookies that are
 * refused are kept in memory, like everything of a storage that is shut.
 *
 * @param isSecure whether the page came over https; then the cookies travel over nothing else
 */
export function createCookieStorage(
  area: () => Pick<BrowserDocument, 'cookie'>,
  isSecure: () => boolean,
): TextStorage {
  const inMemory = new Map<string, string>();
  const attributes = () => `; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

  const read = (key: string): string | undefined => {
    try {
      return parseCookies(area().cookie)[key];
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string, seconds: number): void => {
    try {
      area().cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; Max-Age=${seconds}${attributes()}`;
    } catch {
      // Cookies are shut; what was written is kept in memory below.
    }
  };

  return {
    get: (key) => inMemory.get(key) ?? read(key),
    set(key, value) {
      write(key, value, maxAgeSeconds);
      if (read(key) === value) inMemory.delete(key);
      else inMemory.set(key, value);
    },
    remove(key) {
      inMemory.delete(key);
      write(key, '', 0);
    },
  };
}
