import type { ResponseOf } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { forgetIdentity } from '../identity/verification-store';
import { type ConsentRow, withdrawConsents } from './consents-store';
import { forgetPersons } from './forget';
import { pictureStateOf } from './picture-state';
import { forgetChildData, forgetFaceConsent, lockSubject } from './subject-store';

type Withdrawn = ResponseOf<'consent', 'withdraw'>;

/** What was kept by each. The same on a repeat. */
const kept = {
  face: ['portrait'],
  faceChild: ['portrait'],
  child: ['portrait', 'childData'],
  realName: ['realName'],
} as const satisfies Record<ConsentRow['purpose'], Withdrawn['deleted']>;

/** Takes a consent back, and what was kept by it goes in the same transaction. No card ends by it. */
export async function withdrawConsent(
  tx: Tx,
  { purpose, subject_id: subjectId, subject_kind }: ConsentRow,
  nowMs: number,
): Promise<Withdrawn> {
  const isOfPerson = subject_kind === 'person';
  // Whoever decides about a picture of the person does so before, or finds none.
  if (isOfPerson) await lockSubject(tx, subjectId);
  // Before the consent goes: whoever is being verified by it is so before, or finds it gone.
  if (purpose === 'realName') await forgetIdentity(tx, subjectId, nowMs);
  await withdrawConsents(tx, { purpose, subjectId }, nowMs);
  if (isOfPerson) {
    await forgetPersons(tx, [subjectId], nowMs);
    await forgetFaceConsent(tx, subjectId);
  }
  if (purpose === 'child') {
    await withdrawConsents(tx, { purpose: 'faceChild', subjectId }, nowMs);
    await forgetChildData(tx, subjectId);
  }
  const picture = isOfPerson ? (await pictureStateOf(tx, subjectId)).state : 'none';
  return { deleted: [...kept[purpose]], picture };
}
