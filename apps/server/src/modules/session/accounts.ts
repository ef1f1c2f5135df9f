import { type ChannelSource, type LoginResponse, type LoginResult, loginResult } from '@yunyou/contract';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import type { VisitorRequest } from '../../http/request-context';
import { hashOf, newToken } from '../../security/ids';
import { findOrCreateMember, openSession } from './queries';

/** Somebody's account in one app of a platform. */
export interface Account {
  provider: 'messaging-app' | 'mini-program' | 'short-video' | 'payment-app' | 'regional';
  appId: string;
  openId: string;
  unionId: string;
}

/** How long somebody new may take to say who they are. */
const BIND_TICKET_LIFE_MS = 30 * 60_000;

export class BoundElsewhere extends Error {
  override name = 'BoundElsewhere';
}

type Deps = Pick<AppContext, 'db' | 'clock'>;

/** The member an account is bound to. */
export async function memberOfAccount(db: Db, account: Account): Promise<string | undefined> {
  const row = await db
    .selectFrom('member_identities')
    .select('member_id')
    .where('provider', '=', account.provider)
    .where('app_id', '=', account.appId)
    .where('open_id', '=', account.openId)
    .executeTakeFirst();
  return row?.member_id;
}

/**
 * Binds an account to a member; once bound it stays.
 *
 * @throws BoundElsewhere when it is somebody else's, or when the member has another account in this app
 */
export async function bindAccount({ db, clock }: Deps, memberId: string, account: Account): Promise<void> {
  await db
    .insertInto('member_identities')
    .values({
      provider: account.provider,
      app_id: account.appId,
      open_id: account.openId,
      union_id: account.unionId,
      member_id: memberId,
      created_ms: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await memberOfAccount(db, account)) !== memberId) throw new BoundElsewhere();
  await rememberOpenId(db, memberId, account.openId);
}

/** The open id of the latest login is the one that white lists and payments ask for. */
const rememberOpenId = (db: Db, memberId: string, openId: string) =>
  db.updateTable('members').set({ open_id: openId }).where('id', '=', memberId).execute();

/** A ticket that lets a login by mobile bind this account. */
export async function makeBindTicket({ db, clock }: Deps, account: Account): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('bind_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      provider: account.provider,
      app_id: account.appId,
      open_id: account.openId,
      union_id: account.unionId,
      expires_ms: clock.now() + BIND_TICKET_LIFE_MS,
      used_ms: null,
    })
    .execute();
  return ticket;
}

/** Uses a ticket up and answers its account; undefined for one that is worth nothing. */
export async function takeBindTicket({ db, clock }: Deps, ticket: string): Promise<Account | undefined> {
  const row = await db
    .updateTable('bind_tickets')
    .set({ used_ms: clock.now() })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
  const provider = providers.find((one) => one === row?.provider);
  return row && provider
    ? { provider, appId: row.app_id, openId: row.open_id, unionId: row.union_id }
    : undefined;
}

const providers: readonly Account['provider'][] = [
  'messaging-app',
  'mini-program',
  'short-video',
  'payment-app',
  'regional',
];

/** Joins, or finds, the member of a proven number, binds the account if there is one, and opens a session. */
export async function enterByMobile(
  request: VisitorRequest,
  { mobile, source, account }: { mobile: string; source: ChannelSource; account?: Account | undefined },
  result: LoginResult = loginResult.ok,
): Promise<LoginResponse> {
  const { db, clock, protection } = request;
  const mobileIndex = protection.index('mobile', mobile);
  try {
    return await db.transaction().execute(async (transaction) => {
      const inside = { db: transaction, clock, protection };
      const member = await findOrCreateMember(inside, { mobile, mobileIndex, source });
      if (account) await bindAccount(inside, member.id, account);
      const token = await openSession(inside, member.id);
      return { token, result, data: { openid: account?.openId ?? member.open_id } };
    });
  } catch (error) {
    // Nobody has joined then either.
    if (!(error instanceof BoundElsewhere)) throw error;
    return { token: '', result: loginResult.phoneBoundElsewhere, data: { openid: account?.openId ?? '' } };
  }
}

/** Opens a session for the member of an account; somebody new gets a ticket to come back with. */
export async function enterByAccount(
  request: VisitorRequest,
  account: Account,
  result: LoginResult = loginResult.ok,
): Promise<LoginResponse> {
  const memberId = await memberOfAccount(request.db, account);
  const data = { openid: account.openId };
  if (memberId === undefined) {
    const bindTicket = await makeBindTicket(request, account);
    return { token: '', result: loginResult.newUser, data: { ...data, bindTicket } };
  }
  await rememberOpenId(request.db, memberId, account.openId);
  return { token: await openSession(request, memberId), result, data };
}
