import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { inScope } from '../goods/scoped-store';
import type { ActivityRow } from './offers-store';

/** Keeps others from saving activities until the transaction ends, so that two never miss each other. */
export async function lockActivities(tx: Tx): Promise<void> {
  await sql`lock table activities in share row exclusive mode`.execute(tx);
}

/** Others of the same type whose time meets that of this one. */
export const ofSameTime = (tx: Tx, activity: ActivityRow): Promise<ActivityRow[]> =>
  tx
    .selectFrom('activities')
    .selectAll()
    .where('active_type', '=', activity.active_type)
    .where('id', '<>', activity.id)
    .where('starts_ms', '<', activity.ends_ms)
    .where('ends_ms', '>', activity.starts_ms)
    .orderBy('id')
    .execute();

/** Whether there is a product that both cover; of promotions, a thing that both have a price for. */
export async function coverOneProduct(tx: Tx, one: ActivityRow, other: ActivityRow): Promise<boolean> {
  const scopeOf = ({ supplier_id: shopId, scope }: ActivityRow) => inScope({ shopId, scope });
  const { rows } =
    one.active_type === activityType.promotion
      ? await sql`
          select from activity_prices a join activity_prices b on b.variant_id = a.variant_id
          where a.activity_id = ${one.id} and b.activity_id = ${other.id} limit 1`.execute(tx)
      : await sql`
          select from products p join goods_categories c on c.id = p.category_id
          where ${scopeOf(one)} and ${scopeOf(other)} limit 1`.execute(tx);
  return rows.length > 0;
}
