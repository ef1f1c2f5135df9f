import {
  type CardRefusalCode,
  faceRetentionDays,
  type LocalizedText,
  refusedFaceDays,
} from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import { forgetFailure } from '../../core/retries/store';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { deletePictures, keepFace, setDeleteDay } from '../consent/pictures-store';
import { consentInForce } from '../consent/standing';
import { type ApplicationRow, decide, findApplication, lockOpenApplication } from './applications-store';
import { settleCard } from './card-state';
import { type CardPersonRow, type CardRow, lockCard } from './cards-store';
import { tellActivated, tellRefused } from './holder-news';
import { lockPerson, nobody, setPerson } from './holders-store';

interface Deps {
  protection: DataProtection;
  nowMs: number;
}

interface Open {
  card: CardRow;
  person: CardPersonRow;
  application: ApplicationRow;
}

/** What nobody has decided yet, with its card and person, locked in this order. `memberId`: only of theirs. */
async function lockOpen(tx: Tx, id: string, memberId?: string): Promise<Open> {
  const found = await findApplication(tx, id, memberId);
  const card = await lockCard(tx, found.card_id);
  const person = await lockPerson(tx, found.person_id);
  return { card, person, application: await lockOpenApplication(tx, id) };
}

/** Work on it is late no more. */
export const LATE_JOB = 'card-examinations';

async function close(tx: Tx, id: string, decision: Parameters<typeof decide>[2]): Promise<void> {
  await decide(tx, id, decision);
  await forgetFailure(tx, LATE_JOB, id);
}

/** A child is only put on a card while the guardian's yes stands. */
async function expectGuardianStands(tx: Tx, { id, guardian_consent_id }: CardPersonRow): Promise<void> {
  if (guardian_consent_id === null) return;
  const asked = { subjectId: id, id: guardian_consent_id, purposes: ['child'] as const };
  if (!(await consentInForce(tx, asked))) throw refuse('consentNeeded');
}

/** The merchant agrees: the person is active, and their portrait is used from now on. */
export async function approve(tx: Tx, deps: Deps, id: string): Promise<void> {
  const { nowMs } = deps;
  const { card, person, application } = await lockOpen(tx, id);
  if (card.held_ms !== null) throw refuse('cardRefunding');
  if (card.status === 'refunded' || card.status === 'expired') throw refuse('cardStateChanged');
  await expectGuardianStands(tx, person);
  await close(tx, id, { status: 'approved', decided_ms: nowMs });
  if (!application.new_portrait) await setPerson(tx, person.id, { status: 'active', activated_ms: nowMs });
  await settleCard(tx, card.id, nowMs);
  await keepPictures(tx, { personId: person.id, cardId: card.id, applicationId: id, nowMs });
  if (!application.new_portrait) await tellActivated(tx, deps, person.id);
}

/** The portrait takes the place of an earlier one; pictures of documents have been looked at, and go. */
async function keepPictures(
  tx: Tx,
  of: { personId: string; cardId: string; applicationId: string; nowMs: number },
): Promise<void> {
  const { personId, cardId, applicationId, nowMs } = of;
  await deletePictures(tx, { personIds: [personId], kind: 'evidence' }, nowMs);
  const { last_day } = await lockCard(tx, cardId);
  const deleteAfterDay = addDays(last_day ?? dayOf(nowMs), faceRetentionDays);
  await keepFace(tx, { personId, applicationId, deleteAfterDay }, nowMs);
}

/** The merchant refuses, and says what is to be mended; the pictures go after a while, unless it is. */
export async function refuseApplication(
  tx: Tx,
  deps: Deps,
  id: string,
  { code, words }: { code: CardRefusalCode; words: LocalizedText },
): Promise<void> {
  const { nowMs } = deps;
  const refusal = { 'zh-Hans': words['zh-Hans'].trim(), en: words.en.trim() };
  if (refusal['zh-Hans'] === '' || refusal.en === '')
    throw badInput([{ field: 'words', reason: 'In both languages' }]);
  const { card, person, application } = await lockOpen(tx, id);
  await close(tx, id, {
    ...{ status: 'refused', decided_ms: nowMs, refusal_code: code, refusal: JSON.stringify(refusal) },
  });
  await setDeleteDay(tx, id, addDays(dayOf(nowMs), refusedFaceDays));
  if (!application.new_portrait) {
    await setPerson(tx, person.id, { status: 'refused' });
    await settleCard(tx, card.id, nowMs);
  }
  await tellRefused(tx, deps, { personId: person.id, applicationId: id, words: refusal });
}

/** The member takes it back before it is decided: pictures go at once, and nobody is on the place any more. */
export async function withdrawApplication(
  tx: Tx,
  { memberId, nowMs }: { memberId: string; nowMs: number },
  id: string,
): Promise<CardPersonRow['status']> {
  const { card, person, application } = await lockOpen(tx, id, memberId);
  await close(tx, id, { status: 'withdrawn', decided_ms: nowMs });
  await deletePictures(tx, { personIds: [person.id], state: 'pending' }, nowMs);
  if (application.new_portrait) return person.status;
  await setPerson(tx, person.id, { ...nobody, status: 'toActivate' });
  await settleCard(tx, card.id, nowMs);
  return 'toActivate';
}
