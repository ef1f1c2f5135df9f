import { certificateType, mobileChangeDays, type RequestOf, type ResponseOf } from '@yunyou/contract';
import { isCertificateNumber, maskMobile } from '@yunyou/validators';
import { countAttempt } from '../../http/rate-limit';
import { badInput, refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { cell } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { normaliseCertificate } from '../contacts/rules';
import { tryGivenCode, useTriedCode } from '../session/check-code';
import { readMember } from '../session/store';
import { removeUploads } from '../upload/removals';
import { planRemoval } from '../upload/removals-store';
import { documentPictures } from './appeal-pictures';
import { insertAppeal, latestAppeal, latestAppealMs, lockAppeal, moveAppeal } from './appeal-store';
import { expectChangeDue, expectFreeMobile } from './change-mobile';
import { lockMobile } from './mobile-store';

const DAY_MS = 86_400_000;
/** Appeals of one member: each is looked at by a person. */
const APPEALS_PER_MEMBER = { max: 5, windowMs: DAY_MS };
/** One that was refused, or whose number somebody else took, may be followed by a better one at once. */
const COUNTED = ['applied', 'agreed', 'stopped', 'done'] as const;

/** Refuses an appeal that comes too soon after the last change or appeal. */
async function expectAppealDue(
  { db, clock }: Pick<MemberRequest, 'clock'> & { db: Parameters<typeof latestAppealMs>[0] },
  memberId: string,
): Promise<void> {
  await expectChangeDue({ db, clock }, memberId);
  const latestMs = await latestAppealMs(db, memberId, COUNTED);
  const fromMs = latestMs === undefined ? 0 : latestMs + mobileChangeDays * DAY_MS;
  if (clock.now() < fromMs) throw refuse('mobileChangeTooSoon', { detail: { fromMs } });
}

type Asked = RequestOf<'member', 'mobileAppeal'>;

interface Proof {
  codeId: string;
  pictures: string[];
}

/** The new number's code, and pictures that can be read. */
async function proveAppeal(request: MemberRequest, asked: Asked): Promise<Proof> {
  const { memberId } = request;
  const { mobile, code, challengeId, certType, idCard, pictureKeys } = asked;
  if (certType === certificateType.none)
    throw badInput([{ field: 'certType', reason: 'An identity document' }]);
  if (!isCertificateNumber(certType, idCard)) {
    throw refuse('certificateInvalid', { fields: [{ field: 'idCard', reason: 'invalid' }] });
  }
  await expectAppealDue(request, memberId);
  // Whoever has no number changes it by the new one's code alone.
  const { mobile: current } = await readMember(request, memberId);
  if (current === '') throw badInput([{ field: 'mobile', reason: 'You have no number to replace' }]);
  await countAttempt(request, `mobile-appeal:${memberId}`, APPEALS_PER_MEMBER);
  const codeId = await tryGivenCode(request, { mobile, scene: 'changeMobile', code, challengeId });
  return { codeId, pictures: await documentPictures(request, [...new Set(pictureKeys)]) };
}

/** Asks the merchant for another number. The uploads go at once; what is kept of the document is encrypted. */
export const appealForMobile = inTwoSteps(proveAppeal, async (request, asked, { codeId, pictures }) => {
  const { tx, clock, protection, memberId, tokenHash, locale } = request;
  const nowMs = clock.now();
  // Of two at the same moment the second waits for the first, and then comes too soon.
  await lockMobile(tx, memberId);
  await expectAppealDue({ db: tx, clock }, memberId);
  await expectFreeMobile({ db: tx, protection }, asked.mobile);
  await useTriedCode(tx, codeId, nowMs);
  const id = newId();
  const cipher = (column: string, text: string) =>
    protection.encrypt(text, cell('mobile_appeals', column, id));
  await insertAppeal(
    tx,
    {
      id,
      member_id: memberId,
      state: 'applied',
      mobile_cipher: cipher('mobile_cipher', asked.mobile),
      name_cipher: cipher('name_cipher', asked.name),
      cert_type: asked.certType,
      cert_cipher: cipher('cert_cipher', normaliseCertificate(asked)),
      reason: null,
      locale,
      token_hash: tokenHash,
      created_ms: nowMs,
      effective_ms: null,
      ended_ms: null,
    },
    pictures.map((picture, seq) => {
      const pictureId = newId();
      const at = cell('mobile_appeal_pictures', 'picture_cipher', pictureId);
      return { id: pictureId, appeal_id: id, seq, picture_cipher: protection.encrypt(picture, at) };
    }),
  );
  for (const key of new Set(asked.pictureKeys)) await planRemoval(tx, key, nowMs);
  request.afterCommit(removeUploads);
  return { state: 'applied' as const };
});

/** A member's latest appeal, its number masked. */
export async function readMobileAppeal({
  db,
  protection,
  memberId,
}: MemberRequest): Promise<ResponseOf<'member', 'mobileAppealState'>> {
  const appeal = await latestAppeal(db, memberId);
  if (!appeal) return null;
  const { id, state, mobile_cipher, created_ms, effective_ms, reason } = appeal;
  const mobile = protection.decrypt(mobile_cipher, cell('mobile_appeals', 'mobile_cipher', id));
  return {
    id,
    state,
    mobile: maskMobile(mobile),
    atMs: created_ms,
    effectiveAtMs: effective_ms,
    reason,
  };
}

/** Any login of the member stops what has not taken effect; stopping twice is once. */
export async function stopMobileAppeal(
  { tx, clock, memberId }: IdempotentRequest,
  { appealId }: RequestOf<'member', 'stopMobileAppeal'>,
): Promise<null> {
  await lockMobile(tx, memberId);
  const { state } = await lockAppeal(tx, memberId, appealId);
  if (state === 'stopped') return null;
  if (state !== 'applied' && state !== 'agreed') throw refuse('mobileAppealOver');
  await moveAppeal(tx, appealId, { state: 'stopped', ended_ms: clock.now() });
  return null;
}
