import { sql } from 'kysely';
import type { UnitsOf } from '../../core/kinds';
import type { Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';
import type { SkuLineDetail } from './plan-skus';

interface Pieces {
  productId: string;
  detail: Pick<SkuLineDetail, 'limitPeriod' | 'limitPerMember'>;
  quantity: number;
}

/** Pieces of limited products that a member gets, or gives back. */
const piecesOf = (lines: readonly Pieces[]) => {
  const sums = new Map<string, { productId: string; period: string; pieces: number; limit: number }>();
  for (const { productId, detail, quantity } of lines) {
    const { limitPeriod: period, limitPerMember: limit } = detail;
    if (period === null || limit === null) continue;
    const key = `${productId} ${period}`;
    sums.set(key, { productId, period, limit, pieces: quantity + (sums.get(key)?.pieces ?? 0) });
  }
  return [...sums.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1));
};

/** Counts a member's pieces of limited products; answers the first whose limit is passed, and what is left of it. */
export async function countPieces(
  tx: Tx,
  memberId: string,
  lines: readonly Pieces[],
): Promise<{ productId: string; limit: number; left: number } | undefined> {
  const wanted = piecesOf(lines);
  if (wanted.length === 0) return undefined;
  const { rows } = await sql<{ productId: string; limit: number; left: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w("productId" text, period text, pieces integer, "limit" integer)
    ), counted as (
      insert into purchase_counts as c (member_id, product_id, period, pieces)
      select ${memberId}, "productId", period, pieces from wanted order by "productId", period
      on conflict (member_id, product_id, period) do update set pieces = c.pieces + excluded.pieces
      returning product_id, period, pieces
    )
    select w."productId", w."limit", w."limit" - (c.pieces - w.pieces) as left
    from wanted w join counted c on c.product_id = w."productId" and c.period = w.period
    where c.pieces > w."limit"
    order by w."productId"`.execute(tx);
  return rows[0];
}

/** Units of limited products go back: their member may have others. */
export async function returnPieces(
  tx: Tx,
  memberId: string,
  units: readonly UnitsOf<SkuLineDetail>[],
): Promise<void> {
  const given = piecesOf(
    units.map(({ line, units: own }) => ({
      productId: line.product_id,
      detail: line.detail,
      quantity: own.length,
    })),
  );
  if (given.length === 0) return;
  await sql`
    update purchase_counts c set pieces = greatest(0, c.pieces - g.pieces)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("productId" text, period text, pieces integer)
    where c.member_id = ${memberId} and c.product_id = g."productId" and c.period = g.period`.execute(tx);
}

/** Whose order a line belongs to. */
export async function memberOfLine(tx: Tx, lineId: string): Promise<string> {
  const { member_id } = await tx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.member_id')
    .where('order_lines.id', '=', lineId)
    .executeTakeFirstOrThrow();
  return member_id;
}

/** Sold pieces count for lists: when paid up, when given back down. Products are locked in one order. */
export async function countSold(
  tx: Tx,
  sold: readonly { productId: string; pieces: number }[],
): Promise<void> {
  if (sold.length === 0) return;
  await lockRows(
    tx,
    'products',
    sold.map(({ productId }) => productId),
  );
  await sql`
    with s as (
      select "productId" as id, sum(pieces)::integer as pieces
      from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as x("productId" text, pieces integer)
      group by "productId"
    )
    update products p set sold_count = greatest(0, p.sold_count + s.pieces) from s where p.id = s.id`.execute(
    tx,
  );
}
