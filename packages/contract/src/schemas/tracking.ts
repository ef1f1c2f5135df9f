import { z } from 'zod';
import type { tracking as calls } from '../calls/tracking';
import { goodsType } from '../constants';
import { done, enumOf, epochMs, id } from './fields';
import type { SchemasFor } from './schema';
import { source } from './session';

const eventId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional()
  .describe('Of one event; a report that comes again under it counts once');

const productView = z.object({
  eventId,
  productId: id,
  productType: enumOf(goodsType),
  atMs: epochMs.optional().describe('When it was seen; default now'),
});

const parentView = z.object({
  eventId,
  parentId: id.describe('The spot, hotel or shop'),
  productType: enumOf(goodsType),
  atMs: epochMs.optional(),
});

const campaign = z.object({
  eventId,
  channelId: z.string().max(64).optional(),
  channelName: z.string().max(64).optional(),
  atMs: epochMs.optional(),
});

const member = z.object({
  memberId: id,
  name: z.string().max(50),
  mobile: z.string().max(20),
  memberRegistChannelVo: z.object({ thirdId: z.string().max(128), source }),
});

export const tracking = {
  productView: { summary: 'A member looked at a product.', request: productView, response: done },
  productViewPublic: { summary: 'A visitor looked at a product.', request: productView, response: done },
  parentView: { summary: "A member looked at a product's home.", request: parentView, response: done },
  parentViewPublic: { summary: "A visitor looked at a product's home.", request: parentView, response: done },
  electWindow: {
    summary: 'A window of the app was opened.',
    request: campaign.extend({ path: z.string().max(500) }),
    response: done,
  },
  activity: {
    summary: 'An activity was seen.',
    request: campaign.extend({ activityId: id }),
    response: done,
  },
  activityProduct: {
    summary: "An activity's product was seen.",
    request: campaign.extend({ activityId: id, productId: id }),
    response: done,
  },
  member: { summary: 'Who uses this channel, once after login.', request: member, response: done },
} satisfies SchemasFor<typeof calls>;
