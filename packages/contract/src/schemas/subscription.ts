import { z } from 'zod';
import type { subscription as calls } from '../calls/subscription';
import { miniProgramState, missingSubscriptionId, subscriptionTemplate } from '../constants';
import { done, enumOf, id, nothing } from './fields';
import type { SchemasFor } from './schema';

const type = enumOf(subscriptionTemplate).describe('Subscription message template type');
const types = z.array(type).min(1).max(Object.keys(subscriptionTemplate).length);

const idOrMissing = z.union([id, z.literal(missingSubscriptionId)]).describe('-1 for none');
const numberOrMissing = z.string().max(64).describe('Empty for none');

export const subscription = {
  findEnableAll: {
    summary: 'The templates the operator sends messages by.',
    request: nothing,
    response: z.array(z.strictObject({ type })),
  },
  isSubscribe: {
    summary: 'Which of these templates the member has subscribed to and not yet got a message of.',
    request: z.object({ types }),
    response: z.array(type),
  },
  subscribe: {
    summary: 'The member has subscribed to one message of each of these templates.',
    request: z.object({
      appId: z.string().trim().min(1).max(64).describe('The mini-program'),
      openId: z.string().max(128).optional().describe('Of the member; default: with this mini-program'),
      miniprogramState: z
        .enum(Object.values(miniProgramState))
        .describe('Which edition of the mini-program a message opens'),
      xcxMessageTypeList: z
        .array(
          z.object({
            consumeType: type,
            viewSpotId: idOrMissing,
            hotelId: idOrMissing,
            supplierId: idOrMissing,
            activityId: idOrMissing,
            voucherId: idOrMissing,
            parentSn: numberOrMissing,
            sn: numberOrMissing,
          }),
        )
        .min(1)
        .max(Object.keys(subscriptionTemplate).length),
    }),
    response: done,
  },
} satisfies SchemasFor<typeof calls>;
