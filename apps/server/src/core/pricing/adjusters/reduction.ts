import { admitted, takesActivity } from '../admission';
import { type Adjuster, sumOf, takeOff } from '../bill';
import { piecesOf } from '../pieces';

/** Off without a threshold: from each piece, no line below zero, or once for the lines in scope. */
export const reduction: Adjuster = (bill, cart, plan) => {
  for (const offer of cart.reductions) {
    if (plan.off.has(offer.id)) continue;
    const open = admitted(bill, cart, offer.id, takesActivity);
    if (!Array.isArray(open) || sumOf(bill, open) === 0) {
      bill.reasons.set(offer.id, Array.isArray(open) ? { code: 'nothingLeft' } : open);
      continue;
    }
    const { kind, offFen } = offer.rule;
    if (kind === 'perOrder') takeOff(bill, cart, 'reduction', offer.id, open, offFen);
    else
      for (const { indexes, pieces } of piecesOf(cart.lines, open))
        takeOff(bill, cart, 'reduction', offer.id, indexes, offFen * pieces);
    if (offer.couponAllowed === false) for (const index of open) bill.noCoupon[index] = offer.id;
  }
};
