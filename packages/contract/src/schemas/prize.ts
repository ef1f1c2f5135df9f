import { z } from 'zod';
import type { prize as calls } from '../calls/prize';
import {
  activityType,
  orderStatus,
  prizeKinds,
  prizeSources,
  prizeStates,
  prizesPerClaimMax,
  prizeTabs,
} from '../constants';
import { boxRecord } from './blind-box';
import { enumOf, epochMs, fen, id, pageOf, pageRequest, picture } from './fields';
import { drawRecord } from './lottery';
import type { SchemasFor } from './schema';

const prizeOfMine = z.strictObject({
  prizeOfMineId: id,
  source: z.enum(prizeSources),
  activeId: id.nullable().describe('Null for what was exchanged'),
  activeType: enumOf(activityType).nullable(),
  activityName: z.string(),
  kind: z.enum(prizeKinds).exclude(['none']),
  name: z.string(),
  picture: picture.nullable(),
  valueFen: fen,
  state: z.enum(prizeStates),
  wonAtMs: epochMs,
  expiresAtMs: epochMs.nullable().describe('To be claimed before; null where it has no end, and for coupons'),
  shop: z
    .strictObject({ supplierId: id, name: z.string() })
    .nullable()
    .describe('Who sends it; null for coupons'),
  orderId: id.nullable().describe('That it was claimed with'),
  orderStatus: enumOf(orderStatus).nullable(),
  memberCouponId: id.nullable(),
});

export const prize = {
  list: {
    summary: 'What the member has won, the newest first.',
    request: z.object({ ...pageRequest, status: z.enum(prizeTabs).optional() }),
    response: pageOf(prizeOfMine).extend({ nowMs: epochMs }),
  },
  detail: {
    summary: 'One prize, with the draw that it came of.',
    request: z.object({ prizeOfMineId: id }),
    response: prizeOfMine.extend({
      draw: drawRecord.nullable().describe('Null for what was not drawn'),
      box: boxRecord.nullable().describe('The same of what came out of a blind box'),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  claim: {
    summary: 'Has prizes of one shop sent to an address: an order of nothing.',
    request: z.object({ ids: z.array(id).min(1).max(prizesPerClaimMax), addressId: id }),
    response: z.strictObject({ orderId: id }),
    codes: [404, 409, 410, 422],
  },
} satisfies SchemasFor<typeof calls>;
