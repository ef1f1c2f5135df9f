import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { settleBox } from '../modules/blind-box/operate';
import { setsToSettle } from '../modules/blind-box/operate-store';

/** So many are looked up at once. */
const BATCH = 200;

/** Pieces that nobody drew of sets that are over go back; each set by itself: one that fails keeps no other waiting. */
export async function sweepBoxes({ db, clock, log }: AppContext): Promise<void> {
  for (const id of await setsToSettle(db, clock.now(), BATCH)) {
    await inTransaction(db, (tx) => settleBox(tx, id, clock.now())).catch((error) => {
      log.error({ err: error, id, job: 'blind-boxes' }, 'job failed');
    });
  }
}
