import type { RequestOf, ResponseOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { documentIndex } from '../../security/data-protection';
import { removeObjects } from '../consent/uploads';
import {
  expectAge,
  expectEvidence,
  expectGuardian,
  expectOpen,
  type Holder,
  holderOf,
  roleOf,
} from './activate-checks';
import { settleCard } from './card-state';
import { lockCard } from './cards-store';
import { type HandedIn, handIn, readHandedIn, usablePictures } from './hand-in';
import { sealPersonal } from './holder-cells';
import { expectFaceConsent, expectGuardianConsent } from './holder-consents';
import { tellActivated } from './holder-news';
import { lockPerson, personOfMember, setPerson } from './holders-store';

type Activation = RequestOf<'annualCard', 'activate'>;
type Applied = ResponseOf<'annualCard', 'activate'>;

/** The pictures of a request are made before anything is locked; what is wrong with them is said in its turn. */
async function prepare(request: MemberRequest, asked: Activation): Promise<HandedIn> {
  await personOfMember(request.db, request.memberId, asked.personId);
  return readHandedIn(request, asked.personId, asked);
}

/** Puts a person on a card. Without anything to examine they are active at once. */
export const activate = inTwoSteps(
  prepare,
  async (request: IdempotentRequest, asked: Activation, handed: HandedIn): Promise<Applied> => {
    const { tx, clock, protection, memberId } = request;
    const nowMs = clock.now();
    const { personId } = asked;
    const { card_id } = await personOfMember(tx, memberId, personId);
    const card = await lockCard(tx, card_id, memberId);
    const person = await lockPerson(tx, personId);
    expectOpen(card, person, nowMs);
    const holder = holderOf(asked, dayOf(nowMs));
    const role = roleOf(card, person);
    expectAge(role, holder);
    const guardian = expectGuardian(holder, asked.guardian);
    if (guardian) await expectGuardianConsent(request, personId, guardian);
    const idIndex = documentIndex(protection, holder) ?? '';
    if (handed.face) {
      const pictured = { personId, isChild: holder.isChild, mobile: holder.mobile, idIndex };
      await expectFaceConsent(request, pictured, asked.consentId);
    }
    const pictures = usablePictures(handed);
    expectEvidence(role, holder, asked.evidenceKeys ?? []);
    const isExamined = pictures.length > 0;
    await takePlace(request, asked, { holder, idIndex, isExamined, nowMs });
    const applicationId = isExamined
      ? await handIn(
          tx,
          { protection, nowMs },
          { cardId: card.id, personId, memberId, isNewPortrait: false, pictures, keys: handed.keys },
        )
      : null;
    await settleCard(tx, card.id, nowMs);
    if (!isExamined) await tellActivated(tx, { protection, nowMs }, personId);
    request.afterCommit((app) => removeObjects(app, handed.keys));
    return { applicationId, status: isExamined ? 'examining' : 'active' };
  },
);

interface Taken {
  holder: Holder;
  idIndex: string;
  isExamined: boolean;
  nowMs: number;
}

const isTaken = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'card_persons_one_holder';

/** Writes who is on the place. One document is on one live card of a type. */
async function takePlace(
  { tx, protection }: IdempotentRequest,
  { personId, guardian, consentId, faceKey }: Activation,
  { holder, idIndex, isExamined, nowMs }: Taken,
): Promise<void> {
  const seal = (column: Parameters<typeof sealPersonal>[2], text: string) =>
    sealPersonal(protection, personId, column, text);
  const kept = holder.isChild && guardian ? { name: guardian.name, relation: guardian.relation } : undefined;
  await setPerson(tx, personId, {
    status: isExamined ? 'examining' : 'active',
    name_cipher: seal('name_cipher', holder.name),
    cert_type: holder.certType,
    id_card_cipher: seal('id_card_cipher', holder.idCard),
    id_index: idIndex,
    mobile_cipher: seal('mobile_cipher', holder.mobile),
    birthday_cipher: seal('birthday_cipher', holder.birthday),
    guardian_cipher: seal('guardian_cipher', kept ? JSON.stringify(kept) : ''),
    guardian_consent_id: kept ? (guardian?.consentId ?? null) : null,
    face_consent_id: faceKey === undefined ? null : (consentId ?? null),
    activated_ms: isExamined ? null : nowMs,
  }).catch((error) => {
    throw isTaken(error)
      ? refuse('cardHolderTaken', { fields: [{ field: 'idCard', reason: 'taken' }] })
      : error;
  });
}
