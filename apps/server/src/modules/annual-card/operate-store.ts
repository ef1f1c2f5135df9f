import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import type { AnnualCardTables, SpotTerms } from './tables';

/** Writes a type and where it lets in; `pool`: how many cards there are, null for no limit. */
export async function insertType(
  tx: Tx,
  type: Insertable<AnnualCardTables['card_types']>,
  spots: readonly SpotTerms[],
  pool: number | null,
): Promise<void> {
  await tx.insertInto('card_types').values(type).execute();
  const rows = spots.map((spot, seq) => ({
    ...{ type_id: type.id, seq, spot_id: spot.spotId, per_day: spot.perDay, total: spot.total },
    ...{ from_time: spot.from, to_time: spot.to, appointment_needed: spot.appointmentNeeded },
    blackout: JSON.stringify(spot.blackout),
  }));
  if (rows.length > 0) await tx.insertInto('card_type_spots').values(rows).execute();
  if (pool === null) return;
  await sql`insert into stock_pools (id) values (${type.id})`.execute(tx);
  await sql`insert into stock (pool_id, slot, total) values (${type.id}, '', ${pool})`.execute(tx);
}
