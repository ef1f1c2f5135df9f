import { z } from 'zod';
import { cardActivityPersonsMax } from '../constants';
import { day, id, picture, timeOfDay } from './fields';
import { orderedLine, quotedLine, requestedLine } from './line';
import { refundRule } from './refund-rule';

/** Activities for holders of annual cards, as they are asked for, quoted and ordered. `productId` is the id of the activity. */

const session = {
  sessionId: id,
  day,
  from: timeOfDay,
  to: timeOfDay,
};

const person = {
  personId: id,
  cardId: id,
  name: z.string().describe('Masked'),
};

export const cardActivityLineRequest = z.object({
  kind: z.literal('cardActivity'),
  ...requestedLine,
  quantity: z.int().min(1).max(cardActivityPersonsMax).describe('As many as `personIds`'),
  sessionId: id,
  personIds: z
    .array(id)
    .min(1)
    .max(cardActivityPersonsMax)
    .describe("Persons on the member's active cards, one place each"),
});

export const cardActivityLineQuote = z.strictObject({
  kind: z.literal('cardActivity'),
  goodsType: z.null(),
  ...quotedLine,
  title: z.string(),
  picture,
  ...session,
  persons: z.array(z.strictObject(person)).min(1),
  available: z.int().min(0).describe('Places left in the session'),
  refundRule,
});

export const cardActivityLine = z.strictObject({
  kind: z.literal('cardActivity'),
  goodsType: z.null(),
  ...orderedLine,
  picture,
  ...session,
  persons: z.array(z.strictObject(person)).describe('In the order of the units'),
  refundRule: refundRule.describe('As it was when the order was made'),
  refundHint: z.string().describe('Until when it goes back, in words: 9月20日18:00前免费退'),
});
