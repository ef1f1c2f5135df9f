import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { Invariant } from '../lines';
import type { CoreTables } from '../tables';

export type SnapshotRow = Selectable<CoreTables['order_snapshots']>;

/** The snapshots of an order, its own first. */
export const snapshotsOf = (
  db: Queries,
  orderId: string,
): Promise<Pick<SnapshotRow, 'id' | 'kind' | 'title' | 'sha256' | 'created_ms'>[]> =>
  db
    .selectFrom('order_snapshots')
    .select(['id', 'kind', 'title', 'sha256', 'created_ms'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();

/** A snapshot of a member's own order; not found for anybody else's. */
export async function snapshotOf(
  db: Queries,
  memberId: string,
  id: string,
): Promise<Pick<SnapshotRow, 'id' | 'order_id' | 'canonical' | 'sha256' | 'created_ms'>> {
  const found = await db
    .selectFrom('order_snapshots as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.id', 's.order_id', 's.canonical', 's.sha256', 's.created_ms'])
    .where('s.id', '=', id)
    .where('o.member_id', '=', memberId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

const MATCHES = `encode(sha256(convert_to(canonical, 'UTF8')), 'hex') = sha256`;

/** What of the snapshots is checked: all that were written since then, and so many percent of the others. */
export interface Checked {
  sinceMs: number;
  percent: number;
}

export interface CheckResult {
  checked: number;
  /** Ids of those whose hash does not match, at most 100. */
  wrong: string[];
}

/** Computes hashes again, in the database. Default all of them. */
export async function checkSnapshots(db: Queries, only?: Checked): Promise<CheckResult> {
  const where = only ? sql`created_ms >= ${only.sinceMs} or random() * 100 < ${only.percent}` : sql`true`;
  const { rows } = await sql<CheckResult>`
    with looked as materialized (
      select id, ${sql.raw(MATCHES)} as is_true from order_snapshots where ${where}
    )
    select count(*)::integer as checked,
      coalesce((select json_agg(id) from (select id from looked where not is_true order by id limit 100) w), '[]') as wrong
    from looked`.execute(db);
  return rows[0] ?? { checked: 0, wrong: [] };
}

/** What holds of snapshots. Orders from before there were any have none. */
export const snapshotInvariants: readonly Invariant[] = [
  {
    name: 'a snapshot has the hash of what it says',
    query: `select id as subject, 'its hash does not match' as problem from order_snapshots where not (${MATCHES})`,
  },
  {
    name: 'an order with snapshots has one of its own, and one of each line',
    query: `
      select o.order_id as subject, o.own || ' of its own, ' || o.of_lines || ' of ' || l.count || ' lines' as problem
      from (
        select order_id, count(*) filter (where kind = 'order') as own, count(*) filter (where kind = 'line') as of_lines
        from order_snapshots group by order_id
      ) o
      join (select order_id, count(*) as count from order_lines group by order_id) l on l.order_id = o.order_id
      where o.own <> 1 or o.of_lines <> l.count`,
  },
];
