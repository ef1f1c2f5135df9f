import type { LocalizedText, Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { ActivityRow } from './offers-store';
import type { OfferedKind } from './tables';

/** An activity with the name of the shop that gives it; null for the platform's. */
export interface ShownActivity {
  activity: ActivityRow;
  shopName: LocalizedText | null;
}

/** One activity; ended ones too. */
export async function activityRow(db: Queries, id: string): Promise<ShownActivity> {
  const { rows } = await sql<ShownActivity>`
    select to_jsonb(a) as activity, s.name as "shopName"
    from activities a left join shops s on s.id = a.supplier_id where a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** What an add-on activity offers. */
export interface AddOnRow {
  skuId: string;
  productId: string;
  productName: LocalizedText;
  skuName: LocalizedText;
  picture: Picture;
  priceFen: number;
  addOnFen: number;
  left: number;
}

/** The things of an add-on activity that are still sold, in its order. */
export async function addOnRows(db: Queries, activityId: string): Promise<AddOnRow[]> {
  const { rows } = await sql<AddOnRow>`
    select k.id as "skuId", k.product_id as "productId",
      jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as "productName",
      k.name as "skuName", coalesce(k.picture, p.thumb) as picture, k.price_fen as "priceFen",
      ap.price_fen as "addOnFen",
      case when st.closed then 0 else greatest(st.total - st.taken - st.allotted, 0) end as left
    from activity_prices ap
    join skus k on k.id = ap.variant_id and k.enabled
    join products p on p.id = k.product_id and p.on_sale
    join stock st on st.pool_id = k.pool_id and st.slot = ''
    where ap.activity_id = ${activityId}
    order by ap.seq, k.id`.execute(db);
  return rows;
}

const tableOfKind = {
  goods: 'products',
  service: 'products',
  ticket: 'tickets',
  annualCard: 'card_types',
  stay: 'hotel_rooms',
} as const;

/** Whether there is such a product. */
export async function isProduct(db: Queries, kind: OfferedKind, id: string): Promise<boolean> {
  const found = await db.selectFrom(tableOfKind[kind]).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
