import type { LocalizedText, Picture, ProductKind } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** A line of an order as reviews need it. */
export interface BoughtLine {
  lineId: string;
  orderId: string;
  kind: ProductKind;
  productId: string;
  /** What the product belongs to: its spot, hotel or shop. */
  parentId: string;
  /** The option of goods and services. */
  skuId: string | null;
  title: LocalizedText;
  specText: LocalizedText;
  picture: Picture;
  boughtMs: number;
  /** The review there is of it, whatever became of it. */
  reviewId: string | null;
}

/** Those of a member's own lines that are asked for. */
export async function boughtLines(
  db: Queries,
  memberId: string,
  lineIds: readonly string[],
): Promise<BoughtLine[]> {
  if (lineIds.length === 0) return [];
  const words = (field: 'productNames' | 'specTexts') => sql`jsonb_build_object(
    'zh-Hans', coalesce(o.snapshot->${sql.lit(field)}->>l.seq, ''),
    'en', coalesce(o.snapshot_en->${sql.lit(field)}->>l.seq, ''))`;
  const { rows } = await sql<BoughtLine>`
    select l.id as "lineId", l.order_id as "orderId", l.kind, l.product_id as "productId",
      coalesce((select supplier_id from products p where p.id = l.product_id),
        (select spot_id from tickets t where t.id = l.product_id),
        (select hotel_id from hotel_rooms h where h.id = l.product_id), o.supplier_id) as "parentId",
      case when l.kind in ('goods', 'service') then nullif(l.variant_id, '') end as "skuId",
      ${words('productNames')} as title, ${words('specTexts')} as "specText",
      coalesce(l.detail->'picture', o.snapshot->'picture') as picture, o.created_ms as "boughtMs",
      (select id from reviews r where r.line_id = l.id) as "reviewId"
    from order_lines l join orders o on o.id = l.order_id
    where o.member_id = ${memberId} and l.id = any(${[...lineIds]}::text[])`.execute(db);
  return rows;
}

/** Which of these lines have been reviewed, and by which review; a deleted one is not told. */
export async function reviewsOfLines(
  db: Queries,
  lineIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select(['line_id', 'id', 'state'])
    .where('line_id', 'in', [...lineIds])
    .execute();
  return new Map(rows.map(({ line_id, id, state }) => [line_id ?? '', state === 'deleted' ? null : id]));
}
