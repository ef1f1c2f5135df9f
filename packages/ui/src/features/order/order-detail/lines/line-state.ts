import {
  deliveryStatus,
  type OrderDetail,
  type OrderLine,
  type OrderStatus,
  orderStatus,
} from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { TagProps } from '../../../../components/tag';
import { isGone } from '../../order-words';

/** Where a line stands, in a word. */
export interface LineState {
  text: string;
  tone: TagProps['tone'];
}

/** In these each line stands where its units do. */
const IN_USE: readonly OrderStatus[] = [
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.refunding,
];

const deliveryTones: Readonly<Record<number, TagProps['tone']>> = {
  [deliveryStatus.shipped]: 'primary',
  [deliveryStatus.rejected]: 'danger',
  [deliveryStatus.returnInProcess]: 'warning',
};

/** Where a line stands: what is back, else where it is, else how much of it was used. */
export function lineState(
  { t }: Texts,
  order: Pick<OrderDetail, 'status' | 'stayRooms'>,
  line: OrderLine,
): LineState {
  if (isGone(line)) {
    const state = line.refundingQuantity > 0 ? 'refunding' : 'refunded';
    return { text: t('order.progress', { state }), tone: state === 'refunding' ? 'warning' : 'neutral' };
  }
  if (!IN_USE.includes(order.status)) {
    return { text: t('order.status', { status: String(order.status) }), tone: 'neutral' };
  }
  if ('deliveryStatus' in line && line.deliveryStatus !== null) {
    const status = line.deliveryStatus;
    return {
      text: t('order.delivery', { status: String(status) }),
      tone: deliveryTones[status] ?? 'neutral',
    };
  }
  if ('toOpen' in line) {
    const { toOpen, opened } = line;
    return toOpen > 0
      ? { text: t('order.box.toOpen', { count: toOpen }), tone: 'primary' }
      : { text: t('order.box.opened', { count: opened }), tone: 'neutral' };
  }
  const rooms = order.stayRooms.filter(({ lineId }) => lineId === line.id);
  const [room] = rooms;
  if (room && rooms.every((one) => one.stayState === room.stayState)) {
    return { text: t('order.stay.state', { state: String(room.stayState) }), tone: 'primary' };
  }
  const state = stateOf(line.progress ?? []);
  return { text: t('order.progress', { state }), tone: state === 'open' ? 'primary' : 'neutral' };
}

/** How far a line is by its units: begun as soon as one of them is. */
function stateOf(units: NonNullable<OrderLine['progress']>): string {
  if (units.length === 0 || units.every((one) => one === 'open')) return 'open';
  if (units.every((one) => one === 'over')) return 'over';
  return units.every((one) => one === 'overdue' || one === 'over') ? 'overdue' : 'running';
}
