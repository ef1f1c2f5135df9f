import { type Adjuster, sumOf, takeOff } from '../bill';
import { piecesOf } from '../pieces';

/** The unit price becomes the activity's, unless the normal price is lower that day. */
export const activityPrice: Adjuster = (bill, cart) => {
  const indexes = cart.lines.flatMap((line, index) => (line.activity ? [index] : []));
  for (const group of piecesOf(cart.lines, indexes)) {
    const line = cart.lines[group.indexes[0] ?? -1];
    if (!line?.activity) continue;
    const { id, priceFen } = line.activity;
    const savedFen = sumOf(bill, group.indexes) - priceFen * group.pieces;
    if (line.payAtDesk) bill.reasons.set(id, { code: 'payAtDesk' });
    else if (savedFen > 0) takeOff(bill, cart, 'activity', id, group.indexes, savedFen);
    else bill.reasons.set(id, { code: 'savesLess', moreFen: -savedFen });
  }
};
