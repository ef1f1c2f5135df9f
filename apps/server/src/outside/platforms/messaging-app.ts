import { z } from 'zod';
import { askPlatform, withParameters } from './ask-platform';
import { type MessagingAppPlatform, type MiniProgramPlatform, PlatformRefusal } from './platforms';
import type { TokenShelf } from './token-shelf';

/** An app registered with the messaging platform. */
export interface MessagingAppAccount {
  appId: string;
  secret: string;
  /** The platform's API, `https://api.weixin.qq.com`. */
  apiUrl: string;
}

interface Deps {
  fetch: typeof globalThis.fetch;
  tokens: TokenShelf;
}

/** Every answer may be an error instead; `errcode` 0 is none. */
const failing = { errcode: z.number().optional(), errmsg: z.string().optional() };

function expectSuccess({
  errcode = 0,
  errmsg = '',
}: {
  errcode?: number | undefined;
  errmsg?: string | undefined;
}) {
  if (errcode !== 0) throw new PlatformRefusal('messaging app', `${errcode} ${errmsg}`);
}

const required = (value: string | undefined): string => {
  if (!value) throw new PlatformRefusal('messaging app', 'an answer lacks what it must have');
  return value;
};

const token = z.object({
  access_token: z.string().optional(),
  expires_in: z.number().optional(),
  ...failing,
});

function accessToken(
  { appId, secret, apiUrl }: MessagingAppAccount,
  { fetch, tokens }: Deps,
): Promise<string> {
  return tokens.take(`messaging-app:${appId}:access`, async () => {
    const url = withParameters(`${apiUrl}/cgi-bin/token`, {
      grant_type: 'client_credential',
      appid: appId,
      secret,
    });
    const answer = await askPlatform(fetch, url, token);
    expectSuccess(answer);
    return { value: required(answer.access_token), expiresInSeconds: answer.expires_in ?? 7_200 };
  });
}

const oauth = z.object({
  openid: z.string().optional(),
  unionid: z.string().optional(),
  is_snapshotuser: z.number().optional(),
  ...failing,
});
const pageTicket = z.object({ ticket: z.string().optional(), expires_in: z.number().optional(), ...failing });

/** The official account's consent page and page script, by the platform's real protocol. */
export function createMessagingApp(
  account: MessagingAppAccount & { authorizeUrl: string },
  deps: Deps,
): MessagingAppPlatform {
  const { appId, secret, apiUrl } = account;
  return {
    appId,
    authorizeUrl({ redirectUrl, scope, state }) {
      const parameters = { appid: appId, redirect_uri: redirectUrl, response_type: 'code', scope, state };
      // The fragment is asked for even in a redirect.
      return `${withParameters(account.authorizeUrl, parameters)}#wechat_redirect`;
    },
    async exchangeCode(code) {
      const parameters = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const url = withParameters(`${apiUrl}/sns/oauth2/access_token`, parameters);
      const answer = await askPlatform(deps.fetch, url, oauth);
      expectSuccess(answer);
      const { openid, unionid = '', is_snapshotuser = 0 } = answer;
      return { openId: required(openid), unionId: unionid, isSnapshot: is_snapshotuser === 1 };
    },
    pageTicket: () =>
      deps.tokens.take(`messaging-app:${appId}:page`, async () => {
        const access_token = await accessToken(account, deps);
        const url = withParameters(`${apiUrl}/cgi-bin/ticket/getticket`, { access_token, type: 'jsapi' });
        const answer = await askPlatform(deps.fetch, url, pageTicket);
        expectSuccess(answer);
        return { value: required(answer.ticket), expiresInSeconds: answer.expires_in ?? 7_200 };
      }),
  };
}

const session = z.object({
  openid: z.string().optional(),
  session_key: z.string().optional(),
  unionid: z.string().optional(),
  ...failing,
});
const phone = z.object({ phone_info: z.object({ purePhoneNumber: z.string() }).optional(), ...failing });

/** The messaging app's mini-program, by the platform's real protocol. */
export function createMiniProgram(account: MessagingAppAccount, deps: Deps): MiniProgramPlatform {
  const { appId, secret, apiUrl } = account;
  return {
    appId,
    async exchangeCode(code) {
      const parameters = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' };
      const url = withParameters(`${apiUrl}/sns/jscode2session`, parameters);
      const answer = await askPlatform(deps.fetch, url, session);
      expectSuccess(answer);
      const { openid, session_key, unionid = '' } = answer;
      return { openId: required(openid), unionId: unionid, sessionKey: required(session_key) };
    },
    async mobileOfCode(code) {
      const access_token = await accessToken(account, deps);
      const url = withParameters(`${apiUrl}/wxa/business/getuserphonenumber`, { access_token });
      const answer = await askPlatform(deps.fetch, url, phone, { code });
      expectSuccess(answer);
      return required(answer.phone_info?.purePhoneNumber);
    },
  };
}
