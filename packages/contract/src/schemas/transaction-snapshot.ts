import { z } from 'zod';
import type { transactionSnapshot as calls } from '../calls/transaction-snapshot';
import { snapshotKinds } from '../constants/transaction-snapshot';
import { epochMs, id } from './fields';
import type { SchemasFor } from './schema';

const sha256 = z
  .string()
  .describe('SHA-256 of the canonical form in UTF-8, 64 lower-case hexadecimal digits');

export const transactionSnapshot = {
  list: {
    summary: 'What was agreed on an order: the order itself first, then each line.',
    request: z.object({ orderId: id }),
    response: z.array(
      z.strictObject({
        id,
        kind: z.enum(snapshotKinds),
        title: z.string(),
        sha256,
        createdAtMs: epochMs,
      }),
    ),
    codes: [404],
  },
  detail: {
    summary: 'One snapshot as it was written, in both languages, for the buyer to check.',
    request: z.object({ id }),
    response: z.strictObject({
      id,
      orderId: id,
      canonical: z.string().describe('JSON in the canonical form of RFC 8785; never anything personal'),
      sha256,
      createdAtMs: epochMs,
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
