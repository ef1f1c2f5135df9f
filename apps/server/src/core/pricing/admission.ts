import type { Bill } from './bill';
import type { Cart } from './cart';
import type { OfferReason } from './input';

/** Says why a line does not take an offer, or null when it does. */
export type Refuses = (bill: Bill, cart: Cart, index: number) => OfferReason | null;

/** The lines in scope that take the offer, or the one reason why none does. */
export function admitted(bill: Bill, cart: Cart, offerId: string, refuses: Refuses): number[] | OfferReason {
  const covered = cart.covered.get(offerId) ?? [];
  const reasons: OfferReason[] = [];
  const open = covered.filter((index) => {
    const reason = refuses(bill, cart, index);
    if (reason) reasons.push(reason);
    return !reason;
  });
  if (open.length > 0) return open;
  // Of several reasons the one that no other choice would lift comes first.
  for (const code of ['activityPrice', 'payAtDesk'] as const)
    if (reasons.some((reason) => reason.code === code)) return { code };
  return reasons[0] ?? { code: 'notInScope' };
}

/** Add-on thresholds count every line but add-on lines and those paid at the desk. */
export const countsForAddOn: Refuses = (_bill, cart, index) => {
  const line = cart.lines[index];
  if (line?.payAtDesk) return { code: 'payAtDesk' };
  return line?.addOn ? { code: 'notTogether', withId: line.addOn.offerId } : null;
};

/** Promotion, full reduction and reduction leave lines at an activity price alone. */
export const takesActivity: Refuses = (bill, cart, index) =>
  countsForAddOn(bill, cart, index) ?? (cart.lines[index]?.activity ? { code: 'activityPrice' } : null);

/** The lines that take a coupon, or why none does: it needs the activity's leave, and at an activity price its own. */
export function takersOf(
  bill: Bill,
  cart: Cart,
  coupon: { id: string; withActivityPrice: boolean },
): readonly number[] | OfferReason {
  const known = bill.takers.get(coupon.id);
  if (known) return known;
  const takers = admitted(bill, cart, coupon.id, (_bill, _cart, index) => {
    const refused = countsForAddOn(bill, cart, index);
    if (refused) return refused;
    const activity = cart.lines[index]?.activity;
    if (activity && (activity.couponAllowed === false || !coupon.withActivityPrice))
      return { code: 'activityPrice' };
    const exclusive = bill.noCoupon[index];
    return exclusive ? { code: 'notTogether', withId: exclusive } : null;
  });
  bill.takers.set(coupon.id, takers);
  return takers;
}

/** Tells a list of lines from a reason. */
export const isLines = (found: readonly number[] | OfferReason): found is readonly number[] =>
  !('code' in found);
