import { z } from 'zod';
import type { bridge as calls } from '../calls/bridge';
import type { SchemasFor } from './schema';

export const bridge = {
  urlSignature: {
    summary: "Signs an address, so that a page's script may use the surrounding app's calls.",
    request: z.object({ url: z.string().trim().min(1).max(2_000) }),
    response: z.strictObject({
      appId: z.string(),
      signature: z.string().describe('Hexadecimal'),
      noncestr: z.string(),
      timestamp: z.int().describe('Epoch seconds'),
    }),
    codes: [422],
  },
} satisfies SchemasFor<typeof calls>;
