import { boxesPerDayMax, boxesPerOrderMax, boxFenPerDayMax } from '@yunyou/contract';
import { dayOf, instantOf } from '../../clock';
import { refuse } from '../../http/refusal';

/** Boxes of a member in orders of a day that are not closed unpaid, and what they cost. */
export interface BoughtBoxes {
  boxes: number;
  fen: number;
}

/** When today began, Beijing time. */
export const dayStart = (nowMs: number): number => instantOf(dayOf(nowMs));

/** Boxes at a price that a member can buy now: within the limits of an order and of today. */
export function canBuy({ boxes, fen }: BoughtBoxes, priceFen: number): number {
  const affordable = Math.floor((boxFenPerDayMax - fen) / priceFen);
  return Math.max(0, Math.min(boxesPerOrderMax, boxesPerDayMax - boxes, affordable));
}

/** Refuses more boxes than an order can have, or than are left of today. */
export function expectWithinLimits(
  bought: BoughtBoxes,
  { quantity, priceFen }: { quantity: number; priceFen: number },
  index: number,
): void {
  const fields = [{ field: `lines.${index}.quantity`, reason: 'refused' }];
  if (quantity > boxesPerOrderMax)
    throw refuse('amountOutOfRange', { fields, detail: { min: 1, max: boxesPerOrderMax } });
  const left = canBuy(bought, priceFen);
  if (quantity > left) throw refuse('boxLimitToday', { fields, detail: { left } });
}
