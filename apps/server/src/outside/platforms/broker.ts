import { createHmac, timingSafeEqual } from 'node:crypto';
import { authCallbackParameters, h5LoginPath, h5LoginReturnType, h5LoginScopes } from '@yunyou/contract';
import { type Context, Hono } from 'hono';
import type { Clock } from '../../clock';
import type { AppContext } from '../../context';
import type { Queries } from '../../database/connect';
import { clientAddressOf, networkOf } from '../../http/client-address';
import { isAttemptAllowed } from '../../http/rate-limit';
import { hashOf, newToken } from '../../security/ids';

const CALLBACK_PATH = '/cuser/auth/callback';

/** How long a person may take on the consent page, and how long what it brought can be used. */
const STATE_LIFE_MS = 10 * 60_000;
const GRANT_LIFE_MS = 5 * 60_000;
/** Visits to the consent page from one network. */
const CONSENTS_PER_NETWORK = { max: 1_200, windowMs: 60 * 60_000 };

export interface Grant {
  access_token: string;
  expires_in: string;
  openid: string;
  refresh_token: string;
}

/** HMAC over the fields, sorted by name. */
export function signGrant(
  secret: string,
  { access_token, expires_in, openid, refresh_token }: Grant,
): string {
  const text = [access_token, expires_in, openid, refresh_token].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isGrantSigned(secret: string, grant: Grant, sign: string): boolean {
  const expected = Buffer.from(signGrant(secret, grant));
  const given = Buffer.from(sign);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Leads to the messaging platform's consent page and back. The platform forbids its tokens to clients, so what comes back
 * to the page is ours: an `access_token` that can be used once, within five minutes, for `H5Login`.
 */
export function brokerRoutes(app: AppContext): Hono {
  const hono = new Hono();
  const { db, clock, platforms, config } = app;

  hono.get(h5LoginPath, async (context) => {
    const platform = platforms.messagingApp;
    const { id, appid, redirect_url: redirectUrl = '', scopeType, returnType } = context.req.query();
    const scope = Object.values(h5LoginScopes).find((one) => one === scopeType);
    const isOurs =
      platform !== undefined && (appid === undefined || appid === '' || appid === platform.appId);
    if (!isOurs || !scope || !id || returnType !== h5LoginReturnType || !mayReturnTo(config, redirectUrl)) {
      return refuse(context);
    }
    const network = networkOf(clientAddressOf(context));
    if (!(await isAttemptAllowed({ db, clock }, `consent-from:${network}`, CONSENTS_PER_NETWORK))) {
      return context.text('访问太频繁，请稍后再试。Too many visits; please try again later.', 429);
    }
    const state = newToken().replace(/[^a-zA-Z0-9]/g, '');
    await db
      .insertInto('auth_states')
      .values({
        state_hash: hashOf(state),
        redirect_url: redirectUrl,
        scope,
        expires_ms: clock.now() + STATE_LIFE_MS,
        used_ms: null,
      })
      .execute();
    const back = config.publicUrl + CALLBACK_PATH;
    return leave(context, platform.authorizeUrl({ redirectUrl: back, scope, state }));
  });

  hono.get(CALLBACK_PATH, async (context) => {
    const platform = platforms.messagingApp;
    const { code = '', state = '' } = context.req.query();
    const known = await db
      .updateTable('auth_states')
      .set({ used_ms: clock.now() })
      .where('state_hash', '=', hashOf(state))
      .where('used_ms', 'is', null)
      .where('expires_ms', '>', clock.now())
      .returning(['redirect_url', 'scope'])
      .executeTakeFirst();
    if (!platform || !known) return refuse(context);
    const target = new URL(known.redirect_url);
    try {
      // A person who refuses comes back without a code.
      if (code !== '') {
        const account = await platform.exchangeCode(code);
        const grant = await makeGrant(app, platform.appId, account);
        const values = { ...grant, sign: signGrant(platforms.brokerSecret, grant), scopeType: known.scope };
        for (const name of authCallbackParameters) target.searchParams.set(name, values[name]);
      }
    } catch (error) {
      app.log.error({ err: error }, 'messaging app login');
    }
    return leave(context, target.href);
  });
  return hono;
}

async function makeGrant(
  { db, clock }: { db: Queries; clock: Clock },
  appId: string,
  account: { openId: string; unionId: string; isSnapshot: boolean },
): Promise<Grant> {
  const grant = newToken();
  await db
    .insertInto('login_grants')
    .values({
      grant_hash: hashOf(grant),
      app_id: appId,
      open_id: account.openId,
      union_id: account.unionId,
      is_snapshot: account.isSnapshot,
      expires_ms: clock.now() + GRANT_LIFE_MS,
      used_ms: null,
    })
    .execute();
  // There is nothing to refresh: the next login goes through the consent page again.
  return {
    access_token: grant,
    expires_in: String(GRANT_LIFE_MS / 1_000),
    openid: account.openId,
    refresh_token: '',
  };
}

/** Uses a grant up and answers whose it is; undefined for one that is worth nothing. */
export async function takeGrant(
  { db, clock }: { db: Queries; clock: Clock },
  { access_token, openid }: Pick<Grant, 'access_token' | 'openid'>,
): Promise<{ appId: string; openId: string; unionId: string; isSnapshot: boolean } | undefined> {
  const used = await db
    .updateTable('login_grants')
    .set({ used_ms: clock.now() })
    .where('grant_hash', '=', hashOf(access_token))
    .where('open_id', '=', openid)
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
  return (
    used && { appId: used.app_id, openId: used.open_id, unionId: used.union_id, isSnapshot: used.is_snapshot }
  );
}

/** Only pages of ours: anybody else's would be handed a login. */
export function mayReturnTo(config: AppContext['config'], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && [new URL(config.publicUrl).origin, ...config.webOrigins].includes(origin);
}

function leave(context: Context, url: string): Response {
  context.header('Cache-Control', 'no-store');
  return context.redirect(url, 302);
}

const refuse = (context: Context): Response =>
  context.text(
    '登录请求无效，请返回重试。This login request is not valid; please go back and try again.',
    400,
  );
