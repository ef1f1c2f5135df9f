import { type LoginResponse, type LoginResult, loginResult } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import type { VisitorRequest } from '../../http/request-context';
import {
  type Account,
  BoundElsewhere,
  bindAccount,
  makeBindTicket,
  memberOfAccount,
  rememberOpenId,
} from './account-store';
import { createRegionalMember, findOrCreateMember, openSession, type Registration } from './store';

// How the handlers of every login end.

/** Joins, or finds, the member of a proven number, binds the account if there is one, and opens a session. */
export async function enterByMobile(
  { db, clock, protection, userAgent }: VisitorRequest,
  { account, ...joining }: Registration & { mobile: string; account?: Account | undefined },
  result: LoginResult = loginResult.ok,
): Promise<LoginResponse> {
  try {
    return await inTransaction(db, async (tx) => {
      const member = await findOrCreateMember({ tx, clock, protection }, joining);
      if (account) await bindAccount({ tx, clock }, member.id, account);
      const { source } = joining;
      const token = await openSession({ db: tx, clock, source, userAgent }, member.id);
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

/** The regional platform's visitors count as logged in without a number: joins one and opens a session. */
export async function enterWithoutMobile(
  { db, clock, userAgent }: VisitorRequest,
  { account, ...joining }: Registration & { account: Account },
): Promise<LoginResponse> {
  return inTransaction(db, async (tx) => {
    const memberId = await createRegionalMember({ tx, clock }, joining);
    await bindAccount({ tx, clock }, memberId, account);
    const { source } = joining;
    const token = await openSession({ db: tx, clock, source, userAgent }, memberId);
    return { token, result: loginResult.ok, data: { openid: account.openId } };
  });
}
