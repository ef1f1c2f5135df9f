import type { PreviewPage } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { DraftContent, PreviewTables } from './tables';

export type DraftRow = Selectable<PreviewTables['preview_drafts']>;

/** The draft that a key opens at this moment; undefined for a key that opens none. */
export async function draftOfKey(
  db: Queries,
  { keyHash, nowMs }: { keyHash: string; nowMs: number },
): Promise<DraftRow | undefined> {
  return db
    .selectFrom('preview_drafts as d')
    .innerJoin('preview_keys as k', 'k.draft_id', 'd.id')
    .selectAll('d')
    .where('k.key_hash', '=', keyHash)
    .where('k.revoked_ms', 'is', null)
    .where('k.expires_ms', '>', nowMs)
    .executeTakeFirst();
}

export const draftRow = (db: Queries, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom('preview_drafts').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertDraft(
  db: Queries,
  draft: {
    id: string;
    page: PreviewPage;
    subject_id: string | null;
    name: string;
    content: DraftContent;
    nowMs: number;
  },
): Promise<void> {
  const { nowMs, content, ...given } = draft;
  await db
    .insertInto('preview_drafts')
    .values({ ...given, content: JSON.stringify(content), created_ms: nowMs, updated_ms: nowMs })
    .execute();
}

/** Writes the content anew. Answers false where there is no such draft. */
export async function writeContent(
  db: Queries,
  { id, content, nowMs }: { id: string; content: DraftContent; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('preview_drafts')
    .set({ content: JSON.stringify(content), version: sql`version + 1`, updated_ms: nowMs })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteDraft(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('preview_drafts').where('id', '=', id).execute();
}

export async function insertKey(
  db: Queries,
  key: { key_hash: string; draft_id: string; created_ms: number; expires_ms: number },
): Promise<void> {
  await db
    .insertInto('preview_keys')
    .values({ ...key, revoked_ms: null })
    .execute();
}

/** Every key of a draft is over. Answers how many were open. */
export async function revokeKeys(
  db: Queries,
  { draftId, nowMs }: { draftId: string; nowMs: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('preview_keys')
    .set({ revoked_ms: nowMs })
    .where('draft_id', '=', draftId)
    .where('revoked_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Drafts with how many keys of them are open, the newest first. */
export async function draftsWithKeys(
  db: Queries,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<(DraftRow & { open: number })[]> {
  const { rows } = await sql<DraftRow & { open: number }>`
    select d.*, (select count(*)::integer from preview_keys k
      where k.draft_id = d.id and k.revoked_ms is null and k.expires_ms > ${nowMs}) as open
    from preview_drafts d order by d.updated_ms desc, d.id limit ${limit}`.execute(db);
  return rows;
}
