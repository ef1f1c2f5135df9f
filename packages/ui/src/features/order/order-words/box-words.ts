import { orderStatus } from '@yunyou/contract';
import { toOpenOf } from './is-to-open';
import type { OrderWords } from './order-words';

/** Boxes are opened, not used. */
export const boxWords: OrderWords = {
  head({ t }, { status, lines }) {
    const count = toOpenOf(lines);
    return status === orderStatus.pendingConsumption && count > 0
      ? t('order.box.toOpen', { count })
      : undefined;
  },
  step: ({ t }, _, status) =>
    status === orderStatus.pendingConsumption ? t('order.box.paidStep') : undefined,
};
