import { z } from 'zod';
import type { config as calls } from '../calls/config';
import { locale, nothing } from './fields';
import type { SchemasFor } from './schema';

export const config = {
  cdn: {
    summary: 'Where static files are: configuration JSON, agreements, pictures.',
    request: nothing,
    response: z.strictObject({
      cdnUrl: z.string().describe('Address; the client appends a slash if it has none'),
    }),
  },
  whiteList: {
    summary: 'Whether this person may enter while white-list mode is open.',
    request: z.object({ openId: z.string().max(128).optional() }),
    response: z.strictObject({ allowed: z.boolean() }),
  },
  i18n: {
    summary: 'The languages the operator offers, the first one first.',
    request: nothing,
    response: z.strictObject({
      defaultLocale: locale,
      locales: z.array(z.strictObject({ locale, name: z.string().describe('In the language itself') })),
    }),
  },
  aesKey: {
    summary: "The member's own key for card numbers, which travel encrypted.",
    request: nothing,
    response: z.strictObject({ key: z.string().describe('Base64 of 32 bytes, for AES-256') }),
  },
} satisfies SchemasFor<typeof calls>;
