import { type Adjuster, type Bill, sumOf } from '../bill';
import type { Cart } from '../cart';
import type { Parcel } from '../parcels';
import type { OrderFreight } from '../result';

/** What delivery costs each order, measured on what its lines cost after all discounts. */
export const freight: Adjuster = (bill, cart) => {
  for (const orderKey of cart.orderKeys) bill.freight.set(orderKey, freightOf(bill, cart, orderKey));
};

function freightOf(bill: Bill, cart: Cart, orderKey: string): OrderFreight {
  const indexes = cart.orderLines.get(orderKey) ?? [];
  const without = {
    feeFen: 0,
    couponId: null,
    couponFen: 0,
    paidFen: 0,
    undeliverable: [],
    shortOfFreeFen: null,
  };
  if (!indexes.some((index) => cart.lines[index]?.freight)) return { state: 'none', ...without };
  if (!cart.parcels) return { state: 'addressNeeded', ...without };
  const parcels = cart.parcels.get(orderKey) ?? [];
  const undeliverable = parcels
    .filter((parcel) => !parcel.rule)
    .map((parcel) => ({
      lineKeys: parcel.indexes.map((index) => cart.lines[index]?.key ?? ''),
      reason: parcel.refusal,
    }));
  if (undeliverable.length > 0) return { state: 'notDeliverable', ...without, undeliverable };

  const shopId = cart.lines[indexes[0] ?? -1]?.shopId ?? '';
  const paidOnline = indexes.filter((index) => !cart.lines[index]?.payAtDesk);
  const shopShortFen = (cart.freeFromFen[shopId] ?? Number.POSITIVE_INFINITY) - sumOf(bill, paidOnline);
  const charged = parcels.filter(
    (parcel) => shortOf(bill, parcel, shopShortFen) > 0 && !enoughPieces(parcel),
  );
  const feeFen = together(charged);
  if (feeFen === 0) return { state: 'free', ...without };
  // With several parcels each has to become free; that is told only where the shop's threshold does it.
  const shortFen = Math.max(
    ...charged.map((parcel) =>
      charged.length === 1
        ? shortOf(bill, parcel, shopShortFen)
        : parcel.rule?.neverFree
          ? Number.POSITIVE_INFINITY
          : shopShortFen,
    ),
  );
  const shortOfFreeFen = Number.isFinite(shortFen) ? shortFen : null;
  return { state: 'charged', ...without, feeFen, paidFen: feeFen, shortOfFreeFen };
}

/** Fen that are missing until this parcel is free; none or negative when it is. */
function shortOf(bill: Bill, { rule, indexes }: Parcel, shopShortFen: number): number {
  const ownShortFen = (rule?.freeFromFen ?? Number.POSITIVE_INFINITY) - sumOf(bill, indexes);
  return rule?.neverFree ? ownShortFen : Math.min(ownShortFen, shopShortFen);
}

const enoughPieces = ({ rule, pieces }: Parcel): boolean =>
  pieces >= (rule?.freeFromPieces ?? Number.POSITIVE_INFINITY);

/** The parcel with the highest first fee pays in full, the others at most their steps. */
function together(parcels: readonly Parcel[]): number {
  const [main, ...others] = parcels.toSorted(
    (a, b) =>
      (b.rule?.firstFen ?? 0) - (a.rule?.firstFen ?? 0) ||
      b.feeFen - a.feeFen ||
      (a.templateId < b.templateId ? -1 : 1),
  );
  return others.reduce((sum, one) => sum + Math.min(one.feeFen, one.besideFen), main?.feeFen ?? 0);
}
