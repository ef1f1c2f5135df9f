import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { sandboxPage } from '../page';
import type { SandboxAccounts } from './accounts';
import type { SandboxCodes } from './codes';
import type { AccessTokens } from './messages';

interface Deps {
  accounts: Pick<SandboxAccounts, 'messagingApp' | 'miniProgram'>;
  codes: SandboxCodes;
  tokens: AccessTokens;
  nonceOf: (context: object) => string;
  publicUrl: string;
}

const SILENT_SCOPE = 'snsapi_base';
const SILENT_PERSON = '访客';
const TOKEN_SECONDS = 7_200;

/** The messaging platform: consent page, code exchange, page tickets, mini-program sessions. */
export function messagingAppRoutes({ accounts, codes, tokens, nonceOf, publicUrl }: Deps): Hono {
  const hono = new Hono();
  const { messagingApp, miniProgram } = accounts;
  const account = (appId: string | undefined) =>
    [messagingApp, miniProgram].find((one) => one.appId === appId);
  const isAccount = (query: Record<string, string>) => {
    const known = account(query.appid);
    return known !== undefined && known.secret === query.secret;
  };

  /** The platform leads back to registered domains only. */
  const mayReturnTo = (url: string) => URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin;

  async function goBack(
    context: Context,
    to: { redirectUri: string; state: string },
    code: string | undefined,
  ): Promise<Response> {
    if (!mayReturnTo(to.redirectUri)) return context.text('redirect_uri 参数错误', 400);
    const url = new URL(to.redirectUri);
    if (code !== undefined) url.searchParams.set('code', code);
    url.searchParams.set('state', to.state);
    return context.redirect(url.href, 303);
  }

  hono.get('/connect/oauth2/authorize', async (context) => {
    const { appid, redirect_uri: redirectUri = '', scope, state = '' } = context.req.query();
    if (appid !== messagingApp.appId || !mayReturnTo(redirectUri) || !/^[a-zA-Z0-9]{0,128}$/.test(state)) {
      return context.text('redirect_uri 参数错误', 400);
    }
    if (scope === SILENT_SCOPE) {
      const code = await codes.issue({ provider: 'messaging-app', person: SILENT_PERSON });
      return goBack(context, { redirectUri, state }, code);
    }
    return context.html(sandboxPage('授权登录', consentPage({ redirectUri, state }), nonceOf(context)));
  });

  hono.post('/connect/oauth2/authorize', async (context) => {
    const form = await context.req.parseBody();
    const text = (name: string) => String(form[name] ?? '');
    const to = { redirectUri: text('redirect_uri'), state: text('state') };
    const person = text('person').trim();
    if (text('answer') === 'refuse' || person === '') return goBack(context, to, undefined);
    const isSnapshot = text('answer') === 'snapshot';
    return goBack(context, to, await codes.issue({ provider: 'messaging-app', person, isSnapshot }));
  });

  hono.get('/sns/oauth2/access_token', async (context) => {
    const query = context.req.query();
    if (!isAccount(query)) return context.json({ errcode: 40125, errmsg: 'invalid appsecret' });
    const found = await codes.redeem('messaging-app', query.code ?? '');
    if (!found) return context.json({ errcode: 40029, errmsg: 'invalid code' });
    const person = found.isSnapshot ? `${found.person} snapshot ${query.code}` : found.person;
    return context.json({
      access_token: codes.tokenOf(`person ${person}`),
      expires_in: TOKEN_SECONDS,
      refresh_token: codes.tokenOf(`refresh ${person}`),
      openid: codes.openIdOf('messaging-app', person),
      scope: 'snsapi_userinfo',
      unionid: codes.unionIdOf(person),
      ...(found.isSnapshot && { is_snapshotuser: 1 }),
    });
  });

  hono.get('/cgi-bin/token', async (context) => {
    const query = context.req.query();
    if (!isAccount(query)) return context.json({ errcode: 40125, errmsg: 'invalid appsecret' });
    return context.json({ access_token: await tokens.issue(query.appid ?? ''), expires_in: TOKEN_SECONDS });
  });

  hono.get('/cgi-bin/ticket/getticket', async (context) => {
    const refusal = await tokens.refusalOf(context.req.query('access_token'), messagingApp.appId);
    if (refusal) return context.json(refusal);
    const ticket = codes.tokenOf('page ticket');
    return context.json({ errcode: 0, errmsg: 'ok', ticket, expires_in: TOKEN_SECONDS });
  });

  hono.get('/sns/jscode2session', async (context) => {
    const query = context.req.query();
    if (!isAccount(query)) return context.json({ errcode: 40125, errmsg: 'invalid appsecret' });
    const code = query.js_code ?? '';
    const found = await codes.redeem('mini-program', code);
    if (!found) return context.json({ errcode: 40029, errmsg: 'invalid code' });
    return context.json({
      openid: codes.openIdOf('mini-program', found.person),
      session_key: codes.sessionKeyOf(code),
      unionid: codes.unionIdOf(found.person),
    });
  });

  hono.post('/wxa/business/getuserphonenumber', async (context) => {
    const refusal = await tokens.refusalOf(context.req.query('access_token'), miniProgram.appId);
    if (refusal) return context.json(refusal);
    const { code } = await context.req.json<{ code?: string }>();
    const found = await codes.redeem('phone', code ?? '');
    if (!found) return context.json({ errcode: 40029, errmsg: 'invalid code' });
    return context.json({
      errcode: 0,
      errmsg: 'ok',
      phone_info: { phoneNumber: found.mobile, purePhoneNumber: found.mobile, countryCode: '86' },
    });
  });
  return hono;
}

const consentPage = ({
  redirectUri,
  state,
}: {
  redirectUri: string;
  state: string;
}) => html`<main class="narrow">
<h1>授权登录 <span lang="en">Log in</span></h1>
<p>「云游」申请获得你的昵称、头像。<span lang="en">Yunyou would like to know your name and picture.</span></p>
<form method="post" class="stack">
  <input type="hidden" name="redirect_uri" value="${redirectUri}">
  <input type="hidden" name="state" value="${state}">
  <label>谁在登录 <span lang="en">Who logs in</span> <input name="person" value="小云" maxlength="40" required></label>
  <button class="go wide" name="answer" value="agree">允许 Allow</button>
  <button class="wide" name="answer" value="snapshot">仅浏览 Only look around</button>
  <button class="wide" name="answer" value="refuse">拒绝 Refuse</button>
</form>
</main>`;
