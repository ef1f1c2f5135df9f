import { certificateType, nftMinAge, type RequestOf, type ResponseOf } from '@yunyou/contract';
import { ageOn, isCertificateNumber, maskName, parseIdCard } from '@yunyou/validators';
import { dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { documentIndex } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { standingConsents } from '../consent/consents-store';
import { standsFor } from '../consent/documents';
import { agreementChanged } from '../consent/give';
import { openIdentity, sealIdentity } from './identity-cells';
import {
  deleteTry,
  insertTry,
  lockIdentity,
  noteFailed,
  triesLeftOf,
  verificationOf,
  writeVerified,
} from './verification-store';

type Given = RequestOf<'nft', 'userVerified'>;
type Answer = ResponseOf<'nft', 'userVerified'>;

const OTHER_PERSON = {
  'zh-Hans': '您已完成实名认证，更换证件请先撤回认证',
  en: 'You are verified already; withdraw that first to be verified by another document',
};

const onNumber = { fields: [{ field: 'idCard', reason: 'Resident ID of 18 digits' }] };

/** The number as it is compared, once it can be somebody's who is old enough. */
function checkLocally({ idCard }: Given, today: string): string {
  const person = idCard.length === 18 ? parseIdCard(idCard, { today }) : undefined;
  if (!person || !isCertificateNumber(certificateType.idCard, person.number))
    throw refuse('certificateInvalid', onNumber);
  if (ageOn(person.birthDay, today) < nftMinAge) throw refuse('nftAge', onNumber);
  return person.number;
}

/** Refuses without a consent of the member's own that stands, to the text in force. */
async function expectConsent(db: Queries, memberId: string, consentId: string): Promise<void> {
  const standing = await standingConsents(db, memberId, ['realName']);
  const given = standing.find(({ id }) => id === consentId);
  if (!given) throw refuse('consentNeeded', { fields: [{ field: 'consentId', reason: 'realName' }] });
  if (!standsFor('realName', given.version)) throw agreementChanged();
}

type Prepared = { verified: true } | { verified: false; idIndex: string; number: string };

/** Asks the service whether name and number belong together: nothing of it in a transaction, for a try that was taken before. */
async function prove(request: MemberRequest, given: Given): Promise<Prepared> {
  const { db, clock, protection, memberId, realNameCheck } = request;
  const nowMs = clock.now();
  const number = checkLocally(given, dayOf(nowMs));
  const idIndex = documentIndex(protection, { certType: certificateType.idCard, idCard: number }) ?? '';
  if (await isVerifiedAs(db, memberId, idIndex)) return { verified: true };
  await expectConsent(db, memberId, given.consentId);
  const tryId = await takeTry(request, nowMs);
  const answer = await realNameCheck
    .ask({ name: given.name, idCard: number })
    .catch(() => 'unavailable' as const);
  if (answer === 'unavailable') {
    await deleteTry(db, tryId);
    throw refuse('verifyLater');
  }
  if (answer === 'mismatch') {
    await noteFailed(db, memberId, nowMs);
    throw refuse('identityMismatch', { detail: { triesLeft: await triesLeftOf(db, memberId, nowMs) } });
  }
  return { verified: false, idIndex, number };
}

/** Whether the member is verified by this number already; by another one they are refused until they withdraw it. */
async function isVerifiedAs(db: Queries, memberId: string, idIndex: string): Promise<boolean> {
  const row = await verificationOf(db, memberId);
  if (row?.status !== 'verified') return false;
  if (row.id_index !== idIndex) throw refuse('identityTaken', { text: OTHER_PERSON, ...onNumber });
  return true;
}

/** Takes a try before the service is asked, so that requests at once cannot have more of them than there are. */
const takeTry = ({ db, memberId }: MemberRequest, nowMs: number): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockIdentity(tx, memberId);
    if ((await triesLeftOf(tx, memberId, nowMs)) < 1)
      throw refuse('verifyTries', { detail: { triesLeft: 0 } });
    const id = newId();
    await insertTry(tx, { id, member_id: memberId, at_ms: nowMs });
    return id;
  });

/** Writes down who the member is, unless the consent was taken back, or another account was quicker, meanwhile. */
async function write(request: IdempotentRequest, given: Given, prepared: Prepared): Promise<Answer> {
  const { tx, clock, protection, memberId } = request;
  const nowMs = clock.now();
  const triesLeft = await triesLeftOf(tx, memberId, nowMs);
  if (prepared.verified) {
    const { nameMasked } = openIdentity(protection, await verificationOf(tx, memberId));
    return { status: 'verified', nameMasked, triesLeft, reason: null };
  }
  await lockIdentity(tx, memberId);
  await expectConsent(tx, memberId, given.consentId);
  const { idIndex, number } = prepared;
  await isVerifiedAs(tx, memberId, idIndex);
  const isWritten = await writeVerified(tx, {
    ...{ member_id: memberId, status: 'verified', id_index: idIndex, adult: true },
    ...sealIdentity(protection, memberId, { name: given.name, idCard: number }),
    ...{ consent_id: given.consentId, checked_ms: nowMs },
  });
  if (!isWritten) throw refuse('identityTaken', { detail: { triesLeft }, ...onNumber });
  return { status: 'verified', nameMasked: maskName(given.name), triesLeft, reason: null };
}

/** Checks who a member is, once. */
export const verifyIdentity = inTwoSteps(prove, write);
