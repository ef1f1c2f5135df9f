import { type ChannelSource, guestName, type MemberInfo, newUserShareMs } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { loginNeeded } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { hashOf, newId, newToken } from '../../security/ids';
import { deviceOf } from './device';
import { newShareCode } from './share-code';

/** How long a session lasts. */
const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

/** Where somebody registers, should they be new. */
export interface Registration {
  source: ChannelSource;
  /** Of the link that led here, as it came; one that is nobody's is left out. */
  shareCode?: string | undefined;
}

/** The code, if it is a member's: in the statement that registers whoever came by it. */
const codeOfSomebody = (code: string | undefined) =>
  code === undefined
    ? null
    : sql<string | null>`(select s.share_code from members s where s.share_code = ${code})`;

/** The member with this mobile number; joins them when there is none. */
export async function findOrCreateMember(
  { tx, clock, protection }: { tx: Tx; clock: Clock; protection: DataProtection },
  { mobile, source, shareCode }: Registration & { mobile: string },
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
      regist_share: codeOfSomebody(shareCode),
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
  { source, shareCode }: Registration,
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
      regist_share: codeOfSomebody(shareCode),
      created_ms: clock.now(),
    })
    .execute();
  return id;
}

/** A member as they are kept: without a share code until they are told it. */
type StoredMember = Omit<MemberInfo, 'shareCode'> & { shareCode: string | null };

export async function readMember(
  { db, clock, protection }: { db: Queries; clock: Clock; protection: DataProtection },
  memberId: string,
): Promise<StoredMember> {
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
    memberRegistChannelVo: { thirdId: member.regist_share ?? member.open_id, source: member.regist_source },
    shareInvite: member.new_user_seen_ms === null && clock.now() - member.created_ms < newUserShareMs,
    shareCode: member.share_code,
  };
}

/** What a member is told of themselves; the first time their share code is made. */
export async function tellMember(
  deps: { db: Queries; clock: Clock; protection: DataProtection },
  memberId: string,
): Promise<MemberInfo> {
  const { shareCode, ...told } = await readMember(deps, memberId);
  return { ...told, shareCode: shareCode ?? (await giveShareCode(deps.db, memberId)) };
}

/** How many codes are drawn at once: that all of them are somebody's does not happen. */
const CODES_DRAWN = 3;

/** The member's share code, one that is nobody else's; another call may have been first. */
async function giveShareCode(db: Queries, memberId: string): Promise<string> {
  const drawn = Array.from({ length: CODES_DRAWN }, newShareCode);
  const { rows } = await sql<{ code: string }>`
    update members m set share_code = coalesce(m.share_code, (
      select c.code from unnest(${drawn}::text[]) as c (code)
      where not exists (select 1 from members o where o.share_code = c.code) limit 1))
    where m.id = ${memberId} and m.cancelled_ms is null returning m.share_code as code`.execute(db);
  const [given] = rows;
  if (!given) throw loginNeeded(904);
  return given.code;
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
