import { z } from 'zod';
import type { goods as calls } from '../calls/goods';
import { cartItemStates, goodsSorts, goodsType, limitPeriods, searchMaxLength } from '../constants';
import { review } from './after-sales';
import { breakdownRow } from './breakdown';
import { bundleFields } from './bundle';
import { enumOf, epochMs, fen, id, pageOf, pageRequest, picture, queryInt } from './fields';
import { activityOffer, couponOffer } from './offer';
import type { SchemasFor } from './schema';
import { goodsCategory, shopSummary } from './shop';

/** Goods, services and annual cards as lists show them (spec section 3). */

/** A product as lists show it. Names are in the request's language. */
export const goodsSummary = z.strictObject({
  id,
  goodsType: enumOf(goodsType),
  supplierId: id,
  name: z.string(),
  subtitle: z.string(),
  thumb: picture,
  tags: z.array(z.string()),
  priceFen: fen.describe('The lowest of its options, promotions included'),
  fromPrice: z.boolean().describe('Options differ in price: "from"'),
  marketPriceFen: fen.nullable().describe('For comparison, in fen'),
  activityPriceFen: fen.nullable().describe('The price of the asked activity while it runs; null otherwise'),
  soldCount: z.int().min(0),
  left: z.int().min(0).nullable().describe('Pieces left when few are; null when there are plenty'),
  skuDetailId: id.nullable().describe('The only option, which needs no choice; null for several'),
});

const specification = z.strictObject({
  specId: id,
  name: z.string(),
  values: z
    .array(z.strictObject({ valueId: id, name: z.string(), picture: picture.nullable() }))
    .min(1)
    .max(20),
});

export const sku = z.strictObject({
  skuDetailId: id,
  valueIds: z.array(id).max(3).describe('One of each specification, in their order; empty without any'),
  name: z.string().describe('What tells it from the others; empty for the only one'),
  priceFen: fen,
  marketPriceFen: fen.nullable(),
  promoFen: fen.nullable().describe('What a running promotion makes it cost'),
  piecesPerOrder: z.int().min(1).nullable().describe('At that price in one order; null for all'),
  left: z.int().min(0).nullable().describe('Pieces left when few are; null when there are plenty'),
  weightGram: z.int().min(0).max(50_000),
  picture: picture.nullable(),
  enabled: z.boolean().describe('False: this option is gone'),
});

export const reviewSummary = z.strictObject({
  average: z.number().min(0).max(5).describe('One decimal, half up; 0 without any'),
  count: z.int().min(0),
  goodPercent: z.int().min(0).max(100).describe('Of 4 and 5 stars, half up'),
  perStar: z.array(z.int().min(0)).length(5).describe('From one star to five'),
  withPictures: z.int().min(0),
  withAppend: z.int().min(0),
  tags: z.array(z.strictObject({ id, name: z.string(), count: z.int().min(1) })),
  skus: z.array(z.strictObject({ skuDetailId: id, name: z.string(), count: z.int().min(1) })),
});

/** What the pages of goods and services have in common. */
export const productFields = {
  id,
  supplierId: id,
  name: z.string(),
  subtitle: z.string(),
  thumb: picture,
  album: z.array(picture).min(1).max(9),
  video: z.strictObject({ url: z.string(), poster: picture }).nullable(),
  detail: z.string().describe('HTML, sanitised'),
  categoryId: id,
  tags: z.array(z.string()),
  soldCount: z.int().min(0),
  onSale: z.boolean().describe('False: it can be read and not bought'),
  priceFen: fen.describe('The lowest of its options, promotions included'),
  fromPrice: z.boolean(),
  marketPriceFen: fen.nullable(),
  minPerOrder: z.int().min(1),
  limitPerMember: z.int().min(1).nullable(),
  limitPeriod: z.enum(limitPeriods),
  specs: z.array(specification).max(3),
  skus: z.array(sku).min(1).max(200),
  shop: shopSummary,
  activities: z.array(activityOffer).describe('Those that run and concern it'),
  coupons: z.array(couponOffer).describe('Those that can be claimed for it'),
  reviews: reviewSummary.extend({ first: z.array(review).max(2) }),
  recommended: z.array(goodsSummary).max(6),
};

