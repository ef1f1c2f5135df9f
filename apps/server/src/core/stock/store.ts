import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';

/** Units of a pool in a slot. */
export interface Units {
  poolId: string;
  slot: string;
  quantity: number;
}

/**
 * Takes units, all of them or none, in one statement. The rows are locked in one order, so that two checkouts never wait
 * for each other in a circle, and the update itself checks what is left. Refuses with `soldOut`.
 */
export async function takeStock(tx: Tx, wanted: readonly Units[]): Promise<void> {
  const sums = sumUnits(wanted);
  if (sums.length === 0) return;
  const { rows } = await sql<{ pool_id: string; slot: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as w("poolId" text, slot text, quantity integer)
    ), locked as (
      select s.pool_id, s.slot, w.quantity
      from stock s join wanted w on w."poolId" = s.pool_id and w.slot = s.slot
      order by s.pool_id, s.slot
      for update of s
    )
    update stock s set taken = s.taken + l.quantity
    from locked l
    where s.pool_id = l.pool_id and s.slot = l.slot and s.taken + s.allotted + l.quantity <= s.total
    returning s.pool_id, s.slot`.execute(tx);
  if (rows.length === sums.length) return;
  const taken = new Set(rows.map((row) => `${row.pool_id} ${row.slot}`));
  const missed = sums.find(({ poolId, slot }) => !taken.has(`${poolId} ${slot}`));
  throw refuse('soldOut', { detail: { slot: missed?.slot ?? '' } });
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

/** So many of a line's units. */
export interface LineUnits {
  lineId: string;
  units: number;
}

/**
 * Gives back what lines hold for some of their units, in slots from `fromSlot` on (default all): what is past is gone.
 */
export async function releaseHolds(tx: Tx, lines: readonly LineUnits[], fromSlot = ''): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g("lineId" text, units integer)
    ), freed as (
      update holds h set quantity = h.quantity - f.quantity
      from (
        select h.line_id, h.pool_id, h.slot,
          h.per_unit * g.units as quantity
        from given g join holds h on h.line_id = g."lineId"
        where h.slot = '' or h.slot >= ${fromSlot}
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
