import { z } from 'zod';
import { appointmentStatus, deliveryStatus, goodsType, serviceModes } from '../constants';
import { appointmentGroupMax } from '../constants/appointment';
import { day, enumOf, epochMs, fen, id, picture, timeOfDay } from './fields';
import { activityOfLine, orderedLine, quotedLine, requestedLine } from './line';
import { refundRule } from './refund-rule';

/** Goods and services as they are asked for, quoted and ordered; a bundle stands in requests only. */

const skuRequest = {
  ...requestedLine,
  ...activityOfLine,
  skuDetailId: id,
  addOnOf: id.optional().describe('The add-on activity it is picked from'),
};

const quotedSku = {
  ...quotedLine,
  skuDetailId: id,
  title: z.string(),
  specText: z.string(),
  picture,
  supplierId: id,
  pieceFen: z.array(fen).describe('What each piece comes to after every discount: what goes back for it'),
  available: z.int().min(0).describe('Pieces that can be bought now'),
  min: z.int().min(1),
  max: z.int().min(0),
  addOnOf: id.nullable(),
};

const orderedSku = {
  ...orderedLine,
  skuDetailId: id,
  picture,
  addOnOf: id.nullable(),
};

export const goodsLineRequest = z.object({ kind: z.literal('goods'), ...skuRequest });
export const goodsLineQuote = z.strictObject({
  kind: z.literal('goods'),
  goodsType: z.literal(goodsType.goods),
  ...quotedSku,
  noReasonReturn: z.boolean(),
});
export const goodsLine = z.strictObject({
  kind: z.literal('goods'),
  goodsType: z.literal(goodsType.goods),
  ...orderedSku,
  noReasonReturn: z.boolean(),
  deliveryStatus: enumOf(deliveryStatus).nullable().describe('Null before it is paid'),
  signedAtMs: epochMs.nullable(),
  returnUntilMs: epochMs.nullable().describe('Signed for: until when it can be returned'),
});

const serviceTerms = {
  serviceMode: z.enum(serviceModes),
  usesPerVoucher: z.int().min(1).max(99),
  lastDay: day.nullable().describe('Last day of use; null while that is counted from the payment'),
  validDays: z.int().min(1).nullable().describe('Good for so many days after paying'),
  refundRule,
  autoRefundExpired: z.boolean().describe('What is not used goes back by itself'),
};

/** The time that was chosen while ordering a service. */
const serviceSlot = {
  slotId: id,
  itemId: id,
  itemTitle: z.string(),
  day,
  from: timeOfDay,
  to: timeOfDay.describe('Not after `from`: the next day'),
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  size: z.int().min(1).describe('People: those of all its vouchers'),
};

export const serviceLineRequest = z.object({
  kind: z.literal('service'),
  ...skuRequest,
  slotId: id.optional().describe("A time of one of the service's items, taken with the order; absent: later"),
  contactIds: z
    .array(id)
    .max(appointmentGroupMax)
    .optional()
    .describe('Who comes: as many of the travellers as the item asks for'),
});
export const serviceLineQuote = z.strictObject({
  kind: z.literal('service'),
  goodsType: z.literal(goodsType.service),
  ...quotedSku,
  ...serviceTerms,
  slot: z
    .strictObject({
      ...serviceSlot,
      left: z
        .int()
        .min(0)
        .nullable()
        .describe('Places left now when few are; null when there are 20 or more'),
      visitorsNeeded: z.int().min(0).describe('How many `contactIds` the order needs'),
    })
    .optional()
    .describe('The chosen time; absent where none is'),
});
export const serviceLine = z.strictObject({
  kind: z.literal('service'),
  goodsType: z.literal(goodsType.service),
  ...orderedSku,
  ...serviceTerms,
  contentShown: z.boolean().describe('`instant`: what was bought has been looked at'),
  slot: z
    .strictObject({ appointmentId: id, ...serviceSlot, status: enumOf(appointmentStatus) })
    .optional()
    .describe('The appointment made while ordering, as it is now; absent where none was'),
});

/** A bundle becomes lines of its parts' kinds. */
export const bundleLineRequest = z.object({
  kind: z.literal('bundle'),
  ...requestedLine,
  skuDetailId: id,
  startDay: day.optional().describe('For a dated one'),
  contactIds: z.array(id).max(99).optional().describe('Travellers, for all its tickets'),
  guests: z
    .array(z.object({ name: z.string().trim().min(2).max(50) }))
    .max(99)
    .optional()
    .describe('One for each room'),
});
