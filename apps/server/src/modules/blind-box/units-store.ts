import { boxRefundDays } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { UnitsOf } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { newId } from '../../security/ids';
import type { BlindBoxTables } from './tables';

export type UnitRow = Selectable<BlindBoxTables['box_units']>;

const REFUND_MS = boxRefundDays * 86_400_000;

/** When a box that was paid for then is paid back, unless it is opened before. */
export const refundsAtMs = (paidMs: number): number => paidMs + REFUND_MS;

/** Boxes of lines that were paid, each with its share. Their orders end when what is not opened is paid back. */
export async function insertUnits(
  tx: Tx,
  lines: readonly { lineId: string; unitsFen: readonly number[] }[],
  nowMs: number,
): Promise<void> {
  const units = lines.flatMap(({ lineId, unitsFen }) =>
    unitsFen.map((paidFen, unit) => ({ id: `box-unit-${newId()}`, lineId, unit, paidFen })),
  );
  await sql`
    insert into box_units (id, activity_id, member_id, order_id, line_id, unit, state, paid_fen, paid_ms, changed_ms)
    select u.id, l.product_id, o.member_id, o.id, l.id, u.unit, 'paid', u."paidFen",
      ${nowMs}::bigint, ${nowMs}::bigint
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u(id text, "lineId" text, unit integer, "paidFen" integer)
      join order_lines l on l.id = u."lineId" join orders o on o.id = l.order_id`.execute(tx);
  // Whoever withdraws a set locks it, and those rows waited for that.
  await sql`
    update orders o set ends_ms = case when a.withdrawn_ms >= ${nowMs} then ${nowMs}::bigint
      else ${refundsAtMs(nowMs)}::bigint end
    from order_lines l join activities a on a.id = l.product_id
    where l.order_id = o.id and l.id = any(${lines.map(({ lineId }) => lineId)})`.execute(tx);
}

/** Boxes of lines. */
export async function unitsOfLines(db: Queries, lineIds: readonly string[]): Promise<UnitRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .selectFrom('box_units')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .execute();
}

/** Boxes of lines that are paid back by themselves: nobody opened them in time, or their set was withdrawn. */
export async function unitsToPayBack(
  db: Queries,
  lineIds: readonly string[],
  nowMs: number,
): Promise<UnitRow[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<UnitRow>`
    select u.* from box_units u join activities a on a.id = u.activity_id
    where u.line_id = any(${[...lineIds]}) and u.state = 'paid'
      and (u.paid_ms <= ${nowMs - REFUND_MS} or a.withdrawn_ms >= u.paid_ms)
    order by u.line_id, u.unit`.execute(db);
  return rows;
}

/** Boxes that are not opened are given back; answers how many of them there are. */
export async function giveUnitsBack(tx: Tx, units: readonly UnitsOf[], nowMs: number): Promise<number> {
  const named = units.flatMap(({ line, units: own }) => own.map((unit) => ({ lineId: line.id, unit })));
  const { numAffectedRows = 0n } = await sql`
    update box_units u set state = 'refunded', changed_ms = ${nowMs}
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n("lineId" text, unit integer)
    where u.line_id = n."lineId" and u.unit = n.unit and u.state = 'paid'`.execute(tx);
  return Number(numAffectedRows);
}
