import { type ResponseOf, verificationCodeLength, verificationCodeWaitSeconds } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { networkOf } from '../../http/client-address';
import { countAttempt, isAttemptAllowed, type Limit, uncountAttempt } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { newId, randomDigits } from '../../security/ids';
import {
  codeHash,
  codesSince,
  deleteCode,
  insertCode,
  latestCode,
  latestConsentCode,
  lockNumber,
} from './code-store';
import { giveBackPicture } from './picture-store';
import { useSolvedPicture } from './pictures';
import type { CodeScene } from './tables';

/** How long a verification code can be used. */
const CODE_LIFE_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How many codes may be sent, so that nobody can run up the bill or pester a stranger. */
const CODES_PER_MOBILE = { max: 10, windowMs: DAY_MS };
/** Of those that ask for a consent: strangers are not to be pestered. */
const CONSENTS_PER_MOBILE = { max: 3, windowMs: DAY_MS };
const CODES_PER_ADDRESS = { max: 60, windowMs: HOUR_MS };
/** After so many codes within an hour the next one takes a solved picture. */
const CODES_WITHOUT_PICTURE = 5;

interface Wanted {
  mobile: string;
  scene: CodeScene;
  picId?: string | undefined;
  /** What is sent. Default: words for the scene. */
  text?: (code: string) => string;
}

/**
 * Sends a code. One that the gateway does not take uses up nothing: neither the minute's wait nor the day's codes nor the
 * solved picture.
 */
export async function sendCode(
  request: VisitorRequest,
  wanted: Wanted,
): Promise<ResponseOf<'session', 'smsCaptcha'>> {
  const { db, sms, log, locale } = request;
  const code = randomDigits(verificationCodeLength);
  const sent = await inTransaction(db, (tx) => claimCode(tx, request, wanted, code));
  try {
    await sms.send(wanted.mobile, wanted.text?.(code) ?? smsText(wanted.scene, code, locale));
  } catch (error) {
    log.error({ err: error }, 'verification code not sent');
    await inTransaction(db, (tx) => giveBack(tx, sent, wanted));
    throw refuse('codeNotSent');
  }
  log.info('verification code sent');
  return {
    challengeId: sent.id,
    retryAfterSeconds: verificationCodeWaitSeconds,
    expiresInSeconds: CODE_LIFE_MS / 1_000,
  };
}

interface Claimed {
  id: string;
  atMs: number;
  /** What it was counted under. */
  counted: readonly { key: string; limit: Limit }[];
}

/** Writes a code down before it is sent, one at a time for each number. Refuses one that comes too soon or once too often. */
async function claimCode(
  tx: Tx,
  { clock, protection, ip, memberId }: VisitorRequest,
  { mobile, scene, picId }: Wanted,
  code: string,
): Promise<Claimed> {
  const mobileIndex = protection.index('mobile', mobile);
  await lockNumber(tx, mobileIndex);
  const nowMs = clock.now();
  const isConsent = scene.startsWith('consent:');
  const last = isConsent
    ? await latestConsentCode(tx, mobileIndex)
    : await latestCode(tx, mobileIndex, scene);
  const waitMs = last ? last.created_ms + verificationCodeWaitSeconds * 1_000 - nowMs : 0;
  if (last?.used_ms === null && waitMs > 0) throw tooSoon(waitMs);
  const ofConsents = { key: `sms-consent:${mobileIndex}`, limit: CONSENTS_PER_MOBILE };
  if (isConsent && !(await isAttemptAllowed({ db: tx, clock }, ofConsents.key, ofConsents.limit)))
    throw tooSoon(DAY_MS - (nowMs % DAY_MS));
  if ((await codesSince(tx, mobileIndex, nowMs - HOUR_MS)) >= CODES_WITHOUT_PICTURE) {
    await useSolvedPicture({ db: tx, clock }, picId);
  }
  const counted = [
    { key: `sms:${mobileIndex}`, limit: CODES_PER_MOBILE },
    { key: `sms-from:${networkOf(ip)}`, limit: CODES_PER_ADDRESS },
  ];
  for (const { key, limit } of counted) await countAttempt({ db: tx, clock }, key, limit);
  if (isConsent) counted.push(ofConsents);
  const id = newId();
  await insertCode(tx, {
    id,
    mobile_index: mobileIndex,
    scene,
    member_id: memberId ?? null,
    code_hash: codeHash(protection, id, code),
    created_ms: nowMs,
    expires_ms: nowMs + CODE_LIFE_MS,
    used_ms: null,
  });
  return { id, atMs: nowMs, counted };
}

function tooSoon(waitMs: number) {
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  return refuse('codeTooSoon', { detail: { retryAfterSeconds }, retryAfterSeconds });
}

async function giveBack(tx: Tx, { id, atMs, counted }: Claimed, { picId }: Wanted): Promise<void> {
  await deleteCode(tx, id);
  for (const { key, limit } of counted) await uncountAttempt(tx, key, atMs, limit);
  if (picId !== undefined) await giveBackPicture(tx, picId);
}

/** Whoever gets one that says yes for somebody else is told what to. */
function smsText(scene: CodeScene, code: string, locale: 'zh-Hans' | 'en'): string {
  if (scene === 'guardian') return guardianText(code, locale);
  return locale === 'en'
    ? `[Yunyou] Your verification code is ${code}. It is valid for 5 minutes; do not share it with anyone.`
    : `【云游】您的验证码是${code}，5分钟内有效，请勿告诉他人。`;
}

const guardianText = (code: string, locale: 'zh-Hans' | 'en'): string =>
  locale === 'en'
    ? `[Yunyou] A minor asks you, as the guardian, to allow the buying of blind boxes. If you agree, tell them the code ${code}, valid for 5 minutes; if not, tell nobody.`
    : `【云游】未成年人请您作为监护人同意其购买盲盒。如同意，请将验证码${code}告知本人，5分钟内有效；如不同意，请勿告诉任何人。`;
