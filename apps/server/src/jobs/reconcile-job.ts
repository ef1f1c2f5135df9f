import type { AppContext } from '../context';
import { daysToReconcile } from '../core/payments/statement-store';
import { creditOrdersOfNothing, lastReconcilableDay, lookAgain, reconcileDay } from '../flows/reconcile';
import { each } from './order-jobs';

const JOB = 'reconcile';

/**
 * Compares every payment system's files with what we know, for each day that is over and not compared yet. Payment systems
 * wait for no other, and no day for another; what fails is tried again.
 */
export async function reconcile(app: AppContext): Promise<void> {
  await creditOrdersOfNothing(app);
  const lastDay = lastReconcilableDay(app.clock.now());
  await each(
    app,
    JOB,
    app.payments.systems,
    async (system) => {
      const failures: unknown[] = [];
      const attempt = (work: Promise<unknown>) => work.catch((error) => failures.push(error));
      for (const day of await daysToReconcile(app.db, system.name, lastDay)) {
        await attempt(reconcileDay(app, system, day));
      }
      await attempt(lookAgain(app, system));
      if (failures.length > 0) throw failures[0];
    },
    (system) => system.name,
  );
}
