import { z } from 'zod';
import type { activity as calls } from '../calls/activity';
import { activityType, goodsType } from '../constants';
import { activityProduct, listedActivity, productActivity } from './activity-product';
import { done, epochMs, fen, id, pageOf, pageRequest, picture, queryInt } from './fields';
import { goodsSummary } from './goods';
import { activityOffer } from './offer';
import type { SchemasFor } from './schema';

const typeAsked = queryInt(1, 9).refine(
  (value) => (Object.values(activityType) as number[]).includes(value),
  'No such type',
);

export const activity = {
  list: {
    summary: 'Activities that run, are to come or were over not long ago, in this order.',
    request: z.object({
      ...pageRequest,
      activeType: typeAsked.optional(),
      cityName: z.string().trim().min(1).max(50).optional(),
    }),
    response: pageOf(listedActivity).extend({ nowMs: epochMs }),
  },
  detail: {
    summary: 'One activity; ended ones too.',
    request: z.object({ activeId: id }),
    response: activityOffer.extend({
      nowMs: epochMs,
      subtitle: z.string(),
      shareImage: picture.optional().describe('What it is shared with; absent: its picture'),
      organiser: z
        .strictObject({ name: z.string(), telephone: z.string() })
        .nullable()
        .describe('Null where nobody is named'),
      rules: z.array(z.string()).describe('Paragraphs: of its own fields first, then of the operator'),
      rulesVersion: z.string().length(8).describe('Changes with any rule, in either language'),
      products: z.array(activityProduct).describe('What it sells at a price of its own'),
      addOns: z
        .array(
          z.strictObject({
            skuDetailId: id,
            productId: id,
            name: z.string(),
            picture,
            priceFen: fen,
            addOnFen: fen,
            left: z.int().min(0).nullable(),
          }),
        )
        .describe('For type 9: what may be added; empty for others'),
    }),
    codes: [404],
  },
  products: {
    summary: 'What an activity concerns, with its prices.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(goodsSummary),
    codes: [404],
  },
  ofProduct: {
    summary:
      'Activities with a price of their own for one product, that run or are to come; the cheapest first.',
    request: z.object({
      productType: queryInt(0, 6).refine(
        (value) => (Object.values(goodsType) as number[]).includes(value),
        'No such type',
      ),
      productId: id,
      productSpec: id.optional(),
    }),
    response: z.strictObject({ nowMs: epochMs, activities: z.array(productActivity) }),
    codes: [404],
  },
  remind: {
    summary: 'Has the member told ten minutes before an activity begins, or not any more.',
    request: z.object({ activeId: id, on: z.boolean() }),
    response: done,
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;
