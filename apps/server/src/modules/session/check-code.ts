import type { Clock } from '../../clock';
import type { Db } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../security/ids';
import { countWrongTry, latestCode, useCode } from './code-store';
import type { CodeScene } from './tables';

/** After so many wrong tries a code is worth nothing. */
const TRIES_PER_CODE = 5;

/**
 * Uses up a code. Refuses a wrong one, one that is too old, and one that was used or tried too often. Counting a wrong
 * try must outlive the refusal, so this is never part of a transaction.
 */
export async function checkCode(
  { db, clock }: { db: Db; clock: Clock },
  mobileIndex: string,
  scene: CodeScene,
  code: string,
): Promise<void> {
  const latest = await latestCode(db, mobileIndex, scene);
  if (!latest) throw wrong();
  const nowMs = clock.now();
  if (latest.used_ms !== null || latest.expires_ms <= nowMs || latest.attempts >= TRIES_PER_CODE) {
    throw expired();
  }
  if (latest.code_hash !== hashOf(code)) {
    await countWrongTry(db, latest.id);
    throw wrong();
  }
  if (!(await useCode(db, latest.id, nowMs))) throw expired();
}

const wrong = () => refuse('codeWrong', { fields: [{ field: 'code', reason: 'wrong' }] });
const expired = () => refuse('codeExpired', { fields: [{ field: 'code', reason: 'expired' }] });
