import { type Address, type ChannelSource, type Contact, checkoutMaxShops } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import {
  byKind,
  type LineRequest,
  type MissedUnits,
  type NumberedRequest,
  type OrderKinds,
  type PlannedBundle,
  type PlannedLine,
} from '../kinds';
import { placeOf } from '../lines';
import { noOffers, type OfferDesk } from '../offers';
import { type CouponChoice, newWork, type PriceLine, price } from '../pricing';
import { breakdownOf } from './breakdown';
import type { CheckoutPlan, PlanLine } from './plan-types';

export type { CheckoutPlan, PlanLine, PlanOrder } from './plan-types';

export interface PlanDeps {
  db: Queries;
  kinds: OrderKinds;
  nowMs: number;
  memberId: string;
  people: readonly Contact[];
  protection: DataProtection;
  /** Channel number. */
  source: number;
  /** Where to ship; null while that is not known. */
  deliverTo?: Address | null;
  /** Default the smallest total. */
  coupons?: CouponChoice;
  autoClaim?: boolean;
}

/** A request line, or the part of a bundle it became. */
interface Wanted extends NumberedRequest {
  bundle?: PlannedBundle;
}

/**
 * Checks and prices a checkout; quote and create take the same way. `complete`: everything an order needs must be there,
 * people and address included; without it a person is still choosing.
 */
export async function planCheckout(
  deps: PlanDeps,
  requested: readonly LineRequest[],
  { complete }: { complete: boolean },
): Promise<CheckoutPlan> {
  const { db, kinds, nowMs, memberId, protection } = deps;
  const people = new Map(deps.people.map((contact) => [contact.memberFrequentContactsId, contact]));
  const context = { db, memberId, nowMs, people, complete, protection };
  const wanted = await expandBundles(deps, requested, complete);
  const planned: PlannedLine[] = [];
  for (const { kind, items } of byKind(kinds, [...wanted.entries()], ([, { request }]) => request.kind)) {
    const own = await kind.plan(
      context,
      items.map(([, one]) => one),
    );
    for (const [place, [position, { bundle }]] of items.entries()) {
      const line = own[place];
      if (line) planned[position] = bundle ? partOf(line, bundle) : line;
    }
  }
  const indexes = wanted.map(({ index }) => index);
  await sellInActivity(deps, wanted, planned);
  refuseMixed(planned, indexes);
  refuseSoldOut(kinds, planned, indexes);
  // Nothing lowers what is paid at the desk; while somebody chooses, they are told so.
  const desk = complete && planned.every(({ payAtDesk }) => payAtDesk) ? noOffers : kinds.offers;
  const plan = await priced(deps, planned, indexes, desk);
  await refuseForeignCoupons(deps, plan);
  if (complete) refuseIncomplete(plan);
  return plan;
}

/** A checkout of lines that cost nothing: no offer takes part. */
export async function planGifts(deps: PlanDeps, planned: readonly PlannedLine[]): Promise<CheckoutPlan> {
  const plan = await priced(deps, planned, [...planned.keys()], noOffers);
  refuseIncomplete(plan);
  return plan;
}

async function expandBundles(
  { db, nowMs, kinds }: PlanDeps,
  requested: readonly LineRequest[],
  complete: boolean,
): Promise<Wanted[]> {
  const numbered = requested.map((request, index) => ({ index, request }));
  const bundles = numbered.filter(({ request }) => request.kind === 'bundle');
  if (bundles.length === 0 || !kinds.bundles) return numbered;
  const expanded = await kinds.bundles.expand({ db, nowMs, complete }, bundles);
  return numbered.flatMap((one): Wanted[] => {
    const place = bundles.indexOf(one);
    if (place < 0) return [one];
    return (expanded[place] ?? []).map((part) => ({ index: one.index, ...part }));
  });
}

