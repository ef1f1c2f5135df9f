import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Queries } from '../database/connect';
import { networkOf } from './client-address';
import { tooBusy } from './refusal';

export interface Limit {
  /** How many within the window. */
  max: number;
  windowMs: number;
}

interface Deps {
  db: Queries;
  clock: Clock;
}

/** A limit and what it is counted under. */
export interface Counted extends Limit {
  key: string;
}

/**
 * Counts one attempt under each key, over all server processes, in one statement; answers ms to wait when there were too many
 * under any, else 0.
 */
async function waitAfterAttempt({ db, clock }: Deps, counted: readonly Counted[]): Promise<number> {
  const now = clock.now();
  const startOf = ({ windowMs }: Limit) => now - (now % windowMs);
  const rows = await db
    .insertInto('rate_limits')
    .values(counted.map(({ key, ...limit }) => ({ key, window_start_ms: startOf(limit), count: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start_ms']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning(['key', 'count'])
    .execute();
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const waits = counted.map(({ key, ...limit }) =>
    (counts.get(key) ?? 0) > limit.max ? startOf(limit) + limit.windowMs - now : 0,
  );
  return Math.max(...waits);
}

/** Counts one attempt under each key; refuses with 429 when there were too many under any. */
export async function countAttempts(deps: Deps, counted: readonly Counted[]): Promise<void> {
  const waitMs = await waitAfterAttempt(deps, counted);
  if (waitMs > 0) throw tooBusy(Math.ceil(waitMs / 1000));
}

/** Counts one attempt under `key`; refuses with 429 when there were too many. */
export const countAttempt = (deps: Deps, key: string, limit: Limit): Promise<void> =>
  countAttempts(deps, [{ key, ...limit }]);

/** How many attempts were counted under `key` in this window; counts nothing. */
export async function attemptsOf(
  { db, clock }: Deps,
  key: string,
  { windowMs }: Pick<Limit, 'windowMs'>,
): Promise<number> {
  const now = clock.now();
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('window_start_ms', '=', now - (now % windowMs))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Refuses with 429 when there were as many under `key` as may be; counts nothing. */
export async function refuseAfter(deps: Deps, key: string, { max, windowMs }: Limit): Promise<void> {
  if ((await attemptsOf(deps, key, { windowMs })) < max) return;
  throw tooBusy(Math.ceil((windowMs - (deps.clock.now() % windowMs)) / 1000));
}

/** Counts one attempt under `key`; false when there were too many. */
export const isAttemptAllowed = async (deps: Deps, key: string, limit: Limit): Promise<boolean> =>
  (await waitAfterAttempt(deps, [{ key, ...limit }])) === 0;

/** Counts one attempt of everybody behind the client's connection; refuses with 429 when there were too many. */
export const countFromNetwork = (request: Deps & { ip: string }, what: string, limit: Limit): Promise<void> =>
  countAttempt(request, `${what}:${networkOf(request.ip)}`, limit);

/** Takes one attempt back, of something that then could not be done. */
export async function uncountAttempt(
  db: Queries,
  key: string,
  countedMs: number,
  limit: Limit,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('window_start_ms', '=', countedMs - (countedMs % limit.windowMs))
    .execute();
}
