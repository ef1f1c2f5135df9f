import { z } from 'zod';
import type { review as calls } from '../calls/review';
import { goodsType } from '../constants/goods';
import { productKinds } from '../constants/product-kind';
import { reviewFilters, reviewPageMax, reviewSorts, reviewStates, reviewTextMax } from '../constants/review';
import {
  memberReview,
  reviewInput,
  reviewPictureKeys,
  review as reviewRecord,
  reviewText,
} from './after-sales';
import { day, done, enumOf, epochMs, id, pageOf, pageRequest, picture, queryInt, queryList } from './fields';
import { reviewSummary } from './goods';
import type { SchemasFor } from './schema';

/** What was bought, as a review shows it. */
const reviewedLine = z.strictObject({
  lineId: id,
  orderId: id,
  kind: z.enum(productKinds),
  productId: id,
  title: z.string(),
  specText: z.string(),
  picture,
  usedOn: day,
  lastDay: day.describe('The last day on which it can be reviewed'),
});

const productCard = z.strictObject({
  kind: z.enum(productKinds),
  goodsType: enumOf(goodsType),
  productId: id,
  parentId: id,
  title: z.string(),
  picture: picture.nullable(),
});

const whose = {
  check: ({ productId, parentId }: { productId?: string | undefined; parentId?: string | undefined }) =>
    (productId === undefined) !== (parentId === undefined),
  problem: { path: ['productId'], message: 'A product or what it belongs to' },
};

export const review = {
  list: {
    summary: 'Reviews of a product, or of all that belongs to a shop, a spot or a hotel.',
    request: z
      .object({
        ...pageRequest,
        productId: id.optional(),
        parentId: id.optional(),
        filter: z.enum(reviewFilters).optional(),
        tag: id.optional(),
        skuDetailId: id.optional(),
        sort: z.enum(reviewSorts).optional().describe('Default helpful'),
        after: id
          .optional()
          .describe('Id of the last review of the page before: goes on from there, however far'),
      })
      .refine(whose.check, whose.problem)
      .refine(({ page = 1, after }) => page <= reviewPageMax || after !== undefined, {
        path: ['page'],
        message: `Beyond ${reviewPageMax} only with \`after\``,
      }),
    response: pageOf(reviewRecord),
    codes: [404],
  },
  summary: {
    summary: 'How a product is rated.',
    request: z
      .object({ productId: id.optional(), parentId: id.optional() })
      .refine(whose.check, whose.problem),
    response: reviewSummary,
    codes: [404],
  },
  states: {
    summary: 'Which of these reviews helped the member, and which are their own; those unknown are left out.',
    request: z.object({ reviewIds: queryList(id, 50) }),
    response: z.array(z.strictObject({ reviewId: id, votedByMe: z.boolean(), mine: z.boolean() })),
  },
  todo: {
    summary: 'What the member has used and not reviewed, the latest first.',
    request: z.object(pageRequest),
    response: pageOf(reviewedLine),
  },
  mine: {
    summary: "The member's own reviews in any state, newest first.",
    request: z.object({ page: queryInt(1, reviewPageMax).optional(), size: pageRequest.size }),
    response: pageOf(memberReview.extend({ product: productCard })),
  },
  detail: {
    summary: 'One review that everybody sees, or one of their own.',
    request: z.object({ id }),
    response: memberReview.extend({ product: productCard }),
    codes: [404],
  },
  form: {
    summary: 'What can be said of a line now; refused as `add` would be.',
    request: z.object({ lineId: id }),
    response: z.strictObject({
      line: reviewedLine,
      tags: z
        .array(z.strictObject({ id, name: z.string(), good: z.boolean() }))
        .describe('Good ones go with 3 to 5 stars, the others with 1 to 3'),
    }),
    codes: [404, 409, 410, 422],
  },
  add: {
    summary: 'Says how a line was that was used, signed for or stayed in; once.',
    request: z.object({ lineId: id, ...reviewInput.shape }),
    response: z.strictObject({ id, state: z.enum(reviewStates) }),
    codes: [404, 409, 410, 422],
  },
  append: {
    summary: 'Adds to an own review, once.',
    request: z.object({
      id,
      text: reviewText.refine((text) => text !== '', `1 to ${reviewTextMax} characters`),
      pictureKeys: reviewPictureKeys,
    }),
    response: z.strictObject({ id, state: z.enum(reviewStates), atMs: epochMs }),
    codes: [404, 409, 410, 422],
  },
  delete: {
    summary: 'Takes an own review back for good; what it was about cannot be reviewed again.',
    request: z.object({ id }),
    response: done,
    codes: [404],
  },
  vote: {
    summary: 'Whether a review helped: the wanted state, not a switch.',
    request: z.object({ id, helpful: z.boolean() }),
    response: z.strictObject({ helpfulCount: z.int().min(0), votedByMe: z.boolean() }),
    codes: [404, 422, 429],
  },
} satisfies SchemasFor<typeof calls>;
