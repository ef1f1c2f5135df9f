import { activityType, type LocalizedText, type Picture, type SearchKind } from '@yunyou/contract';
import { sql } from 'kysely';
import type { ProductContent, ServiceColumn } from '../../goods/tables';
import { averageOf, type Stars } from '../../review/rating';
import { KIND_NAMES } from '../names';
import {
  countPopularity,
  fieldsOf,
  type SearchFacts,
  type SearchSource,
  type SearchThing,
} from './source-store';

interface ProductRow {
  id: string;
  goods_type: 0 | 3;
  content: Record<'zh-Hans' | 'en', ProductContent>;
  thumb: Picture;
  service: ServiceColumn | null;
  shop_name: LocalizedText;
  city: LocalizedText;
  lat: number;
  lng: number;
  stars: Stars;
  reviews: number | null;
  categories: LocalizedText[];
}

/** What shops sell of one type. Its shop and its categories lead to it; a service is where it is used. */
const productSource = (kind: Extract<SearchKind, 'goods' | 'service'>, type: 0 | 3): SearchSource => ({
  kind,

  async ids(db) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('goods_type', '=', type)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  async things(db, ids) {
    const { rows } = await sql<ProductRow>`
      select p.id, p.goods_type, p.content, p.thumb, p.service, s.name as shop_name, s.city, s.lat, s.lng,
        r.stars, r.reviews, jsonb_path_query_array(jsonb_build_array(c.name, parent.name), '$[*] ? (@ != null)') as categories
      from products p join shops s on s.id = p.supplier_id
        join goods_categories c on c.id = p.category_id
        left join goods_categories parent on parent.id = c.parent_id
        left join review_sums r on r.subject_id = p.id
      where p.goods_type = ${type} and p.on_sale and s.open_state <> 'closed' and p.id = any(${ids}::text[])`.execute(
      db,
    );
    return rows.map((row) => thingOf(kind, row));
  },

  async facts(db, ids, { nowMs }) {
    const { rows } = await sql<SearchFacts>`
      select p.id, offer."priceFen", coalesce(sells.now and offer.left, false) as bookable
      from products p join shops s on s.id = p.supplier_id
        cross join lateral (
          select p.on_sale and (p.on_sale_from_ms is null or p.on_sale_from_ms <= ${nowMs})
            and (p.on_sale_to_ms is null or p.on_sale_to_ms > ${nowMs}) as on_sale
        ) as sale
        cross join lateral (select sale.on_sale and s.open_state = 'open' as now) as sells
        cross join lateral (
          select min(least(k.price_fen, promo.price_fen)) filter (where sale.on_sale) as "priceFen",
            bool_or(st.total - st.taken - st.allotted > 0) as left
          from skus k left join stock st on st.pool_id = k.pool_id and st.slot = ''
            left join lateral (
              select min(ap.price_fen) as price_fen from activity_prices ap join activities a on a.id = ap.activity_id
              where ap.variant_id = k.id and a.active_type = ${activityType.promotion} and a.channels is null
                and a.starts_ms <= ${nowMs} and a.ends_ms > ${nowMs}
                and (a.budget_uses is null or a.used_count < a.budget_uses)
            ) as promo on true
          where k.product_id = p.id and k.enabled
        ) as offer
      where p.goods_type = ${type} and p.id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) =>
    countPopularity(db, { sinceMs, productOf: sql`order_lines.product_id`, view: 'product' }),
});

function thingOf(
  kind: 'goods' | 'service',
  { content, service, shop_name, city, categories, stars, reviews, ...row }: ProductRow,
): SearchThing {
  const { 'zh-Hans': zh, en } = content;
  const { lat, lng } = service?.places[0] ?? row;
  return {
    id: row.id,
    city: city['zh-Hans'],
    lat,
    lng,
    rating: averageOf(stars),
    ratingCount: reviews ?? 0,
    fields: [
      ...fieldsOf('title', [zh.name, en.name]),
      ...fieldsOf('alias', Object.values(shop_name)),
      ...fieldsOf('tag', [
        ...zh.tags,
        ...en.tags,
        ...categories.flatMap((name) => Object.values(name)),
        ...Object.values(KIND_NAMES[kind]),
      ]),
      ...fieldsOf('place', Object.values(city)),
    ],
    record: {
      title: { 'zh-Hans': zh.name, en: en.name },
      subtitle: shop_name,
      cityName: city,
      thumb: row.thumb,
      goodsId: row.id,
      goodsType: row.goods_type,
      activeType: null,
    },
  };
}

export const goodsSource = productSource('goods', 0);
export const serviceSource = productSource('service', 3);
