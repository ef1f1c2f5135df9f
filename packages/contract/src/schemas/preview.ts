import { z } from 'zod';
import type { preview as calls } from '../calls/preview';
import { previewPages } from '../constants';
import { epochMs, id, locale, queryInt } from './fields';
import type { SchemasFor } from './schema';

const part = z.strictObject({
  call: z.string().describe('Such as `home.page`'),
  request: z
    .record(z.string(), z.string())
    .describe('Fields that it answers, as texts; others may be anything'),
  answer: z
    .unknown()
    .describe("In the shape of that call's answer; null: broken, nothing of it can be shown"),
});

export const preview = {
  detail: {
    summary: 'What a page would show: a draft by its key, else what is published. Never kept by anybody.',
    request: z.object({
      page: z.enum(previewPages),
      id: id.optional().describe('Of what the page shows; without a key needed where the page needs one'),
      key: z.string().max(64).optional().describe('Opens one draft for 24 hours'),
      atMs: queryInt(0, 4_102_444_800_000).optional().describe('As if it were then; default now'),
      locale: locale.optional().describe("Default the request's"),
    }),
    response: z.strictObject({
      page: z.enum(previewPages),
      id: id.nullable(),
      isDraft: z.boolean(),
      version: z.string().describe('Another one: something has changed'),
      updatedAtMs: epochMs.nullable().describe('When the draft was last written; null for what is published'),
      parts: z.array(part).describe('Answers of the page; what it reads besides is published'),
      problems: z
        .array(
          z.strictObject({
            call: z.string(),
            path: z.string().describe('Such as `components.2.title`; that part is left out'),
          }),
        )
        .describe('What in the draft cannot be shown'),
      nowMs: epochMs.describe('The moment that is shown'),
    }),
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;
