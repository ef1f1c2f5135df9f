import { z } from 'zod';
import {
  activityPerMemberMax,
  activityPerOrderMax,
  activityType,
  bargainHoursMax,
  bargainHoursMin,
  bargainPeopleMax,
  bargainPeopleMin,
  flashItemStates,
  goodsType,
  groupHoursMax,
  groupHoursMin,
  groupNeededMax,
  groupNeededMin,
  timeStatus,
} from '../constants';
import { day, enumOf, fen, id, picture } from './fields';
import { activitySummary, left } from './marketing';

/** What an activity sells at a price of its own, as pages show it. */

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
  bargain: z
    .strictObject({
      floorPriceFen: fen.describe('It can be brought down to this from `activityPriceFen`'),
      people: z.int().min(bargainPeopleMin).max(bargainPeopleMax),
      hours: z.int().min(bargainHoursMin).max(bargainHoursMax).describe('Time of a bargain from its start'),
      buyAnyTime: z.boolean().describe('It can be bought on the way; else at the floor price alone'),
      running: z.int().min(0).describe('Bargains for it that run'),
    })
    .nullable()
    .describe('How its price is cut down; null for others'),
});

/** An activity in a list. */
export const listedActivity = activitySummary.extend({
  timeStatus: enumOf(timeStatus),
  remindable: z.boolean().describe('Members can ask to be told before it begins'),
});

/** The same beside a product, which has a picture of its own. */
export const productActivity = listedActivity.omit({ subtitle: true, picture: true }).extend({
  activeType: enumOf(activityType),
  activityProductId: id,
  groupNeeded: z
    .int()
    .min(groupNeededMin)
    .max(groupNeededMax)
    .optional()
    .describe('How many make a group; absent for others'),
  floorPriceFen: fen.optional().describe('What a bargain goes down to; absent for others'),
});
