import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { RuledBox } from './box-rules';
import type { ActivityRow } from './offers-store';

/** What the rules of a set of boxes `a` say of it, as JSON; null for other activities. */
export const ruledBoxSql = sql<RuledBox | null>`(
  select jsonb_build_object('priceFen', x.price_fen, 'pityAfter', b.pity_after, 'items',
    (select jsonb_agg(jsonb_build_object('name', i.name, 'valueFen', i.value_fen, 'hidden', i.hidden,
        'startCount', i.start_count) order by i.seq)
      from box_items i where i.activity_id = b.activity_id))
  from box_sets b join activity_products x on x.id = b.activity_product_id where b.activity_id = a.id)`;

/** The same of one activity. */
export async function ruledBox(
  db: Queries,
  activity: Pick<ActivityRow, 'id' | 'active_type'>,
): Promise<RuledBox | null> {
  if (activity.active_type !== activityType.lottery) return null;
  const { rows } = await sql<{ box: RuledBox | null }>`
    select ${ruledBoxSql} as box from activities a where a.id = ${activity.id}`.execute(db);
  return rows[0]?.box ?? null;
}
