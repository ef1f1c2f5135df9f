import type { CouponOffer } from '@yunyou/contract';
import { useEffect } from 'react';
import { useToast } from '../../../components/toast';
import { failureText, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { useSubscriptionOffer } from '../../subscription/reminder/use-subscription-offer';

/**
 * Asks what the member has of these coupons, and claims one. A visitor is led to the login; nothing is claimed by itself on
 * the way back. A refusal is told in words, and what the member has is asked anew. Who has claimed one is asked whether they
 * want to hear before it expires.
 */
export function useClaim(coupons: readonly Pick<CouponOffer, 'couponId'>[] = []) {
  const sdk = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { show } = useToast();
  const offer = useSubscriptionOffer();
  const ids = coupons.map(({ couponId }) => couponId).join(' ');
  useEffect(() => {
    if (token === undefined || ids === '') return;
    // What is asked at a time is bounded.
    const all = ids.split(' ');
    for (let from = 0; from < all.length; from += 50) void sdk.coupons.load(all.slice(from, from + 50));
  }, [sdk, token, ids]);

  return async (couponId: string): Promise<boolean> => {
    if (token === undefined) {
      sdk.navigation.leadToLogin();
      return false;
    }
    try {
      const { memberCouponId } = await sdk.coupons.claim(couponId, { silent: true });
      show(texts.t('coupon.claimDone'), { kind: 'success' });
      void offer('couponClaimed', { voucherId: memberCouponId });
      return true;
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
      void sdk.coupons.load([couponId]);
      return false;
    }
  };
}
