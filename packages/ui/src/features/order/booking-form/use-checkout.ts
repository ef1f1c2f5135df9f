import { type CheckoutLineOpening, type CheckoutStore, openCheckout } from '@yunyou/sdk/checkout';
import { useEffect, useState } from 'react';
import { useHydrated, useSdk } from '../../../shell';

/**
 * A checkout of these lines while the component is there; whoever buys something else shows another form, by its `key`. A page
 * that a server rendered is hydrated without what was typed before, which comes back right afterwards.
 */
export function useCheckout(lines: readonly CheckoutLineOpening[], { fromCart = false } = {}): CheckoutStore {
  const sdk = useSdk();
  const isHydrated = useHydrated();
  const open = () => ({ checkout: openCheckout(sdk, { lines, fromCart, restore: isHydrated }), isHydrated });
  const [opened, setOpened] = useState(open);
  let { checkout } = opened;
  if (opened.isHydrated !== isHydrated) {
    const next = open();
    setOpened(next);
    checkout = next.checkout;
  }
  useEffect(() => {
    // Starting keeps the draft: an empty one must not take the place of what was typed.
    if (!isHydrated) return;
    checkout.start();
    return checkout.dispose;
  }, [checkout, isHydrated]);
  return checkout;
}
