import { z } from 'zod';
import {
  adultsMax,
  childAgeMax,
  childrenMax,
  goodsType,
  guestNamePattern,
  roomMaxPerOrder,
  stayMaxNights,
} from '../constants';
import { confirmMode } from '../constants/ticket';
import { day, fen, id, text, timeOfDay } from './fields';
import { activityOfLine, orderedLine, quotedLine, requestedLine } from './line';
import { cancelDeadline, tieredRefundRule } from './refund-rule';

/** Rooms of one type for some nights at one rate, as they are asked for, quoted and ordered. `productId` is the room's id. */
const told = { kind: z.literal('stay') };
const answered = { ...told, goodsType: z.literal(goodsType.hotel) };

const nights = z
  .array(z.strictObject({ night: day.describe('The day on which the night begins'), priceFen: fen }))
  .max(stayMaxNights)
  .describe('Each night in one room');

const days = {
  startDate: day.describe('Arrival'),
  endDate: day.describe('Departure; its night is not used'),
};

const party = {
  adults: z.int().min(1).max(adultsMax),
  childAges: z.array(z.int().min(0).max(childAgeMax)).max(childrenMax),
};

/** Hours after midnight count for the day after arrival. */
const arrivalTime = timeOfDay.describe('When the guests want to arrive, HH:mm; until 06:00 on the next day');

export const guestName = text(50)
  .min(2)
  .regex(guestNamePattern)
  .describe("2 to 50 letters of any script, with `·`, spaces, `.`, `'` and `-` between them");

export const stayLineRequest = z.object({
  ...told,
  ...requestedLine,
  ...activityOfLine,
  quantity: z.int().min(1).max(roomMaxPerOrder).describe('Rooms'),
  hotelratesId: id,
  ...days,
  adults: party.adults.describe('In all rooms of the line'),
  childAges: party.childAges.optional().describe('Default none'),
  guests: z
    .array(z.object({ name: guestName }))
    .max(roomMaxPerOrder)
    .optional()
    .describe('One for each room; an order needs them'),
  arrivalTime: arrivalTime.optional().describe('Default 18:00, or the next full hour'),
  expectedTerms: z.string().max(64).optional().describe('`termsHash` as the buyer saw it'),
});

const terms = {
  payAtDesk: z.boolean().describe('Paid at the hotel in place of now'),
  confirmMode: z.enum(confirmMode),
  breakfasts: z.int().min(0).describe('Breakfasts a room and night'),
  refundRule: tieredRefundRule,
  cancelDeadlines: z
    .array(cancelDeadline)
    .describe('Steps still ahead when it was asked; empty: nothing goes back'),
  holdUntilMs: z.int().nullable().describe('Paid at the desk: until when the room is kept, epoch ms'),
};

export const stayLineQuote = z.strictObject({
  ...answered,
  ...quotedLine,
  hotelratesId: id,
  ...days,
  ...terms,
  nights,
  available: z.int().min(0).describe('Rooms that can be had for all these nights now'),
  maxRooms: z.int().min(1).describe('The most of this rate in one order'),
  termsHash: z.string().describe('Changes with any of the terms'),
});

export const stayLine = z.strictObject({
  ...answered,
  ...orderedLine,
  hotelId: id,
  hotelName: z.string(),
  hotelratesId: id,
  ...days,
  ...party,
  ...terms,
  arrivalTime,
  checkInFrom: timeOfDay,
  checkOutUntil: timeOfDay,
  nights,
});
