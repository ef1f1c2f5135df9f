import type {
  AddOn,
  Coupon,
  FreightCoupon,
  FreightTables,
  FullReduction,
  Offer,
  PriceLine,
  Promotion,
  Reduction,
} from './input';
import { type Parcel, parcelsOf } from './parcels';
import { covers } from './scope';
import { countChecks, type Work } from './work';

/** The request made ready: offers sorted by step, and everything that is the same for every combination. */
export interface Cart {
  lines: readonly PriceLine[];
  orderKeys: readonly string[];
  /** Line indexes by order. */
  orderLines: ReadonlyMap<string, readonly number[]>;
  promotions: readonly Promotion[];
  fullReductions: readonly FullReduction[];
  reductions: readonly Reduction[];
  coupons: readonly Coupon[];
  freightCoupons: readonly FreightCoupon[];
  addOns: readonly AddOn[];
  /** Activities that exclude coupons and may be left out for that. */
  exclusives: readonly string[];
  /** Line indexes in the scope of each offer. */
  covered: ReadonlyMap<string, readonly number[]>;
  /** Place of each coupon when the one that ends earlier goes first. */
  ranks: ReadonlyMap<string, number>;
  /** What travels together, by order; null while no address is known. */
  parcels: ReadonlyMap<string, readonly Parcel[]> | null;
  freeFromFen: Readonly<Record<string, number>>;
  /** Every plan that is priced is counted here. */
  work: Work;
}

/** Sorts the offers and reads scopes and freight rules once. Throws a RangeError when an amount is not a whole number. */
export function prepare(
  lines: readonly PriceLine[],
  offers: readonly Offer[],
  freight: FreightTables | undefined,
  work: Work,
): Cart {
  for (const line of lines) checkLine(line);
  countChecks(work, lines.length * offers.length);
  const orderLines = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const known = orderLines.get(line.orderKey);
    if (known) known.push(index);
    else orderLines.set(line.orderKey, [index]);
  });
  const covered = new Map<string, number[]>();
  for (const offer of offers)
    if (offer.type !== 'blocked')
      covered.set(
        offer.id,
        lines.flatMap((line, index) => (covers(line, offer) ? [index] : [])),
      );
  const ofType = <T extends Offer['type']>(type: T) =>
    offers.filter((offer): offer is Extract<Offer, { type: T }> => offer.type === type);
  const activities = [...ofType('promotion'), ...ofType('fullReduction'), ...ofType('reduction')];
  const coupons = ofType('coupon');
  const freightCoupons = ofType('freightCoupon');
  const byEnd = [...coupons, ...freightCoupons].sort(
    (a, b) => compareText(a.lastDay, b.lastDay) || compareIds(a.id, b.id),
  );
  return {
    lines,
    orderKeys: [...orderLines.keys()],
    orderLines,
    promotions: ofType('promotion'),
    fullReductions: ofType('fullReduction'),
    reductions: ofType('reduction'),
    coupons,
    freightCoupons,
    addOns: ofType('addOn'),
    exclusives: activities
      .filter((offer) => offer.couponAllowed === false && covered.get(offer.id)?.length)
      .map((offer) => offer.id),
    covered,
    ranks: new Map(byEnd.map((coupon, rank) => [coupon.id, rank])),
    parcels: freight?.adcode ? parcelsOf(lines, orderLines, freight.templates, freight.adcode) : null,
    freeFromFen: freight?.freeFromFen ?? {},
    work,
  };
}

function checkLine(line: PriceLine): void {
  const amounts = [line.unitPriceFen, line.bundle?.shareFen ?? 0, line.activity?.priceFen ?? 0];
  const counts = [line.quantity, line.bundle?.quantity ?? 1];
  if (amounts.some((fen) => !Number.isSafeInteger(fen) || fen < 0))
    throw new RangeError(`Line ${line.key}: an amount is not a whole number of fen from 0 on.`);
  if (counts.some((count) => !Number.isSafeInteger(count) || count < 1))
    throw new RangeError(`Line ${line.key}: a quantity is not a whole number from 1 on.`);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers in text by their value, everything else by its letters. */
const compareIds = (a: string, b: string): number =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? a.length - b.length || compareText(a, b) : compareText(a, b);
