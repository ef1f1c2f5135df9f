import {
  defaultCheckInFrom,
  defaultCheckOutUntil,
  defaultHoldTime,
  type TieredRefundRule,
} from '@yunyou/contract';
import { text } from '../text';
import type { DemoPlan } from './types';

/** Free until the evening before, then the first night until the evening of arrival. */
const STANDARD_CANCELLING: TieredRefundRule = {
  kind: 'until',
  tiers: [
    { daysBefore: 1, time: '18:00', keep: 'none', feePercent: 0 },
    { daysBefore: 0, time: '18:00', keep: 'firstNight', feePercent: 0 },
  ],
};

/** Free until a week before, then a share. */
const EARLY_CANCELLING: TieredRefundRule = {
  kind: 'until',
  tiers: [
    { daysBefore: 7, time: '18:00', keep: 'none', feePercent: 0 },
    { daysBefore: 1, time: '18:00', keep: 'percent', feePercent: 30 },
    { daysBefore: 0, time: '14:00', keep: 'percent', feePercent: 50 },
  ],
};

const FREE_CANCELLING: TieredRefundRule = {
  kind: 'free',
  tiers: [{ daysBefore: 0, time: '18:00', keep: 'none', feePercent: 0 }],
};

const NO_CANCELLING: TieredRefundRule = { kind: 'none', tiers: [] };

const STANDARD = {
  payAtDesk: false,
  confirmMode: 'instant',
  refundRule: STANDARD_CANCELLING,
  maxRooms: 5,
  advanceDays: 0,
  cutoff: '23:30',
  holdTime: defaultHoldTime,
  percent: 100,
  addFen: 0,
} as const;

export const ROOM_ONLY: DemoPlan = {
  ...STANDARD,
  key: 'room',
  name: text('标准价（不含早）', 'Standard, room only'),
  breakfasts: 0,
};

export const BREAKFAST: DemoPlan = {
  ...STANDARD,
  key: 'breakfast',
  name: text('含早套餐', 'Bed and breakfast'),
  breakfasts: 2,
  addFen: 6_800,
};

export const FAMILY_BREAKFAST: DemoPlan = {
  ...BREAKFAST,
  key: 'family',
  name: text('亲子含早', 'Family, with breakfast'),
  breakfasts: 4,
  addFen: 9_800,
  refundRule: EARLY_CANCELLING,
};

export const FREE: DemoPlan = {
  ...STANDARD,
  key: 'free',
  name: text('灵活取消', 'Flexible'),
  breakfasts: 0,
  refundRule: FREE_CANCELLING,
  addFen: 3_000,
};

export const EARLY_BIRD: DemoPlan = {
  ...STANDARD,
  key: 'early',
  name: text('提前 7 天特惠', 'Seven days ahead'),
  breakfasts: 0,
  refundRule: NO_CANCELLING,
  advanceDays: 7,
  percent: 85,
};

export const AT_DESK: DemoPlan = {
  ...STANDARD,
  key: 'desk',
  name: text('到店付', 'Pay at the hotel'),
  breakfasts: 0,
  payAtDesk: true,
  refundRule: FREE_CANCELLING,
  maxRooms: 3,
  addFen: 2_000,
};

export const DESK_BREAKFAST: DemoPlan = {
  ...AT_DESK,
  key: 'desk-breakfast',
  name: text('到店付（含早）', 'Pay at the hotel, with breakfast'),
  breakfasts: 2,
  addFen: 8_800,
};

/** The house looks at each booking itself, and keeps what was paid. */
export const BY_THE_HOUSE: DemoPlan = {
  ...STANDARD,
  key: 'house',
  name: text('主人确认价（含早）', 'Confirmed by the host, with breakfast'),
  breakfasts: 2,
  confirmMode: 'merchant',
  refundRule: NO_CANCELLING,
  maxRooms: 2,
  advanceDays: 1,
  cutoff: '18:00',
};

export const HOST_FLEXIBLE: DemoPlan = {
  ...BY_THE_HOUSE,
  key: 'host',
  name: text('主人确认价（可取消）', 'Confirmed by the host, flexible'),
  refundRule: EARLY_CANCELLING,
  addFen: 5_000,
};

/** What most houses have in common; one that differs says so. */
export const HOUSE = {
  checkInFrom: defaultCheckInFrom,
  checkOutUntil: defaultCheckOutUntil,
  lateNight: true,
  childNotCountedBelow: 3,
  onSale: true,
} as const;
