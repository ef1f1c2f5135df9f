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
  const open = takersOf(bill, cart, offer);
  if (!isLines(open)) {
    bill.reasons.set(offer.id, open);
    return;
  }
  const indexes = open.filter((index) => inShop(cart.lines[index]?.shopId ?? ''));
  const result = benefitOf(bill, cart, offer, indexes);
  if (typeof result === 'object') bill.reasons.set(offer.id, result);
  else if ('exchange' === offer.benefit.kind)
    takeOff(bill, cart, 'coupon', offer.id, dearest(bill, cart, indexes).indexes, result);
  else takeOff(bill, cart, 'coupon', offer.id, indexes, result);
}

/** Fen that come off these lines, or why nothing does. */
function benefitOf(bill: Bill, cart: Cart, offer: Coupon, indexes: number[]): number | OfferReason {
  if (indexes.length === 0) return { code: 'oneCoupon' };
  const sumFen = sumOf(bill, indexes);
  if (sumFen === 0) return { code: 'nothingLeft' };
  if (sumFen < offer.thresholdFen) return { code: 'belowThreshold', shortFen: offer.thresholdFen - sumFen };
  const { benefit } = offer;
  if (benefit.kind === 'exchange') {
    const offFen = dearest(bill, cart, indexes).pieceFen - benefit.priceFen;
    return offFen > 0 ? offFen : { code: 'savesLess', moreFen: -offFen };
  }
  const offFen =
    benefit.kind === 'amount'
      ? Math.min(benefit.offFen, sumFen)
      : Math.min(percentOf(sumFen, benefit.offPercent), benefit.capFen ?? sumFen);
  return offFen > 0 ? offFen : { code: 'savesLess', moreFen: 0 };
}

/** The line (or bundle) whose piece costs most by now, ties to the earlier one. */
function dearest(bill: Bill, cart: Cart, indexes: number[]): { indexes: number[]; pieceFen: number } {
  let best = { indexes: [] as number[], pieceFen: -1 };
  for (const group of piecesOf(cart.lines, indexes)) {
    const pieceFen = Math.floor(sumOf(bill, group.indexes) / group.pieces);
    if (pieceFen > best.pieceFen) best = { indexes: group.indexes, pieceFen };
  }
  return best;
}