const listRequest = {
  ...pageRequest,
  keyword: z.string().trim().max(searchMaxLength).optional(),
  categoryId: id.optional(),
  supplierId: id.optional(),
  couponId: id.optional().describe('What the coupon is good for'),
  activeId: id.optional().describe('What the activity concerns, with its price'),
  goodsType: queryInt(0, 6).optional().describe('0 goods, 3 services; default both'),
  sort: z.enum(goodsSorts).optional(),
};

export const goods = {
  home: {
    summary: 'The front page of goods.',
    request: z.object({ cityName: z.string().trim().max(50).optional() }),
    response: z.strictObject({
      banners: z.array(
        z.strictObject({ picture, title: z.string(), activeId: id.nullable(), productId: id.nullable() }),
      ),
      categories: z.array(goodsCategory),
      couponStrip: z.array(couponOffer).max(6),
      shops: z.array(shopSummary).max(6),
      sections: z.array(z.strictObject({ id, title: z.string(), items: z.array(goodsSummary) })),
    }),
  },
  list: {
    summary: 'Goods and services by page.',
    request: z.object(listRequest),
    response: pageOf(goodsSummary),
    codes: [404],
  },
  detail: {
    summary: 'A product with its options, offers and shop.',
    request: z.object({ id }),
    response: z.strictObject({
      ...productFields,
      goodsType: z.literal(goodsType.goods),
      noReasonReturn: z.boolean().describe('May be returned within 7 days without a reason'),
      freeFrom: z
        .strictObject({ fen: fen.nullable(), pieces: z.int().min(1).nullable() })
        .nullable()
        .describe('Delivered free from so much on by its default rule; null where it always costs'),
      alwaysFree: z.boolean().describe('Delivery costs nothing anywhere'),
      bundle: bundleFields.nullable().describe('What it is made of; null for a single product'),
    }),
    codes: [404, 410],
  },
  estimate: {
    summary: 'What some pieces of one option would cost with every public offer and claimable coupon.',
    request: z.object({
      skuDetailId: id,
      quantity: queryInt(1, 99).optional().describe('Default 1'),
      adcode: z
        .string()
        .regex(/^\d{6}$/)
        .optional()
        .describe('Where to; default nowhere yet'),
    }),
    response: z.strictObject({
      finalFen: fen.describe('Without freight'),
      breakdown: z.array(breakdownRow),
      couponIds: z.array(id),
      deliverable: z.boolean(),
      refusedReason: z.string().describe('Why it is not delivered there; empty where it is'),
      freightFen: fen.nullable().describe('Null while no place is known'),
    }),
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;

export const cartItem = z.strictObject({
  supplierId: id,
  shopName: z.string(),
  skuDetailId: id,
  productId: id,
  amount: z.int().min(1),
  productName: z.string(),
  skuName: z.string(),
  thumb: picture,
  priceFen: fen.describe('One piece in fen, as it costs now'),
  left: z.int().min(0).nullable().describe('Pieces left when few are; null when there are plenty'),
  addedPriceFen: fen.describe('One piece when it was added'),
  addedAtMs: epochMs,
  state: z.enum(cartItemStates),
  min: z.int().min(1).describe('Pieces that can be bought now, at least'),
  max: z.int().min(0).describe('Pieces that can be bought now, at most'),
  promotionTag: z.string().describe('The promotion it is part of; empty for none'),
  isBundle: z.boolean().describe('A bundle of goods: ordered as one'),
});

export type Sku = z.output<typeof sku>;
export type ReviewSummary = z.output<typeof reviewSummary>;
export type GoodsSummary = z.output<typeof goodsSummary>;
export type CartItem = z.output<typeof cartItem>;
