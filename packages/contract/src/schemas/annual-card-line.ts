import { z } from 'zod';
import { cardStatuses, cardsPerOrderMax, cardValidityKinds, goodsType } from '../constants';
import { day, id, picture } from './fields';
import { activityOfLine, orderedLine, quotedLine, requestedLine } from './line';

/** Annual cards as they are asked for, quoted and ordered. `productId` is the id of the card type. */

const terms = {
  validityKind: z.enum(cardValidityKinds),
  validDays: z.int().min(1).describe('From its first day on, that one among them'),
  activateBy: day
    .nullable()
    .describe(
      'Last day to activate it, if paid today; not activated by then it is paid back. Null for a renewal',
    ),
  coolOffDays: z.int().min(0),
  renewal: z.boolean().describe('A further period of a card that the member has'),
};

export const annualCardLineRequest = z.object({
  kind: z.literal('annualCard'),
  ...requestedLine,
  quantity: z.int().min(1).max(cardsPerOrderMax),
  ...activityOfLine,
  renewCardId: id.optional().describe('The card it renews; its quantity is 1 then'),
});

export const annualCardLineQuote = z.strictObject({
  kind: z.literal('annualCard'),
  goodsType: z.literal(goodsType.annualCard),
  ...quotedLine,
  title: z.string(),
  picture,
  ...terms,
  firstDay: day.nullable().describe('Of the period; null while activation decides it'),
  lastDay: day.nullable(),
  available: z.int().min(0).nullable().describe('Cards that can be bought now; null: no limit'),
  max: z.int().min(0).describe('Most that the member can have in this order'),
});

export const annualCardLine = z.strictObject({
  kind: z.literal('annualCard'),
  goodsType: z.literal(goodsType.annualCard),
  ...orderedLine,
  picture,
  ...terms,
  activateBy: day.nullable().describe('Null before it is paid, and for a renewal'),
  cards: z
    .array(
      z.strictObject({
        cardId: id,
        number: z.string().describe('Masked'),
        status: z.enum(cardStatuses),
        lastDay: day.nullable(),
      }),
    )
    .describe('What was issued for it, in order; empty before it is paid'),
});
