import PgBoss from 'pg-boss';
import type { AppContext } from '../context';
import { whilePreparing } from '../database/migrate';
import { forgetOldKeys } from '../http/idempotency';
import { closeUnpaidOrder, overdueOrders } from '../modules/order/close';
import { expireVouchers } from '../modules/order/vouchers';
import { sendRefund, unsentRefunds } from '../modules/payment/refund';
import { forgetOldLogins } from '../modules/session/forget-old-logins';
import { queueMessages } from '../modules/subscription/queue-messages';
import { sendMessages } from '../modules/subscription/send-messages';

const BATCH = 200;

/** Closes orders whose time to pay is over. */
export async function closeOverdueOrders(app: AppContext): Promise<void> {
  await eachOf(app, await overdueOrders(app, BATCH), 'order could not be closed', (id) =>
    closeUnpaidOrder(app, id, 'timedOut'),
  );
}

/** Sends refunds that a process could not send before it died. */
export async function sendUnsentRefunds(app: AppContext): Promise<void> {
  await eachOf(app, await unsentRefunds(app, BATCH), 'refund could not be sent', (id) => sendRefund(app, id));
}

/** Forgets what has no more use. */
export async function tidyUp(app: AppContext): Promise<void> {
  await forgetOldKeys(app);
  await forgetOldLogins(app);
  const now = app.clock.now();
  await app.db
    .deleteFrom('rate_limits')
    .where('window_start_ms', '<', now - 2 * 86_400_000)
    .execute();
  await app.db
    .deleteFrom('signature_nonces')
    .where('seen_ms', '<', now - 3_600_000)
    .execute();
  await app.db
    .deleteFrom('sms_codes')
    .where('created_ms', '<', now - 2 * 86_400_000)
    .execute();
}

/** One that fails does not keep the others waiting; it is tried again with the next run. */
async function eachOf(
  app: AppContext,
  ids: readonly string[],
  failure: string,
  work: (id: string) => Promise<unknown>,
) {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      app.log.error({ err: error, id }, failure);
    }
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';

const schedule = [
  { name: 'close-overdue-orders', cron: EVERY_MINUTE, work: closeOverdueOrders },
  { name: 'send-unsent-refunds', cron: EVERY_MINUTE, work: sendUnsentRefunds },
  { name: 'queue-subscribe-messages', cron: EVERY_MINUTE, work: queueMessages },
  { name: 'send-subscribe-messages', cron: EVERY_MINUTE, work: sendMessages },
  { name: 'expire-vouchers', cron: EVERY_HOUR, work: expireVouchers },
  { name: 'tidy-up', cron: EVERY_HOUR, work: tidyUp },
] as const;

/** Runs every job now; for the sandbox, after time was moved. */
export async function runAllJobs(app: AppContext): Promise<void> {
  for (const job of schedule) await job.work(app);
}

export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Starts the job queue, which lives in PostgreSQL: each run of a job is done by one of however many server processes
 * there are, and one that was cut off is done again.
 */
export async function startJobs(app: AppContext, connectionString: string): Promise<Jobs> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2 });
  boss.on('error', (error) => app.log.error({ err: error }, 'job queue'));
  // One process at a time: the queue's own set-up waits for itself otherwise.
  await whilePreparing(app.pool, async () => {
    await boss.start();
    for (const { name, cron } of schedule) {
      await boss.createQueue(name, { name, policy: 'short', retryLimit: 3, expireInSeconds: 300 });
      await boss.schedule(name, cron);
    }
  });
  for (const { name, work } of schedule) {
    await boss.work(name, { pollingIntervalSeconds: 2 }, () => work(app));
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000, wait: true }) };
}
