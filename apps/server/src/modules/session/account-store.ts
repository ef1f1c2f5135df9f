import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { hashOf, newToken } from '../../security/ids';
import type { Provider } from './tables';

/** Somebody's account in one app of a platform. */
export interface Account {
  provider: Provider;
  appId: string;
  openId: string;
  unionId: string;
}

/** How long somebody new may take to say who they are. */
const BIND_TICKET_LIFE_MS = 30 * 60_000;

export class BoundElsewhere extends Error {
  override name = 'BoundElsewhere';
}

interface Deps {
  db: Queries;
  clock: Clock;
}

/** The member an account is bound to. */
export async function memberOfAccount(db: Queries, account: Account): Promise<string | undefined> {
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
export async function bindAccount(
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
  account: Account,
): Promise<void> {
  await tx
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
  if ((await memberOfAccount(tx, account)) !== memberId) throw new BoundElsewhere();
  await rememberOpenId(tx, memberId, account.openId);
}

/** The open id of the latest login is the one that white lists and payments ask for. */
export async function rememberOpenId(db: Queries, memberId: string, openId: string): Promise<void> {
  await db.updateTable('members').set({ open_id: openId }).where('id', '=', memberId).execute();
}

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
  return row && { provider: row.provider, appId: row.app_id, openId: row.open_id, unionId: row.union_id };
}
