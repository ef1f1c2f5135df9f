import type { LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { FirstUse, UsesOf } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';

/** Notes services whose content is shown after paying; not shown yet. */
export async function insertServiceLines(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .insertInto('service_lines')
    .values(lineIds.map((line_id) => ({ line_id, shown_ms: null })))
    .execute();
}

/** Which of these lines' contents have been looked at. */
export async function shownLines(db: Queries, lineIds: readonly string[]): Promise<Set<string>> {
  if (lineIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_lines')
    .select('line_id')
    .where('line_id', 'in', [...lineIds])
    .where('shown_ms', 'is not', null)
    .execute();
  return new Set(rows.map(({ line_id }) => line_id));
}

/** The content was looked at; the first time counts. */
export async function markShown(tx: Tx, lineIds: readonly string[], nowMs: number): Promise<void> {
  if (lineIds.length === 0) return;
  await sql`update service_lines set shown_ms = coalesce(shown_ms, ${nowMs}::bigint)
    where line_id = any(${[...lineIds]}::text[])`.execute(tx);
}

/** What a paid line shows, as its product says it now; undefined where it shows nothing. */
export async function contentOf(db: Queries, lineId: string): Promise<LocalizedText | undefined> {
  const { rows } = await sql<{ content: LocalizedText | null }>`
    select p.service->'instantContent' as content
    from service_lines s join order_lines l on l.id = s.line_id join products p on p.id = l.product_id
    where s.line_id = ${lineId}`.execute(db);
  return rows[0]?.content ?? undefined;
}

/** When the content of lines was first looked at. */
export async function firstShown(db: Queries, of: UsesOf): Promise<FirstUse[]> {
  const { rows } = await sql<FirstUse>`
    select s.line_id as "lineId", s.shown_ms as "atMs"
    from service_lines s join order_lines l on l.id = s.line_id join orders o on o.id = l.order_id
    where s.shown_ms is not null and ${
      'lineIds' in of
        ? sql`s.line_id = any(${[...of.lineIds]}::text[])`
        : sql`o.member_id = ${of.memberId} and s.shown_ms >= ${of.sinceMs}`
    }`.execute(db);
  return rows;
}
