import { addDays, dayOf, daysBetween } from '../../clock';
import type { UnitsOf } from '../../core/kinds';
import type { Tx } from '../../database/connect';
import { forgetPersons } from '../consent/forget';
import { lockCards, removePersons, setCard } from './cards-store';
import { uncountCards } from './limits-store';
import type { CardLineDetail } from './line-detail';
import {
  cardsOfUnits,
  deletePeriod,
  extendCard,
  membersOfOrders,
  type UnitCard,
  withdrawOpen,
} from './units-store';

type Units = readonly UnitsOf<CardLineDetail>[];

const isAhead = ({ periods, lineId }: UnitCard, day: string): boolean =>
  periods.some(({ line_id, first_day }) => line_id === lineId && first_day > day);

/** Cards of named units, locked and read again under their locks. */
async function lockUnits(tx: Tx, units: Units): Promise<UnitCard[]> {
  const found = await namedUnits(tx, units);
  await lockCards(
    tx,
    found.map(({ card }) => card.id),
  );
  return namedUnits(tx, units);
}

async function namedUnits(tx: Tx, units: Units): Promise<UnitCard[]> {
  const found = await cardsOfUnits(tx, units);
  const isNamed = ({ lineId, unit }: UnitCard) =>
    units.some(({ line, units: own }) => line.id === lineId && own.includes(unit ?? 0));
  return found.filter(isNamed);
}

/** Nobody enters with cards whose money is asked for; a period that has not begun keeps nobody out. */
export async function holdUnits(tx: Tx, units: Units, nowMs: number): Promise<void> {
  for (const one of await lockUnits(tx, units)) {
    const isRenewalAhead = one.unit === null && isAhead(one, dayOf(nowMs));
    if (!isRenewalAhead) await setCard(tx, one.card.id, { held_ms: nowMs, changed_ms: nowMs });
  }
}

/** The money stays: days that a running card was held are added to its last day. */
export async function freeUnits(tx: Tx, units: Units, nowMs: number): Promise<void> {
  for (const { card, periods } of await lockUnits(tx, units)) {
    if (card.held_ms === null) continue;
    await setCard(tx, card.id, { held_ms: null, changed_ms: nowMs });
    const days = daysBetween(dayOf(card.held_ms), dayOf(nowMs));
    const seq = periods.at(-1)?.seq;
    if (days > 0 && card.last_day !== null && seq !== undefined && card.status !== 'expired')
      await extendCard(tx, card.id, { lastDay: addDays(card.last_day, days), seq });
  }
}

/** Cards that are handed back: nobody is on them any more. A period that has not begun goes back alone. */
export async function giveUnitsBack(tx: Tx, units: Units, nowMs: number): Promise<void> {
  const back: string[] = [];
  for (const one of await lockUnits(tx, units)) {
    const { card, periods } = one;
    const own = periods.find(({ line_id }) => line_id === one.lineId);
    const before = periods.at(-2);
    if (one.unit === null && own && before && isAhead(one, dayOf(card.held_ms ?? nowMs))) {
      await deletePeriod(tx, card.id, own.seq);
      await setCard(tx, card.id, { last_day: before.last_day, changed_ms: nowMs });
    } else back.push(card.id);
  }
  for (const id of back) {
    await setCard(tx, id, {
      ...{ status: 'refunded', held_ms: null, frozen_ms: null, frozen_words: null, changed_ms: nowMs },
    });
  }
  if (back.length === 0) return;
  await withdrawOpen(tx, back, nowMs);
  await forgetPersons(tx, await removePersons(tx, back), nowMs);
}

/** Cards of lines no longer count against their member's limit. Renewals never did. */
export async function uncountUnits(tx: Tx, units: Units): Promise<void> {
  const bought = units.filter(({ line }) => line.detail.renewal === null);
  if (bought.length === 0) return;
  const members = await membersOfOrders(
    tx,
    bought.map(({ line }) => line.order_id),
  );
  await uncountCards(
    tx,
    bought.map(({ line, units: own }) => ({
      ...{ typeId: line.product_id, memberId: members.get(line.order_id) ?? '', cards: own.length },
    })),
  );
}
