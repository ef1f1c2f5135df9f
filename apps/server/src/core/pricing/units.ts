import { percentOf } from './spread';

/** What each unit of a line was paid with, fen: unit i of q has `floor((i+1)P/q) − floor(iP/q)`, so all add up to P. */
export function unitAmounts(paidFen: number, quantity: number): number[] {
  const upTo = (count: number) => (paidFen * count - ((paidFen * count) % quantity)) / quantity;
  return Array.from({ length: quantity }, (_, index) => upTo(index + 1) - upTo(index));
}

/** Fee in fen for giving one unit back: `percent` of it, rounded half up, never above the unit. */
export function feeOf(unitFen: number, percent: number): number {
  return Math.min(unitFen, percentOf(unitFen, percent));
}
