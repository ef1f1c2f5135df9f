import type { Page, Special, SpecialListRequest, SpecialSummary } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of specials: the operator's pages about one theme, in the person's language. */
export interface SpecialReads {
  readonly special: CachedRead<[id: string], Special>;
  readonly specials: CachedRead<[query?: SpecialListRequest], Page<SpecialSummary>>;
}

export const createSpecialReads = (read: CreateRead): SpecialReads => ({
  special: read('special', ({ api, options }, id: string) => api.special.detail({ id }, options)),
  specials: read('specials', ({ api, options }, query: SpecialListRequest = {}) =>
    api.special.list(query, options),
  ),
});
