import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { refuse } from '../http/refusal';
import {
  bargainPoolsToSettle,
  bargainsToSettle,
  lockBargain,
  openOfMember,
  setBargain,
} from '../modules/bargain/bargain-store';
import { settleBargain, settleBargainPools } from '../modules/bargain/settle';
import { isOpenState } from '../modules/bargain/standing';

/** So many are looked up at once. */
const BATCH = 200;

/**
 * Brings every bargain to where time and its thing's pool have taken it, and gives what is left of things that are over back.
 * Each by itself: one that fails keeps no other waiting.
 */
export async function sweepBargains(app: AppContext): Promise<void> {
  const { db, clock } = app;
  for (const id of await bargainsToSettle(db, clock.now(), BATCH)) {
    await attempt(app, id, () => inTransaction(db, (tx) => settleBargain(tx, id, clock.now())));
  }
  for (const id of await bargainPoolsToSettle(db, clock.now(), BATCH)) {
    await attempt(app, id, () => inTransaction(db, (tx) => settleBargainPools(tx, [id], clock.now())));
  }
}

/** Ends what is over of a member's bargains, before another is started; each by itself, since pools are locked last. */
export async function settleOwnBargains(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<void> {
  for (const id of await openOfMember(db, memberId))
    await inTransaction(db, (tx) => settleBargain(tx, id, clock.now()));
}

async function attempt(app: AppContext, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ err: error, id, job: 'bargains' }, 'job failed');
  }
}

/** Lets the time of an open bargain be over. */
export async function endBargainNow({ db, clock }: AppContext, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const facts = await lockBargain(tx, id);
    if (!facts || !isOpenState(facts.bargain.state)) throw refuse('bargainOver');
    await setBargain(tx, id, { ends_ms: clock.now() });
    await settleBargain(tx, id, clock.now());
  });
}
