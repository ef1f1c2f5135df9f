import type { GoodsSort } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { inScope } from './scoped-store';
import { isOnSale } from './sku-store';

/** Which products a list is of. */
export interface GoodsFilter {
  keyword?: string | undefined;
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  goodsType?: number | undefined;
  /** What all of these offers concern. */
  offers?: readonly { shopId: string | null; scope: Scope }[];
  /** Only what the activity has a price for. */
  pricedBy?: string | undefined;
}

/** Products that lists may show: on sale, in a shop that is not closed, with something to choose. */
const listed = (nowMs: number) => sql`${isOnSale(nowMs)} and s.open_state <> 'closed' and p.low_fen > 0`;

const tables = sql`products p join shops s on s.id = p.supplier_id join goods_categories c on c.id = p.category_id`;

function matching(filter: GoodsFilter, nowMs: number): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [listed(nowMs)];
  for (const word of (filter.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean))
    parts.push(sql`p.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  const { categoryId, supplierId, goodsType, offers = [], pricedBy } = filter;
  if (categoryId !== undefined)
    parts.push(sql`(p.category_id = ${categoryId} or c.parent_id = ${categoryId})`);
  if (supplierId !== undefined) parts.push(sql`p.supplier_id = ${supplierId}`);
  if (goodsType !== undefined) parts.push(sql`p.goods_type = ${goodsType}`);
  parts.push(...offers.map(inScope));
  if (pricedBy !== undefined)
    parts.push(sql`exists (select from activity_prices ap join skus ak on ak.id = ap.variant_id
      where ap.activity_id = ${pricedBy} and ak.product_id = p.id)`);
  return sql.join(parts, sql` and `);
}

const orders: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  default: sql`p.sort, p.id`,
  sold: sql`p.sold_count desc, p.sort, p.id`,
  priceUp: sql`p.low_fen, p.sort, p.id`,
  priceDown: sql`p.low_fen desc, p.sort, p.id`,
  newest: sql`p.seq desc`,
};

/** How many products match. */
export async function countGoods(db: Queries, filter: GoodsFilter, nowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tables} where ${matching(filter, nowMs)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of the products that match, for `summaries`. */
export const pickedGoods = (
  filter: GoodsFilter,
  asked: { sort: GoodsSort; page: number; size: number; nowMs: number },
): RawBuilder<unknown> => sql`
  select p.id, row_number() over (order by ${orders[asked.sort]}) as place, '' as section
  from ${tables} where ${matching(filter, asked.nowMs)}
  order by ${orders[asked.sort]} limit ${asked.size} offset ${(asked.page - 1) * asked.size}`;

/** The first products of every category of the first level, its own and those below it, for `summaries`. */
export const pickedByCategory = ({
  each,
  nowMs,
}: {
  each: number;
  nowMs: number;
}): RawBuilder<unknown> => sql`
  select one.id, row_number() over (order by root.sort, root.id, one.sort, one.id) as place, root.id as section
  from goods_categories root
  cross join lateral (
    select p.id, p.sort from ${tables}
    where (c.id = root.id or c.parent_id = root.id) and ${listed(nowMs)}
    order by p.sort, p.id limit ${each}
  ) one
  where root.parent_id is null`;

/** Others of a product's category, and of the one above it, for `summaries`. */
export const pickedBeside = (
  product: { id: string; categoryIds: readonly string[] },
  { limit, nowMs }: { limit: number; nowMs: number },
): RawBuilder<unknown> => sql`
  select p.id, row_number() over (order by p.sold_count desc, p.sort, p.id) as place, '' as section
  from ${tables}
  where p.id <> ${product.id} and ${listed(nowMs)}
    and (p.category_id = any(${[...product.categoryIds]}) or c.parent_id = any(${[...product.categoryIds]}))
  order by p.sold_count desc, p.sort, p.id limit ${limit}`;

/** These products, for `summaries`; those that lists may not show are missing. */
export const pickedNamed = (productIds: readonly string[], nowMs: number): RawBuilder<unknown> => sql`
  select p.id, p.id as place, '' as section from ${tables}
  where p.id = any(${[...productIds]}) and ${listed(nowMs)}`;
