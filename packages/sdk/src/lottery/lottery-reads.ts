import type { LotteryDetail, LotteryWinnersRequest, ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Prizes go: what is left of them is good for so long. */
const staleAfterMs = 5_000;

/** Reads of draws, as anybody sees them. */
export interface LotteryReads {
  /** A draw: its prizes with their odds, its rules, what it has committed to. */
  readonly lottery: CachedRead<[activeId: string], LotteryDetail>;
  /** Who won what, page by page. */
  readonly lotteryWinners: CachedRead<[query: LotteryWinnersRequest], ResponseOf<'lottery', 'winners'>>;
}

export const createLotteryReads = (read: CreateRead): LotteryReads => ({
  lottery: read(
    'lottery',
    ({ api, options }, activeId: string) => api.lottery.detail({ activeId }, options),
    staleAfterMs,
  ),
  lotteryWinners: read(
    'lotteryWinners',
    ({ api, options }, query: LotteryWinnersRequest) => api.lottery.winners(query, options),
    staleAfterMs,
  ),
});
