import { orderStatus } from '@yunyou/contract';
import type { OrderWords } from './order-words';

/** Activities are attended. */
export const cardActivityWords: OrderWords = {
  head: ({ t }, { status }) =>
    status === orderStatus.pendingConsumption ? t('order.cardActivity.paidStep') : undefined,
  step: ({ t }, _, status) =>
    status === orderStatus.pendingConsumption ? t('order.cardActivity.paidStep') : undefined,
};
