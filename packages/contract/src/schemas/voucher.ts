import { z } from 'zod';
import type { voucher as calls } from '../calls/voucher';
import { appointmentStatus, goodsType, voucherLinkLength } from '../constants';
import { day, enumOf, epochMs, id } from './fields';
import type { SchemasFor } from './schema';

/** A token of a link by which a ticket is passed on: whoever has it has the ticket. */
export const voucherToken = z.string().regex(new RegExp(`^[\\w-]{${voucherLinkLength}}$`));

const sharedVoucher = z.strictObject({
  code: z
    .string()
    .nullable()
    .describe('Digits, shown in groups of four; also the QR code. Null while, or since, it opens nothing'),
  status: enumOf(appointmentStatus).describe('Used, refunded and past ones say so here'),
  frozen: z.boolean().describe('A refund of it is under way: it opens nothing meanwhile'),
  title: z.string().describe('Of what it lets in to, without people'),
  product: z
    .strictObject({ goodsType: enumOf(goodsType), id: id.describe('Of a room its hotel') })
    .nullable()
    .describe('Whose page shows what it is; null where there is none'),
  firstDay: day,
  lastDay: day,
  places: z
    .array(z.strictObject({ name: z.string(), address: z.string() }))
    .describe('Where it is used; empty where that is not said'),
  usedAtMs: epochMs.nullable().describe('When it was last shown'),
  uses: z.int().min(1).describe('How often it can be shown in all'),
  usesLeft: z.int().min(0),
  expiresAtMs: epochMs.describe('When its days are over'),
  checkedAtMs: epochMs.describe("The server's time of this answer"),
});

export const voucher = {
  shared: {
    summary: 'A ticket that was passed on: no names, no price, no number of an order.',
    request: z.object({ t: voucherToken.describe('The token of the link') }),
    response: sharedVoucher,
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;
