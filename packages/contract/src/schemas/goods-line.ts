import { z } from 'zod';
import { deliveryStatus, goodsType, serviceModes } from '../constants';
import { day, enumOf, epochMs, fen, id, picture } from './fields';
import { orderedLine, quotedLine, requestedLine } from './line';
import { refundRule } from './refund-rule';

/** Goods and services as they are asked for, quoted and ordered; a bundle stands in requests only. */

const skuRequest = {
  ...requestedLine,
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

export const serviceLineRequest = z.object({ kind: z.literal('service'), ...skuRequest });
export const serviceLineQuote = z.strictObject({
  kind: z.literal('service'),
  goodsType: z.literal(goodsType.service),
  ...quotedSku,
  ...serviceTerms,
});
export const serviceLine = z.strictObject({
  kind: z.literal('service'),
  goodsType: z.literal(goodsType.service),
  ...orderedSku,
  ...serviceTerms,
  contentShown: z.boolean().describe('`instant`: what was bought has been looked at'),
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
