import { activityType } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ActivityTables } from './tables';

export type ActivityRow = Selectable<ActivityTables['activities']>;

/** An activity that has not ended, with its prices and what the member had of it. */
export interface OpenActivity {
  activity: ActivityRow;
  shopName: { 'zh-Hans': string; en: string } | null;
  /** Of a promotion those of the asked variants, of an add-on offer all. */
  prices: { variantId: string; priceFen: number }[];
  /** Checkouts of the member that used it. */
  memberUses: number;
  /** The member has an order that was paid once. */
  hasPaid: boolean;
}

/** Activities of the four types that lower a price and have not ended, in one query however many there are. */
export function openActivitiesQuery(asked: {
  nowMs: number;
  memberId: string | null;
  variantIds: readonly string[];
}): RawBuilder<OpenActivity> {
  const { nowMs, memberId } = asked;
  const { fullReduction, reduction, promotion, addOnOrder } = activityType;
  return sql<OpenActivity>`
    select to_jsonb(a) as activity, s.name as "shopName",
      coalesce((select jsonb_agg(jsonb_build_object('variantId', p.variant_id, 'priceFen', p.price_fen)
          order by p.seq, p.variant_id)
        from activity_prices p
        where p.activity_id = a.id
          and (a.active_type = ${addOnOrder} or p.variant_id = any(${[...asked.variantIds]}))), '[]') as prices,
      (select count(*) from activity_uses u
        where a.member_limit is not null and u.activity_id = a.id and u.member_id = ${memberId} and u.live)
        as "memberUses",
      (a.rule->>'firstOrderOnly')::boolean is true and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid"
    from activities a
    left join shops s on s.id = a.supplier_id
    where a.ends_ms > ${nowMs} and a.state = 'published'
      and a.active_type in (${fullReduction}, ${reduction}, ${promotion}, ${addOnOrder})
    order by a.starts_ms, a.id`;
}

export const openActivities = async (
  db: Queries,
  asked: Parameters<typeof openActivitiesQuery>[0],
): Promise<OpenActivity[]> => (await openActivitiesQuery(asked).execute(db)).rows;
