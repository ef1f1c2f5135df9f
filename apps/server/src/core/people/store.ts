import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** Units of a line that are not used any more; `units` null: the whole line. */
export interface GivenBack {
  lineId: string;
  units: readonly number[] | null;
}

/**
 * Lets the documents of units have another place. Whoever stands for a whole line keeps theirs until no unit is left, so
 * the units must be counted before.
 */
export async function freePlaces(tx: Tx, given: readonly GivenBack[]): Promise<void> {
  if (given.length === 0) return;
  await sql`
    update line_people p set place_key = null
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("lineId" text, units jsonb)
      join order_lines l on l.id = g."lineId"
    where p.line_id = l.id and p.place_key is not null and (
      g.units is null or jsonb_typeof(g.units) = 'null'
      or g.units @> to_jsonb(p.unit)
      or (p.unit is null and l.refunding_quantity + l.refunded_quantity >= l.quantity)
    )`.execute(tx);
}
