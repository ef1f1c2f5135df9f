import { z } from 'zod';
import {
  activityPerMemberMax,
  activityPerOrderMax,
  activityType,
  flashItemStates,
  flashLeftToldBelow,
  goodsType,
  groupHoursMax,
  groupHoursMin,
  groupNeededMax,
  groupNeededMin,
  timeStatus,
} from '../constants';
import { day, enumOf, fen, id, picture } from './fields';
import { activitySummary } from './marketing';

/** What an activity sells at a price of its own, as pages show it. */

export const left = z
  .int()
  .min(0)
  .max(flashLeftToldBelow - 1)
  .nullable()
  .describe('Told below 20; null for more');

export const soldShare = z.number().min(0).max(1).describe('Part of its units that is held, ordered or sold');

const prices = {
  activityPriceFen: fen.describe('Of one piece, ticket, or night in a room'),
  originalPriceFen: fen.describe('The lowest normal price of the 7 days before the start'),
};

export const activityProduct = z.strictObject({
  activityProductId: id,
  activeId: id,
  productType: enumOf(goodsType),
  productId: id,
  productSpec: id.describe('SKU, ticket or rate'),
  name: z.string(),
  specText: z.string().describe('What tells the variant; empty for none'),
  picture,
  ...prices,
  limitPerOrder: z.int().min(1).max(activityPerOrderMax),
  limitPerMember: z.int().min(1).max(activityPerMemberMax),
  limitPerCertificate: z.int().min(0).describe('How often a document may take part; 0 for ever so often'),
  days: z.array(day).describe('Days or nights it is sold for; empty where it has none'),
  soldShare,
  left,
  mayReturn: z.boolean().describe('Units are not paid yet, and may come back'),
  state: z.enum(flashItemStates),
  group: z
    .strictObject({
      needed: z.int().min(groupNeededMin).max(groupNeededMax),
      hours: z.int().min(groupHoursMin).max(groupHoursMax).describe('Time of a group from its first payment'),
      virtualCompletion: z.boolean().describe('At the end the merchant fills a group that is half full'),
      soldQuantity: z.int().min(0).describe('Pieces that were bought in groups'),
      singlePriceFen: fen.nullable().describe('What one pays alone; null while it is not sold so'),
    })
    .nullable()
    .describe('How it is sold to groups; null for others'),
});

/** An activity in a list. */
export const listedActivity = activitySummary.extend({
  timeStatus: enumOf(timeStatus),
  remindable: z.boolean().describe('Members can ask to be told before it begins'),
});

export const productActivity = listedActivity.extend({
  activeType: enumOf(activityType),
  activityProductId: id,
  groupNeeded: z
    .int()
    .min(groupNeededMin)
    .max(groupNeededMax)
    .optional()
    .describe('How many make a group; absent for others'),
});
