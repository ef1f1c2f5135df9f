import { z } from 'zod';
import type { activity as calls } from '../calls/activity';
import { epochMs, fen, id, pageOf, pageRequest, picture } from './fields';
import { goodsSummary } from './goods';
import { activityOffer } from './offer';
import type { SchemasFor } from './schema';

export const activity = {
  detail: {
    summary: 'One activity; ended ones too.',
    request: z.object({ activeId: id }),
    response: activityOffer.extend({
      nowMs: epochMs,
      rules: z.array(z.string()).describe("Paragraphs of the operator's own"),
      addOns: z
        .array(
          z.strictObject({
            skuDetailId: id,
            productId: id,
            name: z.string(),
            picture,
            priceFen: fen,
            addOnFen: fen,
            left: z.int().min(0).nullable(),
          }),
        )
        .describe('For type 9: what may be added; empty for others'),
    }),
    codes: [404],
  },
  products: {
    summary: 'What an activity concerns, with its prices.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(goodsSummary),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
