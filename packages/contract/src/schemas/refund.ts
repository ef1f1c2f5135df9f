import { z } from 'zod';
import type { refund as calls } from '../calls/refund';
import { refundApproval, refundKind, refundState } from '../constants/refund';
import { epochMs, fen, id, optionalText } from './fields';
import type { SchemasFor } from './schema';

/** Units of a line: by their numbers from 0 on, or so many of those that are left, the first one first. */
const itemRequest = z.object({
  lineId: id,
  units: z.array(z.int().min(0).max(98)).min(1).max(99).optional(),
  quantity: z.int().min(1).max(99).optional(),
});

const request = { orderId: id, items: z.array(itemRequest).min(1).max(50) };

const item = z.strictObject({
  lineId: id,
  units: z.array(z.int().min(0)).describe('Numbers of the units, from 0 on'),
  amountFen: fen.describe('What was paid for them'),
  feeFen: fen.describe('Kept of it'),
});

const amounts = {
  items: z.array(item),
  amountFen: fen.describe('What goes back: the items without their fees, and freight'),
  feeFen: fen.describe('Kept in all'),
  freightFen: fen.describe('Of `amountFen`, freight'),
};

export const refund = {
  quote: {
    summary: 'What would go back for parts of an order, and what is kept. Changes nothing.',
    request: z.object(request),
    response: z.strictObject({
      ...amounts,
      approval: z.enum(refundApproval),
      steps: z
        .array(
          z.strictObject({ atMs: epochMs, feeFen: fen.nullable().describe('Null: nothing goes back then') }),
        )
        .describe('How the fee changes later, the next change first'),
      validUntilMs: epochMs.describe('So long these amounts stand'),
    }),
    codes: [404, 409, 410, 422],
  },
  apply: {
    summary:
      'Gives parts of an order back. 409 refundChanged, with the new quote, when the amounts are not those shown.',
    request: z.object({
      ...request,
      expectedAmountFen: fen,
      expectedFeeFen: fen,
      reason: optionalText(140),
    }),
    response: z.strictObject({ id, sn: z.string(), status: z.enum(refundState) }),
    codes: [404, 409, 410, 422],
  },
  detail: {
    summary: 'One request for money back, and where its money is.',
    request: z.object({ id }),
    response: z.strictObject({
      id,
      sn: z.string().describe('Begins with `SH`'),
      orderId: id,
      orderSn: z.string(),
      kind: z.enum(refundKind),
      status: z.enum(refundState),
      ...amounts,
      reason: z.string(),
      createdAtMs: epochMs,
      movements: z
        .array(
          z.strictObject({
            amountFen: fen,
            state: z.enum(['requested', 'succeeded', 'failed']),
            doneAtMs: epochMs.nullable(),
          }),
        )
        .describe('Through which payments the money goes back'),
      events: z
        .array(z.strictObject({ status: z.enum(refundState), atMs: epochMs }))
        .describe('Oldest first'),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
