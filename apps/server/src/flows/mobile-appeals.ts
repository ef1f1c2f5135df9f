import { type LocalizedText, mobileAppealHours } from '@yunyou/contract';
import type { AppContext } from '../context';
import type { Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal, refuse } from '../http/refusal';
import { timeWords } from '../http/rule-words';
import { type AppealRow, lockAppeal, memberOfAppeal, moveAppeal } from '../modules/member/appeal-store';
import { changedText, writeNewMobile } from '../modules/member/change-mobile';
import { isMobileTaken, lockMobile } from '../modules/member/mobile-store';
import { tell } from '../modules/message/tell';
import type { MessageParameters, MessageTemplate } from '../modules/message/templates';
import { endOtherSessions } from '../modules/session/store';
import { cell, type DataProtection } from '../security/data-protection';

const WAIT_MS = mobileAppealHours * 3_600_000;

type App = Pick<AppContext, 'db' | 'clock' | 'protection' | 'sms' | 'log'>;

/** An appeal under its member's lock, with the member's present number and the new one. */
async function lockWithMember(tx: Tx, protection: DataProtection, id: string) {
  const memberId = await memberOfAppeal(tx, id);
  const cipher = await lockMobile(tx, memberId);
  const appeal = await lockAppeal(tx, memberId, id);
  return {
    appeal,
    current: cipher === null ? '' : protection.decrypt(cipher, cell('members', 'mobile_cipher', memberId)),
    mobile: protection.decrypt(appeal.mobile_cipher, cell('mobile_appeals', 'mobile_cipher', id)),
  };
}

const tellOnce = (
  tx: Tx,
  { id, member_id }: AppealRow,
  {
    template,
    parameters = {},
    nowMs,
  }: { template: MessageTemplate; parameters?: MessageParameters; nowMs: number },
): Promise<void> =>
  tell(tx, { memberId: member_id, template, parameters, subjectId: id, once: `${template}:${id}`, nowMs });

/** A message that cannot be sent changes nothing of what was decided. */
async function text({ sms, log }: App, mobile: string, words: string): Promise<void> {
  if (mobile === '') return;
  await sms.send(mobile, words).catch((error) => log.error({ err: error }, 'number before not told'));
}

/** The merchant agrees: it takes effect later, and the present number is told until when it can be stopped. */
export async function agreeToAppeal(app: App, id: string, reason: LocalizedText): Promise<void> {
  const { db, clock, protection } = app;
  const { current, locale, effectiveMs } = await inTransaction(db, async (tx) => {
    const locked = await lockWithMember(tx, protection, id);
    const { appeal } = locked;
    if (appeal.state !== 'applied') throw refuse('mobileAppealOver');
    const nowMs = clock.now();
    const effective_ms = nowMs + WAIT_MS;
    await moveAppeal(tx, id, { state: 'agreed', reason, effective_ms });
    const parameters = { time: timeWords(effective_ms), reason };
    await tellOnce(tx, appeal, { template: 'appealAgreed', parameters, nowMs });
    return { current: locked.current, locale: appeal.locale, effectiveMs: effective_ms };
  });
  await text(app, current, agreedText(locale, timeWords(effectiveMs)));
}

/** The merchant does not agree, and says why. */
export async function refuseAppeal(
  { db, clock, protection }: App,
  id: string,
  reason: LocalizedText,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { appeal } = await lockWithMember(tx, protection, id);
    if (appeal.state !== 'applied') throw refuse('mobileAppealOver');
    const nowMs = clock.now();
    await moveAppeal(tx, id, { state: 'refused', reason, ended_ms: nowMs });
    await tellOnce(tx, appeal, { template: 'appealRefused', parameters: { reason }, nowMs });
  });
}

/** An agreed appeal takes effect when its time has come, unless an account has the number by now. */
export async function finishAppeal(app: App, id: string): Promise<void> {
  try {
    await takeEffect(app, id);
  } catch (error) {
    // Somebody took the number between the look and the write.
    if (!(error instanceof Refusal && error.details.rule === 'mobileTaken')) throw error;
    await takeEffect(app, id);
  }
}

async function takeEffect(app: App, id: string): Promise<void> {
  const { db, clock, protection } = app;
  const told = await inTransaction(db, async (tx) => {
    const { appeal, mobile } = await lockWithMember(tx, protection, id);
    const nowMs = clock.now();
    // Stopped, or done by another process, since it was found.
    if (appeal.state !== 'agreed' || appeal.effective_ms === null || appeal.effective_ms > nowMs)
      return undefined;
    if (await isMobileTaken(tx, protection.index('mobile', mobile))) {
      await moveAppeal(tx, id, { state: 'taken', ended_ms: nowMs });
      await tellOnce(tx, appeal, { template: 'appealTaken', nowMs });
      return undefined;
    }
    const before = await writeNewMobile({ tx, clock, protection }, appeal.member_id, mobile);
    await moveAppeal(tx, id, { state: 'done', ended_ms: nowMs });
    await endOtherSessions({ db: tx, clock }, appeal.member_id, appeal.token_hash);
    return { before, locale: appeal.locale };
  });
  if (told) await text(app, told.before, changedText(told.locale));
}

const agreedText = (locale: AppealRow['locale'], time: LocalizedText): string =>
  locale === 'en'
    ? `[Yunyou] At your request your account changes to another mobile number; from ${time.en} this one no longer logs in. If that was not you, log in and stop it in your profile.`
    : `【云游】您的账号申请更换手机号，${time['zh-Hans']}生效，届时本号码不能再登录。如非本人操作，请立即登录，在个人资料中停止更换。`;
