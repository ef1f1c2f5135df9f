import { childConsentAge } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { Tx } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import { ageOfPerson } from '../consent/age';
import { type ConsentRow, standingConsents } from '../consent/consents-store';
import { standsFor } from '../consent/documents';
import { withdrawConsent } from '../consent/withdraw';
import { tell } from '../message/tell';
import { personsOf } from './cards-store';
import { readPerson } from './holder-cells';
import { cardFacts } from './holder-news-store';

/** Whether a portrait may be kept by it in a new period: its text did not change materially, and a child is one still. */
const staysFor = ({ purpose, version }: ConsentRow, isGrown: boolean): boolean =>
  standsFor(purpose, version) && !(purpose === 'faceChild' && isGrown);

/**
 * With a new period, portraits go whose consent does not reach into it, as if it were taken back; the member is told, and whoever
 * it is of may agree anew. They enter by the code meanwhile.
 */
export async function endOldPortraits(
  tx: Tx,
  { cardId, firstDay }: { cardId: string; firstDay: string },
  { protection, nowMs }: { protection: DataProtection; nowMs: number },
): Promise<void> {
  for (const person of await personsOf(tx, [cardId])) {
    if (person.status !== 'active') continue;
    const consents = await standingConsents(tx, person.id, ['face', 'faceChild']);
    const age = ageOfPerson(protection, person, firstDay);
    const isGrown = age !== undefined && age >= childConsentAge;
    if (consents.length === 0 || consents.some((one) => staysFor(one, isGrown))) continue;
    for (const consent of consents) await withdrawConsent(tx, consent, nowMs);
    const facts = await cardFacts(tx, cardId);
    if (!facts?.member_id) continue;
    const name = maskName(readPerson(protection, person, 'name_cipher'));
    await tell(tx, {
      ...{ memberId: facts.member_id, template: 'cardPortraitEnded', subjectId: cardId, nowMs },
      ...{ parameters: { title: facts.card_name, name }, once: `card-portrait:${person.id}:${firstDay}` },
    });
  }
}
