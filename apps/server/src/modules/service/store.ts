import type { LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { FirstUse, UsedAt, UsesOf } from '../../core/kinds';
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

/** When lines were first used: by their code, or by showing their content. */
export async function firstServiceUses(db: Queries, of: UsesOf): Promise<FirstUse[]> {
  // In each branch, so that each finds its rows by their order or line.
  const theirs =
    'lineIds' in of ? sql`l.id = any(${[...of.lineIds]}::text[])` : sql`o.member_id = ${of.memberId}`;
  const { rows } = await sql<FirstUse>`
    select line_id as "lineId", min(at_ms) as "atMs" from (
      select l.id as line_id, s.shown_ms as at_ms
      from service_lines s join order_lines l on l.id = s.line_id join orders o on o.id = l.order_id
      where s.shown_ms is not null and ${theirs}
      union all
      select l.id, v.used_ms from vouchers v join order_lines l on l.id = v.line_id join orders o on o.id = l.order_id
      where v.used_ms is not null and v.used_times > 0 and l.kind = 'service' and ${theirs}
    ) as used
    group by 1 ${'lineIds' in of ? sql`` : sql`having min(at_ms) >= ${of.sinceMs}`}`.execute(db);
  return rows;
}

/** Where a service is used, as its product says it now. */
export async function placesOfService(db: Queries, productId: string): Promise<UsedAt> {
  const { rows } = await sql<{ places: UsedAt['places'] | null }>`
    select service->'places' as places from products where id = ${productId}`.execute(db);
  return { places: (rows[0]?.places ?? []).map(({ name, address }) => ({ name, address })) };
}
