import type { License } from '@yunyou/contract';
import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { siteDocument } from '../site-documents';

export const notice: HandlersFor<'notice'> = {
  async list({ db, clock }) {
    const rows = await db
      .selectFrom('notices')
      .select(['id', 'title', 'published_ms'])
      .where('published_ms', '<=', clock.now())
      .orderBy('published_ms', 'desc')
      .execute();
    return rows.map((row) => ({ id: row.id, title: row.title, publishedAtMs: row.published_ms }));
  },

  async detail({ db, clock }, { id }) {
    const row = await db
      .selectFrom('notices')
      .selectAll()
      .where('id', '=', id)
      .where('published_ms', '<=', clock.now())
      .executeTakeFirst();
    if (!row) throw notFound();
    return { id: row.id, title: row.title, publishedAtMs: row.published_ms, paragraphs: row.paragraphs };
  },

  license: async ({ db }) => (await siteDocument<{ rows: License }>(db, 'license')).rows,
};
