import { z } from 'zod';
import { bundlePartKinds, bundleRefundModes } from '../constants/bundle';
import { fen, id, picture } from './fields';

/** What a bundle is made of. */
export const bundleFields = z.strictObject({
  refundMode: z.enum(bundleRefundModes),
  boughtSinglyFen: fen.describe('What the parts cost one by one'),
  dated: z.boolean().describe('Begins on a day that is chosen'),
  parts: z
    .array(
      z.strictObject({
        partId: id,
        kind: z.enum(bundlePartKinds),
        productId: id.describe('Opens its page: ticket, hotel, goods or service'),
        name: z.string(),
        picture: picture.nullable(),
        quantity: z.int().min(1).describe('In one bundle'),
        dayOffset: z
          .int()
          .min(0)
          .max(6)
          .nullable()
          .describe('Its day, counted from the first; null where it has none'),
        nights: z.int().min(1).nullable().describe('Of a room; null for others'),
        weightFen: fen.describe('What one of it is worth'),
        travellersNeeded: z.int().min(0).describe('People to be named for one bundle'),
        guestsNeeded: z.int().min(0),
        shipped: z.boolean(),
      }),
    )
    .min(2)
    .max(8),
});
