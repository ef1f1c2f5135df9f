import { orderStatus, stayState } from '@yunyou/contract';
import { isOnlyRooms } from './only-rooms';
import type { OrderWords } from './order-words';

/** Rooms are booked, then checked in to. */
export const stayWords: OrderWords = {
  step: ({ t }, { lines }, status) =>
    status === orderStatus.pendingConsumption && isOnlyRooms(lines)
      ? t('order.stay.state', { state: String(stayState.booked) })
      : undefined,
};
