import { admitted, takesActivity } from '../admission';
import { type Adjuster, sumOf, takeOff } from '../bill';
import type { FullReduction } from '../input';
import { piecesOf } from '../pieces';
import { percentOf } from '../spread';

/** Off from a threshold on: the highest tier reached, or once for every threshold in the sum. */
export const fullReduction: Adjuster = (bill, cart, plan) => {
  for (const offer of cart.fullReductions) {
    if (plan.off.has(offer.id)) continue;
    const open = admitted(bill, cart, offer.id, takesActivity);
    const sumFen = Array.isArray(open) ? sumOf(bill, open) : 0;
    if (!Array.isArray(open) || sumFen === 0) {
      bill.reasons.set(offer.id, Array.isArray(open) ? { code: 'nothingLeft' } : open);
      continue;
    }
    const pieces = piecesOf(cart.lines, open).reduce((sum, group) => sum + group.pieces, 0);
    const { offFen, short } = measure(offer, offer.measure === 'amount' ? sumFen : pieces, sumFen);
    const shortFen = offer.measure === 'amount' ? short : 0;
    const shortPieces = offer.measure === 'pieces' ? short : 0;
    if (short > 0) bill.nearby.push({ offerId: offer.id, shortFen, shortPieces });
    if (offFen > 0) {
      takeOff(bill, cart, 'fullReduction', offer.id, open, offFen);
      if (offer.couponAllowed === false) for (const index of open) bill.noCoupon[index] = offer.id;
    } else if (short > 0) {
      bill.reasons.set(
        offer.id,
        shortFen > 0 ? { code: 'belowThreshold', shortFen } : { code: 'belowPieces', shortPieces },
      );
    } else bill.reasons.set(offer.id, { code: 'savesLess', moreFen: 0 });
  }
};

/** What comes off at this measure, and what is missing for the next advantage (0: there is none). */
function measure(
  { rule }: FullReduction,
  measured: number,
  sumFen: number,
): { offFen: number; short: number } {
  if (rule.kind === 'every') {
    const times = Math.min(Math.floor(measured / rule.threshold), rule.maxTimes);
    const short = times < rule.maxTimes ? rule.threshold * (times + 1) - measured : 0;
    return { offFen: times * rule.offFen, short };
  }
  const tiers = rule.tiers.toSorted((a, b) => a.threshold - b.threshold);
  const reached = tiers.findLast((tier) => tier.threshold <= measured);
  const next = tiers.find((tier) => tier.threshold > measured);
  const offFen = !reached
    ? 0
    : 'fen' in reached.off
      ? reached.off.fen
      : percentOf(sumFen, reached.off.percent);
  return { offFen, short: next ? next.threshold - measured : 0 };
}
