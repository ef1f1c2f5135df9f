import type { AnnualCardDetail, AnnualCardListRequest, ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** What is left of a type is good for so long. */
const staleAfterMs = 30_000;

/** Reads of annual cards that are sold, as anybody sees them. */
export interface AnnualCardReads {
  /** Types, those on sale first; `spotId`: that cover a place. */
  readonly annualCards: CachedRead<[query: AnnualCardListRequest], ResponseOf<'annualCard', 'list'>>;
  /** A type: what it brings, where it holds, what goes back. */
  readonly annualCard: CachedRead<[id: string], AnnualCardDetail>;
}

export const createAnnualCardReads = (read: CreateRead): AnnualCardReads => ({
  annualCards: read(
    'annualCards',
    ({ api, options }, query: AnnualCardListRequest) => api.annualCard.list(query, options),
    staleAfterMs,
  ),
  annualCard: read(
    'annualCard',
    ({ api, options }, id: string) => api.annualCard.detail({ id }, options),
    staleAfterMs,
  ),
});
