import { z } from 'zod';
import type { order as calls } from '../calls/order';
import {
  appointmentStatus,
  certificateType,
  goodsType,
  orderStatus,
  orderType,
  paymentStatus,
} from '../constants';
import { invoiceStates } from '../constants/invoice';
import { closeReason, orderPhase } from '../constants/order';
import { refundState } from '../constants/refund';
import { stayState } from '../constants/stay';
import { breakdownRow } from './breakdown';
import { checkoutOffers, quotedOffers, quotedOrder } from './checkout';
import { orderDelivery, shipments } from './delivery';
import {
  day,
  done,
  enumOf,
  epochMs,
  fen,
  id,
  lat,
  lng,
  localizedText,
  nothing,
  optionalText,
  pageOf,
  pageRequest,
  picture,
  queryInt,
  text,
  timeOfDay,
} from './fields';
import { orderLine, orderLineRequests, quoteLine } from './order-lines';
import type { SchemasFor } from './schema';
import { guestName } from './stay-line';
import { voucherToken } from './voucher';

const priced = {
  breakdown: z.array(breakdownRow),
  totalFen: fen.describe('What is to be paid, fen'),
};

/** Whom a line is for: travellers of a ticket, guests of a room. */
const person = z.strictObject({
  lineId: id,
  name: z.string().describe('Whole, for its owner'),
  certType: enumOf(certificateType),
  idCard: z.string().describe('Masked'),
});

/** A room of a stay. */
const stayRoom = z.strictObject({
  lineId: id,
  unit: z.int().min(0).describe("Number of the line's unit, from 0 on"),
  guestName: z.string().describe('Whole, for its owner'),
  stayState: enumOf(stayState),
  doorNumber: z.string().describe('Empty until the hotel tells it'),
  checkedInAtMs: epochMs.nullable(),
  checkedOutAtMs: epochMs.nullable(),
});

/** What guests of a stay show at the desk, as it was booked. */
const checkInSlip = z.strictObject({
  hotelName: localizedText,
  address: localizedText,
  phone: z.string(),
  startDate: day,
  endDate: day.describe('Departure'),
  checkInFrom: timeOfDay,
  checkOutUntil: timeOfDay,
  adults: z.int().min(1).describe('In all rooms'),
  children: z.int().min(0),
  rooms: z.array(
    z.strictObject({
      lineId: id,
      unit: z.int().min(0),
      guestName: z.string().describe('Whole, for its owner'),
    }),
  ),
});

/** What an order keeps of its hotel. */
const stayHotel = z.strictObject({
  hotelId: id,
  name: localizedText,
  address: localizedText,
  phone: z.string(),
  lat,
  lng,
  bookNote: localizedText.describe('HTML, sanitised'),
});

const orderSummary = z.strictObject({
  id,
  sn: z.string().describe('Order number a person can read out'),
  parentSn: z.string().describe('Number of the checkout it is paid with; its own where it is alone'),
  supplierId: id.describe('The shop that sells'),
  orderType: enumOf(orderType),
  status: enumOf(orderStatus).describe('Where the order stands: one of `orderStatus`'),
  payStatus: enumOf(paymentStatus).describe('Where its money is: one of `paymentStatus`'),
  phase: z.enum(orderPhase).describe('Where it stands, in the words of what it sells'),
  title: z.string(),
  picture,
  lines: z.array(orderLine),
  totalFen: fen,
  createdAtMs: epochMs,
  expiresAtMs: epochMs.nullable().describe('While pending payment: when it closes by itself'),
  closeReason: z.enum(closeReason).nullable(),
  groupId: id.optional().describe('The group it is bought in; absent for others, and before it is paid'),
  isPrize: z.literal(true).optional().describe('It was won, and costs nothing; absent for others'),
});

/** What an order needs besides what is bought. */
export const createFields = {
  ...checkoutOffers,
  contactName: text(50)
    .optional()
    .describe('Who the order is for; may be left out where everything is shipped'),
  contactMobile: z
    .string()
    .trim()
    .regex(/^1[2-9]\d{9}$/)
    .optional(),
  expectedTotalFen: fen.describe('The total the buyer was shown'),
  remark: optionalText(140),
  remarks: z
    .record(id, z.string().trim().max(140))
    .optional()
    .describe('For each shop, by `supplierId`; `remark` for those without one'),
};

const placed = {
  id,
  sn: z.string(),
  status: enumOf(orderStatus).describe('Where the order stands: one of `orderStatus`'),
};

export const placedCheckout = z.strictObject({
  ...placed,
  parentSn: z.string().describe('Number of the checkout: what is paid at once'),
  totalFen: fen.describe('What is to be paid for all its orders'),
  expiresAtMs: epochMs.nullable(),
  orders: z.array(z.strictObject({ ...placed, totalFen: fen })).describe('One per shop, this one first'),
});

