import { isLines, takersOf } from '../admission';
import { type Adjuster, type Bill, sumOf, takeOff } from '../bill';
import type { Cart } from '../cart';
import type { Coupon, OfferReason } from '../input';
import { piecesOf } from '../pieces';
import { percentOf } from '../spread';

/** The plan's coupons: those of shops, then the platform's on shops without one of their own. */
export const coupon: Adjuster = (bill, cart, plan) => {
  for (const own of plan.own.values()) useCoupon(bill, cart, own, () => true);
  if (plan.platform) useCoupon(bill, cart, plan.platform, (shopId) => !plan.own.has(shopId));
};

function useCoupon(bill: Bill, cart: Cart, offer: Coupon, inShop: (shopId: string) => boolean): void {
  const result = couponOff(bill, cart, offer, inShop);
  if (typeof result === 'object') {
    bill.reasons.set(offer.id, result);
    return;
  }
  const open = takersOf(bill, cart, offer);
  const indexes = isLines(open) ? open.filter((index) => inShop(cart.lines[index]?.shopId ?? '')) : [];
  const inside = offer.benefit.kind === 'exchange' ? dearest(bill, cart, indexes).indexes : indexes;
  takeOff(bill, cart, 'coupon', offer.id, inside, result);
}

/** Fen that the coupon takes off in these shops, at least 1, or why nothing; the bill stays as it is. */
export function couponOff(
  bill: Bill,
  cart: Cart,
  offer: Coupon,
  inShop: (shopId: string) => boolean = () => true,
): number | OfferReason {
  const open = takersOf(bill, cart, offer);
  if (!isLines(open)) return open;
  const indexes = open.filter((index) => inShop(cart.lines[index]?.shopId ?? ''));
  if (indexes.length === 0) return { code: 'oneCoupon' };
  return offFrom(offer, sumOf(bill, indexes), () => dearest(bill, cart, indexes).pieceFen);
}

/** Fen that come off lines of this sum, whose dearest piece costs so much, or why nothing does. */
export function offFrom(
  { benefit, thresholdFen }: Coupon,
  sumFen: number,
  dearestFen: () => number,
): number | OfferReason {
  if (sumFen === 0) return { code: 'nothingLeft' };
  if (sumFen < thresholdFen) return { code: 'belowThreshold', shortFen: thresholdFen - sumFen };
  if (benefit.kind === 'exchange') {
    const offFen = dearestFen() - benefit.priceFen;
    return offFen > 0 ? offFen : { code: 'savesLess', moreFen: -offFen };
  }
  const offFen =
    benefit.kind === 'amount'
      ? Math.min(benefit.offFen, sumFen)
      : Math.min(percentOf(sumFen, benefit.offPercent), benefit.capFen ?? sumFen);
  return offFen > 0 ? offFen : { code: 'savesLess', moreFen: 0 };
}

/** The line (or bundle) whose piece costs most by now, ties to the earlier one. */
export function dearest(
  bill: Bill,
  cart: Cart,
  indexes: readonly number[],
): { indexes: number[]; pieceFen: number } {
  let best = { indexes: [] as number[], pieceFen: -1 };
  for (const group of piecesOf(cart.lines, indexes)) {
    const pieceFen = Math.floor(sumOf(bill, group.indexes) / group.pieces);
    if (pieceFen > best.pieceFen) best = { indexes: group.indexes, pieceFen };
  }
  return best;
}
