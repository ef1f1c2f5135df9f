import { merchantSideReasons, paymentStatus, type RefundQuote, type RequestOf } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { lockOrderWithCheckout } from '../../core/orders/store';
import { moveToRefunding } from '../../core/orders/transitions';
import { askMerchant, type OpenedRefund, openRefund } from '../../core/refunds/open';
import { type QuotedRefund, quoteRefund } from '../../core/refunds/quote';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { checkOwnPicture } from '../upload/own-upload';

type Wanted = RequestOf<'refund', 'apply'>;

/** Gives units back, or asks the merchant for it; what the buyer saw must be what it comes to. */
export async function applyForRefund(
  tx: Tx,
  { kinds, nowMs, memberId }: { kinds: OrderKinds; nowMs: number; memberId: string },
  input: Wanted,
): Promise<OpenedRefund> {
  const deps = { kinds, nowMs };
  const { checkout, order } = await lockOrderWithCheckout(tx, input.orderId, memberId);
  const quoted = await quoteRefund(tx, deps, order, input.items, input);
  refuseIfChanged(quoted, input);
  refuseBareReason(quoted, input);
  const refunding = await moveToRefunding(tx, nowMs, order, { confirmByMs: null });
  const wanted = {
    kind: quoted.kind,
    reason: input.reason ?? '',
    reasonCode: input.reasonCode,
    pictures: input.pictureKeys,
    // Nothing was paid, so nothing is refunded.
    closeReason: order.pay_status === paymentStatus.unpaid ? ('cancelled' as const) : ('refunded' as const),
    units: quoted.units,
    freightFen: quoted.freightFen,
  };
  const locked = { checkout, order: refunding };
  return quoted.approval === 'merchant'
    ? askMerchant(tx, deps, locked, { ...wanted, isException: quoted.isException })
    : openRefund(tx, deps, locked, wanted);
}

function refuseIfChanged(quoted: QuotedRefund, input: Wanted) {
  if (quoted.amountFen === input.expectedAmountFen && quoted.feeFen === input.expectedFeeFen) return;
  throw refuse('refundChanged', { detail: { ...quoteAnswer(quoted) } });
}

/** A merchant is told why; for goods that were signed for, with a picture where it is their side. */
function refuseBareReason({ approval, kind, needsMerchantSide }: QuotedRefund, input: Wanted) {
  const { reasonCode, reason = '', pictureKeys = [] } = input;
  const at = (field: string) => ({ fields: [{ field, reason: 'Needed' }] });
  if (approval === 'merchant' && reasonCode === undefined) throw refuse('reasonNeeded', at('reasonCode'));
  if (reasonCode === 'other' && reason === '') throw refuse('reasonNeeded', at('reason'));
  const isMerchantSide = reasonCode !== undefined && merchantSideReasons.includes(reasonCode);
  if (needsMerchantSide && !isMerchantSide) {
    throw refuse('refundNotAllowed', {
      ...at('reasonCode'),
      text: {
        'zh-Hans': '该商品不支持七天无理由退货，请选择商品方面的原因',
        en: 'This cannot be returned without a reason; please choose what is wrong with it',
      },
    });
  }
  if (kind === 'returnAndRefund' && isMerchantSide && pictureKeys.length === 0) {
    throw refuse('evidenceNeeded', at('pictureKeys'));
  }
}

/** Pictures are the member's own uploads. Asked before anything is locked: they are read. */
export async function checkPictures(
  { objectStore, memberId }: Pick<MemberRequest, 'objectStore' | 'memberId'>,
  keys: readonly string[],
): Promise<void> {
  // One after the other: all at once would need the memory of all.
  for (const [index, key] of keys.entries()) {
    await checkOwnPicture(objectStore, { memberId, key, field: `pictureKeys.${index}` });
  }
}

export const quoteAnswer = (quoted: QuotedRefund): RefundQuote => ({
  items: quoted.items,
  kind: quoted.kind,
  amountFen: quoted.amountFen,
  feeFen: quoted.feeFen,
  freightFen: quoted.freightFen,
  approval: quoted.approval,
  steps: quoted.steps,
  validUntilMs: quoted.validUntilMs,
});
