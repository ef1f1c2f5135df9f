import type { MissedUnits } from '../../core/kinds';
import { refuse } from '../../http/refusal';

/** Pieces are gone: says how many are left of them. */
export const skuSoldOut = (missed: readonly MissedUnits[]) => {
  const left = Math.max(0, Math.min(...missed.map((one) => one.left)));
  return refuse('soldOut', {
    detail: { left, available: left, pools: missed.map(({ poolId }) => poolId) },
    text: { 'zh-Hans': '库存不足，仅剩{left}件', en: 'Only {left} left' },
  });
};
