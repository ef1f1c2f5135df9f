import { z } from 'zod';
import { couponKinds, couponModes, orderType } from '../constants';
import { enumOf, fen, id, picture } from './fields';
import { nextStep, offerReason, unusedOffer } from './offer';

/** How offers and an address take part in a checkout. */
export const checkoutOffers = {
  addressId: id.optional().describe('Where to ship; without one freight is not known'),
  coupons: z
    .object({
      mode: z.enum(couponModes),
      memberCouponIds: z.array(id).max(20).optional().describe('For `chosen`: exactly these'),
    })
    .optional()
    .describe('Default `auto`: the smallest total'),
  autoClaim: z
    .boolean()
    .optional()
    .describe('Coupons anybody can claim take part too, and are claimed by ordering'),
};

const freight = z.strictObject({
  state: z.enum(['none', 'charged', 'free', 'addressNeeded', 'notDeliverable']),
  feeFen: fen.describe('Before a coupon'),
  couponFen: fen.describe('What a coupon takes off it'),
  paidFen: fen,
  shortOfFreeFen: fen.nullable().describe('What is missing for free delivery; null where there is none'),
  refused: z
    .array(z.strictObject({ lines: z.array(z.int().min(0)), reason: z.string() }))
    .describe('Lines that are not delivered there, by their places in the request'),
});

/** One order of the checkout: of one shop, of one type. */
export const quotedOrder = z.strictObject({
  supplierId: id,
  shopName: z.string(),
  orderType: enumOf(orderType),
  lines: z.array(z.int().min(0)).describe('Places in `lines` of the answer'),
  goodsFen: fen,
  freight,
  totalFen: fen,
  nextStep: nextStep.nullable(),
});

const quotedCoupon = z.strictObject({
  memberCouponId: id.nullable().describe('Null for one that ordering claims'),
  couponId: id,
  couponKind: z.enum(couponKinds),
  name: z.string(),
  supplierId: id.nullable(),
  lastDay: z.string(),
  used: z.boolean(),
  amountFen: fen.describe('What it takes off; 0 where it is not used'),
  autoClaim: z.boolean().describe('Ordering claims it'),
  reason: offerReason.nullable().describe('Why it is not used; null where it is'),
});

const addOnOffer = z.strictObject({
  activeId: id,
  name: z.string(),
  supplierId: id.nullable(),
  reached: z.boolean(),
  shortFen: fen,
  maxPieces: z.int().min(1),
  offers: z.array(
    z.strictObject({
      skuDetailId: id,
      productId: id,
      name: z.string(),
      picture,
      priceFen: fen,
      addOnFen: fen,
      left: z.int().min(0).nullable(),
    }),
  ),
});

export const quotedOffers = {
  savedFen: fen.describe('What all offers together take off'),
  coupons: z.array(quotedCoupon).describe("The member's coupons that could concern this, used ones first"),
  addOns: z.array(addOnOffer),
  unused: z.array(unusedOffer).describe('Why it is not cheaper'),
};
