import { z } from 'zod';
import type { ticket as calls } from '../calls/ticket';
import { certificateType } from '../constants';
import { confirmMode, dayState, travellerRule } from '../constants/ticket';
import { day, enumOf, epochMs, fen, id, localizedText, picture } from './fields';
import { refundRule } from './refund-rule';
import type { SchemasFor } from './schema';

export const ticketSummary = z.strictObject({
  id,
  spotId: id,
  name: z.string(),
  description: z.string(),
  kind: z.string(),
  fromPriceFen: fen.nullable().describe('Lowest price in fen from today on; null when nothing is on sale'),
  marketPriceFen: fen.nullable().describe('Price at the gate in fen, for comparison'),
  nextDay: day.nullable().describe('First day that can be bought'),
  travellerRule: z.enum(travellerRule).describe('Whose documents an order needs'),
  confirmMode: z.enum(confirmMode),
  refundRule,
  labels: z.array(z.string()),
});

export const ticket = {
  list: {
    summary: 'The tickets of a scenic spot.',
    request: z.object({ spotId: id }),
    response: z.array(ticketSummary),
    codes: [404],
  },
  detail: {
    summary: 'One ticket with its rules.',
    request: z.object({ id }),
    response: ticketSummary.extend({
      spotName: z.string(),
      picture,
      peoplePerTicket: z.int().min(1),
      minPerOrder: z.int().min(1),
      maxPerOrder: z.int().min(1),
      certTypes: z.array(enumOf(certificateType)).describe('Documents accepted; empty for any'),
      minAge: z.int().nullable().describe('Years on the day of the visit'),
      maxAge: z.int().nullable().describe('Years on the day of the visit'),
      gender: z.enum(['male', 'female']).nullable(),
      validDays: z.int().min(1).describe('Days the ticket can be used from its day on'),
      includes: z.array(z.string()),
      entryRule: z.string(),
      advanceDays: z.int().min(0).describe('The sale for a day ends this many days before it'),
      cutoff: z.string().describe('HH:mm on that day at which the sale ends'),
    }),
    codes: [404],
  },
  priceCalendar: {
    summary: 'Price and state of each day.',
    request: z.object({
      productId: id,
      from: day.optional().describe('First day; default today'),
      to: day.optional().describe('Last day, at most 366 days later; default the end of the third month'),
    }),
    response: z.strictObject({
      today: day.describe("Today by the server's clock"),
      nowMs: epochMs,
      days: z.array(
        z.strictObject({
          day,
          state: z.enum(dayState),
          priceFen: fen.nullable().describe('Null on days that are not sold'),
          left: z.int().min(0).nullable().describe('Tickets left when few are; null when there are plenty'),
          holiday: localizedText.nullable().describe('Name of the public holiday'),
        }),
      ),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
