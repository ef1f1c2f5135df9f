import type { ConfirmMode, LocalizedText, Picture, ShopState } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ServiceColumn } from './tables';

/** An option with everything that selling it needs. */
export interface SkuForSale {
  id: string;
  poolId: string;
  priceFen: number;
  enabled: boolean;
  weightGram: number;
  name: LocalizedText;
  picture: Picture | null;
  /** Pieces that are left now. */
  left: number;
  productId: string;
  goodsType: number;
  productName: LocalizedText;
  thumb: Picture;
  categoryIds: string[];
  onSale: boolean;
  onSaleFromMs: number | null;
  onSaleToMs: number | null;
  minPerOrder: number;
  limitPerMember: number | null;
  limitPeriod: 'ever' | 'day' | 'order';
  /** Pieces of the product that the member has in the period of its limit. */
  bought: number;
  freightTemplateId: string | null;
  noReasonReturn: boolean;
  service: ServiceColumn | null;
  isBundle: boolean;
  supplierId: string;
  shopName: LocalizedText;
  shopState: ShopState;
  confirmMode: ConfirmMode;
  stocking: boolean;
}

/** Options with product, shop, stock and what the member has of limited ones; one query. Unknown ones are missing. */
export async function skusForSale(
  db: Queries,
  skuIds: readonly string[],
  { memberId, today }: { memberId: string | null; today: string },
): Promise<SkuForSale[]> {
  const { rows } = await sql<SkuForSale>`
    select s.id, s.pool_id as "poolId", s.price_fen as "priceFen", s.enabled, s.weight_gram as "weightGram", s.name,
      s.picture, greatest(0, coalesce(k.total - k.taken - k.allotted, 0)) as left,
      p.id as "productId", p.goods_type as "goodsType", p.thumb,
      json_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as "productName",
      array_remove(array[p.category_id, c.parent_id], null) as "categoryIds",
      p.on_sale as "onSale", p.on_sale_from_ms as "onSaleFromMs", p.on_sale_to_ms as "onSaleToMs",
      p.min_per_order as "minPerOrder", p.limit_per_member as "limitPerMember", p.limit_period as "limitPeriod",
      coalesce(b.pieces, 0) as bought, p.freight_template_id as "freightTemplateId",
      p.no_reason_return as "noReasonReturn", p.service, p.bundle is not null as "isBundle",
      h.id as "supplierId", h.name as "shopName", h.open_state as "shopState", h.confirm_mode as "confirmMode", h.stocking
    from skus s
      join products p on p.id = s.product_id
      join goods_categories c on c.id = p.category_id
      join shops h on h.id = p.supplier_id
      left join stock k on k.pool_id = s.pool_id and k.slot = ''
      left join purchase_counts b on b.member_id = ${memberId} and b.product_id = p.id
        and b.period = case p.limit_period when 'day' then ${today} else 'ever' end
    where s.id = any(${[...skuIds]}::text[])`.execute(db);
  return rows;
}
