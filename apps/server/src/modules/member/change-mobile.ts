import { mobileChangeDays, type RequestOf } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { inTwoSteps, type MemberRequest } from '../../http/request-context';
import { type Cell, cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { tryGivenCode, useTriedCode } from '../session/check-code';
import { endOtherSessions, readMember, tellMember } from '../session/store';
import { moveAppeal, openAppealId } from './appeal-store';
import { insertMobileChange, isMobileTaken, lockMobile, mobileChangesOf, writeMobile } from './mobile-store';

const DAY_MS = 86_400_000;

/** Refuses a number that an account has, this one included. */
export async function expectFreeMobile(
  { db, protection }: { db: Queries; protection: DataProtection },
  mobile: string,
): Promise<void> {
  if (await isMobileTaken(db, protection.index('mobile', mobile))) {
    throw refuse('mobileTaken', { fields: [{ field: 'mobile', reason: 'taken' }] });
  }
}

/** Refuses a change that comes too soon after the last. */
export async function expectChangeDue(
  { db, clock }: { db: Queries; clock: Clock },
  memberId: string,
): Promise<void> {
  const [latest] = await mobileChangesOf(db, memberId);
  const fromMs = latest ? latest.at_ms + mobileChangeDays * DAY_MS : 0;
  if (clock.now() < fromMs) throw refuse('mobileChangeTooSoon', { detail: { fromMs } });
}

/** Gives a member another number and writes the change down; answers the one before, empty for none. */
export async function writeNewMobile(
  { tx, clock, protection }: { tx: Tx; clock: Clock; protection: DataProtection },
  memberId: string,
  mobile: string,
): Promise<string> {
  const beforeCipher = await lockMobile(tx, memberId);
  const before =
    beforeCipher === null ? '' : protection.decrypt(beforeCipher, cell('members', 'mobile_cipher', memberId));
  const id = newId();
  await expectFreeMobile({ db: tx, protection }, mobile);
  const columns = {
    mobile_cipher: protection.encrypt(mobile, cell('members', 'mobile_cipher', memberId)),
    mobile_index: protection.index('mobile', mobile),
  };
  // Two members may ask for one number at the same moment: the database lets one have it.
  if (!(await writeMobile(tx, memberId, columns))) throw refuse('mobileTaken');
  await insertMobileChange(tx, {
    id,
    member_id: memberId,
    from_cipher: before === '' ? null : protection.encrypt(before, cell('mobile_changes', 'from_cipher', id)),
    to_cipher: protection.encrypt(mobile, cell('mobile_changes', 'to_cipher', id)),
    at_ms: clock.now(),
  });
  return before;
}

interface Proven {
  newCodeId: string;
  /** Undefined for a member who had no number. */
  currentCodeId: string | undefined;
}

/** Both codes are tried before either is used up: a slip in one does not cost the other. */
async function proveNumbers(
  request: MemberRequest,
  { mobile, code, challengeId, currentCode = '', currentChallengeId }: RequestOf<'member', 'changeMobile'>,
): Promise<Proven> {
  await expectChangeDue(request, request.memberId);
  const { mobile: current } = await readMember(request, request.memberId);
  const newCodeId = await tryGivenCode(request, { mobile, scene: 'changeMobile', code, challengeId });
  if (current === '') return { newCodeId, currentCodeId: undefined };
  if (currentCode === '')
    throw badInput([{ field: 'currentCode', reason: 'The code of the current number' }]);
  const currentCodeId = await tryGivenCode(request, {
    mobile: current,
    scene: 'currentMobile',
    code: currentCode,
    challengeId: currentChallengeId,
    field: 'currentCode',
  });
  return { newCodeId, currentCodeId };
}

/** Changes the number. Every other login ends, and the number before is told. */
export const changeMobile = inTwoSteps(
  proveNumbers,
  async (request, { mobile }, { newCodeId, currentCodeId }) => {
    const { tx, clock, protection, memberId, tokenHash, locale } = request;
    // Of two changes at the same moment the second waits for the first, and then comes too soon.
    await lockMobile(tx, memberId);
    await expectChangeDue({ db: tx, clock }, memberId);
    const before = await writeNewMobile({ tx, clock, protection }, memberId, mobile);
    await useTriedCode(tx, newCodeId, clock.now());
    if (currentCodeId !== undefined) await useTriedCode(tx, currentCodeId, clock.now(), 'currentCode');
    // Whoever has both codes needs no appeal any more.
    const appealId = await openAppealId(tx, memberId);
    if (appealId) await moveAppeal(tx, appealId, { state: 'stopped', ended_ms: clock.now() });
    await endOtherSessions({ db: tx, clock }, memberId, tokenHash);
    if (before !== '') request.afterCommit(({ sms }) => sms.send(before, changedText(locale)));
    return tellMember({ db: tx, clock, protection }, memberId);
  },
);

/** What the number before is told. */
export const changedText = (locale: 'zh-Hans' | 'en'): string =>
  locale === 'en'
    ? '[Yunyou] The mobile number of your account was changed and this one no longer logs in. If that was not you, call us at once.'
    : '【云游】您的账号已更换手机号，本号码不能再登录。如非本人操作，请立即联系客服。';

export async function readMobileChanges({
  db,
  protection,
  memberId,
}: {
  db: Queries;
  protection: DataProtection;
  memberId: string;
}) {
  const masked = (cipher: string | null, at: Cell) =>
    cipher === null ? '' : protection.decrypt(cipher, at).replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
  return (await mobileChangesOf(db, memberId)).map((row) => ({
    fromMobile: masked(row.from_cipher, cell('mobile_changes', 'from_cipher', row.id)),
    toMobile: masked(row.to_cipher, cell('mobile_changes', 'to_cipher', row.id)),
    atMs: row.at_ms,
  }));
}
