import { z } from 'zod';
import { goodsType } from '../constants/goods';
import { reviewPicturesMax, reviewStates, reviewTagsMax, reviewTextMax } from '../constants/review';
import { day, enumOf, epochMs, id, picture } from './fields';

/** Reviews: what a member says of an order. */

/** A merchant's answer. */
const reviewReply = z.strictObject({ text: z.string(), atMs: epochMs }).nullable();

export const review = z.strictObject({
  id,
  productId: id,
  goodsType: enumOf(goodsType),
  parentId: id.describe('The spot, hotel or shop it belongs to'),
  productName: z.string(),
  specText: z.string().describe('What was bought of it; empty for none'),
  authorName: z.string().describe('Masked'),
  avatarUrl: z.string().describe('Empty for none, and whoever is anonymous'),
  anonymous: z.boolean(),
  stars: z.int().min(1).max(5),
  tags: z.array(z.strictObject({ id, name: z.string() })).max(reviewTagsMax),
  text: z.string(),
  pictures: z.array(picture).max(reviewPicturesMax),
  videoUrl: z.string().nullable(),
  atMs: epochMs,
  usedOn: day.nullable().describe('The day it was used, signed for or left'),
  reply: reviewReply.describe("The merchant's answer"),
  append: z
    .strictObject({
      text: z.string(),
      pictures: z.array(picture).max(reviewPicturesMax),
      atMs: epochMs,
      daysAfter: z
        .int()
        .min(0)
        .describe('Days after it was bought; after the review where that is not known'),
    })
    .nullable()
    .describe('What the author added later'),
  replyToAppend: reviewReply,
  helpfulCount: z.int().min(0),
});

/** What only a member is told: of their own, and whether another's helped them. */
export const memberReview = review.extend({
  mine: z.boolean(),
  votedByMe: z.boolean(),
  state: z.enum(reviewStates),
  appendState: z.enum(reviewStates).nullable().describe('Of what was added; null: nothing was'),
  appendUntilMs: epochMs.nullable().describe('Until when its author may add to it; null: not any more'),
});

const codePoints = (max: number) => (value: string) => [...value].length <= max;

/** What a person writes: trimmed, line breaks kept, counted as people count. */
export const reviewText = z
  .string()
  .max(4 * reviewTextMax)
  .trim()
  .refine(codePoints(reviewTextMax), `At most ${reviewTextMax} characters`);

/** Key of an upload. */
export const uploadKey = z.string().min(1).max(200);
export const reviewPictureKeys = z
  .array(uploadKey)
  .max(reviewPicturesMax)
  .refine((keys) => new Set(keys).size === keys.length, 'One stands there twice')
  .describe('Keys in the object store, of files the member has uploaded');

export const reviewInput = z.strictObject({
  stars: z.int().min(1).max(5),
  tags: z
    .array(id)
    .max(reviewTagsMax)
    .refine((tags) => new Set(tags).size === tags.length, 'One stands there twice')
    .describe('Ids of what `form` offers'),
  text: reviewText,
  pictureKeys: reviewPictureKeys,
  videoKey: uploadKey.nullable().describe('An mp4; null for none'),
  anonymous: z.boolean(),
});

export type Review = z.output<typeof review>;
export type MemberReview = z.output<typeof memberReview>;
export type ReviewInput = z.output<typeof reviewInput>;
