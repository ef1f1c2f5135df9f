import { z } from 'zod';
import { activityType } from '../constants';
import { couponClaimStates, couponKinds, memberCouponStates, offerReasons } from '../constants/coupon';
import { productKinds } from '../constants/product-kind';
import { day, enumOf, epochMs, fen, id, picture } from './fields';

/** Coupons and activities as every page shows them. Names are in the request's language. */

const shareOff = {
  offFen: fen
    .nullable()
    .describe('What it takes off, fen; null where it is a percentage, a price or the whole freight'),
  offPercent: z.int().min(1).max(99).nullable().describe('What it takes off, percent: 12 is 12% off, 8.8折'),
};

/** What a coupon is worth, and for what. */
const couponTerms = {
  couponId: id,
  couponKind: z.enum(couponKinds),
  name: z.string(),
  scopeText: z.string().describe('What it is good for, in a few words'),
  supplierId: id.nullable().describe('The shop that gives it; null for the platform'),
  shopName: z.string().describe('Empty for the platform'),
  ...shareOff,
  capFen: fen.nullable().describe('A percentage takes off no more than this'),
  exchangePriceFen: fen.nullable().describe('For `exchange`: what one piece costs'),
  thresholdFen: fen.describe('From this amount on; 0 for any'),
  withActivityPrice: z.boolean().describe('Good with activity prices too'),
  productId: id.nullable().describe('The only product it is good for; null for several'),
  onlyKind: z
    .enum(productKinds)
    .nullable()
    .describe('The only kind of thing it is good for; null for several'),
};

/** A coupon as anybody sees it. */
export const couponOffer = z.strictObject({
  ...couponTerms,
  claimState: z.enum(couponClaimStates),
  claimedShare: z.number().min(0).max(1).describe('Part of them that is claimed'),
  perMember: z.int().min(1).max(10),
  claimFromMs: epochMs,
  claimToMs: epochMs,
  firstDay: day.nullable().describe('First day it is good on; null where that is counted from the claim'),
  lastDay: day.nullable(),
  afterDays: z.int().min(0).nullable().describe('Counted from the claim: begins so many days after it'),
  days: z.int().min(1).nullable().describe('Counted from the claim: good for so many days'),
});

/** A coupon somebody has. */
export const memberCoupon = z.strictObject({
  ...couponTerms,
  memberCouponId: id,
  status: z.enum(memberCouponStates),
  firstDay: day,
  lastDay: day.describe('Good until the end of this day'),
  claimedAtMs: epochMs,
  usedAtMs: epochMs.nullable(),
  parentSn: z.string().nullable().describe('The checkout that holds it or used it'),
  orderId: id.nullable().describe('An order of that checkout'),
});

/** What an activity does to a price; the rules a person can read follow from it. */
export const activityRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tiers'),
    measure: z.enum(['amount', 'pieces']),
    tiers: z
      .array(z.strictObject({ threshold: z.int().min(1).describe('Fen or pieces'), ...shareOff }))
      .min(1)
      .max(5),
  }),
  z.strictObject({
    kind: z.literal('every'),
    thresholdFen: fen,
    offFen: fen,
    maxTimes: z.int().min(1).max(99),
  }),
  z.strictObject({ kind: z.literal('perPiece'), offFen: fen, firstOrderOnly: z.boolean() }),
  z.strictObject({ kind: z.literal('perOrder'), offFen: fen, firstOrderOnly: z.boolean() }),
  z.strictObject({
    kind: z.literal('promotion'),
    piecesPerOrder: z.int().min(1).nullable().describe('At this price in an order; null for all'),
  }),
  z.strictObject({ kind: z.literal('addOn'), thresholdFen: fen, maxPieces: z.int().min(1).max(5) }),
  z.strictObject({ kind: z.literal('ownPrice') }).describe('Each of its products has a price of its own'),
]);

/** An activity. Ongoing is `startsAtMs ≤ now < endsAtMs` by the server's clock. */
export const activityOffer = z.strictObject({
  activeId: id,
  activeType: enumOf(activityType),
  name: z.string(),
  picture,
  supplierId: id.nullable().describe('The shop that gives it; null for the platform'),
  shopName: z.string(),
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  couponAllowed: z.boolean().describe('What it lowers takes coupons too'),
  memberLimit: z.int().min(1).nullable().describe('How often a member can take part; null for ever so often'),
  rule: activityRule,
});

/** Why an offer did not lower the price; the numbers are those of its code. */
export const offerReason = z.strictObject({
  code: z.enum(offerReasons),
  shortFen: fen.optional().describe('belowThreshold'),
  shortPieces: z.int().min(1).optional().describe('belowPieces'),
  moreFen: fen.optional().describe('savesLess, losesFreight'),
  day: day.optional().describe('notStarted'),
  withName: z.string().optional().describe('notTogether: the other offer'),
  sn: z.string().optional().describe('reserved: the order that holds it'),
});

/** An offer that could concern what is bought and does not lower its price. */
export const unusedOffer = z.strictObject({
  id: id.describe("An activity's id, or a member coupon's"),
  kind: z.enum(['activity', 'coupon']),
  name: z.string(),
  reason: offerReason,
});

/** "Spend `addFen` more to save `saveFen`": always true when it is said. */
export const nextStep = z.strictObject({
  addFen: fen,
  addPieces: z.int().min(1).nullable().describe('So many more pieces in place of an amount'),
  saveFen: fen,
  freight: z.boolean().describe('What is saved is freight'),
  activeId: id.nullable(),
  couponId: id.nullable(),
});

export type CouponOffer = z.output<typeof couponOffer>;
export type MemberCoupon = z.output<typeof memberCoupon>;
export type ActivityOffer = z.output<typeof activityOffer>;
export type ActivityRule = z.output<typeof activityRule>;
export type OfferReason = z.output<typeof offerReason>;
export type UnusedOffer = z.output<typeof unusedOffer>;
export type NextStep = z.output<typeof nextStep>;
