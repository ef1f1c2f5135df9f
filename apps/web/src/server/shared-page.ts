import { type Locale, locales } from '@yunyou/contract';
import { parseCookies } from '@yunyou/host';
import {
  cityStorageKey,
  languageParameter,
  localeStorageKey,
  memberStorageKey,
  openIdStorageKey,
  type Sdk,
  tokenStorageKey,
} from '@yunyou/sdk';
import { appearanceStorageKey, parseAppearance } from '@yunyou/ui';

/** A page as every visitor of its kind gets it. */
export interface SharedPage {
  /** Cache key: requests with the same key get the same document. */
  key: string;
  /** The request in canonical form: nothing in it is one visitor's alone, and it does not end with one visitor's. */
  request(): Request;
}

/** Cookies of somebody who is, or was, logged in. */
const MEMBER_COOKIES: readonly string[] = [tokenStorageKey, memberStorageKey, openIdStorageKey];
/** Headers that carry a login to the API. */
const LOGIN_HEADERS = ['authorization', 'x-request-token'];
/** Query parameters that tell how a visitor came, which no page shows: campaigns, and what ads and chats append. */
const TRACKING =
  /^(?:C_|chan_id|utm_)|^(?:gclid|fbclid|msclkid|yclid|gdt_vid|bd_vid|qz_gdt|spm|from|isappinstalled)$/;
/** What a login's consent page brings back. */
const CARRIES_A_LOGIN = /[?&](?:access_token|refresh_token|token|code|state)=/;
/** Longer addresses are nobody's but their visitor's. */
const MAX_ADDRESS_CHARS = 1_000;
/** A stored city is a name in two languages. */
const MAX_CITY_CHARS = 200;
/** Kinds of visitors that are remembered; the ones used longest ago go first. */
const MAX_KINDS = 1_000;

/** What a page depends on besides its address and the look. */
interface VisitorKind {
  locale: Locale;
  /** What the SDK makes of the user agent, as text. */
  channel: string;
}

/**
 * Finds the shared form of a request for a page: address without tracking, language, look, city and channel. Undefined where a page
 * may be one person's: with a login, after a consent page, at an address nobody else would have.
 *
 * @param sdkOf makes an SDK that asks nothing, for what it makes of the request
 */
export function createSharedPages(publicUrl: string, sdkOf: (request: Request) => Sdk) {
  const kinds = new Map<string, VisitorKind>();

  /** Remembered: an SDK costs more than everything else about a page that is kept. */
  function kindOf(request: Request, asked: string | null, stored: string | undefined): VisitorKind {
    const { headers } = request;
    const key = JSON.stringify([
      locales.find((one) => one === asked),
      locales.find((one) => one === stored),
      headers.get('accept-language'),
      headers.get('user-agent'),
    ]);
    let kind = kinds.get(key);
    if (!kind) {
      const sdk = sdkOf(request);
      kind = { locale: sdk.i18n.locale, channel: JSON.stringify(sdk.channel.info) };
      sdk.dispose();
    }
    kinds.delete(key);
    kinds.set(key, kind);
    const [oldest] = kinds.keys();
    if (kinds.size > MAX_KINDS && oldest !== undefined) kinds.delete(oldest);
    return kind;
  }

  return (request: Request): SharedPage | undefined => {
    const { headers } = request;
    if (LOGIN_HEADERS.some((name) => headers.has(name))) return undefined;
    const cookies = parseCookies(headers.get('cookie') ?? '');
    if (MEMBER_COOKIES.some((name) => cookies[name] !== undefined)) return undefined;
    const url = new URL(request.url);
    if (CARRIES_A_LOGIN.test(url.search) || url.href.length > MAX_ADDRESS_CHARS) return undefined;
    const query = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
    query.sort();
    const address = `${url.pathname}${query.size > 0 ? `?${query}` : ''}`;

    const asked = url.searchParams.get(languageParameter);
    const { locale, channel } = kindOf(request, asked, cookies[localeStorageKey]);
    const city = cookies[cityStorageKey] ?? '';
    if (city.length > MAX_CITY_CHARS) return undefined;
    const look = JSON.stringify(parseAppearance(cookies[appearanceStorageKey]));
    return {
      key: JSON.stringify([address, locale, look, city, channel]),
      request: () =>
        new Request(publicUrl + address, {
          headers: {
            cookie: [
              `${localeStorageKey}=${locale}`,
              `${appearanceStorageKey}=${encodeURIComponent(look)}`,
              ...(city ? [`${cityStorageKey}=${encodeURIComponent(city)}`] : []),
            ].join('; '),
            'user-agent': headers.get('user-agent') ?? '',
          },
        }),
    };
  };
}
