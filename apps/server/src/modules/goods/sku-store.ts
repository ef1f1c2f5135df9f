import type { LimitPeriod, LocalizedText, Picture, ShopState } from '@yunyou/contract';
import { sql } from 'kysely';
import { dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { type Promotion, promotionOf, type Seen } from '../activity/promotion-store';
import { categoryIds } from './scoped-store';

/** An option with everything that decides whether and for how much it is sold. */
export interface SellingSku {
  skuId: string;
  productId: string;
  goodsType: 0 | 3;
  isBundle: boolean;
  supplierId: string;
  shopName: LocalizedText;
  shopState: ShopState;
  freeFreightFromFen: number | null;
  categoryIds: string[];
  productName: LocalizedText;
  skuName: LocalizedText;
  picture: Picture;
  priceFen: number;
  /** The running promotion of it, for anybody. */
  promotion: Promotion | null;
  /** Pieces that nobody has taken. */
  left: number;
  enabled: boolean;
  onSale: boolean;
  minPerOrder: number;
  limitPerMember: number | null;
  limitPeriod: LimitPeriod;
  /** Pieces the member has of what is limited. */
  bought: number;
  weightGram: number;
  freightTemplateId: string | null;
}

/** Who looks, when and where. */
export interface SeenBy extends Seen {
  /** Null: nobody in particular. */
  memberId: string | null;
}

/** Whether product `p` is on sale at a moment. */
export const isOnSale = (nowMs: number) => sql<boolean>`(p.on_sale
  and (p.on_sale_from_ms is null or p.on_sale_from_ms <= ${nowMs})
  and (p.on_sale_to_ms is null or p.on_sale_to_ms > ${nowMs}))`;

/** Pieces left in stock row `st`. */
export const leftInStock = sql<number>`case when st.closed is false
  then greatest(st.total - st.taken - st.allotted, 0) else 0 end`;

/** Product `p` in both languages. */
export const productName = sql<LocalizedText>`jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name',
  'en', p.content->'en'->>'name')`;

export const skuColumns = (
  seen: SeenBy,
) => sql`k.id as "skuId", p.id as "productId", p.goods_type as "goodsType",
  p.bundle is not null as "isBundle", p.supplier_id as "supplierId", s.name as "shopName", s.open_state as "shopState",
  s.free_freight_from_fen as "freeFreightFromFen", ${categoryIds} as "categoryIds", ${productName} as "productName",
  k.name as "skuName", coalesce(k.picture, p.thumb) as picture, k.price_fen as "priceFen",
  ${promotionOf(sql`k.id`, sql`k.price_fen`, seen)} as promotion, ${leftInStock} as left, k.enabled,
  ${isOnSale(seen.nowMs)} as "onSale", p.min_per_order as "minPerOrder", p.limit_per_member as "limitPerMember",
  p.limit_period as "limitPeriod", coalesce(b.pieces, 0) as bought, k.weight_gram as "weightGram",
  p.freight_template_id as "freightTemplateId"`;

export const skuTables = ({ nowMs, memberId }: SeenBy) => sql`skus k
  join products p on p.id = k.product_id
  join goods_categories c on c.id = p.category_id
  join shops s on s.id = p.supplier_id
  left join stock st on st.pool_id = k.pool_id and st.slot = ''
  left join purchase_counts b on b.member_id = ${memberId} and b.product_id = p.id
    and b.period = case p.limit_period when 'day' then ${dayOf(nowMs)} when 'ever' then 'ever' end`;

/** Options by their ids, in one query; unknown ones are missing. */
export async function sellingSkus(
  db: Queries,
  skuIds: readonly string[],
  seen: SeenBy,
): Promise<SellingSku[]> {
  const { rows } = await sql<SellingSku>`
    select ${skuColumns(seen)} from ${skuTables(seen)} where k.id = any(${[...skuIds]})
    order by k.id`.execute(db);
  return rows;
}
