import { type BargainListRequest, bargainPollMs, type ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of bargains. Pieces go: an answer is good for as long as a page waits between two questions. */
export interface BargainReads {
  /** What can be bargained for, page by page. */
  readonly bargainProducts: CachedRead<[query: BargainListRequest], ResponseOf<'bargain', 'list'>>;
}

export const createBargainReads = (read: CreateRead): BargainReads => ({
  bargainProducts: read(
    'bargainProducts',
    ({ api, options }, query: BargainListRequest) => api.bargain.list(query, options),
    bargainPollMs,
  ),
});
