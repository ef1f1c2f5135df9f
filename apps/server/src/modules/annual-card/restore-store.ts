import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** A person holds their card again, unless they hold another one of its type: then they leave this one. */
export async function takePlaceAgain(tx: Tx, personId: string, idIndex: string | null): Promise<void> {
  const other: RawBuilder<unknown> = sql`exists (select from card_persons o
    where o.type_id = p.type_id and o.id_index = ${idIndex} and o.id <> p.id
      and o.status in ('examining', 'active', 'refused'))`;
  await sql`
    update card_persons p set id_index = case when ${other} then null else ${idIndex}::text end,
      status = case when ${other} then 'removed' else p.status end
    where p.id = ${personId}`.execute(tx);
}
