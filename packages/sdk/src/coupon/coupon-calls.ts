import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { MemberCouponState } from '@yunyou/contract';
import { prefetchOptions, stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';
import type { CouponCalls, CouponsState, KnownCoupon } from './coupons';

/** Coupons that can be asked about at a time. */
const statesMax = 50;

export function createCouponCalls(
  core: Pick<Core, 'drafts' | 'random'>,
  api: ApiClient,
  state: { known: Record<string, KnownCoupon>; counts: CouponsState['counts'] },
  login: { readonly version: number },
): CouponCalls {
  const once = createOnce(core);

  async function states(couponIds: readonly string[], options?: CallOptions): Promise<void> {
    const { version } = login;
    const found = await api.coupon.states({ couponIds: couponIds.slice(0, statesMax) }, options);
    if (version !== login.version) return;
    for (const one of found) state.known[one.couponId] = one;
  }

  async function counts(options?: CallOptions) {
    const { version } = login;
    const counted = await api.coupon.counts({}, options);
    const found: Record<MemberCouponState, number> = { usable: 0, reserved: 0, used: 0, expired: 0 };
    for (const one of counted) found[one.status] = one.count;
    if (version === login.version) state.counts = found;
    return found;
  }

  /** The member has one more: known at once, and asked about anew behind it. */
  function received(couponId: string, memberCouponId: string): void {
    const known = state.known[couponId];
    state.known[couponId] = {
      couponId,
      claimedCount: (known?.claimedCount ?? 0) + 1,
      canClaim: false,
      memberCouponIds: [...(known?.memberCouponIds ?? []), memberCouponId],
    };
    const wasCounted = state.counts !== undefined;
    state.counts = undefined;
    const unheard = () => {
      // Whoever shows them asks again.
    };
    states([couponId], prefetchOptions).catch(unheard);
    if (wasCounted) counts(prefetchOptions).catch(unheard);
  }

  return {
    states,
    counts,
    async claim(couponId, options) {
      const claimed = await once({ couponId }, `claim:${couponId}`, (idempotencyKey) =>
        api.coupon.claim({ couponId }, { ...stayOnPage, idempotencyKey, ...options }),
      );
      received(couponId, claimed.memberCouponId);
      return claimed;
    },
    async redeem(code, options) {
      const redeemed = await once({ code }, 'redeem', (idempotencyKey) =>
        api.coupon.redeem({ code }, { ...stayOnPage, idempotencyKey, ...options }),
      );
      received(redeemed.couponId, redeemed.memberCouponId);
      return redeemed;
    },
    mine: (query, options) => api.coupon.mine(query, options),
    mineDetail: (memberCouponId, options) => api.coupon.mineDetail({ memberCouponId }, options),
  };
}