/** A line that names an activity is sold by its terms; it stands alone. */
async function sellInActivity(
  { db, kinds, nowMs, memberId, source, protection }: PlanDeps,
  wanted: readonly Wanted[],
  planned: PlannedLine[],
): Promise<void> {
  const named = wanted.find(({ request }) => request.activity);
  const activity = named?.request.activity;
  if (!named || !activity) return;
  const [line] = planned;
  if (!line || wanted.length > 1) {
    throw badInput([{ field: 'lines', reason: 'What is bought in an activity is ordered alone' }]);
  }
  if (line.addOnOf) {
    throw refuse('activityConflict', { fields: [{ field: 'lines.0.addOnOf', reason: 'refused' }] });
  }
  const context = { db, memberId, nowMs, source: source as ChannelSource, protection };
  const sold = await kinds.activities.plan(context, line, activity, named.index);
  const rule = sold.activity?.refundRule;
  planned[0] = (rule && kinds.of(sold.kind).refundedBy?.(sold, rule, nowMs)) || sold;
}

/** A part is sold by the shop of its bundle, at its share of the bundle's price. */
const partOf = (line: PlannedLine, bundle: PlannedBundle): PlannedLine => ({
  ...line,
  supplierId: bundle.supplierId,
  unitPriceFen: Math.floor(bundle.shareFen / line.quantity),
  order: { ...line.order, title: bundle.isAlone ? bundle.name : line.order.title },
  bundle,
});

/** What is paid where it is used, and what is paid now, are two checkouts. */
function refuseMixed(lines: readonly PlannedLine[], indexes: readonly number[]) {
  const place = lines.findIndex(({ payAtDesk }) => Boolean(payAtDesk) !== Boolean(lines[0]?.payAtDesk));
  if (place < 0) return;
  throw refuse('deskMixed', { fields: [{ field: `lines.${indexes[place]}.productId`, reason: 'refused' }] });
}

/** Lines may draw on the same units: what all of them want of a slot must be there. Taking them decides in the end. */
function refuseSoldOut(kinds: OrderKinds, lines: readonly PlannedLine[], indexes: readonly number[]) {
  const wanted = new Map<string, number>();
  for (const [place, line] of lines.entries()) {
    const missed: (MissedUnits & { perUnit: number })[] = [];
    for (const { poolId, slot, perUnit, left } of line.holds) {
      const key = `${poolId} ${slot}`;
      const sum = (wanted.get(key) ?? 0) + perUnit * line.quantity;
      wanted.set(key, sum);
      if (sum > left) missed.push({ poolId, slot, left: Math.max(0, left), perUnit });
    }
    const [first] = missed;
    if (!first) continue;
    const field = { field: `lines.${indexes[place]}.quantity`, reason: 'sold out' };
    const told = kinds.of(line.kind).soldOut?.(missed);
    throw told
      ? told.at(field)
      : refuse('soldOut', {
          fields: [field],
          detail: { available: Math.floor(first.left / first.perUnit), slot: first.slot },
        });
  }
}

async function priced(
  deps: PlanDeps,
  planned: readonly PlannedLine[],
  indexes: readonly number[],
  desk: OfferDesk,
): Promise<CheckoutPlan> {
  const { db, kinds, nowMs, memberId, source, deliverTo = null, autoClaim = false } = deps;
  const typeOf = (line: PlannedLine) => line.bundle?.orderType ?? kinds.of(line.kind).orderType;
  const keyOf = (line: PlannedLine) =>
    `${line.supplierId} ${typeOf(line)}${line.bundle?.isAlone ? ` ${line.bundle.seq}` : ''}`;
  const shops = new Set(planned.map(({ supplierId }) => supplierId));
  if (shops.size > checkoutMaxShops) {
    throw badInput([{ field: 'lines', reason: `Of at most ${checkoutMaxShops} shops at once` }]);
  }
  const offers = await desk.read(
    { db, memberId, nowMs, source, adcode: deliverTo?.adcode ?? null, autoClaim },
    planned,
  );
  const words = new Map(offers.words);
  for (const { activity, supplierId } of planned) {
    // What is sold at no other price is not told to have lowered it, or not.
    if (!activity || activity.isOnlyPrice) continue;
    const { activeId, activeType, name } = activity;
    words.set(activeId, { kind: 'activity', name, supplierId, activeType });
  }
  const choice = deps.coupons ?? { mode: 'auto' };
  const priceLines = planned.map((line, place) => priceLineOf(line, String(place), keyOf(line)));
  const work = newWork();
  const result = price(priceLines, offers.offers, choice, offers.freight, { work });
  const lines = planned.map((line, place): PlanLine => {
    const own = result.lines[place];
    if (!own) throw new Error('Every line has a price.');
    const { orderKey, grossFen, paidFen, adjustments } = own;
    return { planned: line, orderKey, grossFen, paidFen, adjustments, index: indexes[place] ?? place };
  });
  const orders = result.orders.map(({ orderKey, shopId, freight, totalFen }) => {
    const first = planned.find((line) => keyOf(line) === orderKey);
    if (!first) throw new Error('An order has lines.');
    return {
      key: orderKey,
      supplierId: shopId,
      orderType: typeOf(first),
      freightFen: freight.paidFen,
      freightCouponId: freight.couponId,
      totalFen,
    };
  });
  return {
    lines,
    orders,
    breakdown: breakdownOf(lines, result, words),
    totalFen: result.totalFen,
    deliverTo,
    pricing: { lines: priceLines, offers: { ...offers, words }, choice, result, work },
  };
}

