import { activityReminderMs } from '@yunyou/contract';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { takeReminders } from '../modules/activity/products-store';
import { settlePool } from '../modules/flash-sale/settle';
import { overdueCheckouts, poolsToSettle } from '../modules/flash-sale/settle-store';
import { tellOfStart } from '../modules/subscription/inbox';
import { closeUnpaid } from './close-unpaid';

/** So many are looked up at once. */
const BATCH = 200;

type Deps = Pick<AppContext, 'db' | 'clock'>;

/**
 * Brings flash sales to where time has taken them: closes orders whose time to pay is over, ends holds, serves who waits, and
 * gives what was not sold back to its product. Each thing by itself: one that fails keeps no other waiting.
 */
export async function sweepFlashSales(app: AppContext): Promise<void> {
  for (const checkout of await overdueCheckouts(app.db, app.clock.now(), BATCH)) {
    await attempt(app, checkout.id, () => closeUnpaid(app, checkout, 'timedOut'));
  }
  for (const id of await poolsToSettle(app.db, app.clock.now(), BATCH)) {
    await attempt(app, id, () => inTransaction(app.db, (tx) => settlePool(tx, id, app.clock.now())));
  }
}

/** Tells whoever asked for it that something begins within ten minutes. */
export async function remindOfActivities({ db, clock }: Deps): Promise<void> {
  const nowMs = clock.now();
  await inTransaction(db, async (tx) => {
    const due = await takeReminders(tx, { nowMs, withinMs: activityReminderMs, limit: BATCH });
    for (const { activityId, memberId } of due)
      await tellOfStart(tx, { activityId, member_id: memberId }, nowMs);
  });
}

async function attempt(app: AppContext, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ err: error, id, job: 'flash-sales' }, 'job failed');
  }
}
