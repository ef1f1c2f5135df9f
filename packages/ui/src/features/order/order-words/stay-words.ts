import { orderStatus, stayState } from '@yunyou/contract';
import { dayOf, type Texts } from '@yunyou/i18n';
import { isOnlyRooms } from './only-rooms';
import type { OrderWords } from './order-words';

const stateText = ({ t }: Pick<Texts, 't'>, state: number) => t('order.stay.state', { state: String(state) });

/** Rooms are checked in to. Where nobody knows who has arrived, the order's own word counts from the day of arrival on. */
export const stayWords: OrderWords = {
  state(texts, { status, lines, stayRooms }, nowMs) {
    if (status !== orderStatus.pendingConsumption || !isOnlyRooms(lines)) return undefined;
    if (stayRooms) {
      const isIn = stayRooms.some((room) => room.stayState === stayState.checkedIn);
      return stateText(texts, isIn ? stayState.checkedIn : stayState.booked);
    }
    const isBefore = lines.every((line) => line.kind === 'stay' && dayOf(nowMs) < line.startDate);
    return isBefore ? stateText(texts, stayState.booked) : undefined;
  },
  step: (texts, { lines }, status) =>
    status === orderStatus.pendingConsumption && isOnlyRooms(lines)
      ? stateText(texts, stayState.booked)
      : undefined,
};
