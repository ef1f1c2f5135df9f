import { z } from 'zod';
import type { appointment as calls } from '../calls/appointment';
import { appointmentStatus, certificateType, travellerCheck } from '../constants';
import {
  appointmentGroupMax,
  appointmentModes,
  appointmentRemarkMax,
  appointmentRightStates,
  appointmentSlotDaysMax,
} from '../constants/appointment';
import {
  appointmentCard,
  appointmentCodes,
  appointmentDetail,
  appointmentItem,
  appointmentItemSummary,
  appointmentRight,
  appointmentSlot,
  appointmentSlotDay,
  waitingEntry,
} from './appointment-parts';
import {
  day,
  done,
  enumOf,
  epochMs,
  id,
  optionalText,
  pageOf,
  pageRequest,
  queryEnum,
  queryList,
  text,
} from './fields';
import type { SchemasFor } from './schema';
import { mobile } from './session';

const distinct = [(ids: string[]) => new Set(ids).size === ids.length, 'One stands there twice'] as const;

const visitor = z.object({
  name: text(50),
  certType: enumOf(certificateType),
  idCard: z
    .string()
    .trim()
    .max(30)
    .describe('Certificate number; spaces and full-width letters are narrowed'),
  mobile: z.string().trim().max(20).optional().describe('Empty for none'),
});

/** Who comes: travellers of the member's first, then those that were typed. */
const visitorsRequest = {
  contactIds: z
    .array(id)
    .max(appointmentGroupMax)
    .refine(...distinct)
    .optional(),
  visitors: z.array(visitor).max(appointmentGroupMax).optional(),
};

const size = z.int().min(1).max(appointmentGroupMax);
const voucherIds = z
  .array(id)
  .max(appointmentGroupMax)
  .refine(...distinct)
  .optional();

const made = z.strictObject({
  id,
  code: z.string().describe('12 digits, shown in groups of four; also the QR code'),
  status: enumOf(appointmentStatus),
});

const after = id
  .optional()
  .describe('Id of the last one of the page before: goes on from there, however far');

export const appointment = {
  items: {
    summary: 'What can be appointed, the first free day of each.',
    request: z.object({
      ...pageRequest,
      spotId: id.optional(),
      mode: z.enum(appointmentModes).optional().describe('`both` is found by `right` and by `open`'),
      cityName: z.string().trim().max(50).optional().describe('Those of this city come first'),
    }),
    response: pageOf(appointmentItemSummary),
  },
  item: {
    summary: 'One item with its rules and hours.',
    request: z.object({ id }),
    response: appointmentItem,
    codes: [404],
  },
  slots: {
    summary: "An item's days and slots, by the server's clock.",
    request: z
      .object({
        itemId: id,
        from: day,
        to: day.describe(`At most ${appointmentSlotDaysMax} days with the first`),
        voucherId: id
          .optional()
          .describe("A voucher of the member's: days that are not its own are said to be outside"),
      })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < appointmentSlotDaysMax, {
        path: ['to'],
        message: `At most ${appointmentSlotDaysMax} days`,
      }),
    response: z.strictObject({
      nowMs: epochMs,
      today: day,
      days: z.array(appointmentSlotDay).describe('Every day that was asked for'),
      slots: z.array(appointmentSlot).describe('In the order of their times'),
    }),
    codes: [404],
  },
  rights: {
    summary:
      'What the member has bought, or was given, that must be appointed; those that end first come first.',
    request: z.object({
      ...pageRequest,
      orderId: id.optional(),
      itemId: id.optional(),
      state: z.enum(appointmentRightStates).optional(),
    }),
    response: pageOf(appointmentRight),
    codes: [404],
  },
  validate: {
    summary: 'Takes the code of a voucher from elsewhere; it is the member’s from then on.',
    request: z.object({ code: text(40).describe('12 digits; spaces and full-width digits are narrowed') }),
    response: appointmentRight,
    codes: [404, 409, 410],
  },
  check: {
    summary: 'Whether these visitors can have this slot; nothing is taken.',
    request: z.object({
      slotId: id,
      voucherIds,
      productId: id
        .optional()
        .describe('Whose order the slot is chosen with: its vouchers are still to come'),
      size,
      ...visitorsRequest,
    }),
    response: z.strictObject({
      visitors: z
        .array(
          z.strictObject({
            checkCode: enumOf(travellerCheck).describe('0, or why this document is not taken'),
            alreadyBooked: z
              .boolean()
              .describe('Has a place that day by one of the member’s own appointments'),
          }),
        )
        .describe('In the order of the request'),
      left: z.int().min(0).nullable().describe('Null when there are plenty'),
    }),
    codes: [404, 409, 410, 422],
  },
  create: {
    summary: 'Makes an appointment.',
    request: z.object({
      slotId: id,
      voucherIds: voucherIds.describe('What it is made for; none for a stand-alone one'),
      size,
      ...visitorsRequest,
      mobile,
      remark: optionalText(appointmentRemarkMax),
    }),
    response: made,
    codes: [404, 409, 410, 422],
  },
  change: {
    summary: 'Moves an appointment to another slot of the same item.',
    request: z.object({ id, slotId: id }),
    response: z.strictObject({ changesLeft: z.int().min(0) }),
    codes: [404, 409, 410, 422],
  },
  cancel: {
    summary: 'Cancels an appointment; what it was made for is free again.',
    request: z.object({ id, reason: optionalText(appointmentRemarkMax) }),
    response: done,
    codes: [404, 409, 410],
  },
  visitors: {
    summary: 'Puts a traveller of the member’s in the place of a visitor.',
    request: z.object({ id, visitorId: id, contactId: id }),
    response: done,
    codes: [404, 409, 410, 422],
  },
  list: {
    summary: "The member's appointments, the latest times first.",
    request: z.object({
      ...pageRequest,
      status: queryList(queryEnum(appointmentStatus), 5).optional().describe('Any of them; default all'),
      orderId: id.optional(),
      after,
    }),
    response: pageOf(appointmentCard),
    codes: [404],
  },
  detail: {
    summary: 'One appointment, when it lets people in, and what may still be done.',
    request: z.object({ id }),
    response: appointmentDetail,
    codes: [404],
  },
  codes: {
    summary: 'What is shown at the gate; a device keeps it.',
    request: z.object({ id }),
    response: appointmentCodes,
    codes: [404],
  },
  snapshot: {
    summary: 'What was agreed, in both languages, for the member to check.',
    request: z.object({ id }),
    response: z.strictObject({
      canonical: z.string().describe('JSON in the canonical form of RFC 8785; never anything personal'),
      sha256: z.string().describe('SHA-256 of it in UTF-8, 64 lower-case hexadecimal digits'),
      createdAtMs: epochMs,
    }),
    codes: [404],
  },
  waiting: {
    summary: "The member's places in waiting lists, the newest first.",
    request: z.object(pageRequest),
    response: pageOf(waitingEntry),
  },
  wait: {
    summary: 'Joins the waiting list of a full slot.',
    request: z.object({ slotId: id, size, mobile }),
    response: z.strictObject({
      id,
      ahead: z.int().min(0).nullable().describe('How many came before; null for more than 20'),
    }),
    codes: [404, 409, 410, 422],
  },
  leave: {
    summary: 'Leaves a waiting list; what was offered goes to the next.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
  },
  takeOffer: {
    summary: 'Takes the places that were offered.',
    request: z.object({ id, ...visitorsRequest, remark: optionalText(appointmentRemarkMax) }),
    response: made,
    codes: [404, 409, 410, 422],
  },
} satisfies SchemasFor<typeof calls>;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
