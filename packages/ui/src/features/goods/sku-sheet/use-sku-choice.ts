import type { Sku, SkuSpec } from '@yunyou/contract';
import { useState } from 'react';
import {
  type AmountLimits,
  type Chosen,
  choose,
  chosenOf,
  isSellable,
  limitsOf,
  missingOf,
  priceOf,
  type SkuProduct,
  skuOf,
  type ValueState,
  valueState,
} from './sku-choice';

/** The option that is chosen, empty for none yet, and how many of it. */
export interface GoodsChoice {
  skuDetailId: string;
  amount: number;
}

/** How it stands with choosing. */
export interface SkuChoice {
  readonly product: SkuProduct;
  readonly chosen: Chosen;
  /** The option that is chosen; undefined while something is missing. */
  readonly sku: Sku | undefined;
  readonly missing: SkuSpec | undefined;
  readonly amount: number;
  readonly limits: AmountLimits;
  /** The option is chosen and can be bought. */
  readonly canBuy: boolean;
  /** What one piece costs, fen; of several options the least that can be bought. Null where none can. */
  readonly price: { readonly fen: number; readonly originalFen?: number; readonly from: boolean } | null;
  /** Whether a value can be had. */
  readonly stateOf: (specId: string, valueId: string) => ValueState;
  readonly chooseValue: (specId: string, valueId: string) => void;
  readonly chooseAmount: (amount: number) => void;
}

function shownPrice(product: SkuProduct, sku: Sku | undefined): SkuChoice['price'] {
  if (sku) {
    const before = sku.promoFen === null ? sku.marketPriceFen : sku.priceFen;
    return { fen: priceOf(sku), from: false, ...(before !== null && { originalFen: before }) };
  }
  const prices = product.skus.filter((one) => isSellable(one, product)).map(priceOf);
  return prices.length > 0 ? { fen: Math.min(...prices), from: new Set(prices).size > 1 } : null;
}

/** Choosing an option value by value. A whole choice is the page's to keep; half of one lasts as long as the page. */
export function useSkuChoice(
  product: SkuProduct,
  choice: GoodsChoice,
  onChoiceChange: (choice: GoodsChoice) => void,
): SkuChoice {
  const [kept, setKept] = useState(() => ({
    of: choice.skuDetailId,
    chosen: chosenOf(product, choice.skuDetailId),
  }));
  // Another choice came with the address: it counts.
  const chosen =
    kept.of === choice.skuDetailId || choice.skuDetailId === ''
      ? kept.chosen
      : chosenOf(product, choice.skuDetailId);
  const sku = skuOf(product, chosen);
  const limits = limitsOf(product, sku);
  const amount = Math.min(limits.max, Math.max(limits.min, choice.amount));
  return {
    product,
    chosen,
    sku,
    missing: missingOf(product, chosen),
    amount,
    limits,
    canBuy: sku !== undefined && isSellable(sku, product),
    price: shownPrice(product, sku),
    stateOf: (specId, valueId) => valueState(product, chosen, specId, valueId),
    chooseValue(specId, valueId) {
      const next = choose(product, chosen, specId, valueId);
      const skuDetailId = skuOf(product, next)?.skuDetailId ?? '';
      setKept({ of: skuDetailId, chosen: next });
      if (skuDetailId !== choice.skuDetailId) onChoiceChange({ skuDetailId, amount });
    },
    chooseAmount: (next) => onChoiceChange({ skuDetailId: sku?.skuDetailId ?? '', amount: next }),
  };
}
