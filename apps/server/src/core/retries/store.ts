import { refundRetryEveryMinutes, refundRetryMinutes } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CoreTables } from '../tables';

export type RetryRow = Selectable<CoreTables['retries']>;

const MINUTE_MS = 60_000;

/** How long work that has failed `attempts` times waits before it is tried again, ms. */
export const retryWaitMs = (attempts: number): number =>
  (refundRetryMinutes[attempts - 1] ?? refundRetryEveryMinutes) * MINUTE_MS;

/** Notes that a job failed on something: it is tried again at growing intervals and keeps nothing else waiting. */
export async function noteFailure(
  db: Queries,
  failure: { job: string; subjectId: string; error: string; nowMs: number },
): Promise<void> {
  const { job, subjectId, error, nowMs } = failure;
  const known = await db
    .selectFrom('retries')
    .select('attempts')
    .where('job', '=', job)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  const attempts = (known?.attempts ?? 0) + 1;
  const next = { attempts, next_ms: nowMs + retryWaitMs(attempts), last_error: error.slice(0, 500) };
  await db
    .insertInto('retries')
    .values({ job, subject_id: subjectId, since_ms: nowMs, ...next })
    .onConflict((conflict) => conflict.columns(['job', 'subject_id']).doUpdateSet(next))
    .execute();
}

export async function forgetFailure(db: Queries, job: string, subjectId: string): Promise<void> {
  await db.deleteFrom('retries').where('job', '=', job).where('subject_id', '=', subjectId).execute();
}

/** What is failing now, the oldest first: for the operator. */
export const failingWork = (db: Queries, limit: number): Promise<RetryRow[]> =>
  db.selectFrom('retries').selectAll().orderBy('since_ms').limit(limit).execute();

/** A condition: the thing in `column` is not waiting for another try of `job`. */
export const isDue = (job: string, column: string, nowMs: number): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from retries where retries.job = ${job} and retries.subject_id = ${sql.ref(column)} and retries.next_ms > ${nowMs}
  )`;
