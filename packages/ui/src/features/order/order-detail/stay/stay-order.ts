import { type OrderDetail, type OrderLine, orderStatus, type StayRoom, stayState } from '@yunyou/contract';
import { dayOf, type Texts } from '@yunyou/i18n';
import { isOnlyRooms } from '../../order-words';

export type StayLine = Extract<OrderLine, { kind: 'stay' }>;

/** The rooms of an order by their lines; empty where it sells something else. */
export const stayLinesOf = ({ lines }: Pick<OrderDetail, 'lines'>): StayLine[] =>
  lines.filter((line) => line.kind === 'stay');

/** An order of rooms and nothing else. */
export const isStayOrder = ({ lines }: Pick<OrderDetail, 'lines'>): boolean => isOnlyRooms(lines);

/** Rooms nobody has checked in, left or given back. */
export const bookedRooms = ({ stayRooms }: Pick<OrderDetail, 'stayRooms'>): StayRoom[] =>
  stayRooms.filter((room) => room.stayState === stayState.booked);

/** The number of a room as people count: through the order, from 1 on. */
export const roomNumber = (
  { stayRooms }: Pick<OrderDetail, 'stayRooms'>,
  { lineId, unit }: Pick<StayRoom, 'lineId' | 'unit'>,
): number => stayRooms.findIndex((room) => room.lineId === lineId && room.unit === unit) + 1;

/** Whether rooms can be given back against money: what was not paid, or is paid at the desk, is cancelled as a whole. */
const canGiveBack = ({ status, canCancel }: Pick<OrderDetail, 'status' | 'canCancel'>): boolean =>
  !canCancel && (status === orderStatus.pendingConfirmation || status === orderStatus.pendingConsumption);

/** Whether the rooms that are left go back without asking the hotel: behind the last deadline of one of them it is asked. */
export function goBackUnasked(order: OrderDetail): boolean {
  const open: readonly StayRoom['stayState'][] = [stayState.booked, stayState.noShow];
  const left = order.stayRooms.filter((room) => open.includes(room.stayState));
  const isFree = ({ lineId, unit }: StayRoom) =>
    order.lines.some(({ id, refundableUnits }) => id === lineId && refundableUnits?.includes(unit));
  return canGiveBack(order) && left.length > 0 && left.every(isFree);
}

/** Where a stay stands and what comes next, in words; undefined where an order's own words say it. */
export function stayLead({ t, day, instant, money }: Texts, order: OrderDetail): string | undefined {
  const [first] = stayLinesOf(order);
  if (!first || order.closeReason) return undefined;
  const desk = order.payAtDesk ? t('order.stay.deskLead', { amount: money(order.totalFen) }) : '';
  const joined = (words: string) => (desk ? `${words} · ${desk}` : words);
  switch (order.status) {
    case orderStatus.pendingConfirmation: {
      const { confirmByAtMs } = order;
      if (confirmByAtMs === null) return joined(t('order.stay.pending'));
      const isOtherDay = dayOf(confirmByAtMs) !== dayOf(order.paidAtMs ?? order.createdAtMs);
      const time = instant(confirmByAtMs, 'time');
      return joined(
        t('order.stay.confirmBy', { time: isOtherDay ? `${day(dayOf(confirmByAtMs))} ${time}` : time }),
      );
    }
    case orderStatus.pendingConsumption: {
      const isIn = order.stayRooms.some((room) => room.stayState === stayState.checkedIn);
      if (isIn) return t('order.stay.checkedIn');
      return joined(t('order.stay.booked', { day: day(first.startDate), time: first.checkInFrom }));
    }
    case orderStatus.complete:
      return t('order.stay.complete');
    default:
      return undefined;
  }
}
