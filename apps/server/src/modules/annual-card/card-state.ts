import { type CardStatus, orderStatus } from '@yunyou/contract';
import { lockOrder } from '../../core/orders/store';
import { moveOrder } from '../../core/orders/transitions';
import type { Tx } from '../../database/connect';
import {
  type CardPersonRow,
  type CardRow,
  hasWaitingCards,
  insertPeriod,
  lockCard,
  personsOf,
  setCard,
} from './cards-store';
import { firstPeriodOf } from './terms';

/** How a card stands by its persons; what has begun, or ended, stays as it is. */
export function statusOf({ status, first_day }: CardRow, persons: readonly CardPersonRow[]): CardStatus {
  if (status === 'frozen' || status === 'expired' || status === 'refunded') return status;
  const has = (one: CardPersonRow['status']) => persons.some((person) => person.status === one);
  if (first_day !== null || has('active')) return 'active';
  return has('examining') ? 'examining' : 'toActivate';
}

/**
 * Brings a card to where its persons are. Its days begin with the first who is active, and its order is complete when every
 * card of it has begun. Locks the order, then the card.
 */
export async function settleCard(tx: Tx, cardId: string, nowMs: number): Promise<CardStatus> {
  const card = await lockCard(tx, cardId);
  const status = statusOf(card, await personsOf(tx, [cardId]));
  if (status === card.status) return status;
  if (status !== 'active') {
    await setCard(tx, cardId, { status, changed_ms: nowMs });
    return status;
  }
  const { firstDay, lastDay, validDays } = firstPeriodOf(card.terms, nowMs);
  await setCard(tx, cardId, {
    ...{ status, first_day: firstDay, last_day: lastDay, valid_days: validDays, changed_ms: nowMs },
  });
  await insertPeriod(tx, {
    ...{ card_id: cardId, seq: 1, first_day: firstDay, last_day: lastDay },
    ...{ paid_fen: card.paid_fen, line_id: card.line_id },
  });
  if (card.order_id !== null) await completeOrder(tx, card.order_id, nowMs);
  return status;
}

/** Orders of cards have nothing else on them. */
async function completeOrder(tx: Tx, orderId: string, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== orderStatus.pendingConsumption || (await hasWaitingCards(tx, orderId))) return;
  await moveOrder(tx, nowMs, order, { status: orderStatus.complete });
}
