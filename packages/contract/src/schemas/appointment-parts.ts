import { z } from 'zod';
import { appointmentStatus, certificateType } from '../constants';
import {
  appointmentApprovals,
  appointmentCancelReasons,
  appointmentDayStates,
  appointmentEventKinds,
  appointmentModes,
  appointmentRealNames,
  appointmentRightStates,
  appointmentSlotStates,
  appointmentSpecialKinds,
  appointmentVerifyBy,
  waitingStates,
} from '../constants/appointment';
import { day, enumOf, epochMs, id, lat, lng, localizedText, picture, timeOfDay } from './fields';

/** What the answers about appointments are made of. */

const place = z.strictObject({ name: z.string(), lat, lng });

export const appointmentItemSummary = z.strictObject({
  id,
  spotId: id.nullable(),
  shopId: id.nullable(),
  title: z.string(),
  picture,
  place,
  cityName: z.string(),
  mode: z.enum(appointmentModes),
  realName: z.enum(appointmentRealNames),
  minGroup: z.int().min(1),
  maxGroup: z.int().min(1),
  waiting: z.boolean().describe('There is a waiting list when a slot is full'),
  firstFreeDay: day.nullable().describe('Null: nothing free soon'),
  lastDay: day.nullable().describe('Takes place until then; null without an end'),
});

const seasonDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/)
  .describe('MM-DD');

export const appointmentItem = appointmentItemSummary.extend({
  intro: z.string(),
  notes: z.array(z.string()),
  certTypes: z.array(enumOf(certificateType)).describe('Documents accepted; empty for any'),
  openDaysAhead: z.int().min(0).describe('A day opens so many days before it, at `releaseAt`'),
  releaseAt: timeOfDay,
  bookUntilMin: z.int().min(0).describe("Minutes before a slot's start at which its booking ends"),
  cancelUntilMin: z.int().min(0),
  changeUntilMin: z.int().min(0),
  changesMax: z.int().min(0),
  earlyMin: z.int().min(0).describe('People are let in from so many minutes before the start'),
  lateMin: z.int().min(0).describe('and until so many minutes after it'),
  approval: z.enum(appointmentApprovals),
  noShowLimit: z.int().min(1).describe('Missed so often in `noShowDays`, nothing more is booked alone'),
  noShowDays: z.int().min(1),
  noShowBlockDays: z.int().min(1),
  reappoint: z.boolean().describe('Vouchers of who did not come can be appointed again'),
  verifyBy: z.enum(appointmentVerifyBy),
  hours: z.array(
    z.strictObject({
      season: z.strictObject({ first: seasonDay, last: seasonDay }).nullable().describe('Null: all the year'),
      weekdays: z.array(z.int().min(1).max(7)).describe('1 Monday to 7 Sunday'),
      from: timeOfDay,
      to: timeOfDay.describe('Not after `from`: the next day'),
      slotMinutes: z.int().min(1),
    }),
  ),
  specialDays: z
    .array(z.strictObject({ day, kind: z.enum(appointmentSpecialKinds), note: z.string() }))
    .describe('Of the coming days'),
  closedOnHolidays: z.boolean(),
  openOnHolidays: z.boolean().describe('Public holidays are open although their weekday is closed'),
});

export const appointmentSlot = z.strictObject({
  id,
  itemId: id,
  day,
  from: timeOfDay,
  to: timeOfDay.describe('Not after `from`: the next day'),
  startsAtMs: epochMs,
  bookUntilMs: epochMs.describe('From this very moment on it is past'),
  opensAtMs: epochMs,
  capacity: z.int().min(0),
  state: z.enum(appointmentSlotStates),
  left: z.int().min(0).nullable().describe('Places left when few are; null when there are 20 or more'),
  waitingCount: z.int().min(0).nullable().describe('How many wait; null for more than 20'),
});

export const appointmentSlotDay = z.strictObject({
  day,
  state: z.enum(appointmentDayStates),
  holiday: localizedText.nullable().describe('Name of the public holiday'),
  note: z.string().describe('What the operator says of the day; empty for nothing'),
});

const times = { day, from: timeOfDay, to: timeOfDay, startsAtMs: epochMs, endsAtMs: epochMs };

