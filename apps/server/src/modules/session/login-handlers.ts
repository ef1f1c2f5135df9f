import { loginResult } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import { countFromNetwork } from '../../http/rate-limit';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { isGrantSigned, takeGrant } from '../../outside/platforms/broker';
import { PlatformRefusal } from '../../outside/platforms/platforms';
import { openPhoneData } from '../../outside/platforms/session-data';
import { type Account, BoundElsewhere, bindAccount, memberOfAccount, takeBindTicket } from './account-store';
import { enterByAccount, enterByMobile, enterWithoutMobile } from './enter';
import { makePicture, solvePicture } from './pictures';
import { readMember } from './store';

const HOUR_MS = 60 * 60_000;
const LOGINS_PER_ADDRESS = { max: 240, windowMs: HOUR_MS };
const PICTURES_PER_ADDRESS = { max: 120, windowMs: HOUR_MS };
const MOBILE = /^1[2-9]\d{9}$/;

export const login: HandlersFor<'login'> = {
  async picture(request) {
    await countFromNetwork(request, 'picture-from', PICTURES_PER_ADDRESS);
    return makePicture(request);
  },

  async checkPicture(request, input) {
    await countFromNetwork(request, 'picture-try-from', PICTURES_PER_ADDRESS);
    await solvePicture(request, input);
    return null;
  },

  async test(request, { mobile, source = request.source, shareCode }) {
    if (request.config.mode === 'production') throw notFound();
    return enterByMobile(request, { mobile, source, shareCode });
  },

  async applet(request, { wxAppId, code, source, mobile = '', shareCode, encryptedData, iv, phoneCode }) {
    await limit(request);
    const platform = configured(request.platforms.miniProgram, wxAppId);
    const session = await believing(request, () => platform.exchangeCode(code));
    const account: Account = { provider: 'mini-program', appId: platform.appId, ...openIdsOf(session) };
    const asked = phoneCode !== undefined || encryptedData !== undefined;
    if (asked) {
      const proven = await believing(request, async () => {
        if (phoneCode !== undefined) return platform.mobileOfCode(phoneCode);
        return openPhoneData(
          { ...session, appId: platform.appId },
          { encryptedData: encryptedData ?? '', iv: iv ?? '' },
        );
      });
      return enterByMobile(request, { mobile: provenMobile(proven), source, shareCode, account });
    }
    if (mobile !== '' && (await belongsToAnother(request, account, mobile))) {
      return { token: '', result: loginResult.phoneBoundElsewhere, data: { openid: account.openId } };
    }
    return enterByAccount(request, account);
  },

  async appletCode(request, { wxAppId, code }) {
    await limit(request);
    const platform = configured(request.platforms.miniProgram, wxAppId);
    const session = await believing(request, () => platform.exchangeCode(code));
    const account: Account = { provider: 'mini-program', appId: platform.appId, ...openIdsOf(session) };
    try {
      const { db, clock, memberId } = request;
      await inTransaction(db, (tx) => bindAccount({ tx, clock }, memberId, account));
    } catch (error) {
      if (error instanceof BoundElsewhere) throw refuse('mobileTaken');
      throw error;
    }
    return { openid: account.openId };
  },

  async shortVideo(request, { wxAppId, code, anonymousCode, source, shareCode, encryptedData, iv = '' }) {
    await limit(request);
    const platform = configured(request.platforms.shortVideo, wxAppId);
    const session = await believing(request, () => platform.exchangeCode(code, anonymousCode));
    const account: Account = { provider: 'short-video', appId: platform.appId, ...openIdsOf(session) };
    if (encryptedData === undefined) return enterByAccount(request, account);
    const proven = await believing(request, async () =>
      openPhoneData({ ...session, appId: platform.appId }, { encryptedData, iv }),
    );
    return enterByMobile(request, { mobile: provenMobile(proven), source, shareCode, account });
  },

  async messagingApp(request, { access_token, expires_in, openid, refresh_token, sign }) {
    await limit(request);
    const { platforms } = request;
    const grant = { access_token, expires_in: String(expires_in), openid, refresh_token };
    if (!platforms.messagingApp) throw notFound();
    if (!isGrantSigned(platforms.brokerSecret, grant, sign)) throw refuse('authorisationFailed');
    const used = await takeGrant(request, grant);
    if (!used) throw refuse('authorisationFailed');
    if (used.isSnapshot) {
      return { token: '', result: loginResult.newUser, data: { openid: '', isSnapshot: true } };
    }
    const { appId, openId, unionId } = used;
    return enterByAccount(request, { provider: 'messaging-app', appId, openId, unionId });
  },

  async regional(request, { ticket, source, shareCode }) {
    await limit(request);
    const platform = request.platforms.regional;
    if (!platform) throw notFound();
    const { userId, mobile } = await believing(request, () => platform.verify(ticket));
    const account: Account = { provider: 'regional', appId: 'regional', openId: userId, unionId: '' };
    if (MOBILE.test(mobile)) return enterByMobile(request, { mobile, source, shareCode, account });
    const isKnown = (await memberOfAccount(request.db, account)) !== undefined;
    return isKnown
      ? enterByAccount(request, account)
      : enterWithoutMobile(request, { source, shareCode, account });
  },

  async paymentApp(request, { wxAppId, code }) {
    await limit(request);
    const platform = configured(request.platforms.paymentApp, wxAppId);
    const ids = await believing(request, () => platform.exchangeCode(code));
    const account: Account = { provider: 'payment-app', appId: platform.appId, ...ids };
    return enterByAccount(request, account, loginResult.okForPaymentApp);
  },

  async paymentAppMobile(request, { wxAppId, source, shareCode, openid, code, encryptedData, bindTicket }) {
    await limit(request);
    const platform = configured(request.platforms.paymentApp, wxAppId);
    const account: Account = { provider: 'payment-app', appId: platform.appId, openId: openid, unionId: '' };
    if (code !== undefined) {
      const proven = await believing(request, () => platform.mobileOfCode(code));
      if (proven.openId !== openid) throw refuse('authorisationFailed');
      const mobile = provenMobile(proven.mobile);
      const known = { ...account, unionId: proven.unionId };
      return enterByMobile(
        request,
        { mobile, source, shareCode, account: known },
        loginResult.okForPaymentApp,
      );
    }
    // A number alone proves nobody's open id: the ticket of the login that came before does.
    const ticketed = bindTicket === undefined ? undefined : await takeBindTicket(request, bindTicket);
    if (encryptedData === undefined || ticketed?.provider !== 'payment-app' || ticketed.openId !== openid) {
      throw refuse('authorisationFailed');
    }
    const mobile = provenMobile(await believing(request, async () => platform.openMobile(encryptedData)));
    return enterByMobile(
      request,
      { mobile, source, shareCode, account: ticketed },
      loginResult.okForPaymentApp,
    );
  },
};

const limit = (request: VisitorRequest) => countFromNetwork(request, 'login-from', LOGINS_PER_ADDRESS);

const openIdsOf = ({ openId, unionId }: { openId: string; unionId: string }) => ({ openId, unionId });

/** The platform, if we have it and the client means the same app. */
function configured<Platform extends { readonly appId: string }>(
  platform: Platform | undefined,
  appId: string,
): Platform {
  if (!platform) throw notFound();
  if (platform.appId !== appId) throw badInput([{ field: 'wxAppId', reason: 'Not an app of ours' }]);
  return platform;
}

/** Asks a platform; what it refuses is told to the person as a failed authorisation, and logged by its reason. */
async function believing<Result>(
  { log }: Pick<VisitorRequest, 'log'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error;
    log.warn({ err: error }, 'platform login refused');
    throw refuse('authorisationFailed');
  }
}

function provenMobile(mobile: string): string {
  if (!MOBILE.test(mobile)) throw refuse('authorisationFailed');
  return mobile;
}

async function belongsToAnother(request: VisitorRequest, account: Account, mobile: string): Promise<boolean> {
  const memberId = await memberOfAccount(request.db, account);
  return memberId !== undefined && (await readMember(request, memberId)).mobile !== mobile;
}
