import { type Locale, type PreviewPage, previewKeyHours } from '@yunyou/contract';
import { z } from 'zod';
import type { Queries } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { hashOf, newId } from '../../security/ids';
import { writeSiteDocument } from '../site-documents/operate-store';
import { draftRow, insertDraft, insertKey, revokeKeys, writeContent } from './drafts-store';
import { expectSubject, pageSources } from './pages';
import { answerSchemaOf } from './show';
import type { DraftContent, DraftPart } from './tables';

const HOUR_MS = 3_600_000;
/** A draft is read whole by every look at it. */
const CONTENT_BYTES_MAX = 500_000;

const partSchema = z.strictObject({
  call: z.string().min(3).max(60),
  request: z.record(z.string().max(40), z.string().max(200)),
  answer: z.unknown(),
});
const parts = z.array(partSchema).max(10);
const contentSchema = z.strictObject({ 'zh-Hans': parts.min(1), en: parts });

/** Reads what an operator wrote; what its answers look like is said when they are shown. */
export function readContent(page: PreviewPage, json: string): DraftContent {
  if (json.length > CONTENT_BYTES_MAX)
    throw badInput([{ field: 'content', reason: `At most ${CONTENT_BYTES_MAX} characters` }]);
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch (error) {
    throw badInput([{ field: 'content', reason: error instanceof Error ? error.message : 'No JSON' }]);
  }
  const { data, error } = contentSchema.safeParse(written);
  if (!data) {
    const [issue] = error.issues;
    throw badInput([{ field: `content.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? '' }]);
  }
  for (const { call } of [...data['zh-Hans'], ...data.en])
    if (!pageSources[page].calls.includes(call))
      throw badInput([{ field: 'content', reason: `${call} is not read by ${page}` }]);
  return data as DraftContent;
}

/** Begins a draft with what is published, in both languages. */
export async function draftOfPublished(
  request: VisitorRequest,
  { page, id, name }: { page: PreviewPage; id: string; name: string },
): Promise<string> {
  expectSubject(page, id);
  const inLanguage = (locale: Locale): Promise<DraftPart[]> =>
    pageSources[page].published({ ...request, locale }, id);
  const content = { 'zh-Hans': await inLanguage('zh-Hans'), en: await inLanguage('en') };
  const draftId = `draft-${newId()}`;
  const nowMs = request.clock.now();
  const subject_id = id === '' ? null : id;
  await insertDraft(request.db, { id: draftId, page, subject_id, name: name || page, content, nowMs });
  return draftId;
}

/** Writes a draft anew. */
export async function editDraft(
  db: Queries,
  { id, json, nowMs }: { id: string; json: string; nowMs: number },
): Promise<void> {
  const draft = await draftRow(db, id);
  if (!draft) throw notFound();
  await writeContent(db, { id, content: readContent(draft.page, json), nowMs });
}

/** A new key to a draft. It is told this once. */
export async function makeKey(db: Queries, draftId: string, nowMs: number): Promise<string> {
  const draft = await draftRow(db, draftId);
  if (!draft) throw notFound();
  const key = newId();
  await insertKey(db, {
    key_hash: hashOf(key),
    draft_id: draftId,
    created_ms: nowMs,
    expires_ms: nowMs + previewKeyHours * HOUR_MS,
  });
  return key;
}

export const revokeDraft = (db: Queries, draftId: string, nowMs: number): Promise<number> =>
  revokeKeys(db, { draftId, nowMs });

/** Answers that are kept as they are shown, and so can be published from a draft; everything else is written where it is kept. */
const publishable: Readonly<Record<string, string>> = { 'home.layout': 'homeLayout' };

/** Publishes what of a draft can be; refuses a draft that has nothing of the kind, or is broken. */
export async function publishDraft(db: Queries, id: string): Promise<void> {
  const draft = await draftRow(db, id);
  if (!draft) throw notFound();
  const found = draft.content['zh-Hans'].filter(({ call }) => call in publishable);
  if (found.length === 0)
    throw badInput([{ field: 'id', reason: 'Published where it is kept, not from its draft' }]);
  for (const { call, answer } of found) {
    const checked = answerSchemaOf(call)?.safeParse(answer);
    if (!checked?.success) throw badInput([{ field: call, reason: checked?.error.message ?? 'broken' }]);
    await writeSiteDocument(db, publishable[call] ?? '', checked.data as object);
  }
}
