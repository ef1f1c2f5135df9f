import { z } from 'zod';
import type { coupon as calls } from '../calls/coupon';
import { memberCouponStates } from '../constants/coupon';
import { day, epochMs, id, nothing, pageOf, pageRequest, queryList } from './fields';
import { couponOffer, memberCoupon } from './offer';
import type { SchemasFor } from './schema';

export const coupon = {
  center: {
    summary: 'Coupons anybody can claim, by page.',
    request: z.object({
      ...pageRequest,
      supplierId: id.optional(),
      productId: id.optional(),
      of: z.enum(['all', 'platform', 'shop', 'freight']).optional().describe('Default all'),
    }),
    response: pageOf(couponOffer),
  },
  detail: {
    summary: 'One coupon, for anybody.',
    request: z.object({ couponId: id }),
    response: couponOffer,
    codes: [404],
  },
  states: {
    summary: 'What the member has of these coupons, and may claim.',
    request: z.object({ couponIds: queryList(id, 50) }),
    response: z.array(
      z.strictObject({
        couponId: id,
        claimedCount: z.int().min(0),
        canClaim: z.boolean(),
        memberCouponIds: z.array(id).describe('Usable ones, the first to expire first'),
      }),
    ),
  },
  claim: {
    summary: 'Claims a coupon.',
    request: z.object({ couponId: id }),
    response: z.strictObject({ memberCouponId: id, firstDay: day, lastDay: day }),
    codes: [404, 409, 410, 422],
  },
  redeem: {
    summary: 'Turns a code into a coupon.',
    request: z.object({
      code: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{6,20}$/),
    }),
    response: z.strictObject({ memberCouponId: id, couponId: id }),
    codes: [409, 410, 422],
  },
  mine: {
    summary: "The member's coupons of one state: usable ones by their last day, others newest first.",
    request: z.object({ ...pageRequest, status: z.enum(memberCouponStates) }),
    response: pageOf(memberCoupon),
  },
  counts: {
    summary: 'How many coupons the member has in each state.',
    request: nothing,
    response: z.array(z.strictObject({ status: z.enum(memberCouponStates), count: z.int().min(0) })),
  },
  mineDetail: {
    summary: 'One coupon of the member, with what happened to it.',
    request: z.object({ memberCouponId: id }),
    response: memberCoupon.extend({
      history: z
        .array(
          z.strictObject({
            event: z.enum(['claimed', 'reserved', 'returned', 'used']),
            atMs: epochMs,
            sn: z.string().describe('The checkout; empty for a claim'),
          }),
        )
        .describe('Oldest first'),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
