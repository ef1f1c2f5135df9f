import { z } from 'zod';
import type { flashSale as calls } from '../calls/flash-sale';
import {
  activityPerOrderMax,
  flashGuards,
  flashPollMaxMs,
  flashPollMinMs,
  flashStatesMax,
  grabStates,
  timeStatus,
} from '../constants';
import { activityProduct, soldShare } from './activity-product';
import { day, done, enumOf, epochMs, id, pageOf, pageRequest, queryInt, queryList } from './fields';
import { left } from './marketing';
import type { SchemasFor } from './schema';

const stay = z.object({
  startDate: day.describe('Arrival'),
  endDate: day.describe('Departure; its night is not used'),
});

/** A place in a flash sale, or in its queue. */
const grab = z.strictObject({
  grabId: id,
  activityProductId: id,
  quantity: z.int().min(1),
  day: day.nullable().describe('Of a ticket'),
  stay: stay.nullable().describe('Of a room'),
  state: z.enum(grabStates),
  ahead: z.int().min(0).describe('How many wait before it; 0 for one that does not wait'),
  holdUntilMs: epochMs.nullable().describe('Granted: until when its units are held'),
  orderId: id.nullable(),
  pollAfterMs: z.int().min(flashPollMinMs).max(flashPollMaxMs).describe('When to ask again, ms'),
  nowMs: epochMs,
});

const startsAtMs = queryInt(0, 8_640_000_000_000_000).describe('Instant, epoch milliseconds');

export const flashSale = {
  sessions: {
    summary: "Starts of flash sales: yesterday's that run, today's and tomorrow's.",
    request: z.object({ day: day.optional().describe('Only those that begin on it') }),
    response: z.strictObject({
      nowMs: epochMs,
      sessions: z.array(
        z.strictObject({ startsAtMs: epochMs, endsAtMs: epochMs, timeStatus: enumOf(timeStatus) }),
      ),
    }),
  },
  items: {
    summary: 'What is sold from one start on.',
    request: z.object({ ...pageRequest, startsAtMs }),
    response: pageOf(
      activityProduct.extend({ startsAtMs: epochMs, endsAtMs: epochMs, timeStatus: enumOf(timeStatus) }),
    ).extend({ nowMs: epochMs }),
  },
  state: {
    summary: 'How far things of flash sales are sold; may be a second old.',
    request: z.object({ activityProductIds: queryList(id, flashStatesMax).describe('1 to 20') }),
    response: z.strictObject({
      nowMs: epochMs,
      states: z.array(
        z.strictObject({
          id: id.describe('activityProductId'),
          timeStatus: enumOf(timeStatus),
          soldShare,
          left,
          mayReturn: z.boolean(),
        }),
      ),
    }),
    codes: [404],
  },
  entry: {
    summary:
      'Lets the member grab one thing of a flash sale, from ten minutes before it begins until it ends.',
    request: z.object({ activityProductId: id }),
    response: z.strictObject({
      entry: z.string().max(500).describe('Signed; for this member and this thing only'),
      guard: z.enum(flashGuards),
      picture: z
        .strictObject({ picId: id, image: z.string(), expiresInSeconds: z.int() })
        .nullable()
        .describe('Guard `picture`: to be solved before the start, by checkCapCode'),
      startsAtMs: epochMs,
      endsAtMs: epochMs,
      nowMs: epochMs,
    }),
    codes: [404, 409, 410, 422],
  },
  grab: {
    summary: 'Asks for a place in a flash sale. Whoever has one that stands is answered with it.',
    request: z.object({
      entry: z.string().max(500),
      activityProductId: id,
      quantity: z.int().min(1).max(activityPerOrderMax),
      day: day.optional().describe('Of a ticket'),
      stay: stay.optional().describe('Of a room'),
      picture: id.optional().describe('`picId` of the solved picture, where the entry has the guard'),
    }),
    response: grab,
    codes: [404, 409, 410, 422],
  },
  grabbed: {
    summary: 'What became of a place of the member.',
    request: z.object({ grabId: id }),
    response: grab,
    codes: [404],
  },
  release: {
    summary: 'Gives a place up, or leaves the queue.',
    request: z.object({ grabId: id }),
    response: done,
    codes: [404, 409],
  },
} satisfies SchemasFor<typeof calls>;
