import { z } from 'zod';
import type { service as calls } from '../calls/service';
import { certificateType, dayState, goodsType, serviceModes } from '../constants';
import { appointmentRealNames } from '../constants/appointment';
import { bundleFields } from './bundle';
import { day, enumOf, epochMs, fen, id, lat, lng } from './fields';
import { productFields } from './goods';
import { refundRule } from './refund-rule';
import type { SchemasFor } from './schema';

export const service = {
  detail: {
    summary: 'A service, or a bundle of things, with its terms.',
    request: z.object({ id }),
    response: z.strictObject({
      ...productFields,
      goodsType: z.literal(goodsType.service),
      serviceMode: z.enum(serviceModes),
      validity: z
        .strictObject({
          days: z.int().min(1).nullable().describe('Good for so many days after paying'),
          untilDay: day.nullable(),
        })
        .describe('One of both; neither for a bundle'),
      usesPerVoucher: z.int().min(1).max(99),
      places: z.array(z.strictObject({ name: z.string(), address: z.string(), lat, lng })),
      useRule: z.string().describe('HTML, sanitised'),
      refundRule: refundRule.nullable().describe('Null for a bundle: each part has its own'),
      autoRefundExpired: z.boolean(),
      appointItems: z
        .array(
          z.strictObject({
            id,
            title: z.string(),
            people: z.int().min(1).describe('How many one voucher lets in'),
            realName: z.enum(appointmentRealNames),
            certTypes: z.array(enumOf(certificateType)).describe('Documents accepted; empty for any'),
            minGroup: z.int().min(1),
            maxGroup: z.int().min(1),
          }),
        )
        .describe('What it is used at a booked time for: its slots can be chosen while ordering, or later'),
      bundle: bundleFields.nullable().describe('What it is made of; null for a single service'),
    }),
    codes: [404, 410],
  },
  priceCalendar: {
    summary: "A dated bundle's price and places, day by day.",
    request: z.object({ productId: id, from: day, to: day }),
    response: z.strictObject({
      today: day,
      nowMs: epochMs,
      days: z.array(
        z.strictObject({
          day,
          state: z.enum(dayState),
          priceFen: fen.nullable(),
          left: z.int().min(0).nullable(),
          fullPart: z.string().describe('The part that has no place on its day; empty where all have'),
        }),
      ),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
