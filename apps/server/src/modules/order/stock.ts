import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { refuse } from '../../http/refusal';

/** Places of a pool on a day, in people. */
export interface Places {
  poolId: string;
  day: string;
  people: number;
}

/**
 * Takes places, all or none of them. The update itself checks what is left, so two buyers can't both take the last
 * one; rows are taken in one order, so two orders can't wait for each other.
 */
export async function takePlaces(db: Db, wanted: readonly Places[]): Promise<void> {
  for (const { poolId, day, people } of inOrder(wanted)) {
    const taken = await db
      .updateTable('stock_days')
      .set({ taken: sql`taken + ${people}` })
      .where('pool_id', '=', poolId)
      .where('day', '=', day)
      .where(sql<boolean>`taken + ${people} <= total`)
      .returning('taken')
      .executeTakeFirst();
    if (!taken) throw refuse('soldOut', { detail: { day } });
  }
}

/** Gives places back. */
export async function givePlacesBack(db: Db, places: readonly Places[]): Promise<void> {
  for (const { poolId, day, people } of inOrder(places)) {
    await db
      .updateTable('stock_days')
      .set({ taken: sql`taken - ${people}` })
      .where('pool_id', '=', poolId)
      .where('day', '=', day)
      .execute();
  }
}

/** The places an order holds. */
export async function placesOfOrder(db: Db, orderId: string): Promise<Places[]> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['pool_id', 'day', 'quantity', 'people_per_ticket'])
    .where('order_id', '=', orderId)
    .execute();
  return lines.map((line) => ({
    poolId: line.pool_id,
    day: line.day,
    people: line.quantity * line.people_per_ticket,
  }));
}

/** One entry per pool and day, sorted. */
function inOrder(places: readonly Places[]): Places[] {
  const sums = new Map<string, Places>();
  for (const place of places) {
    const key = `${place.poolId} ${place.day}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, people: sum.people + place.people } : place);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}
