import { orderStatus, payType, type UnifiedPay } from '@yunyou/contract';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import type { Prepay } from '../../outside/payment-gateway';
import { closeIfOverdue } from '../order/close';
import { markPaid } from '../order/paid';
import { orderOf } from '../order/queries';
import { lockOrder, moveOrder } from '../order/transitions';
import { waysFor } from './channels';
import { endOtherWays, startPayment } from './start';
import { paymentState } from './state';

/** Starts the payment in a way that has no call of its own; where no other party takes part, it also ends it. */
export async function unifyPay(
  request: MemberRequest,
  { orderId, channelId }: { orderId: string; channelId: string },
): Promise<UnifiedPay> {
  const order = await orderOf(request.db, request.memberId, orderId);
  const way = (await waysFor(request, order)).find(({ id }) => id === channelId);
  if (!way) throw refuse('payChannelUnknown');
  if (way.tradeType === 'none') {
    await settleWithoutMoney(request, orderId, way.payType === payType.hotelPayAtDesk);
    return { kind: 'done' };
  }
  const hand = unified(await startPayment(request, { orderId, tradeType: way.tradeType }));
  // The card has been charged: the order is paid now, not when somebody asks.
  if (hand.kind === 'done') await paymentState(request, orderId);
  return hand;
}

function unified({ hand }: Prepay): UnifiedPay {
  if (!hand || !('kind' in hand)) throw refuse('payChannelUnknown');
  return hand;
}

/** Nothing to pay makes the order paid; pay at the desk hands it to the merchant unpaid. */
async function settleWithoutMoney(request: MemberRequest, orderId: string, atDesk: boolean): Promise<void> {
  const { db, clock, memberId } = request;
  await closeIfOverdue(request, orderId, memberId);
  await endOtherWays(request, orderId, 'none');
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId, memberId);
    if (order.status !== orderStatus.pendingPayment) throw refuse('orderNotPayable');
    if (atDesk) {
      await moveOrder(transaction, clock, order, {
        status: orderStatus.pendingConfirmation,
        note: 'pay at desk',
      });
      return;
    }
    await markPaid({ db: transaction, clock }, order, clock.now());
  });
}
