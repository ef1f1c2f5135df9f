import { z } from 'zod';
import type { order as calls } from '../calls/order';
import { appointmentStatus, certificateType, orderStatus, orderType, paymentStatus } from '../constants';
import { closeReason } from '../constants/order';
import {
  day,
  done,
  enumOf,
  epochMs,
  fen,
  id,
  nothing,
  optionalText,
  pageOf,
  pageRequest,
  picture,
  queryInt,
  text,
} from './fields';
import type { SchemasFor } from './schema';
import { refundRule } from './ticket';

/** What is bought: one ticket product on one day. */
const orderLineRequest = z.object({
  productId: id,
  day,
  quantity: z.int().min(1).max(99),
  contactIds: z.array(id).max(99).optional().describe('Travellers, as many as the traveller rule asks for'),
});

const lines = z.array(orderLineRequest).min(1).max(10);

/** One row of the price: lines add, discounts subtract. */
const breakdownRow = z.strictObject({
  kind: z.enum(['line', 'activity', 'promotion', 'fullReduction', 'reduction', 'coupon', 'addOn', 'freight']),
  label: z.string(),
  quantity: z.int().nullable(),
  amountFen: z.int().describe('Fen; negative for a discount'),
});

const priced = {
  breakdown: z.array(breakdownRow),
  totalFen: fen.describe('What is to be paid, fen'),
};

const traveller = z.strictObject({
  name: z.string().describe('Masked'),
  certType: enumOf(certificateType),
  idCard: z.string().describe('Masked'),
});

const orderLine = z.strictObject({
  id,
  productId: id,
  productName: z.string(),
  day,
  quantity: z.int().min(1),
  unitPriceFen: fen,
});

const orderSummary = z.strictObject({
  id,
  sn: z.string().describe('Order number a person can read out'),
  orderType: enumOf(orderType),
  status: enumOf(orderStatus),
  payStatus: enumOf(paymentStatus),
  title: z.string(),
  spotId: id,
  picture,
  lines: z.array(orderLine),
  totalFen: fen,
  createdAtMs: epochMs,
  expiresAtMs: epochMs.nullable().describe('While pending payment: when it closes by itself'),
  closeReason: z.enum(closeReason).nullable(),
});

export const order = {
  quote: {
    summary: 'What an order would cost, and why. Reserves nothing.',
    request: z.object({ lines }),
    response: z.strictObject({
      ...priced,
      lines: z.array(
        z.strictObject({
          productId: id,
          day,
          quantity: z.int(),
          unitPriceFen: fen,
          available: z.int().min(0).describe('How many can be bought on this day now'),
          travellersNeeded: z.int().min(0),
        }),
      ),
    }),
    codes: [404, 410, 422],
  },
  create: {
    summary:
      'Creates an order and reserves its stock, all or nothing. 409 priceChanged when the total differs.',
    request: z.object({
      lines,
      contactName: text(50).describe('Who the order is for'),
      contactMobile: z
        .string()
        .trim()
        .regex(/^1[2-9]\d{9}$/),
      expectedTotalFen: fen.describe('The total the buyer was shown'),
      remark: optionalText(140),
    }),
    response: z.strictObject({
      id,
      sn: z.string(),
      totalFen: fen,
      status: enumOf(orderStatus),
      expiresAtMs: epochMs.nullable(),
    }),
    codes: [404, 409, 410, 422],
  },
  list: {
    summary: "The member's orders, newest first.",
    request: z.object({ ...pageRequest, status: queryInt(0, 6).optional().describe('Order status') }),
    response: pageOf(orderSummary),
  },
  counts: {
    summary: 'How many orders the member has in each status.',
    request: nothing,
    response: z.array(z.strictObject({ status: enumOf(orderStatus), count: z.int().min(0) })),
  },
  detail: {
    summary: 'One order.',
    request: z.object({ id }),
    response: orderSummary.extend({
      ...priced,
      contactName: z.string().describe('Masked'),
      contactMobile: z.string().describe('Masked'),
      remark: z.string(),
      travellers: z.array(traveller),
      refundRule,
      refundedFen: fen,
      paidAtMs: epochMs.nullable(),
      voucherCount: z.int().min(0),
      canPay: z.boolean(),
      canCancel: z.boolean(),
      events: z.array(z.strictObject({ status: enumOf(orderStatus), atMs: epochMs })),
    }),
    codes: [404],
  },
  cancel: {
    summary: 'Cancels an order that is not paid; its stock goes back.',
    request: z.object({ id, reason: optionalText(140) }),
    response: done,
    codes: [404, 409],
  },
  vouchers: {
    summary: "An order's voucher codes, one per traveller or per ticket.",
    request: z.object({ orderId: id }),
    response: z.strictObject({
      orderId: id,
      memberId: id.describe('Whose they are: a device keeps them for that member alone'),
      sn: z.string(),
      title: z.string(),
      checkedAtMs: epochMs.describe("The server's time of this answer"),
      vouchers: z.array(
        z.strictObject({
          id,
          code: z.string().describe('Digits, shown in groups of four; also the QR code'),
          status: enumOf(appointmentStatus).describe('Appointment order status'),
          productName: z.string(),
          travellerName: z.string().nullable().describe('Masked'),
          idCard: z.string().nullable().describe('Masked'),
          firstDay: day,
          lastDay: day,
          usedAtMs: epochMs.nullable(),
        }),
      ),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
