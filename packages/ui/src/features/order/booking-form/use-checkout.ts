import { type CheckoutLineOpening, type CheckoutStore, openCheckout } from '@yunyou/sdk/checkout';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';

/**
 * A checkout of these lines while the component is there. Opened once: whoever buys something else shows another form, by its
 * `key`.
 */
export function useCheckout(lines: readonly CheckoutLineOpening[], { fromCart = false } = {}): CheckoutStore {
  const sdk = useSdk();
  const [checkout] = useState(() => openCheckout(sdk, { lines, fromCart }));
  useEffect(() => {
    checkout.start();
    return checkout.dispose;
  }, [checkout]);
  return checkout;
}
