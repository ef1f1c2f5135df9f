import type { Sku } from '@yunyou/contract';
import { useState } from 'react';
import { useLazySheet } from '../../../shell';
import {
  type GoodsChoice,
  isSellable,
  loadSkuSheet,
  type SkuChoice,
  type SkuPurpose,
  useSkuChoice,
} from '../sku-sheet';
import type { NotSold, ProductInfo } from './product-info';

/** Why a product cannot be bought now; undefined when it can. */
export function notSoldOf(product: ProductInfo): NotSold | undefined {
  if (!product.onSale) return 'offSale';
  if (product.shop.openState !== 'open') return 'paused';
  return product.skus.some((sku) => isSellable(sku, product)) ? undefined : 'soldOut';
}

/** The choice on a product's page, and the sheet it is made in. */
export function useBuying(
  product: ProductInfo,
  given: GoodsChoice,
  onChoiceChange: (choice: GoodsChoice) => void,
) {
  const choice: SkuChoice = useSkuChoice(product, given, onChoiceChange);
  const { Sheet, open, setOpen } = useLazySheet(loadSkuSheet);
  const [purpose, setPurpose] = useState<SkuPurpose>('choose');
  const ask = (why: SkuPurpose) => {
    setPurpose(why);
    setOpen(true);
  };
  return {
    choice,
    Sheet,
    open,
    setOpen,
    purpose,
    ask,
    /** Acts on a whole choice; asks for what is missing otherwise. */
    with: (why: SkuPurpose, act: (sku: Sku, amount: number) => unknown) => (): unknown => {
      const { sku, amount } = choice;
      return sku && isSellable(sku, product) ? act(sku, amount) : ask(why);
    },
  };
}
