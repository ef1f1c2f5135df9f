import { z } from 'zod';
import type { payment as calls } from '../calls/payment';
import { orderStatus, orderType, payCompany, paymentStatus, payType, transferDirection } from '../constants';
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

const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .optional()
  .describe('Path of the app to come back to');

/** What the messaging app's SDK inside an app of our own takes (API v3, trade type `app`). */
const appParameters = z.strictObject({
  appid: z.string(),
  partnerid: z.string(),
  prepayid: z.string(),
  package: z.string(),
  noncestr: z.string(),
  timestamp: z.string().describe('Seconds, as text'),
  sign: z.string(),
});

const product = z
  .enum(['page', 'app'])
  .optional()
  .describe('`app` inside the other payment app; default `page`');

const payChannel = z.strictObject({
  id,
  payType: z.enum(payType),
  payChannel: z.enum(payCompany).describe('Who takes the money'),
  payChannelType: z.int().describe('Pay channel type of the source'),
  payChannelName: z.string(),
  balanceFen: fen.optional().describe('What is left on the stored-value card; absent for other ways'),
});

const otherAppPay = z.strictObject({
  form: z
    .strictObject({ action: z.string(), fields: z.record(z.string(), z.string()) })
    .nullable()
    .describe('To be sent as it is; its fields work in the address as well'),
  orderStr: z.string().nullable().describe("For the app's `tradePay`, to be passed through untouched"),
});

const unifiedPays = [
  z.strictObject({ kind: z.literal('quickPass'), tn: z.string() }),
  z.strictObject({ kind: z.literal('shortVideo'), orderId: z.string(), orderToken: z.string() }),
  z.strictObject({
    kind: z.literal('bank'),
    parameters: z.string().describe('Signed, for the app as it is'),
  }),
  z.strictObject({ kind: z.literal('app'), parameters: appParameters }),
  z.strictObject({ kind: z.literal('done') }),
] as const;

const ticket = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('128 random bits');

export const payment = {
  channels: {
    summary: 'Ways to pay this order in this channel (header `source`), the preferred one first.',
    request: z.object(orderId),
    response: z.array(payChannel),
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
      returnPath,
    }),
    response: z.strictObject({
      payUrl: z.string().nullable().describe("The cashier's address; lives 5 minutes"),
      jsapi: jsapiParameters.nullable(),
    }),
    codes: [404, 409, 410, 422],
  },
  aliH5Pay: {
    summary:
      'Starts a payment with the other payment app: by a form that leads to its cashier, or, inside of it, by its own pay call.',
    request: z.object({
      ...orderId,
      returnPath,
      product,
    }),
    response: otherAppPay,
    codes: [404, 409, 410, 422],
  },
  unifyPay: {
    summary:
      'Starts a payment in a way that has no call of its own. `done`: nothing is left to do; `state` tells the end.',
    request: z.object({
      ...orderId,
      channelId: id.describe('`id` of a way that `getPayChannelConfig` offers'),
    }),
    response: z.discriminatedUnion('kind', unifiedPays),
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
      voucherCount: z.int().min(0).describe('Codes of the order that can be shown'),
      isShipped: z.boolean().describe('Something of the order is sent to the buyer'),
      orderType: enumOf(orderType).describe('What the order is of: its codes are called accordingly'),
    }),
    codes: [404],
  },
  transferTicket: {
    summary: 'A ticket that lets somebody else, or another device, pay this order within five minutes.',
    request: z.object({
      ...orderId,
      dir: z.enum(transferDirection).describe('`back`: for the page that a cashier returns the buyer to'),
    }),
    response: z.strictObject({
      ticket,
      url: z.string().describe('Address of the page that takes the ticket'),
      expiresAtMs: epochMs.describe('Until when it can be paid'),
    }),
    codes: [404, 409, 410],
  },
  transfer: {
    summary:
      'What a ticket is about and how its payment stands, for whoever has it; says nothing of a person.',
    request: z.object({ ticket }),
    response: z.strictObject({
      title: z.string(),
      totalFen: fen,
      status: enumOf(orderStatus),
      payStatus: enumOf(paymentStatus),
      expiresAtMs: epochMs.describe('Until when it can be paid by this ticket'),
      ways: z
        .array(payChannel.omit({ balanceFen: true }))
        .describe('Ways to pay in this channel (header `source`); none once it cannot be paid'),
      resultPath: z.string().describe('Page of the app that tells the buyer how paying ended'),
    }),
    codes: [404, 410, 429],
  },
  transferPay: {
    summary: 'Starts the payment of the order a ticket is about, as the unified calls do, without a login.',
    request: z.object({
      ticket,
      channelId: id.describe('`id` of one of the `ways` of `transfer`'),
      returnPath,
      product,
    }),
    response: z.discriminatedUnion('kind', [
      ...unifiedPays,
      z.strictObject({ kind: z.literal('page'), payUrl: z.string().describe("The cashier's address") }),
      z.strictObject({ kind: z.literal('messagingApp'), parameters: jsapiParameters }),
      z.strictObject({ kind: z.literal('otherApp'), ...otherAppPay.shape }),
    ]),
    codes: [404, 409, 410, 422, 429],
  },
} satisfies SchemasFor<typeof calls>;
