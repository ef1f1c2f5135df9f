import { z } from 'zod';
import type { payment as calls } from '../calls/payment';
import { orderStatus, paymentStatus, payType } from '../constants';
import { enumOf, epochMs, fen, id } from './fields';
import type { SchemasFor } from './schema';

/** What the messaging app's own pay call takes (API v3). */
const jsapiParameters = z.strictObject({
  appId: z.string(),
  timeStamp: z.string().describe('Seconds, as text'),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});

const orderId = { orderId: id };

export const payment = {
  channels: {
    summary: 'Ways to pay this order in this channel (header `source`), the preferred one first.',
    request: z.object(orderId),
    response: z.array(
      z.strictObject({
        id,
        payType: z.enum(payType),
        payChannel: z.string().describe('Who takes the money, such as `wechat`'),
        payChannelType: z.int().describe('Pay channel type of the source'),
        payChannelName: z.string(),
      }),
    ),
    codes: [404],
  },
  wxMiniPay: {
    summary: 'Starts a payment in the messaging app or its mini-program.',
    request: z.object(orderId),
    response: jsapiParameters,
    codes: [404, 409, 410, 422],
  },
  wxWebPay: {
    summary:
      'Starts a payment in a browser: in the messaging app by its pay call, elsewhere by going to `payUrl`.',
    request: z.object({
      ...orderId,
      returnPath: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])/)
        .optional()
        .describe('Path of the app to come back to'),
    }),
    response: z.strictObject({
      payUrl: z.string().nullable().describe("The cashier's address; lives 5 minutes"),
      jsapi: jsapiParameters.nullable(),
    }),
    codes: [404, 409, 410, 422],
  },
  state: {
    summary: 'The truth about the money of an order; asks the payment system when it is not known yet.',
    request: z.object(orderId),
    response: z.strictObject({
      orderId: id,
      status: enumOf(orderStatus),
      payStatus: enumOf(paymentStatus),
      totalFen: fen,
      refundedFen: fen,
      attempted: z.boolean().describe('A payment was started and its end is not known'),
      paidAtMs: epochMs.nullable(),
      expiresAtMs: epochMs.nullable(),
      checkedAtMs: epochMs,
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
