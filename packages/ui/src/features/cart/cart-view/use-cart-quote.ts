import type { CartItem, Quote } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';

/** A pause in choosing after which the price is asked for. */
const PAUSE_MS = 300;

/** What the chosen items come to, by the server's word. */
export interface CartPrice {
  quote: Quote | undefined;
  error: unknown;
  loading: boolean;
}

const NOTHING: CartPrice = { quote: undefined, error: undefined, loading: false };

/** The price of these items with the best offers; the last choice wins. Asked for after a pause in choosing. */
export function useCartQuote(items: readonly CartItem[], tries: number): CartPrice {
  const sdk = useSdk();
  const [price, setPrice] = useState<CartPrice>(NOTHING);
  const about = JSON.stringify(
    items.map(({ productId, skuDetailId, amount, isBundle }) => ({
      kind: isBundle ? 'bundle' : 'goods',
      productId,
      skuDetailId,
      quantity: amount,
    })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again for the same.
  useEffect(() => {
    const lines = JSON.parse(about);
    if (lines.length === 0) {
      setPrice(NOTHING);
      return;
    }
    let isLast = true;
    setPrice((before) => ({ ...before, loading: true }));
    const timer = setTimeout(async () => {
      try {
        const address = await sdk.addresses.getDefault({ silent: true }).catch(() => null);
        const addressId = address && !address.outdated ? { addressId: address.id } : {};
        const quote = await sdk.orders.quote({ lines, autoClaim: true, ...addressId }, { silent: true });
        if (isLast) setPrice({ quote, error: undefined, loading: false });
      } catch (error) {
        if (isLast) setPrice({ quote: undefined, error, loading: false });
      }
    }, PAUSE_MS);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [sdk, about, tries]);
  return price;
}
