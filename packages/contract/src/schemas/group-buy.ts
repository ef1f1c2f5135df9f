import { z } from 'zod';
import type { groupBuy as calls } from '../calls/group-buy';
import {
  groupAlternativesMax,
  groupEvents,
  groupFormingMax,
  groupOwnSeats,
  refundState,
  timeStatus,
} from '../constants';
import { activityProduct } from './activity-product';
import { enumOf, epochMs, fen, id, pageOf, pageRequest } from './fields';
import { groupState } from './marketing';
import type { SchemasFor } from './schema';

/** What is sold to groups, with the time of its activity. */
const groupProduct = activityProduct.extend({
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus),
});

/** A group with its product: that of the asker, or one that was opened by a link. */
const groupDetail = z.strictObject({
  group: groupState,
  product: groupProduct,
  mySeat: z.enum(groupOwnSeats),
  isLeader: z.boolean(),
  canLeave: z.boolean(),
  myOrderId: id.nullable().describe('Null for somebody who is not in it'),
  refund: z
    .strictObject({ refundId: id, status: z.enum(refundState), fen, atMs: epochMs })
    .nullable()
    .describe('What comes back to the asker; null for nothing'),
  alternatives: z
    .array(groupState)
    .max(groupAlternativesMax)
    .describe('Other groups of the product; empty while this one can be joined'),
  timeline: z
    .array(
      z.strictObject({
        event: z.enum(groupEvents),
        name: z.string().describe('Masked; empty for what concerns all'),
        atMs: epochMs,
      }),
    )
    .describe('What happened, the oldest first'),
  nowMs: epochMs,
});

export const groupBuy = {
  list: {
    summary: 'What is sold to groups now or before long.',
    request: z.object(pageRequest),
    response: pageOf(groupProduct).extend({ nowMs: epochMs }),
  },
  forming: {
    summary: "Groups of a product that the asker can join: the soonest end first, the asker's city first.",
    request: z.object({ activityProductId: id, cityName: z.string().trim().min(1).max(50).optional() }),
    response: z.strictObject({ groups: z.array(groupState).max(groupFormingMax), nowMs: epochMs }),
    codes: [404],
  },
  group: {
    summary: 'One group: by its id, or the one that an order of the member is in.',
    request: z
      .object({ groupId: id.optional(), orderId: id.optional() })
      .refine(({ groupId, orderId }) => (groupId === undefined) !== (orderId === undefined), {
        message: 'Either groupId or orderId',
        path: ['groupId'],
      }),
    response: groupDetail,
    codes: [404],
  },
  leave: {
    summary: 'What comes back to a member who leaves a forming group; with `confirm` the member leaves.',
    request: z.object({ groupId: id, confirm: z.boolean() }),
    response: z.strictObject({
      done: z.boolean().describe('The member has left'),
      orderId: id,
      refundFen: fen,
      endsGroup: z.boolean().describe('Nobody else has paid: the group ends with it'),
    }),
    codes: [404, 409, 410],
  },
} satisfies SchemasFor<typeof calls>;
