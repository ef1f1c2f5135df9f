import { type CartItemState, cartAmountMax, fewLeft } from '@yunyou/contract';
import { type Refusal, refuse } from '../../http/refusal';
import type { SellingSku } from './sku-store';

/** Pieces of an option that can be bought in one order now. */
export function boundsOf(sku: SellingSku): { min: number; max: number } {
  const { limitPerMember, minPerOrder, left } = sku;
  const allowed = limitPerMember === null ? cartAmountMax : Math.max(0, limitPerMember - sku.bought);
  return { min: minPerOrder, max: Math.min(cartAmountMax, left, allowed) };
}

/** Whether so many pieces of an option can be bought as it stands. */
export function stateOf(sku: SellingSku, amount: number): CartItemState {
  if (sku.shopState !== 'open') return 'shopClosed';
  if (!sku.onSale) return 'offSale';
  if (!sku.enabled) return 'skuGone';
  if (sku.left < sku.minPerOrder) return 'soldOut';
  return amount > boundsOf(sku).max ? 'notEnough' : 'ok';
}

/** Why an option cannot be bought at all, or null when it can. */
export function whyNotSold(sku: SellingSku): Refusal | null {
  const field = (reason: string) => ({ fields: [{ field: 'skuDetailId', reason }] });
  switch (stateOf(sku, 0)) {
    case 'shopClosed':
      return refuse('shopClosed', field('shop closed'));
    case 'offSale':
      return refuse('notOnSale', { ...field('not on sale'), text: goneText });
    case 'skuGone':
      return refuse('skuGone', field('gone'));
    case 'soldOut':
      return tooFew(sku.skuId, sku.left);
    default:
      return null;
  }
}

const goneText = { 'zh-Hans': '该商品已下架', en: 'No longer on sale' };

/** Fewer pieces are left than were wanted. */
export const tooFew = (skuDetailId: string, left: number): Refusal =>
  refuse('soldOut', {
    text: { 'zh-Hans': '库存不足，仅剩{left}件', en: 'Only {left} left' },
    detail: { skuDetailId, left },
  });

/** Pieces left as pages say it: null when there are plenty. */
export const saidLeft = (left: number): number | null => (left < fewLeft ? left : null);

/** One piece as it costs now. */
export const unitFen = ({ priceFen, promotion }: Pick<SellingSku, 'priceFen' | 'promotion'>): number =>
  promotion?.promoFen ?? priceFen;
