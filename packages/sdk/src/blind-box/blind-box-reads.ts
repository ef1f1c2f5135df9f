import type { BlindBoxDetail, BlindBoxLedgerRequest, ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Others open boxes meanwhile: what is left is good for so long. */
const staleAfterMs = 5_000;

/** Reads of blind boxes, as anybody sees them. */
export interface BlindBoxReads {
  /** A set: what is in it and what is left of it, its limits and rules, what its day has committed to. */
  readonly blindBox: CachedRead<[activeId: string], BlindBoxDetail>;
  /** Every opening of a set, the newest first, page by page. */
  readonly blindBoxLedger: CachedRead<[query: BlindBoxLedgerRequest], ResponseOf<'blindBox', 'ledger'>>;
}

export const createBlindBoxReads = (read: CreateRead): BlindBoxReads => ({
  blindBox: read(
    'blindBox',
    ({ api, options }, activeId: string) => api.blindBox.detail({ activeId }, options),
    staleAfterMs,
  ),
  blindBoxLedger: read(
    'blindBoxLedger',
    ({ api, options }, query: BlindBoxLedgerRequest) => api.blindBox.ledger(query, options),
    staleAfterMs,
  ),
});
