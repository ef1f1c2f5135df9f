import { z } from 'zod';
import { businessRules } from '../constants';

/** What `data` holds when a call fails. */
export const failure = z.strictObject({
  requestId: z.string(),
  rule: z.enum(businessRules).optional(),
  field: z.string().optional().describe('First field that is wrong, such as `lines.0.day`'),
  fields: z
    .array(z.strictObject({ field: z.string(), reason: z.string() }))
    .optional()
    .describe('Every field that is wrong'),
  detail: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the rule knows, such as the new total of `priceChanged`'),
});

/** The envelope around every answer. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ code: z.int(), message: z.string(), data });
