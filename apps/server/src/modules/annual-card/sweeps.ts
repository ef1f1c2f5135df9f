import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { tell } from '../message/tell';
import { uncountCards } from './limits-store';
import { endingSoon, lockOver, setOver, type ToTell, toActivateSoon } from './sweeps-store';
import { withdrawOpen } from './units-store';

/** So many are looked up at once. */
const BATCH = 200;

/** Ends cards whose last day is over; answers how many. A bought one that nobody activated is paid back with its order. */
export async function endCards(tx: Tx, nowMs: number): Promise<number> {
  const over = await lockOver(tx, dayOf(nowMs), BATCH);
  if (over.length === 0) return 0;
  const ids = over.map(({ id }) => id);
  await withdrawOpen(tx, ids, nowMs);
  await setOver(tx, ids, nowMs);
  await uncountCards(
    tx,
    over.flatMap(({ type_id, member_id, line_id }) =>
      member_id !== null && line_id !== null ? [{ typeId: type_id, memberId: member_id, cards: 1 }] : [],
    ),
  );
  return over.length;
}

const tellOf = (
  tx: Tx,
  { memberId, cardId, name, number, day, left, once }: ToTell,
  { template, nowMs }: { template: 'cardExpiring' | 'cardUnused'; nowMs: number },
): Promise<void> =>
  tell(tx, {
    ...{ memberId, template, subjectId: cardId, once, nowMs },
    parameters: { title: name, last4: number.slice(-4), day, days: String(left) },
  });

/** Tells members of cards that end soon, or are to be activated soon; each step once. Answers how many. */
export async function tellOfCards(tx: Tx, nowMs: number): Promise<number> {
  const today = dayOf(nowMs);
  const ending = await endingSoon(tx, today, BATCH);
  for (const one of ending) await tellOf(tx, one, { template: 'cardExpiring', nowMs });
  const unused = await toActivateSoon(tx, today, BATCH);
  for (const one of unused) await tellOf(tx, one, { template: 'cardUnused', nowMs });
  return ending.length + unused.length;
}
