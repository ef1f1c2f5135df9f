import { type License, noticePageSize } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { siteDocument } from '../site-documents/store';
import { publishedNotice, publishedNotices } from './store';

export const notice: HandlersFor<'notice'> = {
  async list({ db, clock }, { page = 1, size = noticePageSize }) {
    const rows = await publishedNotices(db, clock.now(), { page, size });
    return rows.map((row) => ({ id: row.id, title: row.title, publishedAtMs: row.published_ms }));
  },

  async detail({ db, clock }, { id }) {
    const row = await publishedNotice(db, id, clock.now());
    return { id: row.id, title: row.title, publishedAtMs: row.published_ms, paragraphs: row.paragraphs };
  },

  license: async ({ db }) => (await siteDocument<{ rows: License }>(db, 'license')).rows,
};
