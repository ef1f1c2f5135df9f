import { childConsentAge, type RequestOf, type ResponseOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { notFound, refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { ageOfPerson } from '../consent/age';
import { currentFace, noteReads } from '../consent/pictures-store';
import { dataUrlOf, openSealed } from '../consent/protected-picture';
import { consentsInForce } from '../consent/standing';
import { subjectOfMember } from '../consent/subject-store';
import { permitPrivateUpload, removeObjects } from '../consent/uploads';
import { takeBackOpen } from './applications-store';
import { lockCard } from './cards-store';
import { type HandedIn, handIn, readHandedIn, usablePictures } from './hand-in';
import { readPerson } from './holder-cells';
import { expectFaceConsent } from './holder-consents';
import { lockPerson, personOfMember, setPerson } from './holders-store';

/**
 * A permission to upload a portrait of a person who has agreed to it, or whose guardian has. Where the place asks for the picture of a
 * document, one is given without: nothing is made of a portrait before the consent is looked at.
 */
export async function facePolicy(
  request: MemberRequest,
  asked: RequestOf<'annualCard', 'facePolicy'>,
): Promise<ResponseOf<'annualCard', 'facePolicy'>> {
  const { db, memberId } = request;
  const subject = await subjectOfMember(db, memberId, asked.personId);
  if (!subject) throw notFound();
  const mayUpload =
    subject.asks_evidence || (await consentsInForce(db, subject.id, ['face', 'faceChild'])).length > 0;
  if (!mayUpload) throw refuse('consentNeeded');
  const permission = await permitPrivateUpload(request, asked);
  return {
    ...{ bucketName: permission.bucketName, fileName: permission.key, EndPoint: permission.endPoint },
    ...{ AccessKeyId: permission.accessKeyId, SecretKey: '', host: permission.host },
    ...{ policy: permission.policy, signature: permission.signature },
    ...(permission.fields && { fields: permission.fields }),
    expiresAtMs: permission.expiresAtMs,
  };
}

type NewPortrait = RequestOf<'annualCard', 'face'>;

async function prepare(request: MemberRequest, { personId, faceKey }: NewPortrait): Promise<HandedIn> {
  await personOfMember(request.db, request.memberId, personId);
  return readHandedIn(request, personId, { faceKey });
}

/** A portrait for a person who is active; an earlier one is used until this one is decided. */
export const face = inTwoSteps(
  prepare,
  async (
    request: IdempotentRequest,
    { personId, consentId }: NewPortrait,
    handed: HandedIn,
  ): Promise<ResponseOf<'annualCard', 'face'>> => {
    const { tx, clock, protection, memberId } = request;
    const nowMs = clock.now();
    const { card_id } = await personOfMember(tx, memberId, personId);
    const card = await lockCard(tx, card_id, memberId);
    const person = await lockPerson(tx, personId);
    if (card.status === 'frozen') throw refuse('cardFrozen');
    if (card.held_ms !== null) throw refuse('cardRefunding');
    if (card.status !== 'active' || person.status !== 'active') throw refuse('cardStateChanged');
    const age = ageOfPerson(protection, person, dayOf(nowMs));
    await expectFaceConsent(
      request,
      {
        ...{ personId, isChild: age !== undefined && age < childConsentAge },
        mobile: readPerson(protection, person, 'mobile_cipher'),
        idIndex: person.id_index ?? '',
      },
      consentId,
    );
    const pictures = usablePictures(handed);
    await takeBackOpen(tx, personId, nowMs);
    const applicationId = await handIn(
      tx,
      { protection, nowMs },
      { cardId: card.id, personId, memberId, isNewPortrait: true, pictures, keys: handed.keys },
    );
    await setPerson(tx, personId, { face_consent_id: consentId });
    request.afterCommit((app) => removeObjects(app, handed.keys));
    return { applicationId, status: person.status };
  },
);

/** The portrait that is kept of a person of the member. That it was looked at is written down. */
export async function facePicture(
  { db, clock, protection, memberId }: MemberRequest,
  { personId }: RequestOf<'annualCard', 'facePicture'>,
): Promise<ResponseOf<'annualCard', 'facePicture'>> {
  await personOfMember(db, memberId, personId);
  const picture = await currentFace(db, personId);
  if (!picture) throw notFound();
  await noteReads(db, [picture], { reader: 'member', readerId: memberId, nowMs: clock.now() });
  return { dataUrl: dataUrlOf(openSealed(protection, picture)), deleteAfterDay: picture.delete_after_day };
}
