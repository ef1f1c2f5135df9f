import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ProductStanding } from './products-store';

/** What is told of something that is sold to groups, besides how its pool stands. */
export interface GroupFacts {
  /** Pieces that were bought in groups, those that wait for theirs among them. */
  soldQuantity: number;
  /** What one pays alone now; null while it is not sold so. */
  singlePriceFen: number | null;
}

/** By ids of what is sold to groups; without a query where nothing is. */
export async function groupFactsOf(
  db: Queries,
  standings: readonly Pick<ProductStanding, 'product'>[],
  today: string,
): Promise<ReadonlyMap<string, GroupFacts>> {
  const ids = standings.flatMap(({ product }) => (product.group_needed === null ? [] : [product.id]));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GroupFacts & { id: string }>`
    select p.id,
      (select coalesce(sum(s.quantity), 0)::integer from group_seats s
        where s.activity_product_id = p.id and s.state in ('paid', 'formed')) as "soldQuantity",
      case p.kind
        when 'ticket' then (select min(t.price_fen) from ticket_prices t
          where t.ticket_id = p.product_id and t.day >= ${today})
        when 'stay' then (select min(n.price_fen) from rate_nights n
          where n.rate_id = p.variant_id and n.night >= ${today})
        else (select k.price_fen from skus k join products d on d.id = k.product_id
          where k.id = p.variant_id and k.enabled and d.on_sale)
      end as "singlePriceFen"
    from activity_products p where p.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
