import { orderStatus } from '@yunyou/contract';
import { shownDelivery } from './delivery-state';
import type { OrderWords } from './order-words';

/** Goods stand where their parcels do; they are not used, they were paid for. */
export const goodsWords: OrderWords = {
  head({ t }, order) {
    const delivery = shownDelivery(order);
    return delivery === null ? undefined : t('order.goods.head', { status: String(delivery) });
  },
  step: ({ t }, _, status) =>
    status === orderStatus.pendingConsumption ? t('order.goods.paidStep') : undefined,
  toCart: true,
};
