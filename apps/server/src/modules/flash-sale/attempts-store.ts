import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Attempts that were counted under a key: within the second, and within the minute. */
export interface AttemptsOf {
  key: string;
  inSecond: number;
  inMinute: number;
}

/** Counts attempts under many keys at once, over all processes; answers the counts after it, by key. */
export async function addAttempts(
  db: Queries,
  attempts: ReadonlyMap<string, number>,
  nowMs: number,
): Promise<Map<string, AttemptsOf>> {
  const secondMs = nowMs - (nowMs % SECOND_MS);
  const minuteMs = nowMs - (nowMs % MINUTE_MS);
  // In one order, so that two processes cannot wait for each other.
  const keys = [...attempts.keys()].sort();
  const counts = keys.map((key) => attempts.get(key) ?? 0);
  const { rows } = await sql<AttemptsOf>`
    insert into flash_attempts as a (key, second_ms, in_second, minute_ms, in_minute)
    select key, ${secondMs}::bigint, count, ${minuteMs}::bigint, count
    from unnest(${keys}::text[], ${counts}::integer[]) as c(key, count)
    on conflict (key) do update set
      in_second = excluded.in_second + case when a.second_ms = excluded.second_ms then a.in_second else 0 end,
      in_minute = excluded.in_minute + case when a.minute_ms = excluded.minute_ms then a.in_minute else 0 end,
      second_ms = excluded.second_ms,
      minute_ms = excluded.minute_ms
    returning key, in_second as "inSecond", in_minute as "inMinute"`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Remembers networks that asked too often. */
export async function rememberNetworks(db: Queries, keys: readonly string[], windowStartMs: number) {
  if (keys.length === 0) return;
  await db
    .insertInto('rate_limits')
    .values([...keys].sort().map((key) => ({ key, window_start_ms: windowStartMs, count: 1 })))
    .onConflict((conflict) => conflict.columns(['key', 'window_start_ms']).doNothing())
    .execute();
}
