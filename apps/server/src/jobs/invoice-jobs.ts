import type { AppContext } from '../context';
import { ISSUE_JOB, issueInvoice, MAIL_JOB, mailInvoice } from '../flows/invoices';
import { unsentEmails } from '../modules/invoice/emails-store';
import { RED_CONFIRM_MS } from '../modules/invoice/papers';
import { raiseLapsedNotices, unissuedInvoices } from '../modules/invoice/store';
import { each, inParallel, untilNoneLeft } from './order-jobs';

/** So many are looked up at once. */
const BATCH = 200;

/** Has invoices issued that were asked for, red-letter ones and those after them too, then sends them. */
export async function issueInvoices(app: AppContext): Promise<void> {
  await untilNoneLeft(
    () => unissuedInvoices(app.db, ISSUE_JOB, app.clock.now(), BATCH),
    // It notes its failures itself: work in progress is no failure, and waits the same.
    (ids) =>
      inParallel(ids, (id) =>
        issueInvoice(app, id).catch((error) =>
          app.log.error({ err: error, id, job: ISSUE_JOB }, 'job failed'),
        ),
      ),
  );
  await untilNoneLeft(
    () => unsentEmails(app.db, { job: MAIL_JOB, nowMs: app.clock.now(), limit: BATCH }),
    (ids) => each(app, MAIL_JOB, ids, (id) => mailInvoice(app, id)),
  );
}

/** Red-letter notices that nobody has confirmed in time are raised again. */
export const raiseRedNotices = (app: AppContext): Promise<void> =>
  raiseLapsedNotices(app.db, { nowMs: app.clock.now(), confirmMs: RED_CONFIRM_MS });
