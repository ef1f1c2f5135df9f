import { z } from 'zod';
import type { system as calls } from '../calls/system';
import { epochMs, nothing } from './fields';
import type { SchemasFor } from './schema';

export const system = {
  timestamp: {
    summary: "The server's clock.",
    request: nothing,
    response: z.strictObject({ serverTimeStamp: epochMs }),
  },
} satisfies SchemasFor<typeof calls>;
