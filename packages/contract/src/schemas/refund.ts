import { z } from 'zod';
import type { refund as calls } from '../calls/refund';
import { orderType } from '../constants';
import {
  refundActor,
  refundApproval,
  refundArrival,
  refundDueWhat,
  refundKind,
  refundPicturesMax,
  refundReason,
  refundReasonMax,
  refundState,
  waybillPattern,
} from '../constants/refund';
import {
  done,
  enumOf,
  epochMs,
  fen,
  id,
  optionalText,
  pageOf,
  pageRequest,
  picture,
  queryBool,
  text,
} from './fields';
import type { SchemasFor } from './schema';

/** Units of a line: by their numbers from 0 on, or so many of those that are left, the first one first. */
const itemRequest = z.object({
  lineId: id,
  units: z.array(z.int().min(0).max(98)).min(1).max(99).optional(),
  quantity: z.int().min(1).max(99).optional(),
});

/** What a member can ask for; `system` is nobody's wish. */
const askedKind = z.enum(['onlyRefund', 'returnAndRefund']);

const request = {
  orderId: id,
  items: z.array(itemRequest).min(1).max(50),
  kind: askedKind.optional().describe('Default: what the units allow'),
  reasonCode: z
    .enum(refundReason)
    .optional()
    .describe("One on the merchant's side opens what the rule keeps shut"),
};

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

const line = {
  lineId: id,
  title: z.string(),
  specText: z.string(),
  picture: picture.nullable(),
};

const summary = {
  id,
  sn: z.string().describe('Begins with `SH`'),
  orderId: id,
  orderSn: z.string(),
  kind: z.enum(refundKind),
  status: z.enum(refundState),
  title: z.string().describe('Of the order'),
  picture,
  pieces: z.int().min(0).describe('How many units'),
  amountFen: amounts.amountFen,
  createdAtMs: epochMs,
  dueAtMs: epochMs.nullable().describe('Until when somebody has to act; null where nobody has to'),
  dueWhat: z.enum(refundDueWhat).nullable().describe('Who, and to do what'),
};

export const refund = {
  options: {
    summary: 'What of an order can be given back now, unit by unit, and why not.',
    request: z.object({ orderId: id }),
    response: z.strictObject({
      orderId: id,
      orderSn: z.string(),
      orderType: enumOf(orderType),
      lines: z.array(
        z.strictObject({
          ...line,
          bundle: z
            .strictObject({ seq: z.int().min(1), name: z.string(), whole: z.boolean() })
            .nullable()
            .describe('The bundle it is a part of; `whole`: all of it goes back, or nothing'),
          units: z.array(
            z.strictObject({
              unit: z.int().min(0),
              label: z.string().describe('Whom or what it is: a name, the tail of a code; may be empty'),
              refundable: z.boolean(),
              askable: z
                .boolean()
                .describe('Not by the rule, but the merchant can be asked with a reason on their side'),
              amountFen: fen.describe('What was paid for it'),
              feeFen: fen.describe('Kept of it now'),
              why: z.string().describe('Why it does not go back; empty when it does'),
              kind: askedKind,
              approval: z.enum(refundApproval),
            }),
          ),
        }),
      ),
      kinds: z.array(askedKind).describe('Those that some unit allows'),
      reasons: z.array(
        z.strictObject({
          code: z.enum(refundReason),
          merchantSide: z.boolean(),
          needsPicture: z.boolean().describe('With goods that were signed for'),
          needsText: z.boolean(),
        }),
      ),
      payWay: z
        .string()
        .describe('The way of paying by which it goes back, in words; empty where no money was paid'),
      telephone: z.string().describe("The seller's; empty where none is known"),
    }),
    codes: [404],
  },
  quote: {
    summary: 'What would go back for parts of an order, and what is kept. Changes nothing.',
    request: z.object(request),
    response: z.strictObject({
      ...amounts,
      kind: askedKind,
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
      'Gives parts of an order back, or asks the merchant to. 409 refundChanged, with the new quote, when the amounts are not those shown.',
    request: z.object({
      ...request,
      expectedAmountFen: fen,
      expectedFeeFen: fen,
      reason: optionalText(refundReasonMax),
      pictureKeys: z
        .array(text(300))
        .max(refundPicturesMax)
        .optional()
        .describe("Keys of the member's own uploads"),
    }),
    response: z.strictObject({ id, sn: z.string(), status: z.enum(refundState) }),
    codes: [404, 409, 410, 422],
  },
  list: {
    summary: "The member's requests for money back, newest first.",
    request: z.object({
      ...pageRequest,
      open: queryBool.optional().describe('Only those that have not ended'),
    }),
    response: pageOf(z.strictObject(summary)),
  },
  withdraw: {
    summary: 'Takes a request back that the merchant has not begun to carry out.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
  },
  waybill: {
    summary: 'By which parcel goods go back; can be corrected until it is received.',
    request: z.object({
      id,
      company: text(50),
      number: z.string().trim().regex(waybillPattern),
    }),
    response: done,
    codes: [404, 409, 422],
  },
  detail: {
    summary: 'One request for money back, and where its money is.',
    request: z.object({ id }),
    response: z.strictObject({
      ...summary,
      ...amounts,
      approval: z.enum(refundApproval),
      isException: z.boolean().describe('No rule allows it: a silent merchant refuses'),
      lines: z.array(z.strictObject({ ...line, units: z.array(z.int().min(0)) })),
      reasonCode: z.enum(refundReason).nullable(),
      reason: z.string(),
      pictures: z
        .array(z.string())
        .describe('Addresses of the pictures that were sent along, for some minutes'),
      refusal: z.string().nullable().describe("The merchant's words, or why time refused it"),
      triesLeft: z.int().min(0).describe('How often its units can be asked for again'),
      returnTo: z
        .strictObject({ name: z.string(), mobile: z.string(), address: z.string() })
        .nullable()
        .describe('Where goods go back to, once the merchant agreed'),
      waybill: z.strictObject({ company: z.string(), number: z.string() }).nullable(),
      payWay: z
        .string()
        .describe('The way of paying by which it goes back, in words; empty where no money was paid'),
      arrival: z.enum(refundArrival).describe('How soon the money arrives'),
      telephone: z.string().describe("The seller's; empty where none is known"),
      canWithdraw: z.boolean(),
      canSendBack: z.boolean().describe('A waybill is wanted, or can be corrected'),
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
        .array(
          z.strictObject({
            status: z.enum(refundState),
            actor: z.enum(refundActor),
            atMs: epochMs,
            note: z.string(),
          }),
        )
        .describe('Oldest first'),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
