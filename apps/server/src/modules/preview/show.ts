import type { Locale, Preview, PreviewPage, PreviewPart } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import type { z } from 'zod';
import type { VisitorRequest } from '../../http/request-context';
import { hashOf } from '../../security/ids';
import type { DraftRow } from './drafts-store';
import { atMoment } from './moment';
import { pageSources } from './pages';
import { salvage } from './salvage';
import type { DraftContent, DraftPart } from './tables';

interface Asked {
  locale: Locale;
  atMs: number;
}

/** The schema of a call's answer; undefined for a call that there is not. */
export function answerSchemaOf(call: string): z.ZodType | undefined {
  const [domain = '', name = ''] = call.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, { response: z.ZodType }>>>> = schemas;
  return groups[domain]?.[name]?.response;
}

/** What a draft shows: each answer as far as it has the shape of the real one. */
export function shownDraft(draft: DraftRow, { locale, atMs }: Asked): Preview {
  const problems: Preview['problems'] = [];
  const parts = partsIn(draft.content, locale).flatMap((one): PreviewPart[] => {
    const schema = pageSources[draft.page].calls.includes(one.call) ? answerSchemaOf(one.call) : undefined;
    if (!schema) {
      problems.push({ call: one.call, path: '' });
      return [];
    }
    const { answer, problems: paths } = salvage(schema, one.answer);
    problems.push(...paths.map((path) => ({ call: one.call, path })));
    return [{ call: one.call, request: one.request, answer: atMoment(answer, atMs) }];
  });
  return {
    page: draft.page,
    id: draft.subject_id,
    isDraft: true,
    version: `${draft.version}`,
    updatedAtMs: draft.updated_ms,
    parts,
    problems,
    nowMs: atMs,
  };
}

/** A language that nothing was written in shows the other one. */
const partsIn = (content: DraftContent, locale: Locale): DraftPart[] =>
  content[locale].length > 0 ? content[locale] : content['zh-Hans'];

/** What is published: parts that only members read are answered here, all others by their own calls. */
export async function shownPublished(
  request: VisitorRequest,
  page: PreviewPage,
  id: string,
  { locale, atMs }: Asked,
): Promise<Preview> {
  const { isOfMember, published } = pageSources[page];
  const found = isOfMember ? await published({ ...request, locale }, id) : [];
  const parts = found.map((one) => ({ ...one, answer: atMoment(one.answer, atMs) }));
  return {
    ...{ page, id: id === '' ? null : id, isDraft: false },
    // What time makes of it is no change of its own.
    version: hashOf(JSON.stringify(found.map(({ answer }) => atMoment(answer, 0)))).slice(0, 22),
    ...{ updatedAtMs: null, parts, problems: [], nowMs: atMs },
  };
}
