import type { RequestOf } from '@yunyou/contract';
import { orderOf } from '../../core/orders/store';
import { sendGoodsBack, withdrawRequest } from '../../core/refunds/answer';
import { quoteRefund } from '../../core/refunds/quote';
import { pageOfRequests } from '../../core/refunds/store';
import { requestSummary } from '../../core/refunds/view';
import { catchUp } from '../../flows/catch-up';
import { sendRefunds } from '../../flows/send-refunds';
import { refuse } from '../../http/refusal';
import { type HandlersFor, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { applyForRefund, checkPictures, quoteAnswer } from './apply';
import { refundDetail } from './detail';
import { refundOptions } from './options';

/** What PostgreSQL calls a number that is another open return's. */
const TAKEN = 'refund_requests_waybill';

export const refund: HandlersFor<'refund'> = {
  async options(request, { orderId }) {
    await catchUp(request, orderId, request.memberId);
    return refundOptions(request, orderId);
  },

  async quote(request, { orderId, items, kind, reasonCode }) {
    const { db, kinds, clock, memberId } = request;
    await catchUp(request, orderId, memberId);
    const order = await orderOf(db, memberId, orderId);
    const deps = { kinds, nowMs: clock.now() };
    return quoteAnswer(await quoteRefund(db, deps, order, items, { kind, reasonCode }));
  },

  apply: inTwoSteps(
    (request: MemberRequest, input: RequestOf<'refund', 'apply'>) =>
      checkPictures(request, input.pictureKeys ?? []),
    async ({ tx, kinds, clock, memberId, afterCommit }, input) => {
      const { id, sn, status, refundId } = await applyForRefund(
        tx,
        { kinds, nowMs: clock.now(), memberId },
        input,
      );
      if (refundId) afterCommit((app) => sendRefunds(app, [refundId]));
      return { id, sn, status };
    },
  ),

  async list({ db, memberId, locale }, { open = false, page = 1, size = 10 }) {
    const { requests, total } = await pageOfRequests(db, memberId, { open, page, size });
    return {
      records: requests.map((one) => requestSummary(one, locale)),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },

  async withdraw({ tx, kinds, clock, memberId }, { id }) {
    await withdrawRequest(tx, { kinds, nowMs: clock.now() }, id, { actor: 'member', memberId });
    return null;
  },

  async waybill({ tx, kinds, clock, memberId }, { id, company, number }) {
    const deps = { kinds, nowMs: clock.now() };
    await sendGoodsBack(tx, deps, id, { memberId, company, number }).catch((error) => {
      const isTaken = error instanceof Error && 'constraint' in error && error.constraint === TAKEN;
      throw isTaken
        ? refuse('waybillInvalid', { fields: [{ field: 'number', reason: 'Another return has it' }] })
        : error;
    });
    return null;
  },

  detail: (request, { id }) => refundDetail(request, id),
};
