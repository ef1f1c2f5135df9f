import { z } from 'zod';
import type { invoice as calls } from '../calls/invoice';
import {
  bankAccountDigits,
  invoiceStates,
  invoiceTitleMax,
  invoiceTypes,
  ordersPerInvoice,
  titleKinds,
} from '../constants/invoice';
import { day, done, epochMs, fen, id, nothing, optionalText, pageOf, pageRequest, text } from './fields';
import type { SchemasFor } from './schema';

const signedFen = z
  .int()
  .min(-1_000_000_000)
  .max(1_000_000_000)
  .describe('Money in fen (1/100 CNY); negative on a red-letter invoice');

/** What a person types of a title; which of it is needed depends on kind and type. */
const typedTitle = {
  titleKind: z.enum(titleKinds),
  titleName: text(invoiceTitleMax.titleName),
  taxId: optionalText(40).describe('Companies only; full-width symbols are narrowed, letters upper-cased'),
  address: optionalText(invoiceTitleMax.address),
  phone: optionalText(invoiceTitleMax.phone).describe('Mobile or landline'),
  bankName: optionalText(invoiceTitleMax.bankName),
  bankAccount: optionalText(40).describe(
    `${bankAccountDigits.min} to ${bankAccountDigits.max} digits; spaces are left out`,
  ),
};

const title = {
  titleKind: z.enum(titleKinds),
  titleName: z.string(),
  taxId: z.string().describe('Empty for a person'),
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
};

const seller = z.strictObject({
  name: z.string(),
  taxId: z.string().describe('Unified social credit code; orders of one seller go on one invoice'),
});

const orderOnIt = z.strictObject({ id, sn: z.string(), title: z.string(), amountFen: signedFen });

const item = z.strictObject({
  name: z.string().describe('Class of goods between stars, then what was sold'),
  taxCode: z.string().describe('19 digits'),
  quantity: z.int(),
  amountFen: signedFen.describe('With tax'),
  taxRate: z.int().min(0).max(100).describe('Percent'),
  netFen: signedFen,
  taxFen: signedFen,
});

const amounts = {
  items: z.array(item),
  totalFen: signedFen.describe('Sum of the items, with tax'),
  taxFen: signedFen.describe('Sum of the items'),
};

const inShort = {
  id,
  sn: z.string().describe('Begins with `FP`'),
  type: z.enum(invoiceTypes),
  titleName: z.string(),
  totalFen: signedFen,
  state: z.enum(invoiceStates),
  sellerName: z.string(),
  invoiceNumber: z.string().nullable().describe('20 digits'),
  createdAtMs: epochMs,
  issuedAtMs: epochMs.nullable(),
  redOfId: id.nullable().describe('The invoice that this red-letter invoice takes back'),
  replacesId: id.nullable().describe('The invoice that this one came after'),
};

const wanted = {
  orderIds: z.array(id).min(1).max(ordersPerInvoice),
  type: z.enum(invoiceTypes),
};

const email = text(invoiceTitleMax.email);

export const invoice = {
  orders: {
    summary: "The member's orders that can be invoiced now, those of one seller together.",
    request: z.object({ ...pageRequest }),
    response: pageOf(
      z.strictObject({
        id,
        sn: z.string(),
        title: z.string(),
        seller,
        completedAtMs: epochMs,
        lastDay: day.describe('The last day on which it can be invoiced'),
        invoiceableFen: fen.describe('Paid, less what came back'),
      }),
    ),
  },
  preview: {
    summary: 'What an invoice over these orders would say. Changes nothing.',
    request: z.object(wanted),
    response: z.strictObject({ ...amounts, seller, orders: z.array(orderOnIt) }),
    codes: [404, 409, 410, 422],
  },
  apply: {
    summary: 'Asks for an invoice. 409 priceChanged when the sum is not the one shown.',
    request: z.object({ ...wanted, ...typedTitle, email, expectedTotalFen: fen }),
    response: z.strictObject({ id, state: z.enum(invoiceStates) }),
    codes: [404, 409, 410, 422],
  },
  list: {
    summary: "The member's invoices, newest first, red-letter ones among them.",
    request: z.object({ ...pageRequest }),
    response: pageOf(z.strictObject({ ...inShort, orderCount: z.int().min(1) })),
  },
  detail: {
    summary: 'One invoice, with the chain it belongs to.',
    request: z.object({ id }),
    response: z.strictObject({
      ...inShort,
      ...title,
      ...amounts,
      sellerTaxId: z.string(),
      email: z.string().describe('Masked'),
      orders: z.array(orderOnIt),
      reason: z.string().describe('Why it was rejected; empty otherwise'),
      confirmByMs: epochMs.nullable().describe('While the buyer has to confirm the red-letter notice'),
      hasPdf: z.boolean(),
      chain: z
        .array(
          z.strictObject({
            id,
            sn: z.string(),
            state: z.enum(invoiceStates),
            totalFen: signedFen,
            invoiceNumber: z.string().nullable(),
            isRed: z.boolean(),
          }),
        )
        .describe('Invoice, red-letter invoice, new invoice …, the oldest first; this one among them'),
    }),
    codes: [404],
  },
  cancel: {
    summary: 'Takes an application back before it is being issued.',
    request: z.object({ id }),
    response: done,
    codes: [404, 409],
  },
  sendEmail: {
    summary: 'Sends an issued invoice by e-mail again.',
    request: z.object({ id, email }),
    response: done,
    codes: [404, 409, 422],
  },
  pdf: {
    summary: 'A link to the document that stands for some minutes.',
    request: z.object({ id }),
    response: z.strictObject({
      url: z.string(),
      bytes: z.int().min(1),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    codes: [404, 409],
  },
  titles: {
    summary: "The member's title book, the default first, then the newest.",
    request: nothing,
    response: z.array(z.strictObject({ id, ...title, isDefault: z.boolean() })),
  },
  addTitle: {
    summary: 'Adds a title; the first is the default.',
    request: z.object({ ...typedTitle, isDefault: z.boolean().optional() }),
    response: z.strictObject({ id }),
    codes: [422],
  },
  editTitle: {
    summary: 'Changes a title. Invoices that were asked for keep what they have.',
    request: z.object({ id, ...typedTitle, isDefault: z.boolean().optional() }),
    response: done,
    codes: [404, 422],
  },
  deleteTitle: {
    summary: 'Deletes a title; the newest other one becomes the default.',
    request: z.object({ id }),
    response: done,
    codes: [404],
  },
  setDefaultTitle: {
    summary: 'Makes a title the default.',
    request: z.object({ id }),
    response: done,
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
