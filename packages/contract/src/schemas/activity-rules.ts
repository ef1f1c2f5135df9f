import { z } from 'zod';
import type { activityRules as calls } from '../calls/activity-rules';
import { done, epochMs, id } from './fields';
import type { SchemasFor } from './schema';

const rulesVersion = z.string().length(8).describe('As `activity.detail` told it');

export const activityRules = {
  agree: {
    summary:
      'The member agrees to the rules of an activity. 409 rulesChanged for others than those in force.',
    request: z.object({ activeId: id, rulesVersion }),
    response: done,
    codes: [404, 409],
  },
  agreed: {
    summary: 'Whether the member has agreed to the rules that are in force.',
    request: z.object({ activeId: id }),
    response: z.strictObject({
      agreed: z.boolean(),
      rulesVersion,
      atMs: epochMs.nullable().describe('When; null for not yet'),
    }),
    codes: [404],
  },
  asAgreed: {
    summary: 'The rules as the member agreed to them, version by version, the newest first.',
    request: z.object({ activeId: id }),
    response: z.strictObject({
      versions: z
        .array(
          z.strictObject({ rulesVersion, atMs: epochMs, rules: z.array(z.string()).describe('Paragraphs') }),
        )
        .min(1),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
