import { z } from 'zod';
import { activityType } from '../constants/activity';
import { bundleRefundModes } from '../constants/bundle';
import { unitProgress } from '../constants/order';
import { fen, id } from './fields';

/** What the lines of every kind have in common; a kind's own file adds the rest. */

/** Which bundle it is a part of; absent for what is bought singly. */
const ofBundle = {
  bundle: z
    .strictObject({
      seq: z.int().min(1).describe('Tells several bundles of one order'),
      productId: id,
      name: z.string(),
      quantity: z.int().min(1),
      refundMode: z.enum(bundleRefundModes),
    })
    .optional(),
};

export const requestedLine = {
  productId: id,
  quantity: z.int().min(1).max(99),
};

/** A line that is sold at an activity's own price. It stands alone in its order. */
export const activityOfLine = {
  activity: z
    .object({
      activeId: id,
      activeType: z.literal([
        activityType.flashSale,
        activityType.groupBuy,
        activityType.bargain,
        activityType.lottery,
      ]),
      activityProductId: id,
      grabId: id.optional().describe('The place that was granted; a flash sale needs it'),
      groupId: id.optional().describe('The group that is joined; without it one is opened'),
      bargainId: id.optional().describe('The bargain that it is bought at the price of'),
    })
    .optional(),
};

export const quotedLine = {
  ...ofBundle,
  request: z.int().min(0).optional().describe('Place of the line that asked for it'),
  productId: id,
  quantity: z.int(),
  unitPriceFen: fen,
  paidFen: fen.describe('Of the whole line, after every discount'),
};

export const orderedLine = {
  ...ofBundle,
  id,
  productId: id,
  title: z.string(),
  specText: z.string().describe('What tells the variant; empty for none'),
  quantity: z.int().min(1),
  unitPriceFen: fen,
  paidFen: fen.describe('Of the whole line, after every discount; fixed when the order is made'),
  refundingQuantity: z.int().min(0).describe('Units whose money is on its way back'),
  refundedQuantity: z.int().min(0).describe('Units whose money is back'),
  refundedFen: fen,
  refundableFen: fen.optional().describe('What of it would come back now; in one order only, not in lists'),
  refundableUnits: z
    .array(z.int().min(0))
    .optional()
    .describe('Numbers of the units of it that come back without asking anybody; where `refundableFen` is'),
  progress: z
    .array(z.enum(unitProgress))
    .optional()
    .describe('How far each of its units is; in one order only, once it is paid and confirmed'),
  appointment: z
    .strictObject({
      needed: z.int().min(1).describe('Vouchers of it that are used at a booked time'),
      booked: z.int().min(0).describe('How many of them have a time'),
    })
    .optional()
    .describe('Absent where no time is booked, and before it is paid'),
  usedQuantity: z
    .int()
    .min(0)
    .optional()
    .describe('Units of it whose code was shown; in one order only, of what is used by a code'),
  reviewable: z.boolean().optional().describe('The buyer may say now how it was; absent: no'),
  reviewId: id.optional().describe("The buyer's review of it; absent: none"),
};
