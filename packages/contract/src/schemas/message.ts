import { z } from 'zod';
import type { message as calls } from '../calls/message';
import { messageKinds, messagesReadMax } from '../constants/message';
import { epochMs, id, localizedText, pageOf, pageRequest, queryBool } from './fields';
import type { SchemasFor } from './schema';

const unread = z.int().min(0).describe('Messages that were not read, in all');

export const message = {
  list: {
    summary: "The member's messages of the last 180 days, the newest first.",
    request: z.object({ ...pageRequest, unread: queryBool.optional().describe('Only those not read') }),
    response: pageOf(
      z.strictObject({
        id,
        kind: z.enum(messageKinds),
        title: localizedText,
        body: localizedText,
        href: z.string().nullable().describe('Page of the app that it is about'),
        readAtMs: epochMs.nullable(),
        atMs: epochMs,
      }),
    ).extend({ unread }),
  },
  read: {
    summary: 'Marks messages as read: those named, or all.',
    request: z
      .object({
        ids: z.array(id).min(1).max(messagesReadMax).optional(),
        all: z.literal(true).optional(),
      })
      .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
        path: ['ids'],
        message: 'Either ids or all',
      }),
    response: z.strictObject({ unread }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