/** A line as the price engine sees it; parts of a bundle carry the bundle's own kind and product. */
function priceLineOf(line: PlannedLine, key: string, orderKey: string): PriceLine {
  const { bundle, freight, activity } = line;
  return {
    key,
    orderKey,
    shopId: line.supplierId,
    placeId: placeOf(line),
    kind: bundle ? (bundle.orderType === 0 ? 'goods' : 'service') : line.kind,
    productId: bundle?.productId ?? line.productId,
    variantId: bundle || line.variantId === '' ? null : line.variantId,
    categoryIds: bundle?.categoryIds ?? line.categoryIds,
    unitPriceFen: line.unitPriceFen,
    quantity: line.quantity,
    ...(bundle && {
      bundle: { key: `${bundle.seq}`, quantity: bundle.quantity, shareFen: bundle.shareFen },
    }),
    ...(activity && {
      activity: {
        id: activity.activeId,
        priceFen: activity.priceFen,
        couponAllowed: activity.couponAllowed,
      },
    }),
    ...(line.addOnOf && { addOn: { offerId: line.addOnOf } }),
    ...(freight?.templateId && {
      freight: { templateId: freight.templateId, weightGram: freight.weightGram },
    }),
    ...(line.payAtDesk && { payAtDesk: true }),
  };
}

/** Coupons that nobody knows, or that are somebody else's, are not found. */
async function refuseForeignCoupons(
  { db, kinds, memberId }: PlanDeps,
  { pricing: { result, offers } }: CheckoutPlan,
): Promise<void> {
  const unread = result.refused.map(({ couponId }) => couponId).filter((id) => !offers.words.has(id));
  if (unread.length > 0 && !(await kinds.offers.holds(db, memberId, unread))) throw notFound();
}

/** An order needs an address for what is shipped, one that it is delivered to, and the coupons that were chosen. */
function refuseIncomplete({ lines, deliverTo, pricing: { result, offers } }: CheckoutPlan) {
  if (!deliverTo && lines.some(({ planned }) => planned.freight)) {
    throw refuse('addressNeeded', { fields: [{ field: 'addressId', reason: 'missing' }] });
  }
  const far = result.orders.flatMap(({ freight }) => freight.undeliverable);
  if (far.length > 0) {
    const places = far.flatMap(({ lineKeys }) => lineKeys.map(Number));
    const names = places.flatMap((place) => lines[place]?.planned.title ?? []);
    throw refuse('notDeliverable', {
      fields: places.map((place) => ({ field: `lines.${lines[place]?.index}.productId`, reason: 'refused' })),
      detail: { lines: places.map((place) => lines[place]?.index), names },
    });
  }
  const [refused] = result.refused;
  if (!refused) return;
  const fields = [{ field: 'coupons.memberCouponIds', reason: 'refused' }];
  if (refused.reason.code === 'reserved')
    throw refuse('couponTaken', { fields, detail: { memberCouponIds: [refused.couponId] } });
  throw refuse('couponNotUsable', {
    fields,
    detail: {
      memberCouponId: refused.couponId,
      reasonCode: refused.reason.code,
      names: [offers.words.get(refused.couponId)?.name].filter((name) => name !== undefined),
    },
  });
}

/** Whether a checkout is paid where it is used: all of its lines are, or none. */
export const isAtDesk = ({ lines }: CheckoutPlan): boolean => lines.every(({ planned }) => planned.payAtDesk);
