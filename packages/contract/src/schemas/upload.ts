import { z } from 'zod';
import type { upload as calls } from '../calls/upload';
import { epochMs } from './fields';
import type { SchemasFor } from './schema';

export const upload = {
  policy: {
    summary: 'A signed permission to put one file into the object store, for five minutes.',
    request: z.object({ fileName: z.string().trim().min(1).max(200).describe('For its extension only') }),
    response: z.strictObject({
      bucketName: z.string(),
      fileName: z.string().describe('Key of the object'),
      EndPoint: z.string().describe('Where the form is posted to'),
      AccessKeyId: z.string(),
      SecretKey: z
        .string()
        .describe('Always empty: a secret never leaves the server; the policy is signed instead'),
      host: z.string().describe('Where the object can be read'),
      policy: z.string().describe('Base64 of the policy document'),
      signature: z.string(),
      expiresAtMs: epochMs,
    }),
  },
} satisfies SchemasFor<typeof calls>;
