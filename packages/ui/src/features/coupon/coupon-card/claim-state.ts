import type { CouponClaimState, CouponOffer } from '@yunyou/contract';

/** Where a coupon stands now, by the server's clock: the answer may be from before its time. */
export function claimStateOf(
  { claimState, claimFromMs, claimToMs }: Pick<CouponOffer, 'claimState' | 'claimFromMs' | 'claimToMs'>,
  nowMs: number,
): CouponClaimState {
  if (claimState === 'gone' || claimState === 'over') return claimState;
  if (nowMs < claimFromMs) return 'notStarted';
  return nowMs < claimToMs ? 'open' : 'over';
}
