import { z } from 'zod';

/** One row of a price: lines add, discounts subtract. */
export const breakdownRow = z.strictObject({
  kind: z.enum(['line', 'activity', 'promotion', 'fullReduction', 'reduction', 'coupon', 'addOn', 'freight']),
  label: z.string(),
  quantity: z.int().nullable(),
  amountFen: z.int().describe('Fen; negative for a discount'),
});
