import { boxRefundDays, orderStatus } from '@yunyou/contract';
import { toOpenOf } from '../../order-words';
import { SkuLines } from '../lines/SkuLines';
import type { OrderPart } from '../order-part';

/** Boxes are opened where they are sold, and what is in them is a prize. They are part of no bundle. */
export const boxPart: OrderPart = {
  Body: SkuLines,
  NextStep: () => null,
  lead({ t }, { status, closeReason, lines }) {
    if (closeReason) return undefined;
    if (toOpenOf(lines) > 0 && status === orderStatus.pendingConsumption)
      return t('order.box.lead', { days: boxRefundDays });
    return status === orderStatus.complete ? t('order.box.doneLead') : undefined;
  },
};
