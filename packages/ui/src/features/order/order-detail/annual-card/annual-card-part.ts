import { orderStatus } from '@yunyou/contract';
import { SkuLines } from '../lines/SkuLines';
import type { OrderPart } from '../order-part';

/** Annual cards are activated and shown on pages of their own. They are part of no bundle. */
export const annualCardPart: OrderPart = {
  Body: SkuLines,
  NextStep: () => null,
  lead({ t }, { status, closeReason }) {
    if (closeReason) return undefined;
    if (status === orderStatus.pendingConsumption) return t('order.annualCard.lead');
    return status === orderStatus.complete ? t('order.annualCard.doneLead') : undefined;
  },
};
