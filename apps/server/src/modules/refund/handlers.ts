import { orderStatus, paymentStatus, type RefundQuote, type RequestOf } from '@yunyou/contract';
import { lockOrderWithCheckout, orderOf } from '../../core/orders/store';
import { moveOrder } from '../../core/orders/transitions';
import { openRefund } from '../../core/refunds/open';
import { type QuotedRefund, quoteRefund } from '../../core/refunds/quote';
import { requestDetail } from '../../core/refunds/view';
import { catchUp } from '../../flows/catch-up';
import { sendRefunds } from '../../flows/send-refunds';
import { refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';

export const refund: HandlersFor<'refund'> = {
  async quote(request, { orderId, items }) {
    const { db, kinds, clock, memberId } = request;
    await catchUp(request, orderId, memberId);
    const order = await orderOf(db, memberId, orderId);
    return answerOf(await quoteRefund(db, { kinds, nowMs: clock.now() }, order, items));
  },

  async apply({ tx, kinds, clock, memberId, afterCommit }, input) {
    const deps = { kinds, nowMs: clock.now() };
    const { checkout, order } = await lockOrderWithCheckout(tx, input.orderId, memberId);
    const quoted = await quoteRefund(tx, deps, order, input.items);
    refuseIfChanged(quoted, input);
    if (quoted.approval === 'merchant') throw refuse('refundNotAllowed');
    const refunding =
      order.status === orderStatus.refunding
        ? order
        : await moveOrder(tx, deps.nowMs, order, { status: orderStatus.refunding, confirmByMs: null });
    const { id, sn, status, refundId } = await openRefund(
      tx,
      deps,
      { checkout, order: refunding },
      {
        kind: 'onlyRefund',
        reason: input.reason ?? '',
        // Nothing was paid, so nothing is refunded.
        closeReason: order.pay_status === paymentStatus.unpaid ? 'cancelled' : 'refunded',
        units: quoted.units,
        freightFen: quoted.freightFen,
      },
    );
    if (refundId) afterCommit((app) => sendRefunds(app, [refundId]));
    return { id, sn, status };
  },

  detail: ({ db, memberId }, { id }) => requestDetail(db, memberId, id),
};

function refuseIfChanged(quoted: QuotedRefund, input: RequestOf<'refund', 'apply'>) {
  if (quoted.amountFen === input.expectedAmountFen && quoted.feeFen === input.expectedFeeFen) return;
  throw refuse('refundChanged', { detail: { ...answerOf(quoted) } });
}

const answerOf = (quoted: QuotedRefund): RefundQuote => ({
  items: quoted.items,
  amountFen: quoted.amountFen,
  feeFen: quoted.feeFen,
  freightFen: quoted.freightFen,
  approval: quoted.approval,
  steps: quoted.steps,
  validUntilMs: quoted.validUntilMs,
});
