import type { UnifiedPay } from '@yunyou/contract';
import { checkoutOfOrder } from '../../core/orders/store';
import { payWithoutMoney } from '../../flows/pay-without-money';
import { paymentState } from '../../flows/payment-state';
import { startPayment } from '../../flows/start-payment';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import type { Prepay } from '../../outside/payment-gateway';
import { waysFor } from './channels';

/** Starts the payment in a way that has no call of its own; where no other party takes part, it also ends it. */
export async function unifyPay(
  request: MemberRequest,
  { orderId, channelId }: { orderId: string; channelId: string },
): Promise<UnifiedPay> {
  const way = (await waysOfOrder(request, orderId)).find(({ id }) => id === channelId);
  if (!way) throw refuse('payChannelUnknown');
  if (way.tradeType === 'none') {
    await payWithoutMoney(request, orderId);
    return { kind: 'done' };
  }
  const hand = unified(await startPayment(request, { orderId, tradeType: way.tradeType }));
  // The card has been charged: the order is paid now, not when somebody asks.
  if (hand.kind === 'done') await paymentState(request, orderId);
  return hand;
}

/** The ways to pay the checkout that an order belongs to. */
export async function waysOfOrder(request: MemberRequest, orderId: string) {
  const checkout = await checkoutOfOrder(request.db, request.memberId, orderId);
  return waysFor(request, { total_fen: checkout.total_fen });
}

function unified({ hand }: Prepay): UnifiedPay {
  if (!hand || !('kind' in hand)) throw refuse('payChannelUnknown');
  return hand;
}
