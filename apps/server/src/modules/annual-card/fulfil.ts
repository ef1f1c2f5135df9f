import { addDays, dayOf, instantOf } from '../../clock';
import type { StoredLine } from '../../core/kinds';
import { setEnd } from '../../core/orders/store';
import { unitAmounts } from '../../core/pricing';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { type CardRow, insertPeriod, lockCards, periodsOf, setCard } from './cards-store';
import { issueCards } from './issue';
import { countCards } from './limits-store';
import type { CardLineDetail } from './line-detail';
import { renewalOf } from './renew-days';
import { endOldPortraits } from './renewed-consents';
import { restorePersons } from './restore';
import type { CardTerms } from './tables';
import { activateByOf } from './terms';
import { membersOfOrders } from './units-store';

type Line = StoredLine<CardLineDetail>;

interface Deps {
  protection: DataProtection;
  nowMs: number;
}

/** Each paid unit becomes a card. Its order ends when what is not activated is paid back. */
export async function issueBought(tx: Tx, lines: readonly Line[], deps: Deps): Promise<void> {
  if (lines.length === 0) return;
  const members = await membersOfOrders(
    tx,
    lines.map(({ order_id }) => order_id),
  );
  const units = lines.flatMap((line) =>
    unitAmounts(line.paid_fen, line.quantity).map((paidFen, unit) => ({
      ...{ typeId: line.product_id, terms: line.detail.terms, paidFen },
      bought: { memberId: members.get(line.order_id) ?? '', orderId: line.order_id, lineId: line.id, unit },
    })),
  );
  await issueCards(tx, units, deps);
  for (const { order_id, detail } of lines)
    await setEnd(tx, order_id, instantOf(addDays(activateByOf(detail.terms, deps.nowMs), 1)));
}

/** Whether the period of a renewal is paid already, or its card was handed back. The card is locked. */
export async function isRenewalTooLate(tx: Tx, lines: readonly Line[]): Promise<boolean> {
  const renewals = lines.flatMap(({ detail }) => detail.renewal ?? []);
  if (renewals.length === 0) return false;
  const ids = renewals.map(({ cardId }) => cardId);
  const cards = await lockCards(tx, ids);
  const periods = await periodsOf(tx, ids);
  return renewals.some(({ cardId, seq }) => {
    const card = cards.find(({ id }) => id === cardId);
    const last = periods.filter(({ card_id }) => card_id === cardId).at(-1)?.seq ?? 0;
    return !card || card.status === 'refunded' || card.held_ms !== null || last + 1 !== seq;
  });
}

/** A paid renewal is a further period of its card, once; one that was over begins anew today. */
export async function renewCards(tx: Tx, lines: readonly Line[], deps: Deps): Promise<void> {
  if (await isRenewalTooLate(tx, lines)) throw refuse('cardStateChanged');
  const cards = await lockCards(
    tx,
    lines.flatMap(({ detail }) => detail.renewal?.cardId ?? []),
  );
  for (const line of lines) {
    const card = cards.find(({ id }) => id === line.detail.renewal?.cardId);
    if (card) await renew(tx, line, card, deps);
  }
}

async function renew(tx: Tx, line: Line, card: CardRow, deps: Deps): Promise<void> {
  const { detail } = line;
  const { nowMs } = deps;
  const lastDay = card.last_day ?? dayOf(nowMs);
  const days = renewalOf({ lastDay, validDays: detail.terms.validDays }, dayOf(nowMs));
  await insertPeriod(tx, {
    ...{ card_id: card.id, seq: detail.renewal?.seq ?? 0, first_day: days.firstDay, last_day: days.lastDay },
    ...{ paid_fen: line.paid_fen, line_id: line.id },
  });
  const isRevived = card.status === 'expired';
  await setCard(tx, card.id, {
    ...{ last_day: days.lastDay, changed_ms: nowMs },
    terms: JSON.stringify(withLaterShutDays(card.terms, detail.terms, lastDay)),
    ...(isRevived && { status: 'active' }),
  });
  if (isRevived && card.member_id !== null) {
    await countCards(tx, [{ typeId: card.type_id, memberId: card.member_id, cards: 1 }]);
    await restorePersons(tx, card.id, deps);
  }
  await endOldPortraits(tx, { cardId: card.id, firstDay: days.firstDay }, deps);
  // Nothing of it is left to be done: the next look at orders completes it.
  await setEnd(tx, line.order_id, nowMs);
}

/** The days that were agreed stay; of the new period the shut days that were shown when it was bought are added. */
export function withLaterShutDays(own: CardTerms, renewed: CardTerms, lastDay: string): CardTerms {
  return {
    ...own,
    spots: own.spots.map((spot) => {
      const shut = renewed.spots.find(({ spotId }) => spotId === spot.spotId)?.blackout ?? [];
      const known = new Set(spot.blackout.map(({ firstDay }) => firstDay));
      const later = shut.filter(({ firstDay }) => firstDay > lastDay && !known.has(firstDay));
      return { ...spot, blackout: [...spot.blackout, ...later] };
    }),
  };
}
