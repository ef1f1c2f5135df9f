import {
  type GroupBuyFormingRequest,
  type GroupBuyListRequest,
  groupPollMs,
  type ResponseOf,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of group buying. Seats come and go: an answer is good for as long as a page waits between two questions. */
export interface GroupReads {
  /** What is sold to groups, page by page. */
  readonly groupProducts: CachedRead<[query: GroupBuyListRequest], ResponseOf<'groupBuy', 'list'>>;
  /** Groups of a product that somebody can join; a member's own are not among theirs. */
  readonly formingGroups: CachedRead<[query: GroupBuyFormingRequest], ResponseOf<'groupBuy', 'forming'>>;
}

export const createGroupReads = (read: CreateRead): GroupReads => ({
  groupProducts: read(
    'groupProducts',
    ({ api, options }, query: GroupBuyListRequest) => api.groupBuy.list(query, options),
    groupPollMs,
  ),
  formingGroups: read(
    'formingGroups',
    ({ api, options }, query: GroupBuyFormingRequest) => api.groupBuy.forming(query, options),
    groupPollMs,
  ),
});
