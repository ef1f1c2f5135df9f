import { groupPaymentGraceMs } from '@yunyou/contract';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { refuse } from '../http/refusal';
import { endGroup, settleGroupPools } from '../modules/group-buy/end';
import {
  type GroupRow,
  type GroupToEnd,
  groupOfOrder,
  groupPoolsToSettle,
  groupsToEnd,
  groupToEnd,
  lockGroup,
  setGroup,
} from '../modules/group-buy/group-store';
import { withdrawGroupBuy } from '../modules/group-buy/operate';
import { closeUnpaid } from './close-unpaid';
import { sendRefunds } from './send-refunds';

/** So many are looked up at once. */
const BATCH = 200;

/**
 * Ends a group whose time is over, or whose activity is withdrawn. The payment system is asked about every open payment of it
 * first; what was paid in time counts. While it can't be asked the group waits for its word, two minutes at the most.
 */
export async function settleGroup(app: AppContext, groupId: string): Promise<void> {
  const { db, kinds, protection, clock } = app;
  const due = await groupToEnd(db, groupId);
  if (!due || !(await closeOpen(app, due))) return;
  const refundIds = await inTransaction(db, (tx) =>
    endGroup(tx, { kinds, protection, nowMs: clock.now() }, groupId),
  );
  await sendRefunds(app, refundIds);
}

/** Closes what nobody has paid; false while the payment system can't be asked, and its word may still come. */
async function closeOpen(app: AppContext, { endsMs, withdrawnMs, unpaid }: GroupToEnd): Promise<boolean> {
  const endedMs = Math.min(endsMs ?? Number.POSITIVE_INFINITY, withdrawnMs ?? Number.POSITIVE_INFINITY);
  const isGraceOver = app.clock.now() >= endedMs + groupPaymentGraceMs;
  for (const checkout of unpaid) {
    const reason = withdrawnMs === null ? 'timedOut' : 'groupFailed';
    try {
      const outcome = await closeUnpaid(app, checkout, reason);
      if (outcome === 'unknown' && !isGraceOver) return false;
    } catch (error) {
      if (!isGraceOver) throw error;
      app.log.error({ err: error, checkoutId: checkout.id }, 'a payment whose end is not known');
    }
  }
  return true;
}

/** Ends a group that is over before a job has seen it; answers whether it was. */
export async function settleIfOver(
  app: AppContext,
  group: Pick<GroupRow, 'id' | 'state' | 'ends_ms'>,
): Promise<boolean> {
  const isOver = group.state === 'forming' && (group.ends_ms ?? 0) <= app.clock.now();
  if (isOver) await settleGroup(app, group.id);
  return isOver;
}

/** The same of the group that an order waits for. */
export async function settleGroupOfOrder(app: AppContext, orderId: string): Promise<void> {
  const group = await groupOfOrder(app.db, orderId);
  if (group) await settleIfOver(app, group);
}

/** Ends every group that is over, and gives what is left of things that are over back. One that fails keeps no other waiting. */
export async function sweepGroups(app: AppContext): Promise<void> {
  for (const id of await groupsToEnd(app.db, app.clock.now(), BATCH)) {
    await attempt(app, id, () => settleGroup(app, id));
  }
  for (const id of await groupPoolsToSettle(app.db, app.clock.now(), BATCH)) {
    await attempt(app, id, () => inTransaction(app.db, (tx) => settleGroupPools(tx, [id], app.clock.now())));
  }
}

async function attempt(app: AppContext, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ err: error, id, job: 'group-buys' }, 'job failed');
  }
}

/** Withdraws an activity: no group is opened any more, and those that are open are refunded. */
export async function withdrawGroups(app: AppContext, activeId: string): Promise<void> {
  await inTransaction(app.db, (tx) => withdrawGroupBuy(tx, activeId, app.clock.now()));
  await sweepGroups(app);
}

/** Lets the time of a group that forms be over. */
export async function endGroupNow(app: AppContext, groupId: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (group?.state !== 'forming') throw refuse('groupOver');
    await setGroup(tx, groupId, { ends_ms: app.clock.now() });
  });
  await settleGroup(app, groupId);
}
