import { internationalType, type LocalizedText, type Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { FreightFee } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { categoryIds, kindOfProduct } from './scoped-store';
import { isOnSale, leftInStock } from './sku-store';
import type { BundlePartColumn, GoodsTables } from './tables';

export type ProductRow = Selectable<GoodsTables['products']>;

export interface SkuOfProduct {
  id: string;
  value_ids: string[];
  name: LocalizedText;
  price_fen: number;
  market_price_fen: number | null;
  weight_gram: number;
  picture: Picture | null;
  enabled: boolean;
  left: number;
}

/** A product with its options and what is said of its delivery. */
export interface ProductToShow {
  product: ProductRow;
  categoryIds: string[];
  onSale: boolean;
  /** In their order; those that are gone too. */
  skus: SkuOfProduct[];
  defaultFreight: FreightFee | null;
}

/** A product of a goods type; 404 for none. */
export async function productToShow(
  db: Queries,
  id: string,
  { type, nowMs }: { type: 0 | 3; nowMs: number },
): Promise<ProductToShow> {
  const { rows } = await sql<ProductToShow>`
    select to_jsonb(p) as product, ${categoryIds} as "categoryIds", ${isOnSale(nowMs)} as "onSale",
      (select coalesce(jsonb_agg(to_jsonb(k) || jsonb_build_object('left', ${leftInStock}) order by k.seq, k.id), '[]')
        from skus k left join stock st on st.pool_id = k.pool_id and st.slot = ''
        where k.product_id = p.id) as skus,
      (select t.default_rule from freight_templates t where t.id = p.freight_template_id) as "defaultFreight"
    from products p join goods_categories c on c.id = p.category_id
    where p.id = ${id} and p.goods_type = ${type}`.execute(db);
  const [found] = rows;
  if (!found || found.skus.length === 0) throw notFound();
  return found;
}

/** What a part of a bundle is called and looks like, and who has to be named for one bundle. */
export interface ShownPart {
  partId: string;
  /** What opens its page. */
  pageId: string;
  name: LocalizedText;
  picture: Picture | null;
  travellers: number;
}

/** The things a bundle is made of, whatever kind they are, in one query; what is gone is missing. */
export async function shownParts(db: Queries, parts: readonly BundlePartColumn[]): Promise<ShownPart[]> {
  const { rows } = await sql<ShownPart>`
    select w."partId",
      case w.kind when 'stay' then r.hotel_id else w."productId" end as "pageId",
      case w.kind
        when 'ticket' then jsonb_build_object('zh-Hans', t.content->>'name',
          'en', coalesce(ti.data->>'name', t.content->>'name'))
        when 'stay' then jsonb_build_object('zh-Hans', r.content->>'hotelRoomName',
          'en', coalesce(ri.data->>'hotelRoomName', r.content->>'hotelRoomName'))
        else jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name')
      end as name,
      case w.kind when 'ticket' then spots.thumb when 'stay' then r.pictures->0 else coalesce(k.picture, p.thumb) end
        as picture,
      case t.traveller_rule when 'perTicket' then w.quantity * t.people_per_ticket when 'perOrder' then 1 else 0 end
        as travellers
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as w("partId" text, kind text, "productId" text, "variantId" text, quantity integer)
    left join tickets t on w.kind = 'ticket' and t.id = w."productId"
    left join spots on spots.id = t.spot_id
    left join international_fields ti on ti.type = ${internationalType.ticket} and ti.table_id = t.id
    left join hotel_rooms r on w.kind = 'stay' and r.id = w."productId"
    left join international_fields ri on ri.type = ${internationalType.hotelRoom} and ri.table_id = r.id
    left join products p on w.kind in ('goods', 'service') and p.id = w."productId"
    left join skus k on k.id = w."variantId"
    where t.id is not null or r.id is not null or p.id is not null`.execute(db);
  return rows;
}

/** The product as scopes of offers look at its options. */
export const offerLinesOf = ({ product, categoryIds: ids, skus }: ProductToShow) =>
  skus.map(({ id }) => ({
    productId: product.id,
    variantId: id,
    kind: kindOfProduct(product.goods_type),
    supplierId: product.supplier_id,
    categoryIds: ids,
  }));
