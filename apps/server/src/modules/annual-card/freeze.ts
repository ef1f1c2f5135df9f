import type { LocalizedText } from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { lockCard, periodsOf, setCard } from './cards-store';
import { tellFrozen } from './holder-news';
import { typesByIds } from './types-store';
import { extendCard } from './units-store';

/** Stops a running card; its holder is told why. */
export async function freezeCard(
  tx: Tx,
  { cardId, words, nowMs }: { cardId: string; words: LocalizedText; nowMs: number },
): Promise<void> {
  if (words['zh-Hans'].trim() === '' || words.en.trim() === '')
    throw badInput([{ field: 'words', reason: 'In both languages' }]);
  const card = await lockCard(tx, cardId);
  if (card.status !== 'active') throw refuse('cardStateChanged');
  await setCard(tx, cardId, {
    ...{ status: 'frozen', frozen_ms: nowMs, frozen_words: JSON.stringify(words), changed_ms: nowMs },
  });
  const [type] = await typesByIds(tx, [card.type_id]);
  if (card.member_id !== null && type)
    await tellFrozen(tx, { memberId: card.member_id, cardId, name: type.name, words, nowMs });
}

/** Lets it run again. Days that it was frozen without its holder's fault are added to its last day. */
export async function unfreezeCard(
  tx: Tx,
  { cardId, byHolder, nowMs }: { cardId: string; byHolder: boolean; nowMs: number },
): Promise<void> {
  const card = await lockCard(tx, cardId);
  if (card.status !== 'frozen' || card.frozen_ms === null) throw refuse('cardStateChanged');
  await setCard(tx, cardId, { status: 'active', frozen_ms: null, frozen_words: null, changed_ms: nowMs });
  const days = daysBetween(dayOf(card.frozen_ms), dayOf(nowMs));
  const seq = (await periodsOf(tx, [cardId])).at(-1)?.seq;
  if (!byHolder && days > 0 && card.last_day !== null && seq !== undefined)
    await extendCard(tx, cardId, { lastDay: addDays(card.last_day, days), seq });
}
