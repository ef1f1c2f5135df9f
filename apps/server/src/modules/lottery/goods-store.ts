import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** What buying brings in a draw, and for how much at least; undefined where buying brings nothing. */
export async function goodsTaskOf(
  db: Queries,
  activeId: string,
): Promise<{ chances: number; minFen: number } | undefined> {
  const { rows } = await sql<{ chances: number; minFen: number }>`
    select chances, min_fen as "minFen" from draw_tasks
    where activity_id = ${activeId} and kind = 'buy' order by seq limit 1`.execute(db);
  return rows[0];
}
