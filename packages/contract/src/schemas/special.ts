import { z } from 'zod';
import type { special as calls } from '../calls/special';
import { timeStatus } from '../constants';
import { enumOf, epochMs, id, pageOf, pageRequest, picture } from './fields';
import { textBlock } from './scenic-spot';
import type { SchemasFor } from './schema';
import { searchRecord } from './search';

/** A page of the operator's about one theme: texts, and lists of what is sold or shown. */
const specialKind = z.enum(['spot', 'activity']);

const specialSummary = z.strictObject({
  id,
  kind: specialKind,
  title: z.string(),
  subtitle: z.string(),
  picture,
  theme: z.string().describe('Its colours: a name of the design'),
  startsAtMs: epochMs.nullable(),
  endsAtMs: epochMs.nullable(),
  timeStatus: enumOf(timeStatus),
});

export const special = {
  detail: {
    summary: 'One special with its items; gone ones are left out. Ended ones too.',
    request: z.object({ id }),
    response: specialSummary.extend({
      components: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('text'), blocks: z.array(textBlock) }),
          z.strictObject({ type: z.literal('itemList'), title: z.string(), items: z.array(searchRecord) }),
        ]),
      ),
    }),
    codes: [404],
  },
  list: {
    summary: 'Specials, newest first.',
    request: z.object({ ...pageRequest, kind: specialKind.optional() }),
    response: pageOf(specialSummary),
  },
} satisfies SchemasFor<typeof calls>;
