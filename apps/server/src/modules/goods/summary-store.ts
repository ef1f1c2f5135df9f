import type { GoodsSummary, Locale, Picture } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { promotionOf, type Seen } from '../activity/promotion-store';
import { saidLeft } from './selling';
import { leftInStock } from './sku-store';
import type { ProductContent } from './tables';

interface SummaryRow {
  id: string;
  section: string;
  goods_type: 0 | 3;
  supplier_id: string;
  content: Record<Locale, ProductContent>;
  thumb: Picture;
  sold_count: number;
  lowFen: number;
  highFen: number;
  marketFen: number | null;
  left: number;
  skuId: string | null;
  activityFen: number | null;
}

/** A product as lists show it, and the part of the page it stands in. */
export interface Summary {
  section: string;
  item: GoodsSummary;
}

/**
 * Products as lists show them. `picked` is a query with `id`, `place` and `section`; prices, promotions and stock are read for
 * those only. `activeId`: whose prices are named while it runs.
 */
export async function summaries(
  db: Queries,
  picked: RawBuilder<unknown>,
  { activeId = null, locale, ...seen }: Seen & { locale: Locale; activeId?: string | null },
): Promise<Summary[]> {
  const { rows } = await sql<SummaryRow>`
    with picked as materialized (${picked})
    select p.id, picked.section, p.goods_type, p.supplier_id, p.content, p.thumb, p.sold_count, o.*,
      (select min(ap.price_fen) from activity_prices ap
        join activities a on a.id = ap.activity_id and a.starts_ms <= ${seen.nowMs} and a.ends_ms > ${seen.nowMs}
        join skus ak on ak.id = ap.variant_id
        where ap.activity_id = ${activeId}::text and ak.product_id = p.id and ak.enabled) as "activityFen"
    from picked join products p on p.id = picked.id
    cross join lateral (
      select min(e.fen) as "lowFen", max(e.fen) as "highFen",
        (array_agg(e.market_price_fen order by e.fen, e.seq))[1] as "marketFen", sum(e.left)::integer as left,
        case when count(*) = 1 then min(e.id) end as "skuId"
      from (
        select k.id, k.seq, k.market_price_fen, ${leftInStock} as left,
          coalesce((${promotionOf(sql`k.id`, sql`k.price_fen`, seen)}->>'promoFen')::integer, k.price_fen) as fen
        from skus k left join stock st on st.pool_id = k.pool_id and st.slot = ''
        where k.product_id = p.id and k.enabled
      ) e
    ) o
    where o."lowFen" is not null
    order by picked.place`.execute(db);
  return rows.map((row) => ({ section: row.section, item: summaryOf(row, locale) }));
}

const summaryOf = (row: SummaryRow, locale: Locale): GoodsSummary => ({
  id: row.id,
  goodsType: row.goods_type,
  supplierId: row.supplier_id,
  name: row.content[locale].name,
  subtitle: row.content[locale].subtitle,
  thumb: row.thumb,
  tags: row.content[locale].tags,
  priceFen: row.lowFen,
  fromPrice: row.lowFen !== row.highFen,
  marketPriceFen: row.marketFen,
  activityPriceFen: row.activityFen,
  soldCount: row.sold_count,
  left: saidLeft(row.left),
  skuDetailId: row.skuId,
});
