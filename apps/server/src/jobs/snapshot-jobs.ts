import { snapshotsCheckedPercent } from '@yunyou/contract';
import type { AppContext } from '../context';
import { checkSnapshots } from '../core/snapshots/store';

const DAY_MS = 86_400_000;

/** Computes the hashes of the last day's snapshots again, and of some of all others. */
export async function checkSomeSnapshots({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const { checked, wrong } = await checkSnapshots(db, {
    sinceMs: clock.now() - DAY_MS,
    percent: snapshotsCheckedPercent,
  });
  if (wrong.length > 0) log.error({ wrong, checked }, 'transaction snapshots that were changed');
}
