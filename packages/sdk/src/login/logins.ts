import type { ApiClient, CallOptions } from '@yunyou/api-client';
import { channelSource, type LoginResponse, loginResult, type ResponseOf } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import { parseQuery } from '@yunyou/navigation';
import type { AppConfig } from '../config/app-config';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { LoginError } from '../session/login-error';
import { sharedByOf } from '../session/share-code';
import { splitAddress, withoutParameters } from './addresses';
import {
  createMessagingAppLogin,
  type MessagingAppLogin,
  type MessagingAppLoginParts,
} from './messaging-app-login';
import { readNewAccount, storeNewAccount, storeOpenId } from './new-account';
import { type PhoneAnswer, readPhoneAnswer } from './phone-authorisation';

/** What a platform's page has at hand when somebody logs in. */
export interface PlatformLogin {
  /** What the phone button answered. Without it only somebody known gets in. */
  phone?: PhoneAnswer;
  /**
   * The platform's code, fetched before the phone button was tapped: fetching one afterwards may make its data worthless.
   * Default: a fresh one.
   */
  code?: string;
}

/**
 * The ways in besides the mobile number. Each resolves when the user is loaded and rejects with LoginError, ApiError, or with
 * HostError where the platform gave no code; phone answers that do not count reject with AuthorisationError. Somebody
 * new (result 1) is stored, so that `session.loginByMobile` binds their account. The launch is at its end after each.
 */
export interface Logins {
  /** A picture with digits, for those whom `session.requestCode` refuses with `pictureNeeded`. */
  picture(options?: CallOptions): Promise<ResponseOf<'login', 'picture'>>;
  /** Solves it; its `picId` then goes to `requestCode`. Rejects with rule `pictureWrong`. */
  solvePicture(picId: string, code: string, options?: CallOptions): Promise<void>;
  /** With a number alone; never in production. */
  byTest(mobile: string): Promise<void>;
  /** With the messaging app's mini-program; then the white list is checked. */
  byMiniProgram(login?: PlatformLogin): Promise<void>;
  /** Renews the platform's session of somebody who is in. */
  renewMiniProgram(): Promise<void>;
  /** With the short-video app's mini-program. */
  byShortVideo(login?: PlatformLogin): Promise<void>;
  /** With the ticket of the regional platform, source 20. */
  byRegion(ticket: string): Promise<void>;
  /** With the payment app's mini-program; LoginError with result 1 for somebody new. */
  byPaymentApp(): Promise<void>;
  /** What the authorisation button handed out, after `byPaymentApp` met somebody new. */
  byPaymentAppMobile(proof: { code: string } | { encryptedData: string; iv?: string }): Promise<void>;
  readonly messagingApp: MessagingAppLogin;
  /**
   * Whom a platform's login met and did not let in: `new` waits for their mobile number, which binds the account;
   * `standIn` only looks at a snapshot of the page and can't log in there.
   */
  newcomer(): 'new' | 'standIn' | undefined;
  /**
   * The launch where the app around logs in by itself: `messagingApp.launch()`, or the regional platform's `ticket` of the
   * address, which is cut from it. A failure is only logged; who is new is stored. Never rejects.
   */
  launch(): Promise<void>;
}

/** Parameter of an address by which the regional platform sends somebody here. */
const ticketParameter = 'ticket';

/** The regional platform's ticket in the address; it is cut from it, as it must not be shared or sent again. */
function takeTicket(location: Host['location']): string | undefined {
  const ticket = parseQuery(splitAddress(location.href).pairs.join('&'))[ticketParameter];
  if (ticket) location.replaceUrl(withoutParameters(location.href, [ticketParameter]));
  return ticket;
}

export interface LoginParts extends MessagingAppLoginParts {
  config: Pick<AppConfig, 'checkWhiteList'>;
}

