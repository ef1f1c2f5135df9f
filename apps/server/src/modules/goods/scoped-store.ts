import { goodsType } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope, ScopedLine } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';

/** What scopes call a product; a bundle is of its own goods type. */
export const kindOfProduct = (type: 0 | 3): 'goods' | 'service' =>
  type === goodsType.goods ? 'goods' : 'service';

/** The category of product `p` and the one above it, `c` being the first. */
export const categoryIds = sql<string[]>`array_remove(array[p.category_id, c.parent_id], null)`;

/** A product as the scopes of offers look at it. */
export async function scopedProduct(db: Queries, productId: string): Promise<ScopedLine> {
  const { rows } = await sql<{ type: 0 | 3; supplierId: string; categoryIds: string[] }>`
    select p.goods_type as type, p.supplier_id as "supplierId", ${categoryIds} as "categoryIds"
    from products p join goods_categories c on c.id = p.category_id
    where p.id = ${productId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { type, supplierId } = found;
  return { productId, shopId: supplierId, kind: kindOfProduct(type), categoryIds: found.categoryIds };
}

/** Whether product `p` of category `c` lies in the scope: `covers` of the price engine, asked of the database. */
export function inScope({ shopId, scope }: { shopId: string | null; scope: Scope }): RawBuilder<boolean> {
  const { kind, ids = [], excludedProductIds = [] } = scope;
  const parts = [sql<boolean>`not (p.id = any(${[...excludedProductIds]}::text[]))`];
  if (shopId !== null) parts.push(sql`p.supplier_id = ${shopId}`);
  if (kind === 'kinds') {
    const types = [goodsType.goods, goodsType.service].filter((type) => ids.includes(kindOfProduct(type)));
    parts.push(sql`p.goods_type = any(${types}::integer[])`);
  }
  if (kind === 'shops') parts.push(sql`p.supplier_id = any(${[...ids]}::text[])`);
  if (kind === 'products') parts.push(sql`p.id = any(${[...ids]}::text[])`);
  if (kind === 'categories')
    parts.push(sql`(p.category_id = any(${[...ids]}::text[]) or c.parent_id = any(${[...ids]}::text[]))`);
  return sql`(${sql.join(parts, sql` and `)})`;
}
