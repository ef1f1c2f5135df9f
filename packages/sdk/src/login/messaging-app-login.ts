import type { ApiClient } from '@yunyou/api-client';
import {
  authCallbackParameters,
  channelSource,
  type H5LoginScope,
  h5LoginPath,
  h5LoginReturnType,
  h5LoginScopes,
  h5LoginSkippedHostPrefixes,
  uniqueCheckRandomLength,
  uniqueCheckWord,
} from '@yunyou/contract';
import { parseQuery, paths } from '@yunyou/navigation';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import type { Session } from '../session/session';
import type { SessionStore } from '../session/session-store';
import { hostNameOf, localPart, withoutParameters, withParameters } from './addresses';
import { storeNewAccount, storeOpenId } from './new-account';

/** How the messaging platform's login is set up. */
export interface MessagingAppLoginOptions {
  /** The official account's id, for the consent page. Default: the server's own. */
  appId?: string;
  /** Where the consent page is reached. Default: the server's, below `baseUrl`. */
  authorizeUrl?: string;
  /** Asked at the launch: `snsapi_base` asks the person nothing. Default `snsapi_base`. */
  launchScope?: H5LoginScope;
}

/**
 * - `skipped`: nothing to do here, such as on a local host, back from a cashier, or later in a visit that has been through
 * - `left`: the page is being left for the consent page
 * - `loggedIn`: the person came back and is in
 * - `refused`: the way back could not be trusted twice over; they stay a visitor
 */
export type MessagingAppLaunch = 'skipped' | 'left' | 'loggedIn' | 'refused';

/** The login by the messaging app's consent page. */
export interface MessagingAppLogin {
  /**
   * The launch of a page in the messaging app: takes up what the consent page brought back, or goes there once per visit.
   * Rejects with LoginError (result 1: somebody new, stored for the login by mobile) or ApiError.
   */
  launch(): Promise<MessagingAppLaunch>;
  /** The person wants to log in: goes to the consent page and comes back to `returnTo`. Default: the page shown. */
  ask(scope?: H5LoginScope, returnTo?: string): MessagingAppLaunch;
}

const uniqueCheckKey = 'uniqueCheck';
/** Path and query to come back to, as the spec stores them. */
const jumpUrlKey = 'jumpUrl';
/** How often this visit was led away although the way back could not be trusted; travels along, for storage may be lost. */
const triesParameter = 'authTries';
const maxTries = 2;

/** Everything of the login in an address; all of it is taken out at once, so that it is never shared, logged or used twice. */
const strippedParameters: readonly string[] = [...authCallbackParameters, uniqueCheckKey, triesParameter];

export interface MessagingAppLoginParts {
  session: Session;
  store: SessionStore;
  navigation: Pick<SdkNavigation, 'table' | 'redirect'>;
}

/** The messaging platform's H5 login (spec section 4). */
export function createMessagingAppLogin(
  { host, random, options: { baseUrl, messagingAppLogin: options = {} } }: Core,
  api: ApiClient,
  { session, store, navigation }: MessagingAppLoginParts,
): MessagingAppLogin {
  const { sessionStorage, location } = host;

  const isSkipped = () =>
    h5LoginSkippedHostPrefixes.some((prefix) => hostNameOf(location.href).startsWith(prefix));

  function leave(scope: H5LoginScope, returnTo: string, tries: number): MessagingAppLaunch {
    const check = createUniqueCheck(random);
    sessionStorage.set(uniqueCheckKey, check);
    sessionStorage.set(jumpUrlKey, localPart(returnTo));
    const redirectUrl = withParameters(returnTo, {
      [uniqueCheckKey]: check,
      [triesParameter]: String(tries),
    });
    host.openUrl(
      withParameters(options.authorizeUrl ?? `${baseUrl}${h5LoginPath}`, {
        id: check,
        appid: options.appId ?? '',
        redirect_url: redirectUrl,
        scopeType: scope,
        returnType: h5LoginReturnType,
      }),
    );
    return 'left';
  }

  async function takeUp(query: Readonly<Record<string, string | undefined>>): Promise<MessagingAppLaunch> {
    // Whatever comes of it, the same address is never taken up again: the back button leads here too.
    sessionStorage.set(uniqueCheckKey, `used:${sessionStorage.get(uniqueCheckKey)}`);
    const { access_token = '', expires_in = '', openid = '', refresh_token = '', sign = '' } = query;
    const request = { access_token, expires_in, openid, refresh_token, sign };
    try {
      await session.enter(async () => {
        const response = await api.login.messagingApp(
          { source: channelSource.messagingApp, ...request },
          stayOnPage,
        );
        storeOpenId(host.storage, response.data);
        return response;
      });
    } catch (error) {
      storeNewAccount(sessionStorage, error);
      throw error;
    }
    const jumpUrl = sessionStorage.get(jumpUrlKey);
    sessionStorage.remove(jumpUrlKey);
    const isBase = query.scopeType === h5LoginScopes.base;
    const wanted = isBase ? localPart(location.href) : (jumpUrl ?? localPart(location.href));
    const target = navigation.table.resolve(wanted) ? wanted : indexPath;
    if (target !== localPart(location.href)) navigation.redirect(target);
    return 'loggedIn';
  }

  return {
    async launch() {
      const query = parseQuery(/\?([^#]*)/.exec(location.href)?.[1] ?? '');
      const carriesLogin = Boolean(query.access_token && query.scopeType);
      const clean = withoutParameters(location.href, strippedParameters);
      if (clean !== location.href) location.replaceUrl(clean);
      if (isSkipped()) return 'skipped';

      const stored = sessionStorage.get(uniqueCheckKey);
      const isMatching = carriesLogin
        ? stored !== undefined && query[uniqueCheckKey] === stored
        : stored !== undefined;
      if (isMatching && carriesLogin) return takeUp(query);
      // Whoever returns from a cashier, often in a window of its own, is to read what became of the payment.
      const isBackFromCashier =
        navigation.table.resolve(localPart(clean))?.route.path === paths.paymentCallback;
      if (isMatching || isBackFromCashier) return 'skipped';

      store.clear();
      const tries = carriesLogin ? Number(query[triesParameter]) || 0 : 0;
      if (tries + 1 >= maxTries) return 'refused';
      return leave(options.launchScope ?? h5LoginScopes.base, clean, carriesLogin ? tries + 1 : 0);
    },
    ask(scope = h5LoginScopes.userInfo, returnTo = location.href) {
      if (isSkipped()) return 'skipped';
      return leave(scope, withoutParameters(returnTo, strippedParameters), 0);
    },
  };
}

const indexPath = '/views/index/index';

function createUniqueCheck(random: () => number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const id = Array.from(
    { length: uniqueCheckRandomLength },
    () => letters[Math.floor(random() * letters.length)] ?? 'a',
  ).join('');
  return id + uniqueCheckWord;
}
