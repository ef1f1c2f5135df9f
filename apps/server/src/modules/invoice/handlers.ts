import { invoiceEmailsPerDay, invoiceWindowDays } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import { inTransaction } from '../../database/transaction';
import { mailInvoice, pdfOf } from '../../flows/invoices';
import { refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { applyForInvoice } from './apply';
import { chooseOrders } from './compose';
import { countAsked } from './emails-store';
import { invoiceableOrders } from './facts-store';
import { writeEmail } from './issue';
import { addTitle, chooseDefault, editTitle } from './keep-title';
import { pdfLink } from './pdf-link';
import { checkedEmail } from './rules';
import { freeOrders, invoiceOf, invoicesOf, lockInvoice, setInvoice } from './store';
import { lockMemberRow, removeTitle, titlesOf } from './title-store';
import { hasPdf, invoiceableOrderOf, invoiceDetail, previewOf, summaryOf } from './view';

const DEFAULT_SIZE = 10;

const pageOf = <Item>(records: Item[], total: number, { page, size }: { page: number; size: number }) => ({
  records,
  total,
  size,
  current: page,
  pages: Math.ceil(total / size),
});

export const invoice: HandlersFor<'invoice'> = {
  async orders({ db, clock, locale, memberId }, { page = 1, size = DEFAULT_SIZE }) {
    const openedAfterMs = instantOf(addDays(dayOf(clock.now()), -invoiceWindowDays));
    const { orders, total } = await invoiceableOrders(db, memberId, { openedAfterMs, page, size });
    return pageOf(
      orders.map((order) => invoiceableOrderOf(order, locale)),
      total,
      { page, size },
    );
  },

  async preview({ db, clock, locale, memberId, config }, { orderIds }) {
    const deps = { memberId, orderIds, nowMs: clock.now(), rates: config.taxRates };
    return previewOf(await chooseOrders(db, deps), locale);
  },

  apply: ({ tx, clock, protection, config, memberId }, input) =>
    applyForInvoice({ tx, protection, nowMs: clock.now(), rates: config.taxRates }, memberId, input),

  async list({ db, locale, protection, memberId }, { page = 1, size = DEFAULT_SIZE }) {
    const { rows, total } = await invoicesOf(db, memberId, { page, size });
    return pageOf(
      rows.map((row) => summaryOf(row, protection, locale)),
      total,
      { page, size },
    );
  },

  detail: (request, { id }) => invoiceDetail(request, request.memberId, id),

  async cancel({ tx, memberId }, { id }) {
    await invoiceOf(tx, memberId, id);
    const { state, red_of_id } = await lockInvoice(tx, id);
    if (state !== 'submitted' || red_of_id !== null)
      throw refuse('invoiceStateChanged', { detail: { state } });
    await setInvoice(tx, id, { state: 'cancelled' });
    await freeOrders(tx, id);
    return null;
  },

  async sendEmail({ tx, clock, protection, memberId, afterCommit }, { id, email: typed }) {
    const email = checkedEmail(typed);
    const nowMs = clock.now();
    await lockMemberRow(tx, memberId);
    const issued = await invoiceOf(tx, memberId, id);
    if (!hasPdf(issued)) throw refuse('invoiceStateChanged', { detail: { state: issued.state } });
    if ((await countAsked(tx, memberId, instantOf(dayOf(nowMs)))) >= invoiceEmailsPerDay) {
      throw refuse('emailLimit', { detail: { n: invoiceEmailsPerDay } });
    }
    const emailId = await writeEmail({ tx, protection, nowMs }, { invoice: issued, email, asked: true });
    afterCommit((app) => mailInvoice(app, emailId));
    return null;
  },

  async pdf(request, { id }) {
    const { db, clock, protection, config, memberId } = request;
    const issued = await invoiceOf(db, memberId, id);
    if (!hasPdf(issued)) throw refuse('invoiceStateChanged', { detail: { state: issued.state } });
    const { data, sha256 } = await pdfOf(request, issued);
    const link = { protection, publicUrl: config.publicUrl, nowMs: clock.now() };
    return { url: pdfLink(link, id), bytes: data.length, sha256 };
  },

  titles: (request) => titlesOf(request, request.memberId),

  async addTitle(request, typed) {
    return { id: await addTitle(request, request.memberId, typed) };
  },

  async editTitle({ db, protection, memberId }, { id, ...typed }) {
    await inTransaction(db, (tx) => editTitle({ tx, protection }, memberId, id, typed));
    return null;
  },

  async deleteTitle({ db, memberId }, { id }) {
    await inTransaction(db, async (tx) => {
      await lockMemberRow(tx, memberId);
      await removeTitle(tx, memberId, id);
    });
    return null;
  },

  async setDefaultTitle({ db, memberId }, { id }) {
    await inTransaction(db, async (tx) => {
      await lockMemberRow(tx, memberId);
      await chooseDefault(tx, memberId, id);
    });
    return null;
  },
};
