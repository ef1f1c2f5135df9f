import { verificationCodeLength, verificationCodeWaitSeconds } from '@yunyou/contract';
import { countAttempt } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { hashOf, newId, randomDigits } from '../../security/ids';
import { codesSince, insertCode, latestCode } from './code-store';
import { useSolvedPicture } from './pictures';
import type { CodeScene } from './tables';

/** How long a verification code can be used. */
const CODE_LIFE_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How many codes may be sent, so that nobody can run up the bill or pester a stranger. */
const CODES_PER_MOBILE = { max: 10, windowMs: DAY_MS };
const CODES_PER_ADDRESS = { max: 60, windowMs: HOUR_MS };
/** After so many codes within an hour the next one takes a solved picture. */
const CODES_WITHOUT_PICTURE = 5;

export async function sendCode(
  request: VisitorRequest,
  { mobile, scene, picId }: { mobile: string; scene: CodeScene; picId?: string | undefined },
): Promise<{ retryAfterSeconds: number; expiresInSeconds: number }> {
  const { db, clock, protection, sms, log, ip, locale } = request;
  const mobileIndex = protection.index('mobile', mobile);
  const last = await latestCode(db, mobileIndex, scene);
  const waitMs = last ? last.created_ms + verificationCodeWaitSeconds * 1_000 - clock.now() : 0;
  if (last?.used_ms === null && waitMs > 0) {
    throw refuse('codeTooSoon', { detail: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  }
  if ((await codesSince(db, mobileIndex, clock.now() - HOUR_MS)) >= CODES_WITHOUT_PICTURE) {
    await useSolvedPicture(request, picId);
  }
  await countAttempt(request, `sms:${mobileIndex}`, CODES_PER_MOBILE);
  await countAttempt(request, `sms-from:${ip}`, CODES_PER_ADDRESS);

  const code = randomDigits(verificationCodeLength);
  await insertCode(db, {
    id: newId(),
    mobile_index: mobileIndex,
    scene,
    code_hash: hashOf(code),
    created_ms: clock.now(),
    expires_ms: clock.now() + CODE_LIFE_MS,
    used_ms: null,
  });
  await sms.send(mobile, smsText(code, locale));
  log.info('verification code sent');
  return { retryAfterSeconds: verificationCodeWaitSeconds, expiresInSeconds: CODE_LIFE_MS / 1_000 };
}

const smsText = (code: string, locale: 'zh-Hans' | 'en'): string =>
  locale === 'en'
    ? `[Yunyou] Your verification code is ${code}. It is valid for 5 minutes; do not share it with anyone.`
    : `【云游】您的验证码是${code}，5分钟内有效，请勿告诉他人。`;
