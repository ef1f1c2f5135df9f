import { serverErrorCode } from '@yunyou/contract';
import type { AppContext } from '../context';
import type { Queries } from '../database/connect';
import type { AnyCall } from './idempotency';
import { Refusal } from './refusal';
import { memberOfToken } from './session';

/** What somebody off the list needs to learn so, to get in by a login, and to leave. Logins are added below. */
const openToAll: ReadonlySet<string> = new Set<AnyCall>([
  'system.timestamp',
  'config.cdn',
  'config.whiteList',
  'config.i18n',
  'home.phone',
  'session.smsCaptcha',
  'session.mobileLogin',
  'session.userInfo',
  'session.end',
  // The page that a login comes back to is checked by the messaging app.
  'bridge.urlSignature',
]);

const isOpenToAll = (call: string): boolean => openToAll.has(call) || call.startsWith('login.');

/**
 * White-list mode: every call but the few above is for members whose open id is on the list. Only a login says who somebody
 * is; an open id that is merely named does not.
 *
 * @throws Refusal 403
 */
export async function checkWhiteList(app: AppContext, call: string, token: string): Promise<void> {
  const { whiteList } = app.config;
  if (whiteList === undefined || isOpenToAll(call)) return;
  const openId = token === '' ? undefined : await openIdOfToken(app, token);
  if (openId !== undefined && whiteList.includes(openId)) return;
  throw new Refusal(serverErrorCode.notYours, {
    'zh-Hans': '暂未对外开放，仅限受邀用户访问',
    en: 'This is open to invited people only for now',
  });
}

/** Undefined where the token is worth nothing. */
async function openIdOfToken(app: AppContext, token: string): Promise<string | undefined> {
  try {
    return await openIdOfMember(app.db, await memberOfToken(app, token));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function openIdOfMember(db: Queries, memberId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('members')
    .select('open_id')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.open_id || undefined;
}
