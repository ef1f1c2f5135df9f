import { reviewDeleteDays } from '@yunyou/contract';
import PgBoss from 'pg-boss';
import type { AppContext } from '../context';
import { whilePreparing } from '../database/migrate';
import { deletePastFaces, sweepHolders } from '../flows/annual-card-holders';
import { sweepCards } from '../flows/annual-cards';
import { sweepBargains } from '../flows/bargains';
import { sweepBoxes } from '../flows/blind-boxes';
import { enterCertificates, forgetLimitKeys } from '../flows/certificates';
import { keepDrawDays, sweepDraws } from '../flows/draws';
import { remindOfActivities, sweepFlashSales } from '../flows/flash-sales';
import { sweepGateFaces } from '../flows/gate-faces';
import { sweepGroups } from '../flows/group-buys';
import { sweepNftActivities } from '../flows/nft-activities';
import { remindOfPrizes, sweepPrizes } from '../flows/prizes';
import { extendSlots } from '../modules/appointment/generate';
import { forgetDeleted } from '../modules/review/own-store';
import { queueMessages } from '../modules/subscription/queue-messages';
import { sendMessages } from '../modules/subscription/send-messages';
import { removeUploads } from '../modules/upload/removals';
import { expireVouchers } from '../modules/voucher/store';
import { finishAppeals } from './account-jobs';
import { endAppointments, minuteOfAppointments } from './appointment-jobs';
import { issueInvoices, raiseRedNotices } from './invoice-jobs';
import {
  checkPayments,
  closeOverdueOrders,
  endOverdueRequests,
  giveUpMissedRooms,
  lapseOrders,
  rejectUnconfirmedOrders,
  sendUnsentRefunds,
  signParcels,
} from './order-jobs';
import { reconcile } from './reconcile-job';
import { refreshSearch } from './search-jobs';
import { checkSomeSnapshots } from './snapshot-jobs';
import { tidyTables } from './tidy-up-store';

/** Deletes what is past its age, words of deleted reviews among it, and files whose member is gone. */
export async function tidyUp(app: AppContext): Promise<void> {
  await tidyTables(app.db, app.clock.now());
  await forgetDeleted(app.db, app.clock.now() - reviewDeleteDays * DAY_MS);
  await removeUploads(app);
}

const DAY_MS = 86_400_000;

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '17 * * * *';
const AT_HALF_PAST_TWO = '30 2 * * *';
const AT_THREE = '0 3 * * *';
const AT_TEN_PAST_MIDNIGHT = '10 0 * * *';
/** From `RECONCILE_AT` on, and again while a file is not there yet. */
const FROM_HALF_PAST_TEN = '30 10-23 * * *';

