import type { AppointmentCancelReason, AppointmentStatus } from '@yunyou/contract';

/** An appointment of the demo member: in the first slot of the item that has places, from so many days on. */
export interface DemoAppointment {
  itemId: string;
  inDays: number;
  status: AppointmentStatus;
  size?: number;
  reason?: AppointmentCancelReason;
}

const of = (
  itemId: string,
  inDays: number,
  status: AppointmentStatus,
  rest: Omit<DemoAppointment, 'itemId' | 'inDays' | 'status'> = {},
): DemoAppointment => ({ itemId, inDays, status, ...rest });

/** Eighteen, in all statuses; one is a group of 24. */
export const APPOINTMENTS: readonly DemoAppointment[] = [
  of('item-ridge-camera', 1, 0, { size: 2 }),
  of('item-cable-car', 1, 1, { size: 3 }),
  of('item-spring-bath', 2, 1, { size: 2 }),
  of('item-guided-tour', 3, 1, { size: 24 }),
  of('item-tea-tasting', 4, 1, { size: 4 }),
  of('item-night-boat', 4, 1, { size: 2 }),
  of('item-cable-car', -2, 2, { size: 2 }),
  of('item-craft-museum', -4, 2, { size: 2 }),
  of('item-spring-bath', -6, 2, { size: 2 }),
  of('item-tea-tasting', -9, 2, { size: 2 }),
  of('item-indigo', -11, 2, { size: 3 }),
  of('item-indigo', 3, 3, { size: 2, reason: 'member' }),
  of('item-cable-car', -1, 3, { size: 2, reason: 'closed' }),
  of('item-ridge-camera', -7, 3, { size: 1, reason: 'rejected' }),
  of('item-tea-tasting', -3, 3, { size: 2, reason: 'operator' }),
  of('item-night-boat', -8, 4, { size: 2 }),
  of('item-guided-tour', -5, 4, { size: 1 }),
  of('item-craft-museum', -12, 4, { size: 1 }),
];

/** Slots that others have filled: the first of the item from so many days on. */
export const FULL_SLOTS: readonly { itemId: string; inDays: number }[] = [
  { itemId: 'item-indigo', inDays: 1 },
  { itemId: 'item-indigo', inDays: 5 },
  { itemId: 'item-tea-tasting', inDays: 2 },
  { itemId: 'item-master-hour', inDays: 1 },
];

/** Lists the demo member waits on, of those slots; the first was offered its places. */
export const WAITING: readonly { itemId: string; inDays: number; size: number; offered: boolean }[] = [
  { itemId: 'item-indigo', inDays: 5, size: 3, offered: true },
  { itemId: 'item-tea-tasting', inDays: 2, size: 2, offered: false },
  { itemId: 'item-master-hour', inDays: 1, size: 1, offered: false },
];

/** Of vouchers that were sold elsewhere; the fourth was used, the fifth is over. */
export const OUTSIDE = [
  { code: '880000000001', itemId: 'item-spring-bath', people: 1 },
  { code: '880000000002', itemId: 'item-spring-bath', people: 3 },
  { code: '880000000003', itemId: 'item-spring-bath', people: 2 },
  { code: '880000000004', itemId: 'item-spring-bath', people: 1, isUsed: true },
  { code: '880000000005', itemId: 'item-spring-bath', people: 1, isOver: true },
] as const;

/** Names of the group and of the others. */
export const NAMES = [
  '李云',
  '王山',
  '陈溪',
  '林月',
  '赵岚',
  '周舟',
  '吴桐',
  '郑禾',
  '孙竹',
  '马蹄',
  '朱砂',
  '胡杨',
  '郭野',
  '何夕',
  '高远',
  '罗衣',
  '梁上',
  '宋词',
  '唐棠',
  '许愿',
  '韩星',
  '冯雪',
  '邓林',
  '曹溪',
] as const;
