import { addDays, dayOf, instantOf } from '../clock';
import type { AppContext } from '../context';
import {
  creditFreeOrders,
  creditPayments,
  freeCheckouts,
  lockToCredit,
  matchRefunds,
  paymentsToCredit,
} from '../core/payments/credit-store';
import {
  type DifferenceRow,
  dueDifferences,
  hasUncredited,
  noteMissingHere,
  numbersToAsk,
  openDifference,
} from '../core/payments/difference-store';
import { closeRun, dueOf, readStatement, reconciledFromMs, windowOf } from '../core/payments/reconcile';
import { openRun, setRunUnread } from '../core/payments/statement-store';
import { inTransaction } from '../database/transaction';
import { type PaymentGateway, StatementBrokenError } from '../outside/payment-gateway';
import { hearOfRefund } from './send-refunds';
import { settlePayment } from './settle-payment';

/** So many checkouts are credited in one transaction. */
const BATCH = 500;

/** The last day whose files are there now. */
export function lastReconcilableDay(nowMs: number): string {
  const yesterday = addDays(dayOf(nowMs), -1);
  return reconciledFromMs(yesterday) <= nowMs ? yesterday : addDays(yesterday, -1);
}

/**
 * Compares a day of a payment system with what we know: money that its own file has is credited. Safe to repeat, and goes on
 * where it was cut off; by however many processes at once, each payment is credited once.
 *
 * @returns `waiting` while the file is not there yet
 */
export async function reconcileDay(
  app: AppContext,
  system: PaymentGateway,
  day: string,
  { again = false }: { again?: boolean } = {},
): Promise<'matched' | 'waiting'> {
  const { db, clock } = app;
  const run = await openRun(db, system.name, day, clock.now());
  if (run.state === 'matched' && !again) return 'matched';
  if (run.state !== 'fetched' || again) {
    const isThere = await fetchStatement(app, system, day, again);
    if (!isThere) return 'waiting';
  }
  await credit(app, system.name);
  await askAboutMissing(app, system.name);
  await credit(app, system.name);
  await inTransaction(db, (tx) => closeRun(tx, run, clock.now()));
  return 'matched';
}

/** Reads the file; false when it is not there yet. One that is broken counts for nothing, and the operator is told. */
async function fetchStatement(
  app: AppContext,
  system: PaymentGateway,
  day: string,
  again: boolean,
): Promise<boolean> {
  const { db, clock, log } = app;
  const run = { gateway: system.name, day };
  try {
    const statement = await system.statement(day);
    // A day of which we have money and they have nothing is not made yet, as far as anybody can tell.
    const isLate =
      statement === 'none' && clock.now() < dueOf(day) && (await hasUncredited(db, windowOf(run)));
    if (statement === 'notReady' || isLate) {
      await setRunUnread(db, run, 'waiting', 'The file is not there yet.');
      return false;
    }
    try {
      await inTransaction(db, (tx) => readStatement(tx, run, statement, { nowMs: clock.now(), again }));
    } finally {
      if (statement !== 'none') await statement.close();
    }
    return true;
  } catch (error) {
    const isBroken = error instanceof StatementBrokenError;
    if (isBroken) log.error({ err: error, ...run }, 'a day file that can not be trusted');
    await setRunUnread(
      db,
      run,
      isBroken ? 'failed' : 'waiting',
      error instanceof Error ? error.message : String(error),
    );
    throw error;
  }
}

/** Credits what agrees, some checkouts at a time, each locked before its orders and payments as everywhere. */
async function credit({ db, clock }: AppContext, gateway: string): Promise<void> {
  for (;;) {
    const payments = await paymentsToCredit(db, gateway, BATCH);
    if (payments.length === 0) break;
    await inTransaction(db, async (tx) => {
      await lockToCredit(
        tx,
        payments.map((payment) => payment.checkout_id),
      );
      await creditPayments(
        tx,
        payments.map(({ id }) => id),
        clock.now(),
      );
    });
  }
  await inTransaction(db, (tx) => matchRefunds(tx, gateway, clock.now()));
}

/** Money of which we have heard nothing: the payment system is asked, and what it says is done. */
async function askAboutMissing(app: AppContext, gateway: string): Promise<void> {
  const { db, clock, log } = app;
  const asked = await numbersToAsk(db, gateway);
  const payments = asked.filter(({ kind }) => kind === 'payment').map(({ number }) => number);
  if (payments.length > 0) {
    await inTransaction(db, (tx) => noteMissingHere(tx, gateway, payments, clock.now()));
  }
  for (const { number, kind } of asked) {
    try {
      if (kind === 'refund') await hearOfRefund(app, number);
      else await settlePayment(app, number, await app.payments.query(number));
    } catch (error) {
      log.error({ err: error, number }, 'could not be asked about');
    }
  }
}

/** Orders of nothing need no file: those of days that are over are credited. */
export async function creditOrdersOfNothing({ db, clock }: AppContext): Promise<void> {
  const beforeMs = instantOf(addDays(lastReconcilableDay(clock.now()), 1));
  for (;;) {
    const checkoutIds = await freeCheckouts(db, beforeMs, BATCH);
    if (checkoutIds.length === 0) return;
    await inTransaction(db, async (tx) => {
      await lockToCredit(tx, checkoutIds);
      await creditFreeOrders(tx, checkoutIds, clock.now());
    });
  }
}

/** Looks again for money that no file had, and leaves to the operator what has still not turned up. */
export async function lookAgain(app: AppContext, system: PaymentGateway): Promise<void> {
  const { db, clock } = app;
  const days = new Set((await dueDifferences(db, system.name, clock.now())).map((due) => due.run_day));
  for (const day of days) {
    // What is paid before midnight may be booked after it.
    for (const one of [day, addDays(day, 1)]) {
      if ((await reconcileDay(app, system, one, { again: true })) === 'waiting') return;
    }
  }
  for (const due of await dueDifferences(db, system.name, clock.now())) {
    await openDifference(db, due.id, await wordOf(app, due));
  }
}

/** What the payment system itself says of it, for whoever looks into it. */
async function wordOf(app: AppContext, { number, of }: DifferenceRow): Promise<string> {
  if (of === 'refund') return 'In no file.';
  const { state, amountFen } = await app.payments.query(number);
  return `In no file. Asked, the payment system says: ${state}${amountFen === undefined ? '' : `, ${amountFen} fen`}.`;
}
