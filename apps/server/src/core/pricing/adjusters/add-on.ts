import { admitted, countsForAddOn } from '../admission';
import { type Adjuster, sumOf, takeOff } from '../bill';
import { savingsOf } from './unit-prices';

/** Add-on lines get their price once the scope reached the threshold; else they keep the normal one. */
export const addOn: Adjuster = (bill, cart) => {
  for (const offer of cart.addOns) {
    const { id: offerId, maxPieces } = offer;
    const open = admitted(bill, cart, offerId, countsForAddOn);
    if (!Array.isArray(open)) {
      bill.reasons.set(offerId, open);
      continue;
    }
    const shortFen = Math.max(0, offer.thresholdFen - sumOf(bill, open));
    bill.addOns.push({ offerId, reached: shortFen === 0, shortFen, maxPieces });
    if (shortFen > 0) {
      bill.reasons.set(offerId, { code: 'belowThreshold', shortFen });
      continue;
    }
    const picked = cart.lines.flatMap((line, index) =>
      line.addOn?.offerId === offerId && !line.payAtDesk && [null, line.shopId].includes(offer.shopId)
        ? [index]
        : [],
    );
    const prices = offer.prices.map((price) => ({ variantId: price.variantId, fen: price.addOnFen }));
    const taken = new Map<string, number>();
    for (const saving of savingsOf(bill, cart, picked, prices)) {
      const before = taken.get(saving.orderKey) ?? 0;
      const pieces = Math.min(saving.pieces, maxPieces - before);
      if (saving.eachFen <= 0 || pieces <= 0) continue;
      taken.set(saving.orderKey, before + pieces);
      takeOff(bill, cart, 'addOn', offerId, saving.indexes, saving.eachFen * pieces);
    }
    if (!bill.used.has(offerId)) bill.reasons.set(offerId, { code: 'open' });
  }
};
