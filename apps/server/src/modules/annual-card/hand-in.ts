import { cardExamineHours, cardExamineRounds } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { deletePictures, insertPictures } from '../consent/pictures-store';
import { type MadePicture, makeEvidence, makeFace, sealPicture } from '../consent/protected-picture';
import { readPrivateUploads } from '../consent/uploads';
import { takeUploads } from '../consent/uploads-store';
import { insertApplication, refusedRounds } from './applications-store';

const HOUR_MS = 3_600_000;

/** Pictures of a request, made from what was uploaded. */
export interface HandedIn {
  keys: readonly string[];
  face: MadePicture | 'unusable' | undefined;
  evidence: readonly (MadePicture | 'unusable')[];
}

/** Reads what was uploaded for a person and makes of it what is kept. Another's key is not found. */
export async function readHandedIn(
  request: MemberRequest,
  personId: string,
  {
    faceKey,
    evidenceKeys = [],
  }: { faceKey?: string | undefined; evidenceKeys?: readonly string[] | undefined },
): Promise<HandedIn> {
  const keys = [...(faceKey === undefined ? [] : [faceKey]), ...evidenceKeys];
  if (new Set(keys).size !== keys.length) throw notFound();
  const bytes = await readPrivateUploads(request, { keys, personId });
  const [portrait] = faceKey === undefined ? [] : bytes.splice(0, 1);
  const face = portrait && ((await makeFace(portrait, request.faceQuality)) ?? 'unusable');
  const evidence: (MadePicture | 'unusable')[] = [];
  for (const one of bytes) evidence.push((await makeEvidence(one)) ?? 'unusable');
  return { keys, face, evidence };
}

const unusable = (field: string, text?: { 'zh-Hans': string; en: string }) =>
  refuse('faceUnusable', { text, fields: [{ field, reason: 'unusable' }] });

const EVIDENCE_UNUSABLE = {
  'zh-Hans': '证明材料照片无法使用，请重新上传',
  en: 'A picture of a document cannot be used; please add it again',
};

/** What is kept of it; refuses pictures that cannot be used. */
export function usablePictures({ face, evidence }: HandedIn): MadePicture[] {
  if (face === 'unusable') throw unusable('faceKey');
  const made = evidence.map((one, index) => {
    if (one === 'unusable') throw unusable(`evidenceKeys.${index}`, EVIDENCE_UNUSABLE);
    return one;
  });
  return face ? [face, ...made] : made;
}

export interface Handing {
  cardId: string;
  personId: string;
  memberId: string;
  isNewPortrait: boolean;
  pictures: readonly MadePicture[];
  keys: readonly string[];
}

/** Writes an application with its pictures, instead of those of an earlier one; answers its id. Refuses one round too many. */
export async function handIn(
  tx: Tx,
  { protection, nowMs }: { protection: DataProtection; nowMs: number },
  { cardId, personId, memberId, isNewPortrait, pictures, keys }: Handing,
): Promise<string> {
  const refused = await refusedRounds(tx, personId);
  if (refused >= cardExamineRounds) throw refuse('examineRounds');
  if (!(await takeUploads(tx, keys))) throw notFound();
  const id = newId();
  await deletePictures(tx, { personIds: [personId], state: 'pending' }, nowMs);
  await insertApplication(tx, {
    ...{ id, card_id: cardId, person_id: personId, member_id: memberId, new_portrait: isNewPortrait },
    ...{ status: 'submitted', round: refused + 1, refusal_code: null, refusal: null },
    ...{ submitted_ms: nowMs, due_ms: nowMs + cardExamineHours * HOUR_MS },
    ...{ decided_ms: null, told_late_ms: null },
  });
  const of = { personId, applicationId: id, nowMs };
  await insertPictures(
    tx,
    pictures.map((picture) => sealPicture(protection, picture, of)),
  );
  return id;
}
