import { orderStatus } from '@yunyou/contract';
import type { OrderWords } from './order-words';

/** Annual cards are activated, not used up. */
export const annualCardWords: OrderWords = {
  head: ({ t }, { status }) =>
    status === orderStatus.pendingConsumption ? t('order.annualCard.paidStep') : undefined,
  step: ({ t }, _, status) =>
    status === orderStatus.pendingConsumption ? t('order.annualCard.paidStep') : undefined,
};
