import { useEffect } from 'react';
import { useSdk, useStateOf } from '../../../shell';

/** Pieces in the cart, loaded when the page is shown; 0 before. */
export function useCartCount(): number {
  const sdk = useSdk();
  useEffect(() => {
    void sdk.cart.loadCount();
  }, [sdk]);
  return useStateOf(sdk.cart.state).count;
}
