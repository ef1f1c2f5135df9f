import { type BusinessRule, cartAmountMax } from '@yunyou/contract';
import type { SkuForSale } from './sku-sale-store';

/** Why an option can't be bought at all now; null when it can. */
export function whyNotForSale(
  sku: Pick<SkuForSale, 'shopState' | 'onSale' | 'onSaleFromMs' | 'onSaleToMs' | 'enabled'>,
  nowMs: number,
): Extract<BusinessRule, 'shopClosed' | 'notOnSale' | 'skuGone'> | null {
  if (sku.shopState !== 'open') return 'shopClosed';
  if (!isOnSale(sku, nowMs)) return 'notOnSale';
  return sku.enabled ? null : 'skuGone';
}

/** On sale now, by its switch and its times. */
export const isOnSale = (
  { onSale, onSaleFromMs, onSaleToMs }: Pick<SkuForSale, 'onSale' | 'onSaleFromMs' | 'onSaleToMs'>,
  nowMs: number,
): boolean => onSale && (onSaleFromMs ?? 0) <= nowMs && nowMs < (onSaleToMs ?? Number.POSITIVE_INFINITY);

/** How many more the member may have by the product's limit; infinite without one. */
export const limitLeft = ({
  limitPerMember,
  limitPeriod,
  bought,
}: Pick<SkuForSale, 'limitPerMember' | 'limitPeriod' | 'bought'>): number => {
  if (limitPerMember === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, limitPeriod === 'order' ? limitPerMember : limitPerMember - bought);
};

/** From how many to how many pieces can be bought now. */
export const buyable = (
  sku: Pick<SkuForSale, 'minPerOrder' | 'left' | 'limitPerMember' | 'limitPeriod' | 'bought'>,
): { min: number; max: number } => ({
  min: sku.minPerOrder,
  max: Math.min(cartAmountMax, sku.left, limitLeft(sku)),
});