/** The logins by picture and by platform. Lazy. */
export function createLogins(core: Core, api: ApiClient, parts: LoginParts): Logins {
  const { host, channel, source, logger } = core;
  const { session, config } = parts;
  const messagingApp = createMessagingAppLogin(core, api, parts);
  const { platformAppId = '' } = core.options;
  let isStandIn = false;
  const { sessionStorage, storage } = host;

  /** Everything goes through here, the platform's own answers included: the launch ends even when those fail. */
  async function enter(call: () => Promise<LoginResponse>): Promise<void> {
    try {
      await session.enter(async () => {
        const response = await call();
        storeOpenId(storage, response.data);
        return response;
      });
    } catch (error) {
      storeNewAccount(sessionStorage, error);
      throw error;
    }
  }

  const base = async (code?: string) => ({
    wxAppId: platformAppId,
    code: code ?? (await host.loginCode()),
    source: source(),
    shareCode: sharedByOf(channel),
  });
  /** The payment app's logins, whatever channel a link has set for the visit (spec section 3). */
  const inPaymentApp = async () => ({
    wxAppId: platformAppId || (await api.bridge.urlSignature({ url: host.location.href })).appId,
    source: channelSource.paymentApp,
  });

  const byRegion = (ticket: string) =>
    enter(() =>
      api.login.regional(
        { ticket, source: channelSource.regional, shareCode: sharedByOf(channel) },
        stayOnPage,
      ),
    );

  return {
    picture: (options) => api.login.picture({}, { ...stayOnPage, ...options }),
    async solvePicture(picId, code, options) {
      await api.login.checkPicture({ picId, code }, { ...stayOnPage, ...options });
    },
    byTest: (mobile) =>
      enter(() => api.login.test({ mobile, source: source(), shareCode: sharedByOf(channel) }, stayOnPage)),
    async byMiniProgram({ phone, code } = {}) {
      try {
        await enter(async () => {
          const proof = phone && readPhoneAnswer(phone);
          const mobile = session.state.user?.phoneNumber || undefined;
          return api.login.applet({ ...(await base(code)), mobile, ...proof }, stayOnPage);
        });
      } finally {
        // By the open id that was stored just now, whether or not somebody is in.
        await config.checkWhiteList();
      }
    },
    async renewMiniProgram() {
      const { wxAppId, code } = await base();
      const { openid } = await api.login.appletCode({ wxAppId, code });
      storeOpenId(storage, { openid });
    },
    byShortVideo: ({ phone, code } = {}) =>
      enter(async () => {
        const proof = phone && readPhoneAnswer(phone);
        return api.login.shortVideo({ ...(await base(code)), ...proof }, stayOnPage);
      }),
    byRegion,
    byPaymentApp: () =>
      enter(async () => {
        const code = await host.loginCode();
        return api.login.paymentApp({ ...(await inPaymentApp()), code }, stayOnPage);
      }),
    byPaymentAppMobile: (proof) =>
      enter(async () => {
        const { openid = '', bindTicket } = readNewAccount(sessionStorage) ?? {};
        const cameBy = { ...(await inPaymentApp()), shareCode: sharedByOf(channel) };
        const known = { ...cameBy, openid, bindTicket };
        return api.login.paymentAppMobile({ ...known, ...proof }, stayOnPage);
      }),
    messagingApp,
    newcomer() {
      if (isStandIn) return 'standIn';
      return readNewAccount(sessionStorage) && !session.state.isMember ? 'new' : undefined;
    },
    async launch() {
      try {
        const ticket = core.source() === channelSource.regional && takeTicket(host.location);
        if (ticket) await byRegion(ticket);
        else await messagingApp.launch();
      } catch (error) {
        if (error instanceof LoginError && error.result === loginResult.newUser) {
          isStandIn = error.data.isSnapshot === true;
          return;
        }
        logger.error('The login at the launch failed', error);
      } finally {
        // By the open id that was stored just now.
        void config.checkWhiteList();
      }
    },
  };
}
