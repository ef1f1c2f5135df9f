import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** Pieces of options of goods. */
export interface Pieces {
  variantId: string;
  pieces: number;
}

/**
 * Takes pieces out of what their products sell, all of them or none: from then on they are prizes. Answers the options that have
 * too few left.
 */
export async function takePieces(
  tx: Tx,
  wanted: readonly Pieces[],
): Promise<{ variantId: string; left: number }[]> {
  const { rows } = await sql<{ variantId: string; left: number }>`
    with wanted as (
      select w."variantId", sum(w.pieces)::integer as pieces
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("variantId" text, pieces integer) group by 1
    ), locked as (
      select w."variantId", w.pieces, s.pool_id, case when s.closed then 0 else s.total - s.taken - s.allotted end as left
      from wanted w join skus k on k.id = w."variantId" join stock s on s.pool_id = k.pool_id and s.slot = ''
      order by s.pool_id for update of s
    ), missing as (
      select w."variantId", coalesce(l.left, 0) as left from wanted w left join locked l on l."variantId" = w."variantId"
      where coalesce(l.left, 0) < w.pieces
    ), taken as (
      update stock s set total = s.total - l.pieces from locked l
      where s.pool_id = l.pool_id and s.slot = '' and not exists (select from missing)
    )
    select "variantId", "left" from missing order by 1`.execute(tx);
  return rows;
}

/** Pieces that nobody won, or claimed in time, are sold again. */
export async function returnPieces(tx: Tx, returned: readonly Pieces[]): Promise<void> {
  await sql`
    with returned as (
      select k.pool_id, sum(r.pieces)::integer as pieces
      from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) as r("variantId" text, pieces integer)
        join skus k on k.id = r."variantId" group by 1
    ), locked as (
      select s.pool_id, r.pieces from returned r join stock s on s.pool_id = r.pool_id and s.slot = ''
      order by s.pool_id for update of s
    )
    update stock s set total = s.total + l.pieces from locked l where s.pool_id = l.pool_id and s.slot = ''`.execute(
    tx,
  );
}
