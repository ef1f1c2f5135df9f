import { z } from 'zod';
import type { userCenter as calls } from '../calls/user-center';
import { orderStatus } from '../constants';
import { nextAppointment } from './appointment-parts';
import { enumOf, fen, nothing } from './fields';
import type { SchemasFor } from './schema';

const count = z.int().min(0);

export const userCenter = {
  summary: {
    summary: 'What the user center counts, in one answer.',
    request: nothing,
    response: z.strictObject({
      orderCounts: z.array(z.strictObject({ status: enumOf(orderStatus), count })),
      openRefunds: count.describe('Requests for money back that are not at their end'),
      toReview: count.describe('Lines that can be reviewed now'),
      coupons: count.describe('Coupons that can be used'),
      unread: count.describe('Messages in the inbox that were not read'),
      favorites: count,
      nextAppointment: nextAppointment
        .nullable()
        .describe('To be used or to be confirmed, not over; null without one'),
      storedValueFen: fen,
    }),
  },
} satisfies SchemasFor<typeof calls>;
