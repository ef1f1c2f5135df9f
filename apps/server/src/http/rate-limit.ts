import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Queries } from '../database/connect';
import { tooBusy } from './refusal';

interface Limit {
  /** How many within the window. */
  max: number;
  windowMs: number;
}

/** Counts one attempt under `key`, over all server processes; refuses with 429 when there were too many. */
export async function countAttempt({ db, clock }: { db: Queries; clock: Clock }, key: string, limit: Limit) {
  const now = clock.now();
  const windowStart = now - (now % limit.windowMs);
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start_ms: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start_ms']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > limit.max) throw tooBusy(Math.ceil((windowStart + limit.windowMs - now) / 1000));
}
