import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { settleActivity } from '../modules/nft/operate';
import { activitiesToSettle } from '../modules/nft/operate-store';

/** So many are looked up at once. */
const BATCH = 200;

/** Prizes that nobody took of activities that are over go back; each by itself: one that fails keeps no other waiting. */
export async function sweepNftActivities({ db, clock, log }: AppContext): Promise<void> {
  for (const id of await activitiesToSettle(db, clock.now(), BATCH)) {
    await inTransaction(db, (tx) => settleActivity(tx, id, clock.now())).catch((error) => {
      log.error({ err: error, id, job: 'nft-activities' }, 'job failed');
    });
  }
}
