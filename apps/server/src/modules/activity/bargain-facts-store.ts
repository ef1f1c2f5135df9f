import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ProductStanding } from './products-store';

/** What is told of something that is bargained for, besides how its pool stands. */
export interface BargainTerms {
  /** Bargains for it that run. */
  running: number;
}

/** By ids of what is bargained for; without a query where nothing is. */
export async function bargainTermsOf(
  db: Queries,
  standings: readonly Pick<ProductStanding, 'product'>[],
  nowMs: number,
): Promise<ReadonlyMap<string, BargainTerms>> {
  const ids = standings.flatMap(({ product }) => (product.bargain_people === null ? [] : [product.id]));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<BargainTerms & { id: string }>`
    select p.id, (select count(*)::integer from bargains b where b.activity_product_id = p.id
      and b.state = 'running' and (b.ends_ms > ${nowMs} or b.order_id is not null)) as running
    from unnest(${ids}::text[]) as p(id)`.execute(db);
  return new Map(rows.map(({ id, running }) => [id, { running }]));
}
