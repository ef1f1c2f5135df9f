import { z } from 'zod';
import type { international as calls } from '../calls/international';
import { id, queryInt } from './fields';
import type { SchemasFor } from './schema';

/** At most this many records are translated in one call. */
const maxIds = 100;

const idList = z
  .string()
  .min(1)
  .max(65 * maxIds)
  .describe('Ids joined by commas, at most 100');

export const international = {
  selectList: {
    summary: 'The English texts of records: each field replaces the field of the same name.',
    request: z.object({
      type: queryInt(0, 7).describe('Internationalization config type'),
      tableIds: idList,
    }),
    response: z.array(z.strictObject({ tableId: id, data: z.record(z.string(), z.unknown()) })),
  },
  orderFields: {
    summary: "The English texts that an order's snapshot was stored with.",
    request: z.object({ ordersIds: idList }),
    response: z.array(z.strictObject({ dataId: id, data: z.string().describe('JSON object of fields') })),
  },
} satisfies SchemasFor<typeof calls>;
