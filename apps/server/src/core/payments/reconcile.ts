import { addDays, instantOf } from '../../clock';
import type { Tx } from '../../database/connect';
import type { Statement, StatementRow } from '../../outside/payment-gateway';
import { newId } from '../../security/ids';
import { noteMissingThere, noteRowsWithoutMatch } from './difference-store';
import { insertRows, lockRun, type RunRow, setRunMatched, setRunRead } from './statement-store';

/** When the files of the day before are there. */
export const RECONCILE_AT = '10:30';
/** Money that no file has is looked for again after so many days. */
export const RECONCILE_GRACE_DAYS = 2;

const DAY_MS = 86_400_000;
/** So many rows of a file are written at once. */
const BATCH = 1_000;

/** The instant at which a day is compared; its files are there by then. */
export const reconciledFromMs = (day: string): number => instantOf(addDays(day, 1), RECONCILE_AT);

/** When what is missing of a day is looked for again. */
export const dueOf = (day: string): number => reconciledFromMs(day) + RECONCILE_GRACE_DAYS * DAY_MS;

/** A day from its first instant until before the next one. */
export const windowOf = ({ gateway, day }: Pick<RunRow, 'gateway' | 'day'>) => {
  const fromMs = instantOf(day);
  return { gateway, day, fromMs, toMs: fromMs + DAY_MS };
};

/**
 * Writes a day's file down, whole or not at all. Whoever comes second finds it read, unless it is read again on purpose:
 * then only what is new counts.
 */
export async function readStatement(
  tx: Tx,
  run: Pick<RunRow, 'gateway' | 'day'>,
  statement: Statement | 'none',
  { nowMs, again }: { nowMs: number; again: boolean },
): Promise<void> {
  const { state } = await lockRun(tx, run);
  if (!again && (state === 'fetched' || state === 'matched')) return;
  const into = { gateway: run.gateway, day: run.day, reading: newId(), nowMs };
  let batch: StatementRow[] = [];
  for await (const row of statement === 'none' ? [] : statement.rows) {
    if (batch.push(row) < BATCH) continue;
    await insertRows(tx, into, batch);
    batch = [];
  }
  if (batch.length > 0) await insertRows(tx, into, batch);
  await setRunRead(tx, run, statement === 'none' ? null : statement.sha1);
}

/** Notes where a day's file and we disagree, after everything that agrees was credited, and ends its run. */
export async function closeRun(tx: Tx, run: Pick<RunRow, 'gateway' | 'day'>, nowMs: number): Promise<void> {
  await lockRun(tx, run);
  await noteRowsWithoutMatch(tx, run.gateway, nowMs);
  await noteMissingThere(tx, windowOf(run), { dueMs: dueOf(run.day), nowMs });
  await setRunMatched(tx, run, nowMs);
}
