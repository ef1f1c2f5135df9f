import type { Queries } from '../../database/connect';
import { networkOf } from '../../http/client-address';
import { countAttempt, isAttemptAllowed, uncountAttempt } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { codeHash, latestCode, type SentTo, tryCode, useCode } from './code-store';
import type { CodeScene } from './tables';

/** After so many tries a code is worth nothing to whoever was sent it. */
const TRIES_PER_CHALLENGE = 5;
/** Tries that do not name the message they have, from everywhere: they take nothing from the one who does. */
const UNNAMED_TRIES = 20;
const UNNAMED_PER_NETWORK = { max: 5, windowMs: 10 * 60_000 };
/** Wrong codes from one network, or of one member. */
const WRONG_TRIES = { max: 120, windowMs: 60 * 60_000 };

export interface GivenCode {
  mobile: string;
  scene: CodeScene;
  code: string;
  challengeId?: string | undefined;
  /** The request's field that it came in. Default `code`. */
  field?: string;
}

/** Uses up a code, see `tryGivenCode`. */
export async function checkCode(request: VisitorRequest, given: GivenCode): Promise<void> {
  await useTriedCode(request.db, await tryGivenCode(request, given), request.clock.now());
}

/** Uses up a code that was tried, so that nothing else is done with it. */
export async function useTriedCode(
  db: Queries,
  codeId: string,
  nowMs: number,
  field = 'code',
): Promise<void> {
  if (!(await useCode(db, codeId, nowMs))) throw expired(field);
}

/**
 * Tries a code and resolves to its id. Refuses a wrong one, one that is too old, and one that was used or tried too often. Counting
 * a try must outlive the refusal, so this is never part of a transaction.
 */
export async function tryGivenCode(
  request: VisitorRequest,
  { mobile, scene, code, challengeId, field = 'code' }: GivenCode,
): Promise<string> {
  const { db, clock, protection, memberId } = request;
  const nowMs = clock.now();
  const mobileIndex = protection.index('mobile', mobile);
  const counted = [`code-try-from:${networkOf(request.ip)}`, ...(memberId ? [`code-try:${memberId}`] : [])];
  for (const key of counted) await countAttempt(request, key, WRONG_TRIES);
  const sent = { mobileIndex, scene, memberId: memberId ?? null, nowMs };
  const tried =
    challengeId === undefined
      ? await tryUnnamed(request, sent)
      : await tryCode(db, { ...sent, id: challengeId }, { count: 'attempts', max: TRIES_PER_CHALLENGE });
  if (tried === 'none') throw wrong(field);
  if (!tried) throw expired(field);
  if (tried.code_hash !== codeHash(protection, tried.id, code)) throw wrong(field);
  // A crowd behind one address that logs in rightly is no attack.
  for (const key of counted) await uncountAttempt(db, key, nowMs, WRONG_TRIES);
  return tried.id;
}

/** The latest code of a number; whoever else tries it from another network takes none of this one's tries. */
async function tryUnnamed(request: VisitorRequest, sent: SentTo) {
  const { db, ip } = request;
  const latest = await latestCode(db, sent.mobileIndex, sent.scene, { id: sent.memberId });
  if (!latest) return 'none' as const;
  const key = `code-try:${latest.id}:${networkOf(ip)}`;
  if (!(await isAttemptAllowed(request, key, UNNAMED_PER_NETWORK))) return undefined;
  return tryCode(db, { ...sent, id: latest.id }, { count: 'unnamed_attempts', max: UNNAMED_TRIES });
}

const wrong = (field: string) => refuse('codeWrong', { fields: [{ field, reason: 'wrong' }] });
const expired = (field: string) => refuse('codeExpired', { fields: [{ field, reason: 'expired' }] });
