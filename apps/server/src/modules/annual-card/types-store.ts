import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AnnualCardTables, SpotTerms } from './tables';

/** A card type with where it lets in, and what is left of it. */
export interface CardType extends Selectable<AnnualCardTables['card_types']> {
  spots: SpotTerms[];
  /** Null: no limit. */
  left: number | null;
}

/** The columns of a type `t`, its spots in their order, and what is left of its pool. */
export const typeColumns = sql`t.*,
  (select coalesce(jsonb_agg(jsonb_build_object('spotId', s.spot_id, 'perDay', s.per_day, 'total', s.total,
      'from', s.from_time, 'to', s.to_time, 'appointmentNeeded', s.appointment_needed, 'blackout', s.blackout)
      order by s.seq), '[]'::jsonb)
    from card_type_spots s where s.type_id = t.id) as spots,
  case when t.has_pool then (select greatest(0, k.total - k.taken - k.allotted)
    from stock k where k.pool_id = t.id and k.slot = '') end as left`;

/** These types, on sale or not; unknown ones are missing. One query. */
export async function typesByIds(db: Queries, ids: readonly string[]): Promise<CardType[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardType>`
    select ${typeColumns} from card_types t where t.id = any(${[...ids]}) order by t.seq, t.id`.execute(db);
  return rows;
}

/** Takes a type on sale, or off it. Answers whether there is such a type. */
export async function setOnSale(tx: Tx, typeId: string, onSale: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_types')
    .set({ on_sale: onSale })
    .where('id', '=', typeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
