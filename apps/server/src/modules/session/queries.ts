import type { ChannelSource, MemberInfo } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { loginNeeded, refuse } from '../../http/refusal';
import { hashOf, newId, newToken } from '../../security/ids';

/** How long a verification code can be used. */
export const CODE_LIFE_MS = 5 * 60_000;
/** After so many wrong tries a code is worth nothing. */
const TRIES_PER_CODE = 5;
/** How long a session lasts. */
const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

type Deps = Pick<AppContext, 'db' | 'clock'>;
type ProtectedDeps = Deps & Pick<AppContext, 'protection'>;

export const latestCode = (db: AppContext['db'], mobileIndex: string, scene: string) =>
  db
    .selectFrom('sms_codes')
    .selectAll()
    .where('mobile_index', '=', mobileIndex)
    .where('scene', '=', scene)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Uses up a code. Refuses a wrong one, one that is too old, and one that was used or tried too often. */
export async function checkCode({ db, clock }: Deps, mobileIndex: string, scene: string, code: string) {
  const latest = await latestCode(db, mobileIndex, scene);
  if (!latest) throw refuse('codeWrong', { fields: [{ field: 'code', reason: 'wrong' }] });
  const expired =
    latest.used_ms !== null || latest.expires_ms <= clock.now() || latest.attempts >= TRIES_PER_CODE;
  if (expired) throw refuse('codeExpired', { fields: [{ field: 'code', reason: 'expired' }] });
  if (latest.code_hash !== hashOf(code)) {
    await db
      .updateTable('sms_codes')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', latest.id)
      .execute();
    throw refuse('codeWrong', { fields: [{ field: 'code', reason: 'wrong' }] });
  }
  const used = await db
    .updateTable('sms_codes')
    .set({ used_ms: clock.now() })
    .where('id', '=', latest.id)
    .where('used_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw refuse('codeExpired', { fields: [{ field: 'code', reason: 'expired' }] });
}

/** The member with this mobile number; joins them when there is none. */
export async function findOrCreateMember(
  { db, clock, protection }: ProtectedDeps,
  { mobile, mobileIndex, source }: { mobile: string; mobileIndex: string; source: ChannelSource },
) {
  await db
    .insertInto('members')
    .values({
      id: newId(),
      mobile_cipher: protection.encrypt(mobile),
      mobile_index: mobileIndex,
      name: `游客${mobile.slice(-4)}`,
      regist_source: source,
      created_ms: clock.now(),
    })
    .onConflict((conflict) => conflict.column('mobile_index').doNothing())
    .execute();
  return db
    .selectFrom('members')
    .select(['id', 'open_id'])
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirstOrThrow();
}

/** A member whom the regional platform vouches for: without a number until they give one. */
export async function createRegionalMember({ db, clock }: Deps, source: ChannelSource): Promise<string> {
  const id = newId();
  await db
    .insertInto('members')
    .values({
      id,
      mobile_cipher: null,
      mobile_index: null,
      name: `游客${id.slice(0, 4)}`,
      regist_source: source,
      created_ms: clock.now(),
    })
    .execute();
  return id;
}

export async function openSession({ db, clock }: Deps, memberId: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      created_ms: clock.now(),
      expires_ms: clock.now() + SESSION_LIFE_MS,
      ended_ms: null,
    })
    .execute();
  return token;
}

export async function endSession({ db, clock }: Deps, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_ms: clock.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function readMember({ db, protection }: ProtectedDeps, memberId: string): Promise<MemberInfo> {
  const member = await db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst();
  if (!member) throw loginNeeded(904);
  return {
    memberId: member.id,
    mobile: member.mobile_cipher ? protection.decrypt(member.mobile_cipher) : '',
    name: member.name,
    headImg: member.head_img,
    openId: member.open_id,
    memberRegistChannelVo: { thirdId: member.open_id, source: member.regist_source },
  };
}
