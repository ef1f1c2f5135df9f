import type { License, NoticeDetail, NoticeSummary } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of notices and the operator's licence; they come in both languages. */
export interface NoticeReads {
  /** A page of them, the newest first; a shorter one is the last. */
  readonly notices: CachedRead<[page?: number], NoticeSummary[]>;
  readonly notice: CachedRead<[id: string], NoticeDetail>;
  readonly license: CachedRead<[], License>;
}

export const createNoticeReads = (read: CreateRead): NoticeReads => ({
  notices: read('notices', ({ api, options }, page: number = 1) => api.notice.list({ page }, options)),
  notice: read('notice', ({ api, options }, id: string) => api.notice.detail({ id }, options)),
  license: read('license', ({ api, options }) => api.notice.license({}, options)),
});
