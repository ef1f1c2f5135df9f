import { z } from 'zod';
import type { config as calls } from '../calls/config';
import { nothing } from './fields';
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
} satisfies SchemasFor<typeof calls>;
