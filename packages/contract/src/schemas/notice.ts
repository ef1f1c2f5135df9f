import { z } from 'zod';
import type { notice as calls } from '../calls/notice';
import { noticePageSize } from '../constants/message';
import { epochMs, id, localizedText, nothing, pageRequest, queryInt } from './fields';
import type { SchemasFor } from './schema';

const noticeSummary = z.strictObject({ id, title: localizedText, publishedAtMs: epochMs });

export const notice = {
  list: {
    summary: "The operator's notices, newest first.",
    request: z.object({
      page: pageRequest.page,
      size: queryInt(1, noticePageSize).optional().describe(`Default ${noticePageSize}`),
    }),
    response: z.array(noticeSummary).max(noticePageSize),
  },
  detail: {
    summary: 'One notice.',
    request: z.object({ id }),
    response: noticeSummary.extend({ paragraphs: z.array(localizedText) }),
    codes: [404],
  },
  license: {
    summary: "The operator's business licence, as the law wants it displayed.",
    request: nothing,
    response: z.array(z.strictObject({ label: localizedText, value: localizedText })),
  },
} satisfies SchemasFor<typeof calls>;
