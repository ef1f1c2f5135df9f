import type { LocalizedText } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { Tx } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import { tell } from '../message/tell';
import { readPerson } from './holder-cells';
import { cardFacts, personFacts } from './holder-news-store';

interface Deps {
  protection: DataProtection;
  nowMs: number;
}

/** Tells the member that a person is active. */
export async function tellActivated(tx: Tx, deps: Deps, personId: string): Promise<void> {
  const facts = await personFacts(tx, personId);
  if (!facts?.member_id) return;
  await tell(tx, {
    memberId: facts.member_id,
    template: 'cardActivated',
    parameters: {
      ...{ title: facts.card_name, name: maskName(readPerson(deps.protection, facts, 'name_cipher')) },
      day: facts.last_day ?? '',
    },
    subjectId: facts.card_id,
    once: `card-activated:${personId}:${deps.nowMs}`,
    nowMs: deps.nowMs,
  });
}

/** Tells the member that something was refused, and why. */
export async function tellRefused(
  tx: Tx,
  { protection, nowMs }: Deps,
  { personId, applicationId, words }: { personId: string; applicationId: string; words: LocalizedText },
): Promise<void> {
  const facts = await personFacts(tx, personId);
  if (!facts?.member_id) return;
  await tell(tx, {
    memberId: facts.member_id,
    template: 'cardRefused',
    parameters: {
      ...{ title: facts.card_name, name: maskName(readPerson(protection, facts, 'name_cipher')) },
      reason: words,
    },
    subjectId: applicationId,
    once: `card-refused:${applicationId}`,
    nowMs,
  });
}

/** Tells the member that their card is frozen, and why. */
export async function tellFrozen(
  tx: Tx,
  { cardId, words, nowMs }: { cardId: string; words: LocalizedText; nowMs: number },
): Promise<void> {
  const facts = await cardFacts(tx, cardId);
  if (!facts?.member_id) return;
  await tell(tx, {
    ...{ memberId: facts.member_id, template: 'cardFrozen', subjectId: cardId, nowMs },
    ...{ parameters: { title: facts.card_name, reason: words }, once: `card-frozen:${cardId}:${nowMs}` },
  });
}
