import { type CloseReason, orderStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { OrderKinds } from '../kinds';
import { linesOf, lockOrderWithCheckout } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { openRefund, wholeUnits } from './open';

interface Failing {
  closeReason: Extract<CloseReason, 'rejected' | 'notConfirmed' | 'groupFailed'>;
  reason: string;
  /** What its history says of it. */
  note?: string;
}

/**
 * An order that waits, for the merchant or for others, can't be kept: it fails, what was fulfilled is void, its places and its money go
 * back. Answers the refund to send after the commit.
 */
export async function failOrder(
  tx: Tx,
  deps: { kinds: OrderKinds; nowMs: number },
  orderId: string,
  { closeReason, reason, note }: Failing,
): Promise<string | undefined> {
  const { checkout, order: waiting } = await lockOrderWithCheckout(tx, orderId);
  // What is held back is not for the merchant to end.
  if (waiting.held_back && closeReason !== 'groupFailed') throw refuse('groupForming');
  const order = await moveOrder(tx, deps.nowMs, waiting, {
    status: orderStatus.failed,
    closeReason,
    confirmByMs: null,
    ...(note && { note }),
  });
  await deps.kinds.offers.giveUnneededBack(tx, checkout.id, deps.nowMs);
  const { refundId } = await openRefund(
    tx,
    deps,
    { checkout, order },
    {
      kind: 'system',
      reason,
      closeReason,
      units: wholeUnits(await linesOf(tx, [order.id])),
      freightFen: order.freight_fen,
    },
  );
  return refundId;
}
