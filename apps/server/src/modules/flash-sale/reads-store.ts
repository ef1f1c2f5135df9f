import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { guardKeyWindow } from './guard';

/** When flash sales begin and end that begin in a span, or before it and still run; one entry for each beginning. */
export async function flashSessions(
  db: Queries,
  asked: { fromMs: number; untilMs: number; runningFromMs: number; nowMs: number; source: number },
): Promise<{ startsMs: number; endsMs: number }[]> {
  const { fromMs, untilMs, runningFromMs, nowMs, source } = asked;
  const { rows } = await sql<{ startsMs: number; endsMs: number }>`
    select starts_ms as "startsMs", max(ends_ms) as "endsMs" from activities
    where active_type = ${activityType.flashSale} and state = 'published' and starts_ms - warm_up_ms <= ${nowMs}
      and (channels is null or channels = '{}' or ${source} = any(channels))
      and starts_ms < ${untilMs} and (starts_ms >= ${fromMs} or (starts_ms >= ${runningFromMs} and ends_ms > ${nowMs}))
    group by starts_ms order by starts_ms`.execute(db);
  return rows;
}

/** A page of what is sold from one beginning on: ids in their order. */
export async function itemsOfSession(
  db: Queries,
  asked: {
    startsMs: number;
    nowMs: number;
    shownAfterMs: number;
    source: number;
    page: number;
    size: number;
  },
): Promise<{ ids: string[]; total: number }> {
  const { startsMs, nowMs, shownAfterMs, source, page, size } = asked;
  const { rows } = await sql<{ id: string; total: number }>`
    select p.id, count(*) over ()::integer as total
    from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.flashSale} and a.state = 'published' and a.starts_ms = ${startsMs}
      and a.starts_ms - a.warm_up_ms <= ${nowMs} and a.ends_ms + ${shownAfterMs} > ${nowMs}
      and (a.channels is null or a.channels = '{}' or ${source} = any(a.channels))
    order by a.id, p.seq, p.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Whether a member has an order that was paid once, and a network was refused today. */
export async function entryFacts(
  db: Queries,
  { memberId, network, nowMs }: { memberId: string; network: string; nowMs: number },
): Promise<{ hasPaid: boolean; isSuspect: boolean }> {
  const { key, fromMs } = guardKeyWindow(network, nowMs);
  const { rows } = await sql<{ hasPaid: boolean; isSuspect: boolean }>`
    select exists (select from orders where member_id = ${memberId} and paid_ms is not null) as "hasPaid",
      exists (select from rate_limits where key = ${key} and window_start_ms >= ${fromMs}) as "isSuspect"`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('A query without a table answered no row.');
  return found;
}
