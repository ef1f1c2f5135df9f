import { z } from 'zod';
import { day, epochMs, fen, id, picture, timeOfDay } from './fields';
import { refundRule } from './refund-rule';

/** An activity for holders of annual cards, and when it takes place. */

const session = z.strictObject({
  id,
  day,
  from: timeOfDay,
  to: timeOfDay,
  startsAtMs: epochMs.describe('From then on nobody joins it'),
  total: z.int().min(0).describe('Places there are'),
  left: z.int().min(0),
});

export const cardActivity = z.strictObject({
  id,
  name: z.string(),
  picture,
  intro: z.string().describe('HTML, sanitised'),
  typeIds: z.array(id).min(1).describe('The card types whose holders may join'),
  priceFen: fen.describe('For a person; 0: it is free'),
  perCard: z.int().min(1).describe('Places that one card can have in it, over all sessions'),
  refundRule,
  sessions: z.array(session).describe('The past ones too, in order'),
});

/** An activity as a card of the member can join it. */
export const joinableActivity = cardActivity.extend({
  sessions: z.array(session).describe('On days of the card; the past ones too, in order'),
  joined: z
    .array(
      z.strictObject({
        sessionId: id,
        personId: id,
        orderId: id,
        paid: z.boolean().describe('False: its order is still to be paid'),
      }),
    )
    .describe('Places that persons of the card have'),
});
