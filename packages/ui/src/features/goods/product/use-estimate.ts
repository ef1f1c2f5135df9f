import type { GoodsEstimate } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** What a choice would cost; undefined while nobody knows. That of another choice is never shown. */
export function useEstimate(
  skuDetailId: string | undefined,
  quantity: number,
  adcode?: string,
): GoodsEstimate | undefined {
  const { catalogue } = useSdk();
  const { locale } = useTexts();
  const key = [skuDetailId, quantity, adcode, locale].join(' ');
  const [known, setKnown] = useState<{ key: string; value: GoodsEstimate }>();
  useEffect(() => {
    if (skuDetailId === undefined) return;
    let current = true;
    // After what is shown: a page that is being hydrated, or the next choice, comes first.
    const timer = setTimeout(() => {
      catalogue.goodsEstimate({ skuDetailId, quantity, ...(adcode && { adcode }) }).then(
        (value) => current && setKnown({ key, value }),
        // Without an estimate the price stands for itself.
        () => undefined,
      );
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [catalogue, skuDetailId, quantity, adcode, key]);
  return known?.key === key ? known.value : undefined;
}
