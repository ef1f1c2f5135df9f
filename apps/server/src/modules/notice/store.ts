import type { Selectable } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { NoticeTables } from './tables';

type NoticeRow = Selectable<NoticeTables['notices']>;

/** What is published, the newest first. */
const published = (db: Queries, nowMs: number) =>
  db.selectFrom('notices').where('published_ms', '<=', nowMs).orderBy('published_ms', 'desc');

export const publishedNotices = (
  db: Queries,
  nowMs: number,
  { page, size }: { page: number; size: number },
): Promise<Pick<NoticeRow, 'id' | 'title' | 'published_ms'>[]> =>
  published(db, nowMs)
    .orderBy('id')
    .select(['id', 'title', 'published_ms'])
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export const latestNotice = (
  db: Queries,
  nowMs: number,
): Promise<Pick<NoticeRow, 'id' | 'title'> | undefined> =>
  published(db, nowMs).select(['id', 'title']).limit(1).executeTakeFirst();

export async function publishedNotice(db: Queries, id: string, nowMs: number): Promise<NoticeRow> {
  const row = await published(db, nowMs).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
