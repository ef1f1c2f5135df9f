import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { endCards, tellOfCards } from '../modules/annual-card/sweeps';

/** Ends cards whose last day is over, and tells of those that end, or are to be activated, soon; batch by batch. */
export async function sweepCards({ db, clock }: AppContext): Promise<void> {
  while ((await inTransaction(db, (tx) => endCards(tx, clock.now()))) > 0);
  while ((await inTransaction(db, (tx) => tellOfCards(tx, clock.now()))) > 0);
}
