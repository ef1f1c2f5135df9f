import { appointmentStatus, type ProductKind } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import { dayOf } from '../../clock';
import type { FirstUse, UnitsOf, UsesOf } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import type { VoucherTables } from './tables';

export type VoucherRow = Selectable<VoucherTables['vouchers']>;

/** Vouchers of lines, line by line in their sequence. */
export async function vouchersOfLines(db: Queries, lineIds: readonly string[]): Promise<VoucherRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .orderBy('line_id')
    .orderBy('seq')
    .execute();
}

/** Writes new vouchers; answers those whose code was taken, which are to be drawn again. */
export async function insertVouchers(tx: Tx, rows: readonly VoucherRow[]): Promise<VoucherRow[]> {
  const inserted = await sql<{ id: string }>`${insertRows('vouchers', rows)}
    on conflict (code) do nothing returning id`.execute(tx);
  const ids = new Set(inserted.rows.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** The merchant has confirmed: what was issued can be used. */
export async function makeVouchersUsable(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ status: appointmentStatus.toBeUsed })
    .where('line_id', 'in', [...lineIds])
    .where('status', '=', appointmentStatus.ticketNotIssued)
    .execute();
}

const unitPairs = (units: readonly UnitsOf[]): string =>
  JSON.stringify(units.flatMap(({ line, units: own }) => own.map((unit) => ({ lineId: line.id, unit }))));

export async function freezeVouchers(tx: Tx, units: readonly UnitsOf[], frozen: boolean): Promise<void> {
  await sql`update vouchers v set frozen = ${frozen}
    from jsonb_to_recordset(${unitPairs(units)}::jsonb) as u("lineId" text, unit integer)
    where v.line_id = u."lineId" and v.unit = u.unit`.execute(tx);
}

/** What was not used can't be used any more. */
export async function cancelVouchers(tx: Tx, units: readonly UnitsOf[]): Promise<void> {
  await sql`update vouchers v set status = ${appointmentStatus.cancelled}, frozen = false
    from jsonb_to_recordset(${unitPairs(units)}::jsonb) as u("lineId" text, unit integer)
    where v.line_id = u."lineId" and v.unit = u.unit
      and v.status in (${appointmentStatus.ticketNotIssued}, ${appointmentStatus.toBeUsed})`.execute(tx);
}

/** Marks vouchers whose last day is over; of the given lines, or all there are. */
export async function expireVouchers(db: Queries, nowMs: number, lineIds?: readonly string[]): Promise<void> {
  let query = db
    .updateTable('vouchers')
    .set({ status: appointmentStatus.expired })
    .where('status', '=', appointmentStatus.toBeUsed)
    .where('last_day', '<', dayOf(nowMs));
  if (lineIds) query = query.where('line_id', 'in', [...lineIds]);
  await query.execute();
}

/** What could still be used of lines that are over can't be any more. */
export async function lapseVouchers(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ status: appointmentStatus.expired, frozen: false })
    .where('line_id', 'in', [...lineIds])
    .where('status', 'in', [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed])
    .execute();
}

/** A voucher by its code. */
export const voucherByCode = (db: Queries, code: string): Promise<VoucherRow | undefined> =>
  db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst();

/** Shows a voucher once; the last of its uses is its end. */
export async function useVoucher(tx: Tx, id: string, usedMs: number): Promise<void> {
  await sql`update vouchers set used_ms = ${usedMs}, used_times = used_times + 1,
      status = case when used_times + 1 >= uses then ${appointmentStatus.used} else status end
    where id = ${id}`.execute(tx);
}

/** An order's vouchers with the people they are for. */
export const vouchersWithPeople = (db: Queries, orderId: string) =>
  db
    .selectFrom('vouchers as v')
    .innerJoin('order_lines as l', 'l.id', 'v.line_id')
    .leftJoin('line_people as p', 'p.id', 'v.person_id')
    .selectAll('v')
    .select(['l.seq as line_seq', 'p.name_cipher', 'p.cert_cipher'])
    .where('v.order_id', '=', orderId)
    .orderBy('v.seq')
    .execute();

export async function countVouchers(db: Queries, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('vouchers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many units of each line a code was shown of; lines of none are left out. */
export async function usedUnits(
  db: Queries,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vouchers')
    .select(['line_id', (eb) => eb.fn.count<number>('unit').distinct().as('count')])
    .where('line_id', 'in', [...lineIds])
    .where('used_times', '>', 0)
    .groupBy('line_id')
    .execute();
  return new Map(rows.map(({ line_id, count }) => [line_id, Number(count)]));
}

/** When the first code of each line was shown; lines without one are left out. */
export async function firstVoucherUses(db: Queries, kind: ProductKind, of: UsesOf): Promise<FirstUse[]> {
  const { rows } = await sql<FirstUse>`
    select v.line_id as "lineId", min(v.used_ms) as "atMs"
    from vouchers v join order_lines l on l.id = v.line_id join orders o on o.id = l.order_id
    where v.used_ms is not null and v.used_times > 0 and l.kind = ${kind} and ${
      'lineIds' in of ? sql`v.line_id = any(${[...of.lineIds]}::text[])` : sql`o.member_id = ${of.memberId}`
    }
    group by 1 ${'lineIds' in of ? sql`` : sql`having min(v.used_ms) >= ${of.sinceMs}`}`.execute(db);
  return rows;
}
