import { sql } from 'kysely';
import type { AppContext } from '../context';
import { lastJobMs } from './figures-store';

/** Jobs run every minute: after so long without one the queue stands still. */
const QUEUE_SILENT_MS = 5 * 60_000;

export interface Readiness {
  ready: boolean;
  database: boolean;
  /** Null when no job has run yet, as after the first start. */
  queue: boolean | null;
}

/** Whether this process can serve: its database answers. The queue is told along; it stops nobody from buying. */
export async function isReady({
  reservedDb,
  log,
}: Pick<AppContext, 'reservedDb' | 'log'>): Promise<Readiness> {
  try {
    await sql`select 1`.execute(reservedDb);
    const lastMs = await lastJobMs(reservedDb);
    // The machine's clock: the queue knows nothing of a sandbox's moved time.
    const queue = lastMs === null ? null : Date.now() - lastMs < QUEUE_SILENT_MS;
    return { ready: true, database: true, queue };
  } catch (error) {
    log.error({ err: error }, 'not ready');
    return { ready: false, database: false, queue: null };
  }
}
