import { admitted, type Refuses, takesActivity } from '../admission';
import { type Adjuster, takeOff } from '../bill';
import { savingsOf } from './unit-prices';

/** The unit price becomes the promotion's; pieces beyond the limit of an order keep theirs. */
export const promotion: Adjuster = (bill, cart, plan) => {
  for (const offer of cart.promotions) {
    if (plan.off.has(offer.id)) continue;
    const open = admitted(bill, cart, offer.id, takesPromotion);
    if (!Array.isArray(open)) {
      bill.reasons.set(offer.id, open);
      continue;
    }
    const prices = offer.prices.map((price) => ({ variantId: price.variantId, fen: price.promoFen }));
    const savings = savingsOf(bill, cart, open, prices);
    const taken = new Map<string, number>();
    for (const saving of savings) {
      const limitKey = JSON.stringify([saving.orderKey, saving.variantId]);
      const before = taken.get(limitKey) ?? 0;
      const pieces = Math.min(saving.pieces, (offer.piecesPerOrder ?? Number.POSITIVE_INFINITY) - before);
      if (saving.eachFen <= 0 || pieces <= 0) continue;
      taken.set(limitKey, before + pieces);
      takeOff(bill, cart, 'promotion', offer.id, saving.indexes, saving.eachFen * pieces);
      for (const index of saving.indexes) {
        bill.promotedBy[index] = offer.id;
        if (offer.couponAllowed === false) bill.noCoupon[index] = offer.id;
      }
    }
    if (bill.used.has(offer.id)) continue;
    const moreFen = savings.reduce((sum, saving) => sum - saving.eachFen * saving.pieces, 0);
    bill.reasons.set(offer.id, savings.length > 0 ? { code: 'savesLess', moreFen } : { code: 'notInScope' });
  }
};

const takesPromotion: Refuses = (bill, cart, index) => {
  const other = bill.promotedBy[index];
  return takesActivity(bill, cart, index) ?? (other ? { code: 'notTogether', withId: other } : null);
};
