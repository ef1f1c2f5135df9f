import { type ChannelSource, guestName, type MemberInfo, newUserShareMs } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { loginNeeded } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { hashOf, newId, newToken } from '../../security/ids';
import { deviceOf } from './device';

/** How long a session lasts. */
const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

/** The member with this mobile number; joins them when there is none. */
export async function findOrCreateMember(
  { tx, clock, protection }: { tx: Tx; clock: Clock; protection: DataProtection },
  { mobile, source }: { mobile: string; source: ChannelSource },
) {
  const mobileIndex = protection.index('mobile', mobile);
  const id = newId();
  await tx
    .insertInto('members')
    .values({
      id,
      mobile_cipher: protection.encrypt(mobile, cell('members', 'mobile_cipher', id)),
      mobile_index: mobileIndex,
      name: guestName(mobile),
      regist_source: source,
      created_ms: clock.now(),
    })
    .onConflict((conflict) => conflict.column('mobile_index').doNothing())
    .execute();
  return tx
    .selectFrom('members')
    .select(['id', 'open_id'])
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirstOrThrow();
}

/** A member whom the regional platform vouches for: without a number until they give one. */
export async function createRegionalMember(
  { tx, clock }: { tx: Tx; clock: Clock },
  source: ChannelSource,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('members')
    .values({
      id,
      mobile_cipher: null,
      mobile_index: null,
      name: guestName(id),
      regist_source: source,
      created_ms: clock.now(),
    })
    .execute();
  return id;
}

export async function readMember(
  { db, clock, protection }: { db: Queries; clock: Clock; protection: DataProtection },
  memberId: string,
): Promise<MemberInfo> {
  const member = await db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst();
  if (!member) throw loginNeeded(904);
  return {
    memberId: member.id,
    mobile: member.mobile_cipher
      ? protection.decrypt(member.mobile_cipher, cell('members', 'mobile_cipher', member.id))
      : '',
    name: member.name,
    headImg: member.head_img,
    openId: member.open_id,
    memberRegistChannelVo: { thirdId: member.open_id, source: member.regist_source },
    shareInvite: member.new_user_seen_ms === null && clock.now() - member.created_ms < newUserShareMs,
  };
}

interface Opening {
  db: Queries;
  clock: Clock;
  source: ChannelSource;
  userAgent: string;
}

/** Opens a session and answers its token. */
export async function openSession(
  { db, clock, source, userAgent }: Opening,
  memberId: string,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      created_ms: clock.now(),
      expires_ms: clock.now() + SESSION_LIFE_MS,
      ended_ms: null,
      device: deviceOf(userAgent),
      source,
    })
    .execute();
  return token;
}

export async function endSession(
  { db, clock }: { db: Queries; clock: Clock },
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_ms: clock.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A member's logins that can still be used, the latest first. */
export const openSessions = ({ db, clock }: { db: Queries; clock: Clock }, memberId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'source', 'created_ms'])
    .where('member_id', '=', memberId)
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', clock.now())
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** Ends one login of a member; false when they have none with this id. */
export async function endSessionById(
  { db, clock }: { db: Queries; clock: Clock },
  memberId: string,
  id: string,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_ms: clock.now() })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends every login of a member but one; answers how many there were. */
export async function endOtherSessions(
  { db, clock }: { db: Queries; clock: Clock },
  memberId: string,
  keptTokenHash: string,
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_ms: clock.now() })
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', keptTokenHash)
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', clock.now())
    .returning('id')
    .execute();
  return ended.length;
}
