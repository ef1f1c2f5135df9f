import { z } from 'zod';
import type { bargain as calls } from '../calls/bargain';
import { bargainRoles, bargainTabs, businessRules, clientSeedDigits, timeStatus } from '../constants';
import { activityProduct } from './activity-product';
import { enumOf, epochMs, fen, hex, id, pageOf, pageRequest } from './fields';
import { bargainState } from './marketing';
import type { SchemasFor } from './schema';

/** What is bargained for, with the time of its activity. */
const bargainProduct = activityProduct.extend({
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus),
});

const bargainDetail = z.strictObject({
  bargain: bargainState,
  product: bargainProduct,
  owner: z.strictObject({ name: z.string().describe('Masked'), avatarUrl: z.string() }),
  role: z.enum(bargainRoles),
  refused: z
    .strictObject({ rule: z.enum(businessRules), text: z.string() })
    .nullable()
    .describe('Why the asker cannot help; null for whoever can, and for the owner'),
  ownCutFen: fen.nullable().describe('What the asker has cut off; null for nothing'),
  canBuy: z.boolean().describe('The owner can buy it now at `priceFen` of the bargain'),
  orderId: id.nullable().describe("The owner's order, paid or to be paid; null for all others"),
  commitment: hex(64).describe('SHA-256 of the seed, lower hex; told from the start on'),
  clientSeed: hex(clientSeedDigits),
  proof: z
    .strictObject({ seed: hex(64), cutsFen: z.array(fen).describe('As they were split, the first first') })
    .nullable()
    .describe('Told once it is over'),
  nowMs: epochMs,
});

export const bargain = {
  list: {
    summary: 'What can be bargained for now or before long.',
    request: z.object({ ...pageRequest, activeId: id.optional() }),
    response: pageOf(bargainProduct).extend({ nowMs: epochMs }),
  },
  goods: {
    summary: 'One thing that can be bargained for, and how the member stands to it.',
    request: z.object({ activityProductId: id }),
    response: z.strictObject({
      product: bargainProduct,
      myBargainId: id.nullable().describe('The bargain that the member has running for it'),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  start: {
    summary: 'Starts a bargain, with the first cut made by whoever starts it.',
    request: z.object({
      activityProductId: id,
      productSpec: id.describe('As the product says'),
      clientSeed: hex(clientSeedDigits).describe('Random bytes of the client, lower hex'),
      rulesVersion: z.string().length(8).describe('That the member agreed to'),
    }),
    response: bargainDetail,
    codes: [404, 409, 410, 422],
  },
  detail: {
    summary: 'One bargain, as the asker sees it.',
    request: z.object({ bargainId: id }),
    response: bargainDetail,
    codes: [404],
  },
  help: {
    summary: 'Cuts the price of a bargain of somebody else. `bargain` is as it stands after it.',
    request: z.object({ bargainId: id }),
    response: z.strictObject({ cutFen: fen, bargain: bargainState }),
    codes: [404, 409, 410, 422],
  },
  mine: {
    summary: 'Bargains that the member started, the newest change first.',
    request: z.object({ ...pageRequest, status: z.enum(bargainTabs).optional() }),
    response: pageOf(bargainState).extend({ nowMs: epochMs }),
  },
} satisfies SchemasFor<typeof calls>;
