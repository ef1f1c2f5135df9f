import { z } from 'zod';
import { goodsType } from '../constants';
import { day, id } from './fields';
import { activityOfLine, orderedLine, quotedLine, requestedLine } from './line';
import { refundRule } from './refund-rule';

/** A ticket on one day, as it is asked for, quoted and ordered. */
const told = { kind: z.literal('ticket') };
const answered = { ...told, goodsType: z.literal(goodsType.ticket) };

export const ticketLineRequest = z.object({
  ...told,
  ...requestedLine,
  ...activityOfLine,
  day,
  contactIds: z.array(id).max(99).optional().describe('Travellers, as many as the traveller rule asks for'),
});

export const ticketLineQuote = z.strictObject({
  ...answered,
  ...quotedLine,
  day,
  available: z.int().min(0).describe('How many can be bought on this day now'),
  travellersNeeded: z.int().min(0),
  refundRule: refundRule.optional().describe('In an activity with a rule of its own'),
});

export const ticketLine = z.strictObject({
  ...answered,
  ...orderedLine,
  spotId: id,
  day,
  refundRule: refundRule.describe('As it was when the order was made'),
  refundHint: z.string().describe('Until when it goes back, in words: 9月20日18:00前免费退'),
});
