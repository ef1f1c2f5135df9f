import { z } from 'zod';
import type { upload as calls } from '../calls/upload';
import { epochMs, nothing } from './fields';
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
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('Fields of the form, all but the file; absent: those of OSS PostObject, version 1'),
      expiresAtMs: epochMs,
    }),
  },
  aliYunToken: {
    summary: 'Keys on loan, for a client that signs its own policies: for files of the member only.',
    request: nothing,
    response: z.strictObject({
      AccessKeyId: z.string(),
      AccessKeySecret: z.string().describe('Worth nothing without the token, and nothing later'),
      SecurityToken: z.string().describe('Goes into the form as `x-oss-security-token`'),
      Expiration: z.string().describe('ISO 8601'),
      bucketName: z.string(),
      EndPoint: z.string().describe('Where the form is posted to'),
      prefix: z.string().describe('How keys of objects must begin'),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
