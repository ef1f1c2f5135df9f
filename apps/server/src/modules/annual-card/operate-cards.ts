import type { LocalizedText } from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newActivationCode } from './activation-code';
import { lockCard, periodsOf, setCard } from './cards-store';
import { issueCards } from './issue';
import { termsOfType } from './terms';
import { typesByIds } from './types-store';
import { extendCard } from './units-store';

/** Makes cards on paper, which whoever has number and code adds to their account; answers what is printed on them. */
export async function printCards(
  tx: Tx,
  { typeId, count }: { typeId: string; count: number },
  deps: { protection: DataProtection; nowMs: number },
): Promise<{ id: string; number: string; code: string }[]> {
  const [type] = await typesByIds(tx, [typeId]);
  if (!type) throw notFound();
  const codes = Array.from({ length: count }, newActivationCode);
  const terms = termsOfType(type);
  const issued = await issueCards(
    tx,
    codes.map((activationCode) => ({ typeId, terms, paidFen: 0, activationCode })),
    deps,
  );
  return issued.map((card, place) => ({ ...card, code: codes[place] ?? '' }));
}

/** Nobody enters with the card until it is let go again. */
export async function freezeCard(
  tx: Tx,
  { cardId, words }: { cardId: string; words: LocalizedText },
  nowMs: number,
): Promise<void> {
  const card = await lockCard(tx, cardId);
  if (card.status !== 'active') throw refuse('cardStateChanged', { detail: { status: card.status } });
  await setCard(tx, cardId, {
    ...{ status: 'frozen', frozen_ms: nowMs, frozen_words: JSON.stringify(words), changed_ms: nowMs },
  });
}

/** It holds again; days that it was frozen without the holder's fault are added to its last day. */
export async function unfreezeCard(
  tx: Tx,
  { cardId, isHoldersFault }: { cardId: string; isHoldersFault: boolean },
  nowMs: number,
): Promise<void> {
  const card = await lockCard(tx, cardId);
  if (card.status !== 'frozen' || card.frozen_ms === null)
    throw refuse('cardStateChanged', { detail: { status: card.status } });
  await setCard(tx, cardId, {
    ...{ status: 'active', frozen_ms: null, frozen_words: null, changed_ms: nowMs },
  });
  const days = isHoldersFault ? 0 : daysBetween(dayOf(card.frozen_ms), dayOf(nowMs));
  const seq = (await periodsOf(tx, [cardId])).at(-1)?.seq;
  if (days > 0 && card.last_day !== null && seq !== undefined)
    await extendCard(tx, cardId, { lastDay: addDays(card.last_day, days), seq });
}
