import {
  internationalType,
  type Locale,
  type LocalizedText,
  type ShopState,
  type TravellerRule,
} from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { BundleColumn, BundlePartColumn } from '../goods/tables';

/** A bundle with everything that turning it into lines needs. */
export interface BundleForSale {
  skuId: string;
  productId: string;
  goodsType: 0 | 3;
  name: LocalizedText;
  priceFen: number;
  enabled: boolean;
  categoryIds: string[];
  onSale: boolean;
  onSaleFromMs: number | null;
  onSaleToMs: number | null;
  minPerOrder: number;
  limitPerMember: number | null;
  supplierId: string;
  shopState: ShopState;
  bundle: BundleColumn;
  /** Of the tickets among its parts, by their ids. */
  tickets: Record<string, { travellerRule: TravellerRule; peoplePerTicket: number }>;
}

/** Bundles by their options, in one query; what is no bundle is missing. */
export async function bundlesForSale(db: Queries, skuIds: readonly string[]): Promise<BundleForSale[]> {
  const { rows } = await sql<BundleForSale>`
    select s.id as "skuId", p.id as "productId", p.goods_type as "goodsType", s.price_fen as "priceFen", s.enabled,
      json_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as name,
      array_remove(array[p.category_id, c.parent_id], null) as "categoryIds",
      p.on_sale as "onSale", p.on_sale_from_ms as "onSaleFromMs", p.on_sale_to_ms as "onSaleToMs",
      p.min_per_order as "minPerOrder", p.limit_per_member as "limitPerMember",
      h.id as "supplierId", h.open_state as "shopState", p.bundle,
      coalesce((
        select json_object_agg(t.id, json_build_object('travellerRule', t.traveller_rule, 'peoplePerTicket', t.people_per_ticket))
        from jsonb_array_elements(p.bundle->'parts') part join tickets t on t.id = part->>'productId'
        where part->>'kind' = 'ticket'
      ), '{}'::json) as tickets
    from skus s join products p on p.id = s.product_id
      join goods_categories c on c.id = p.category_id
      join shops h on h.id = p.supplier_id
    where s.id = any(${[...skuIds]}::text[]) and p.bundle is not null`.execute(db);
  return rows;
}

/** A bundle by its product, with the price of its first option. */
export async function bundleOfProduct(
  db: Queries,
  productId: string,
): Promise<{ bundle: BundleColumn; priceFen: number } | undefined> {
  const { rows } = await sql<{ bundle: BundleColumn; priceFen: number }>`
    select p.bundle, s.price_fen as "priceFen" from products p join skus s on s.product_id = p.id and s.enabled
    where p.id = ${productId} and p.bundle is not null order by s.seq limit 1`.execute(db);
  return rows[0];
}

/** What parts are called, by their ids. */
export async function partNames(
  db: Queries,
  parts: readonly BundlePartColumn[],
  locale: Locale,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ partId: string; zh: string | null; en: string | null }>`
    select w."partId",
      coalesce(t.content->>'name', r.content->>'hotelRoomName', p.content->'zh-Hans'->>'name') as zh,
      coalesce(
        (select data->>'name' from international_fields where type = ${internationalType.ticket} and table_id = t.id),
        (select data->>'hotelRoomName' from international_fields where type = ${internationalType.hotelRoom} and table_id = r.id),
        p.content->'en'->>'name') as en
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as w("partId" text, kind text, "productId" text)
      left join tickets t on w.kind = 'ticket' and t.id = w."productId"
      left join hotel_rooms r on w.kind = 'stay' and r.id = w."productId"
      left join products p on w.kind in ('goods', 'service') and p.id = w."productId"`.execute(db);
  return new Map(rows.map(({ partId, zh, en }) => [partId, (locale === 'en' ? (en ?? zh) : zh) ?? '']));
}

/** Pieces left of options, by their ids. */
export async function stockOfParts(db: Queries, skuIds: readonly string[]): Promise<Map<string, number>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; left: number }>`
    select s.id, coalesce(k.total - k.taken - k.allotted, 0) as left
    from skus s left join stock k on k.pool_id = s.pool_id and k.slot = ''
    where s.id = any(${[...skuIds]}::text[]) and s.enabled`.execute(db);
  return new Map(rows.map(({ id, left }) => [id, left]));
}