export const appointmentRight = z.strictObject({
  voucherId: id.describe('What `create` is asked with'),
  orderId: id.nullable().describe('Null for one from elsewhere'),
  orderSn: z.string().nullable(),
  lineId: id.nullable(),
  title: z.string(),
  people: z.int().min(1).describe('How many it lets in'),
  firstDay: day,
  lastDay: day,
  items: z.array(z.strictObject({ id, title: z.string() })).describe('Any one of them can be appointed'),
  state: z.enum(appointmentRightStates),
  refundable: z
    .boolean()
    .describe('Its slot was closed: the order can be given back without a fee for some days'),
  appointmentId: id.nullable(),
  appointment: z
    .strictObject({ id, itemTitle: z.string(), ...times, status: enumOf(appointmentStatus) })
    .nullable(),
});

export const appointmentCard = z.strictObject({
  id,
  sn: z.string().describe('Begins with YY'),
  itemId: id,
  slotId: id,
  title: z.string(),
  picture,
  placeName: z.string(),
  ...times,
  size: z.int().min(1),
  status: enumOf(appointmentStatus),
  cancelReason: z.enum(appointmentCancelReasons).nullable(),
  orderId: id.nullable(),
  createdAtMs: epochMs,
});

const gate = z
  .strictObject({ fromMs: epochMs, untilMs: epochMs })
  .describe('When people are let in; at `untilMs` it is over');

export const appointmentDetail = appointmentCard.extend({
  nowMs: epochMs,
  spotId: id.nullable(),
  place,
  intro: z.string(),
  notes: z.array(z.string()),
  realName: z.enum(appointmentRealNames),
  verifyBy: z.enum(appointmentVerifyBy),
  code: z.string(),
  gate,
  visitors: z.array(
    z.strictObject({
      id,
      name: z.string().describe('Whole, for their member'),
      certType: enumOf(certificateType),
      idCard: z.string().describe('Masked'),
      mobile: z.string().describe('Masked; empty for none'),
      checkedAtMs: epochMs.nullable().describe('When they were let in'),
      absent: z.boolean(),
    }),
  ),
  enteredCount: z.int().min(0).describe('How many have been let in'),
  leader: z.string().describe('Name of the one person of a group; empty without one'),
  mobile: z.string().describe('Masked'),
  remark: z.string(),
  orderSn: z.string().nullable(),
  voucherIds: z.array(id),
  fromWaiting: z.boolean(),
  awaits: z
    .enum(['payment', 'merchant'])
    .nullable()
    .describe('What one to be confirmed waits for; null for others'),
  changesLeft: z.int().min(0),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  canChangeVisitors: z.boolean(),
  changeUntilMs: epochMs,
  cancelUntilMs: epochMs,
  events: z.array(
    z.strictObject({ kind: z.enum(appointmentEventKinds), status: enumOf(appointmentStatus), atMs: epochMs }),
  ),
});

export const appointmentCodes = z.strictObject({
  id,
  memberId: id.describe('Whose it is: a device keeps it for that member alone'),
  sn: z.string(),
  title: z.string(),
  placeName: z.string(),
  ...times,
  size: z.int().min(1),
  status: enumOf(appointmentStatus),
  checkedAtMs: epochMs.describe("The server's time of this answer"),
  gate,
  code: z.string().describe('12 digits, shown in groups of four; also the QR code'),
  visitors: z
    .array(z.strictObject({ id, name: z.string(), code: z.string(), checkedAtMs: epochMs.nullable() }))
    .describe('One code for each, where the item says so; otherwise empty'),
});

export const waitingEntry = z.strictObject({
  id,
  slotId: id,
  itemId: id,
  title: z.string(),
  picture,
  placeName: z.string(),
  ...times,
  realName: z.enum(appointmentRealNames),
  size: z.int().min(1),
  state: z.enum(waitingStates),
  ahead: z.int().min(0).nullable().describe('How many came before and wait; null for more than 20'),
  joinedAtMs: epochMs,
  offeredUntilMs: epochMs.nullable().describe('`offered`: until when it can be taken'),
  bookUntilMs: epochMs.describe('When the list ends'),
  appointmentId: id.nullable(),
});

/** The appointment that comes next, for the member's own page. */
export const nextAppointment = z.strictObject({
  id,
  title: z.string(),
  placeName: z.string(),
  ...times,
  size: z.int().min(1),
  status: enumOf(appointmentStatus),
});
