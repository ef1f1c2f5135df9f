import type { AppContext } from '../context';
import { closeCheckouts } from '../core/checkout/close';
import { ordersPastTheirEnd, unconfirmedOrders } from '../core/orders/store';
import { dueCheckouts, openPayments, paymentsToCheck } from '../core/payments/store';
import { overdueRequests, unsentRefunds } from '../core/refunds/store';
import { forgetFailure, noteFailure } from '../core/retries/store';
import { inTransaction } from '../database/transaction';
import { endOverdueRequest } from '../flows/after-sales';
import { checkPayment } from '../flows/check-payments';
import { closeUnpaid } from '../flows/close-unpaid';
import { lapseOrder, rejectOrder } from '../flows/merchant';
import { signParcelByItself } from '../flows/parcels';
import { SEND_JOB, sendRefund } from '../flows/send-refunds';
import { giveUpDeskOrder } from '../flows/stays';
import { dueShipments } from '../modules/delivery/store';
import { missedDeskOrders } from '../modules/hotel/stays-store';

/** So many are looked up at once, and closed in one transaction. */
const BATCH = 200;
const CLOSED_AT_ONCE = 50;
/** So many outside systems are asked at once, so that one slow answer does not keep all others waiting. */
const AT_ONCE = 4;

/** Closes checkouts whose time to pay is over, until there are none. Those without a payment need nobody to be asked. */
export function closeOverdueOrders(app: AppContext): Promise<void> {
  const job = 'close-overdue-orders';
  return untilNoneLeft(
    () => dueCheckouts(app.db, app.clock.now(), BATCH),
    async (due) => {
      const ids = due.map(({ id }) => id);
      const asked = new Set((await openPayments(app.db, ids)).map((payment) => payment.checkout_id));
      const unasked = ids.filter((id) => !asked.has(id));
      for (let from = 0; from < unasked.length; from += CLOSED_AT_ONCE) {
        const some = unasked.slice(from, from + CLOSED_AT_ONCE);
        const close = (those: readonly string[]) =>
          inTransaction(app.db, (tx) =>
            closeCheckouts(tx, { kinds: app.kinds, nowMs: app.clock.now() }, those, { reason: 'timedOut' }),
          );
        // One that can't be closed keeps none of the others open.
        await close(some).catch(() => each(app, job, some, (id) => close([id])));
      }
      await each(
        app,
        job,
        due.filter(({ id }) => asked.has(id)),
        async (checkout) => {
          const outcome = await closeUnpaid(app, checkout, 'timedOut');
          if (outcome === 'unknown') throw new Error('The payment system does not say whether it was paid.');
        },
        ({ id }) => id,
      );
    },
  );
}

/** Asks about payments whose end is not certain, whatever became of their orders. */
export function checkPayments(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => paymentsToCheck(app.db, app.clock.now(), BATCH),
    (payments) =>
      each(
        app,
        'check-payments',
        payments,
        (payment) => checkPayment(app, payment),
        (payment) => payment.id,
      ),
  );
}

/** Gives up orders that the merchant has not confirmed in time; their money goes back. */
export function rejectUnconfirmedOrders(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => unconfirmedOrders(app.db, app.clock.now(), BATCH),
    (ids) => each(app, 'reject-unconfirmed-orders', ids, (id) => rejectOrder(app, id, 'notConfirmed')),
  );
}

/** Ends orders whose time is over, used or not. */
export function lapseOrders(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => ordersPastTheirEnd(app.db, app.clock.now(), BATCH),
    (ids) => each(app, 'lapse-orders', ids, (id) => lapseOrder(app, id)),
  );
}

/** Gives up rooms that were to be paid at the desk, some time after their hold is over. */
export function giveUpMissedRooms(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => missedDeskOrders(app.db, app.clock.now(), BATCH),
    (ids) => each(app, 'desk-no-show', ids, (id) => giveUpDeskOrder(app, id)),
  );
}

/** Parcels whose time is over count as signed for. */
export function signParcels(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => dueShipments(app.db, app.clock.now(), BATCH),
    (ids) => each(app, 'auto-sign', ids, (id) => signParcelByItself(app, id)),
  );
}

/** Answers for whoever was silent about a request for money back. */
export function endOverdueRequests(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => overdueRequests(app.db, app.clock.now(), BATCH),
    (requests) =>
      each(
        app,
        'overdue-refund-requests',
        requests,
        ({ id, what }) => endOverdueRequest(app, id, what),
        ({ id }) => id,
      ),
  );
}

/** Sends refunds that are on their way and have no last word yet. */
export function sendUnsentRefunds(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => unsentRefunds(app.db, app.clock.now(), BATCH),
    // It notes its failures itself: work in progress is no failure, and waits the same.
    async (ids) => {
      await inParallel(ids, (id) =>
        sendRefund(app, id).catch((error) => app.log.error({ err: error, id, job: SEND_JOB }, 'job failed')),
      );
    },
  );
}

/** Looks and works until nothing is found, or only what was found before. */
export async function untilNoneLeft<Found>(
  find: () => Promise<Found[]>,
  work: (found: Found[]) => Promise<unknown>,
): Promise<void> {
  let before = '';
  for (;;) {
    const found = await find();
    const now = JSON.stringify(found);
    if (found.length === 0 || now === before) return;
    before = now;
    await work(found);
  }
}

/** One that fails keeps no other waiting: it is noted, and tried again at growing intervals. */
export async function each<Item>(
  app: AppContext,
  job: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  idOf: (item: Item) => string = String,
): Promise<void> {
  await inParallel(items, async (item) => {
    const subjectId = idOf(item);
    try {
      await work(item);
      await forgetFailure(app.db, job, subjectId);
    } catch (error) {
      app.log.error({ err: error, id: subjectId, job }, 'job failed');
      const text = error instanceof Error ? error.message : String(error);
      await noteFailure(app.db, { job, subjectId, error: text, nowMs: app.clock.now() });
    }
  });
}

export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
