import { loginResult, verificationCodeLength, verificationCodeWaitSeconds } from '@yunyou/contract';
import { countAttempt } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { hashOf, newId, randomDigits } from '../../security/ids';
import {
  CODE_LIFE_MS,
  checkCode,
  endSession,
  findOrCreateMember,
  latestCode,
  openSession,
  readMember,
} from './queries';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How many codes may be sent, so that nobody can run up the bill or pester a stranger. */
const CODES_PER_MOBILE = { max: 10, windowMs: DAY_MS };
const CODES_PER_ADDRESS = { max: 60, windowMs: HOUR_MS };
/** How many logins may be tried from one address; a code itself also allows few tries. */
const LOGINS_PER_ADDRESS = { max: 120, windowMs: HOUR_MS };

export const session: HandlersFor<'session'> = {
  async smsCaptcha(request, { mobile, scene = 'login' }) {
    const { db, clock, protection, sms, log, ip, locale } = request;
    const mobileIndex = protection.index('mobile', mobile);
    const last = await latestCode(db, mobileIndex, scene);
    const waitMs = last ? last.created_ms + verificationCodeWaitSeconds * 1_000 - clock.now() : 0;
    if (last?.used_ms === null && waitMs > 0) {
      throw refuse('codeTooSoon', { detail: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
    }
    await countAttempt(request, `sms:${mobileIndex}`, CODES_PER_MOBILE);
    await countAttempt(request, `sms-from:${ip}`, CODES_PER_ADDRESS);

    const code = randomDigits(verificationCodeLength);
    await db
      .insertInto('sms_codes')
      .values({
        id: newId(),
        mobile_index: mobileIndex,
        scene,
        code_hash: hashOf(code),
        created_ms: clock.now(),
        expires_ms: clock.now() + CODE_LIFE_MS,
        used_ms: null,
      })
      .execute();
    await sms.send(mobile, smsText(code, locale));
    log.info('verification code sent');
    return { retryAfterSeconds: verificationCodeWaitSeconds, expiresInSeconds: CODE_LIFE_MS / 1_000 };
  },

  async mobileLogin(request, { mobile, code, source = request.source }) {
    const { db, clock, protection, ip } = request;
    await countAttempt(request, `login-from:${ip}`, LOGINS_PER_ADDRESS);
    const mobileIndex = protection.index('mobile', mobile);
    // Counting a wrong try must outlive the refusal, so it is not part of the transaction below.
    await checkCode({ db, clock }, mobileIndex, 'login', code);
    const { token, openId } = await db.transaction().execute(async (transaction) => {
      const member = await findOrCreateMember(
        { db: transaction, clock, protection },
        { mobile, mobileIndex, source },
      );
      return { token: await openSession({ db: transaction, clock }, member.id), openId: member.open_id };
    });
    return { token, result: loginResult.ok, data: { openid: openId } };
  },

  userInfo: async (request) => readMember(request, request.memberId),

  async end({ db, clock, tokenHash }) {
    await endSession({ db, clock }, tokenHash);
    return null;
  },
};

const smsText = (code: string, locale: 'zh-Hans' | 'en'): string =>
  locale === 'en'
    ? `[Yunyou] Your verification code is ${code}. It is valid for 5 minutes; do not share it with anyone.`
    : `【云游】您的验证码是${code}，5分钟内有效，请勿告诉他人。`;
