import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { type Refusal, refuse } from '../../http/refusal';
import type { MissedUnits } from '../kinds';

/** Units of a pool in a slot. */
export interface Units {
  poolId: string;
  slot: string;
  quantity: number;
}

/** How a buyer is told that units are gone. */
export const soldOut = (missed: readonly MissedUnits[]): Refusal =>
  refuse('soldOut', { detail: { slot: missed[0]?.slot ?? '' } });

/**
 * Takes units, all of them or none, in one statement. The rows are locked in one order, so that two checkouts never wait
 * for each other in a circle, and the update itself checks what is left and that the slot is open. Refuses with what `tell`
 * makes of all that is missing, default `soldOut`.
 */
export async function takeStock(tx: Tx, wanted: readonly Units[], tell = soldOut): Promise<void> {
  const sums = sumUnits(wanted);
  if (sums.length === 0) return;
  const { rows } = await sql<MissedUnits>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as w("poolId" text, slot text, quantity integer)
    ), locked as (
      select s.pool_id, s.slot, w.quantity,
        case when s.closed then 0 else s.total - s.taken - s.allotted end as left
      from stock s join wanted w on w."poolId" = s.pool_id and w.slot = s.slot
      order by s.pool_id, s.slot
      for update of s
    ), taken as (
      update stock s set taken = s.taken + l.quantity
      from locked l
      where s.pool_id = l.pool_id and s.slot = l.slot and not s.closed
        and s.taken + s.allotted + l.quantity <= s.total
      returning s.pool_id, s.slot
    )
    select w."poolId", w.slot, coalesce(l.left, 0) as left
    from wanted w
      left join taken t on t.pool_id = w."poolId" and t.slot = w.slot
      left join locked l on l.pool_id = w."poolId" and l.slot = w.slot
    where t.pool_id is null
    order by w.slot, w."poolId"`.execute(tx);
  if (rows.length > 0) throw tell(rows);
}

/** One entry per pool and slot. */
export function sumUnits(units: readonly Units[]): Units[] {
  const sums = new Map<string, Units>();
  for (const one of units) {
    const key = `${one.poolId} ${one.slot}`;
    sums.set(key, { ...one, quantity: one.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** So many of a line's units, in slots from `fromSlot` on; default all. */
export interface LineUnits {
  lineId: string;
  units: number;
  fromSlot?: string;
}

/** Gives back what lines hold for some of their units: what is past is gone. */
export async function releaseHolds(tx: Tx, lines: readonly LineUnits[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g("lineId" text, units integer, "fromSlot" text)
    ), freed as (
      update holds h set quantity = h.quantity - f.quantity
      from (
        select h.line_id, h.pool_id, h.slot,
          h.per_unit * g.units as quantity
        from given g join holds h on h.line_id = g."lineId"
        where h.slot = '' or h.slot >= coalesce(g."fromSlot", '')
      ) f
      where h.line_id = f.line_id and h.pool_id = f.pool_id and h.slot = f.slot
      returning h.pool_id, h.slot, f.quantity
    ), sums as (
      select pool_id, slot, sum(quantity)::integer as quantity from freed group by pool_id, slot
    ), locked as (
      select s.pool_id, s.slot, sums.quantity
      from stock s join sums on sums.pool_id = s.pool_id and sums.slot = s.slot
      order by s.pool_id, s.slot
      for update of s
    )
    update stock s set taken = s.taken - l.quantity
    from locked l where s.pool_id = l.pool_id and s.slot = l.slot`.execute(tx);
}