export const order = {
  quote: {
    summary: 'What an order would cost, and why. Reserves nothing.',
    request: z.object({ lines: orderLineRequests, ...checkoutOffers }),
    response: z.strictObject({
      ...priced,
      lines: z.array(quoteLine).describe('In the order of the request; parts of a bundle in a row'),
      orders: z.array(quotedOrder).describe('One per shop and type'),
      ...quotedOffers,
    }),
    codes: [404, 409, 410, 422],
  },
  create: {
    summary:
      'Creates an order and reserves its stock, all or nothing. 409 priceChanged when the total differs.',
    request: z.object({
      lines: orderLineRequests,
      ...createFields,
    }),
    response: placedCheckout,
    codes: [404, 409, 410, 422],
  },
  list: {
    summary: "The member's orders, newest first.",
    request: z.object({
      ...pageRequest,
      status: queryInt(0, 6).optional().describe('Where the orders stand: one of `orderStatus`'),
      orderType: queryInt(0, 6).optional(),
      keyword: optionalText(100).describe('In the names of what was bought, or the order number'),
      view: z.literal('refund').optional().describe('Only those of which something goes back, or went'),
    }),
    response: pageOf(orderSummary),
  },
  hide: {
    summary: 'Takes an order that has ended out of lists; it is not deleted.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
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
      contactName: z.string().describe('Whole, for its owner'),
      contactMobile: z.string().describe('Masked'),
      remark: z.string(),
      people: z.array(person),
      payAtDesk: z.boolean().describe('Paid where it is used'),
      confirmByAtMs: epochMs.nullable().describe('While it waits for the merchant: until when'),
      stayRooms: z.array(stayRoom).describe('Rooms of a stay, line by line; empty for other kinds'),
      stayHotel: stayHotel
        .nullable()
        .optional()
        .describe('The hotel of a stay as it was when it was booked; null for other kinds'),
      freightFen: fen,
      refundedFen: fen.describe('What is back'),
      refunds: z
        .array(
          z.strictObject({ id, sn: z.string(), status: z.enum(refundState), amountFen: fen, feeFen: fen }),
        )
        .describe('Requests for money back, newest first'),
      paidAtMs: epochMs.nullable(),
      voucherCount: z.int().min(0),
      shopName: z.string().describe('Empty where the seller has no page of its own'),
      delivery: orderDelivery
        .nullable()
        .describe('Where it is sent and how far it is; null where nothing is'),
      siblings: z
        .array(z.strictObject({ id, sn: z.string(), title: z.string(), totalFen: fen }))
        .describe('Other orders of the same payment'),
      payFen: fen.describe('What is paid at once: for this order and the others of its payment'),
      canPay: z.boolean(),
      canCancel: z.boolean(),
      canRefund: z.boolean().describe('Something of it can be given back, or the merchant asked to take it'),
      canHide: z.boolean(),
      canUpdateStay: z.boolean().describe('Guests, arrival and remark can be changed'),
      invoice: z
        .strictObject({ canApply: z.boolean(), id: id.nullable(), state: z.enum(invoiceStates).nullable() })
        .optional()
        .describe('Whether it can be invoiced, and its live invoice, or else the last one'),
      events: z.array(z.strictObject({ status: enumOf(orderStatus), atMs: epochMs })),
    }),
    codes: [404],
  },
  shipments: {
    summary: "An order's parcels and their tracks.",
    request: z.object({ id }),
    response: shipments,
    codes: [404],
  },
  confirmReceipt: {
    summary: 'The buyer has what was shipped: one parcel, or all of them.',
    request: z.object({ id, shipmentId: id.optional() }),
    response: done,
    codes: [404, 409],
  },
  extendReceipt: {
    summary: 'Puts off the day on which parcels count as signed for, once, in the last days before it.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
  },
  remindShipment: {
    summary: 'Asks the merchant to ship; once a day.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
  },
  showContent: {
    summary: 'What a service shows after paying. Once it was shown, its money stays.',
    request: z.object({ id, lineId: id }),
    response: z.strictObject({ text: z.string() }),
    codes: [404, 409],
  },
  changeAddress: {
    summary: 'Sends it elsewhere: once, before anything is prepared, where delivery costs the same.',
    request: z.object({ id, addressId: id }),
    response: done,
    codes: [404, 409, 422],
  },
  cancel: {
    summary: 'Cancels an order that is not paid; its stock goes back.',
    request: z.object({ id, reason: optionalText(140) }),
    response: done,
    codes: [404, 409],
  },
  updateStay: {
    summary: 'Changes guests, arrival or remark of a stay before anybody has checked in.',
    request: z.object({
      orderId: id,
      guests: z
        .array(z.object({ lineId: id, unit: z.int().min(0).max(98), name: guestName }))
        .max(32)
        .optional()
        .describe('Rooms whose guest changes'),
      arrivalTime: timeOfDay.optional(),
      remark: optionalText(140),
    }),
    response: done,
    codes: [404, 409, 422],
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
      product: z
        .strictObject({ goodsType: enumOf(goodsType), id })
        .nullable()
        .describe('Whose page shows what it is of; null where there is none'),
      stay: checkInSlip.nullable().describe('Of the rooms among the vouchers; null without any'),
      vouchers: z.array(
        z.strictObject({
          id,
          code: z.string().describe('Digits, shown in groups of four; also the QR code'),
          status: enumOf(appointmentStatus).describe('Appointment order status'),
          lineId: id,
          unit: z.int().min(0).describe("Number of the line's unit it belongs to, from 0 on"),
          productName: z.string(),
          travellerName: z.string().nullable().describe('Whole, for its owner'),
          idCard: z.string().nullable().describe('Masked'),
          firstDay: day,
          lastDay: day,
          usedAtMs: epochMs.nullable().describe('When it was last shown'),
          uses: z.int().min(1).describe('How often it can be shown in all'),
          usesLeft: z.int().min(0),
          passedOn: z
            .strictObject({ atMs: epochMs, expiresAtMs: epochMs })
            .nullable()
            .describe('Since when others have it by a link that is still good; null for nobody'),
        }),
      ),
    }),
    codes: [404],
  },
  voucherLink: {
    summary: 'A link by which one voucher is passed on, or none any more. A new one ends the one before.',
    request: z.object({ voucherId: id, on: z.boolean() }),
    response: z
      .strictObject({ token: voucherToken, expiresAtMs: epochMs.describe('When its days are over') })
      .nullable()
      .describe('Null for a link that was taken back'),
    codes: [404, 409],
  },
} satisfies SchemasFor<typeof calls>;
