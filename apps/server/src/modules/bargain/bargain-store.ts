import { activityType } from '@yunyou/contract';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { BargainFacts, BargainRow } from './facts';
import type { BargainTables } from './tables';

/** Of `b`, a bargain that is not over as it is written. */
export const isWrittenOpen = sql`b.state in ('running', 'reached')`;

/** Of `p`, a thing: an order of a bargain for it is not paid. */
export const mayReturn = sql`exists (select from bargains x where x.activity_product_id = p.id
  and x.order_id is not null and x.state in ('running', 'reached'))`;

/** Of `b`, `p` and the thing's stock `s`: it is over by now, although it is not written so. The same as `standingOf`. */
export const isDue = (nowMs: number) => sql`(b.order_id is null and (b.ends_ms <= ${nowMs}
  or (not b.holds_piece and s.total - s.taken - s.allotted < p.per_unit and not ${mayReturn})))`;

/** Reads a bargain and keeps others from changing it until the transaction ends. */
export async function lockBargain(db: Queries, id: string): Promise<BargainFacts | undefined> {
  const { rows } = await sql<BargainFacts>`
    select to_jsonb(b) as bargain, to_jsonb(p) as product, to_jsonb(a) as activity,
      s.total - s.taken - s.allotted as "left", ${mayReturn} as "mayReturn"
    from bargains b join activity_products p on p.id = b.activity_product_id
      join activities a on a.id = p.activity_id join stock s on s.pool_id = p.id and s.slot = ''
    where b.id = ${id} for no key update of b`.execute(db);
  return rows[0];
}

/** How the pool of a thing stands. */
export async function poolFacts(
  tx: Tx,
  activityProductId: string,
): Promise<Pick<BargainFacts, 'left' | 'mayReturn'>> {
  const { rows } = await sql<Pick<BargainFacts, 'left' | 'mayReturn'>>`
    select s.total - s.taken - s.allotted as "left", ${mayReturn} as "mayReturn"
    from activity_products p join stock s on s.pool_id = p.id and s.slot = ''
    where p.id = ${activityProductId}`.execute(tx);
  return rows[0] ?? { left: 0, mayReturn: false };
}

/** A new bargain with all of its cuts; whoever starts it makes the first. */
export async function insertBargain(
  tx: Tx,
  row: Insertable<BargainTables['bargains']>,
  cutsFen: readonly number[],
): Promise<void> {
  const { id, member_id, created_ms } = row;
  await tx
    .insertInto('bargains')
    .values({ ...row, cuts: 1, cut_fen: cutsFen[0] ?? 0 })
    .execute();
  await tx
    .insertInto('bargain_cuts')
    .values(
      cutsFen.map((cut_fen, place) => ({
        ...{ bargain_id: id, seq: place + 1, cut_fen },
        ...(place === 0 ? { member_id, at_ms: created_ms } : { member_id: null, at_ms: null }),
      })),
    )
    .execute();
}

/** The next cut of a locked bargain is somebody's; answers it. */
export async function takeCut(
  tx: Tx,
  { id, cuts }: Pick<BargainRow, 'id' | 'cuts'>,
  memberId: string,
  nowMs: number,
): Promise<number> {
  const { cut_fen } = await tx
    .updateTable('bargain_cuts')
    .set({ member_id: memberId, at_ms: nowMs })
    .where('bargain_id', '=', id)
    .where('seq', '=', cuts + 1)
    .where('member_id', 'is', null)
    .returning('cut_fen')
    .executeTakeFirstOrThrow();
  return cut_fen;
}

export async function setBargain(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      BargainRow,
      | 'state'
      | 'end_reason'
      | 'cuts'
      | 'cut_fen'
      | 'holds_piece'
      | 'order_id'
      | 'order_fen'
      | 'ends_ms'
      | 'changed_ms'
      | 'settled_ms'
    >
  >,
): Promise<BargainRow> {
  return tx.updateTable('bargains').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Units of the one slot of a thing are held, or are not any more. Its pool must be locked. */
export async function holdUnits(tx: Tx, activityProductId: string, units: number): Promise<void> {
  await tx
    .updateTable('stock')
    .set((eb) => ({ allotted: eb('allotted', '+', units) }))
    .where('pool_id', '=', activityProductId)
    .where('slot', '=', '')
    .execute();
}

/** Locks the open bargains that orders are being paid for, in one order; answers their ids. */
export async function lockOrdered(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bargains b where b.order_id = any(${[...orderIds]}) and ${isWrittenOpen}
    order by b.id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Open bargains of a member. */
export async function openOfMember(db: Queries, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bargains b where b.member_id = ${memberId} and ${isWrittenOpen} order by b.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those of the open bargains of an activity that run for longer end then. */
export async function cutShort(tx: Tx, activityId: string, endsMs: number): Promise<void> {
  const isLonger = sql`b.activity_product_id in (select id from activity_products where activity_id = ${activityId})
    and ${isWrittenOpen} and b.ends_ms > ${endsMs}`;
  await sql`select b.id from bargains b where ${isLonger} order by b.id for no key update`.execute(tx);
  await sql`update bargains b set ends_ms = ${endsMs} where ${isLonger}`.execute(tx);
}

/** Who made cuts of a bargain, the owner first. */
export const helpersOf = (db: Queries, id: string): Promise<{ member_id: string | null; seq: number }[]> =>
  db
    .selectFrom('bargain_cuts')
    .select(['member_id', 'seq'])
    .where('bargain_id', '=', id)
    .where('member_id', 'is not', null)
    .orderBy('seq')
    .execute();

/** Which of these things have no bargain that is open: what is left of their pools can go back once they are over. */
export async function withoutOpenBargains(db: Queries, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...productIds]}::text[]) as p(id)
    where not exists (select from bargains b where b.activity_product_id = p.id and ${isWrittenOpen})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bargains whose time is over, whose last piece is gone, or who wait for a piece that is there. */
export async function bargainsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select b.id from bargains b where ${isWrittenOpen} and b.order_id is null and b.ends_ms <= ${nowMs}
      order by b.ends_ms limit ${limit})
    union
    (select b.id from activities a join activity_products p on p.activity_id = a.id
      join stock s on s.pool_id = p.id and s.slot = ''
      join bargains b on b.activity_product_id = p.id and ${isWrittenOpen} and b.order_id is null
      where a.active_type = ${activityType.bargain} and a.state <> 'draft' and a.ends_ms > ${nowMs}
        and case when s.total - s.taken - s.allotted < p.per_unit then not b.holds_piece and not ${mayReturn}
          else b.state = 'reached' and not b.holds_piece end
      order by b.changed_ms limit ${limit})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Things that are over, have units left and no bargain that is open. */
export async function bargainPoolsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.bargain} and a.state <> 'draft'
      and (a.ends_ms <= ${nowMs} or a.state = 'withdrawn')
      and exists (select from stock s where s.pool_id = p.id and s.total > s.taken + s.allotted)
      and not exists (select from bargains b where b.activity_product_id = p.id and ${isWrittenOpen})
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
