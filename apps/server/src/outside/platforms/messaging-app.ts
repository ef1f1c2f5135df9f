import { z } from 'zod';
import { askPlatform, withParameters } from './ask-platform';
import { type MessagingAppPlatform, type MiniProgramPlatform, PlatformRefusal } from './platforms';
import type { PlatformTokenCache } from './token-cache';

/** An app registered with the messaging platform. */
export interface MessagingAppAccount {
  appId: string;
  secret: string;
  /** The platform's API, `https://api.weixin.qq.com`. */
  apiUrl: string;
}

interface Deps {
  fetch: typeof globalThis.fetch;
  tokens: PlatformTokenCache;
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
  if (errcode !== 0) throw new PlatformRefusal('messaging app', `${errcode} ${errmsg}`, errcode);
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

/** The platform takes a token no more: unknown or replaced, of a wrong form, expired. */
const staleToken: readonly number[] = [40001, 40014, 42001];

/**
 * A question that carries the access token. A token may end before its time, when somebody else has fetched another: then
 * a new one is fetched, once.
 */
async function askWithToken<Answer extends { errcode?: number | undefined; errmsg?: string | undefined }>(
  { appId, secret, apiUrl }: MessagingAppAccount,
  { fetch, tokens }: Deps,
  ask: (accessToken: string) => Promise<Answer>,
): Promise<Answer> {
  const key = `messaging-app:${appId}:access`;
  const take = () =>
    tokens.get(key, async () => {
      const parameters = { grant_type: 'client_credential', appid: appId, secret };
      const answer = await askPlatform(fetch, withParameters(`${apiUrl}/cgi-bin/token`, parameters), token);
      expectSuccess(answer);
      return { value: required(answer.access_token), expiresInSeconds: answer.expires_in ?? 7_200 };
    });
  const accessToken = await take();
  let answer = await ask(accessToken);
  if (staleToken.includes(answer.errcode ?? 0)) {
    await tokens.invalidate(key, accessToken);
    answer = await ask(await take());
  }
  expectSuccess(answer);
  return answer;
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
      deps.tokens.get(`messaging-app:${appId}:page`, async () => {
        const answer = await askWithToken(account, deps, (access_token) =>
          askPlatform(
            deps.fetch,
            withParameters(`${apiUrl}/cgi-bin/ticket/getticket`, { access_token, type: 'jsapi' }),
            pageTicket,
          ),
        );
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
const sent = z.object(failing);
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
      const path = `${apiUrl}/wxa/business/getuserphonenumber`;
      const answer = await askWithToken(account, deps, (access_token) =>
        askPlatform(deps.fetch, withParameters(path, { access_token }), phone, { code }),
      );
      return required(answer.phone_info?.purePhoneNumber);
    },
    async sendMessage({ openId, templateId, page, data, miniprogramState }) {
      const path = `${apiUrl}/cgi-bin/message/subscribe/send`;
      const message = {
        touser: openId,
        template_id: templateId,
        page,
        data,
        miniprogram_state: miniprogramState,
        lang: 'zh_CN',
      };
      await askWithToken(account, deps, (access_token) =>
        askPlatform(deps.fetch, withParameters(path, { access_token }), sent, message),
      );
    },
  };
}