const schedule = [
  { name: 'close-overdue-orders', cron: EVERY_MINUTE, work: closeOverdueOrders },
  { name: 'check-payments', cron: EVERY_MINUTE, work: checkPayments },
  { name: 'reject-unconfirmed-orders', cron: EVERY_MINUTE, work: rejectUnconfirmedOrders },
  { name: 'overdue-refund-requests', cron: EVERY_MINUTE, work: endOverdueRequests },
  { name: 'send-unsent-refunds', cron: EVERY_MINUTE, work: sendUnsentRefunds },
  { name: 'raise-red-notices', cron: EVERY_HOUR, work: raiseRedNotices },
  { name: 'issue-invoices', cron: EVERY_MINUTE, work: issueInvoices },
  // What became of groups, and what is due of appointments, is sent to apps by the jobs after it.
  { name: 'group-buys', cron: EVERY_MINUTE, work: sweepGroups },
  { name: 'bargains', cron: EVERY_MINUTE, work: sweepBargains },
  { name: 'prizes', cron: EVERY_MINUTE, work: sweepPrizes },
  { name: 'prize-reminders', cron: EVERY_HOUR, work: remindOfPrizes },
  { name: 'draws', cron: EVERY_MINUTE, work: sweepDraws },
  { name: 'blind-boxes', cron: EVERY_MINUTE, work: sweepBoxes },
  { name: 'nft-activities', cron: EVERY_MINUTE, work: sweepNftActivities },
  { name: 'card-holders', cron: EVERY_MINUTE, work: sweepHolders },
  { name: 'gate-faces', cron: EVERY_MINUTE, work: sweepGateFaces },
  { name: 'past-faces', cron: AT_HALF_PAST_TWO, work: deletePastFaces },
  { name: 'annual-cards', cron: EVERY_HOUR, work: sweepCards },
  { name: 'certificates', cron: EVERY_MINUTE, work: enterCertificates },
  { name: 'nft-limit-keys', cron: EVERY_HOUR, work: forgetLimitKeys },
  { name: 'draw-days', cron: EVERY_HOUR, work: keepDrawDays },
  { name: 'appointments', cron: EVERY_MINUTE, work: minuteOfAppointments },
  { name: 'queue-subscribe-messages', cron: EVERY_MINUTE, work: queueMessages },
  { name: 'send-subscribe-messages', cron: EVERY_MINUTE, work: sendMessages },
  {
    name: 'expire-vouchers',
    cron: EVERY_HOUR,
    work: (app: AppContext) => expireVouchers(app.db, app.clock.now()),
  },
  {
    name: 'generate-slots',
    cron: AT_TEN_PAST_MIDNIGHT,
    work: (app: AppContext) => extendSlots(app.db, app.clock),
  },
  { name: 'end-appointments', cron: EVERY_TEN_MINUTES, work: endAppointments },
  { name: 'flash-sales', cron: EVERY_MINUTE, work: sweepFlashSales },
  { name: 'activity-reminders', cron: EVERY_MINUTE, work: remindOfActivities },
  // Before orders end by themselves, which leaves no room that nobody came to.
  { name: 'desk-no-show', cron: EVERY_FIVE_MINUTES, work: giveUpMissedRooms },
  { name: 'lapse-orders', cron: EVERY_FIVE_MINUTES, work: lapseOrders },
  { name: 'mobile-appeals', cron: EVERY_MINUTE, work: finishAppeals },
  { name: 'auto-sign', cron: EVERY_HOUR, work: signParcels },
  { name: 'refresh-search', cron: EVERY_TEN_MINUTES, work: refreshSearch },
  { name: 'check-snapshots', cron: AT_THREE, work: checkSomeSnapshots },
  { name: 'tidy-up', cron: EVERY_HOUR, work: tidyUp },
  { name: 'reconcile', cron: FROM_HALF_PAST_TEN, work: reconcile },
] as const;

/** Runs every job now; for the sandbox, after time was moved. */
export async function runAllJobs(app: AppContext): Promise<void> {
  for (const job of schedule) await job.work(app);
}

async function measured(app: AppContext, name: string, work: (app: AppContext) => Promise<void>) {
  const startedAt = performance.now();
  let succeeded = false;
  try {
    await work(app);
    succeeded = true;
  } finally {
    app.metrics.jobRan(name, succeeded, (performance.now() - startedAt) / 1_000);
  }
}

export interface Jobs {
  stop(): Promise<void>;
}

/**
 * A place that is not paid goes to the next in the queue within ten seconds, a group's money back within a minute of its
 * end, and who bargains for what is gone is told so; the queue of jobs looks once a minute.
 */
const OFTEN_MS = 4_000;

/** Does work again and again, never twice at once; it must bear being done by several processes. */
function startEvery(everyMs: number, work: () => Promise<void>, { log }: Pick<AppContext, 'log'>): Jobs {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error) => log.error({ err: error }, 'job failed'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
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
      await boss.schedule(name, cron, {}, { tz: 'Asia/Shanghai' });
    }
  });
  for (const { name, work } of schedule) {
    await boss.work(name, { pollingIntervalSeconds: 2 }, () => measured(app, name, work));
  }
  const often = startEvery(
    OFTEN_MS,
    async () => {
      await measured(app, 'flash-sales', sweepFlashSales);
      await measured(app, 'group-buys', sweepGroups);
      await measured(app, 'bargains', sweepBargains);
    },
    app,
  );
  return {
    async stop() {
      await often.stop();
      await boss.stop({ graceful: true, timeout: 10_000, wait: true });
    },
  };
}
