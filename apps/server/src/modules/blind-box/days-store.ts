import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { type OpeningSpan, openingSpan, openingTailMs } from './days';

/** Sets of which boxes can be opened now or before `untilMs`, with the days that they are committed to. */
export async function setsToCommit(
  db: Queries,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<(OpeningSpan & { days: string[] })[]> {
  const { rows } = await sql<OpeningSpan & { days: string[] }>`
    select a.id, a.starts_ms, a.ends_ms, array(select day from draw_days s where s.activity_id = a.id) as days
    from box_sets b join activities a on a.id = b.activity_id
    where a.state = 'published' and a.ends_ms > ${nowMs - openingTailMs} and a.starts_ms < ${untilMs}
    order by a.id`.execute(db);
  return rows.map(openingSpan);
}
