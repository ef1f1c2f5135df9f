import type {
  Locale,
  NextStep,
  OfferReason,
  Quote,
  QuotedAddOn,
  QuotedCoupon,
  QuotedOrder,
  UnusedOffer,
} from '@yunyou/contract';
import type { OrderKinds } from '../kinds';
import { type OfferReason as EngineReason, nextStep, type OrderFreight } from '../pricing';
import { mergedRows } from './breakdown';
import type { CheckoutPlan, PlanOrder } from './plan';

/** A plan as its buyer sees it. */
export function quoteOf(plan: CheckoutPlan, kinds: OrderKinds, locale: Locale): Quote {
  const { result } = plan.pricing;
  return {
    breakdown: mergedRows(plan.breakdown, locale),
    totalFen: plan.totalFen,
    lines: plan.lines.map(({ planned, paidFen, index }) => ({
      ...kinds.of(planned.kind).describeQuote(planned, paidFen, locale),
      request: index,
      ...(planned.bundle && {
        bundle: {
          seq: planned.bundle.seq,
          productId: planned.bundle.productId,
          name: planned.bundle.name[locale],
          quantity: planned.bundle.quantity,
          refundMode: planned.bundle.refundMode,
        },
      }),
    })),
    orders: plan.orders.map((order) => orderOf(plan, order, locale)),
    savedFen: -result.applied.reduce((sum, { amountFen }) => sum + amountFen, 0),
    coupons: couponsOf(plan, locale),
    addOns: addOnsOf(plan, locale),
    unused: unusedOf(plan, locale),
  };
}

function orderOf(plan: CheckoutPlan, order: PlanOrder, locale: Locale): QuotedOrder {
  const { pricing } = plan;
  const priced = pricing.result.orders.find(({ orderKey }) => orderKey === order.key);
  if (!priced) throw new Error('Every order has a price.');
  const lines = plan.lines.flatMap(({ orderKey }, place) => (orderKey === order.key ? [place] : []));
  const isShipped = lines.some((place) => plan.lines[place]?.planned.freight);
  return {
    supplierId: order.supplierId,
    shopName: pricing.offers.shopNames.get(order.supplierId)?.[locale] ?? '',
    orderType: order.orderType,
    lines,
    goodsFen: priced.goodsFen,
    freight: freightOf(plan, priced.freight, isShipped, locale),
    totalFen: priced.totalFen,
    nextStep: stepOf(plan, order.key),
  };
}

function freightOf(
  plan: CheckoutPlan,
  freight: OrderFreight,
  isShipped: boolean,
  locale: Locale,
): QuotedOrder['freight'] {
  const { state, feeFen, couponFen, paidFen, shortOfFreeFen, undeliverable } = freight;
  // Goods without a template cost nothing to send, and still have to be sent somewhere.
  const isFree = state === 'none' && isShipped;
  return {
    state: isFree ? (plan.deliverTo ? 'free' : 'addressNeeded') : state,
    feeFen,
    couponFen: -couponFen,
    paidFen,
    shortOfFreeFen,
    refused: undeliverable.map(({ lineKeys, reason }) => ({
      lines: lineKeys.map((key) => plan.lines[Number(key)]?.index ?? 0),
      reason: (reason && plan.pricing.offers.freightReasons.get(reason)?.[locale]) ?? '',
    })),
  };
}

/** What a little more would save, for an order of goods. */
export function stepOf({ pricing }: CheckoutPlan, orderKey: string): NextStep | null {
  const { lines, offers, choice, result, work } = pricing;
  const request = { lines, offers: offers.offers, choice, freight: offers.freight, work };
  const step = nextStep(request, result, orderKey);
  if (!step) return null;
  const words = step.offerId === null ? undefined : offers.words.get(step.offerId);
  return {
    addFen: step.addFen,
    addPieces: step.addPieces,
    saveFen: step.saveFen,
    freight: step.offerId === null,
    activeId: words?.kind === 'activity' ? step.offerId : null,
    couponId: words?.coupon?.couponId ?? null,
  };
}

const nameOf = ({ pricing }: CheckoutPlan, offerId: string, locale: Locale): string =>
  pricing.offers.words.get(offerId)?.name[locale] ?? '';

function reasonOf(plan: CheckoutPlan, reason: EngineReason, locale: Locale): OfferReason {
  if (reason.code !== 'notTogether') return reason;
  return { code: reason.code, withName: nameOf(plan, reason.withId, locale) };
}

function couponsOf(plan: CheckoutPlan, locale: Locale): QuotedCoupon[] {
  const { offers, result } = plan.pricing;
  const amounts = new Map<string, number>();
  for (const { offerId, amountFen } of result.applied)
    amounts.set(offerId, amountFen + (amounts.get(offerId) ?? 0));
  const reasons = new Map(result.notApplied.map(({ offerId, reason }) => [offerId, reason]));
  const all = [...offers.words].flatMap(([offerId, { coupon, name, supplierId }]): QuotedCoupon[] => {
    if (!coupon) return [];
    const used = amounts.has(offerId);
    const reason = reasons.get(offerId);
    return [
      {
        memberCouponId: coupon.isClaim ? null : offerId,
        couponId: coupon.couponId,
        couponKind: coupon.couponKind,
        name: name[locale],
        supplierId,
        lastDay: coupon.lastDay,
        used,
        amountFen: -(amounts.get(offerId) ?? 0),
        autoClaim: coupon.isClaim,
        reason: used || !reason ? null : reasonOf(plan, reason, locale),
      },
    ];
  });
  return all.sort((a, b) => Number(b.used) - Number(a.used) || a.lastDay.localeCompare(b.lastDay));
}

function addOnsOf(plan: CheckoutPlan, locale: Locale): QuotedAddOn[] {
  const { offers, result } = plan.pricing;
  return result.addOns.flatMap(({ offerId, reached, shortFen, maxPieces }) => {
    const words = offers.words.get(offerId);
    if (!words) return [];
    return [
      {
        activeId: offerId,
        name: words.name[locale],
        supplierId: words.supplierId,
        reached,
        shortFen,
        maxPieces,
        offers: (words.addOns ?? []).map(({ name, ...thing }) => ({ ...thing, name: name[locale] })),
      },
    ];
  });
}

const unusedOf = (plan: CheckoutPlan, locale: Locale): UnusedOffer[] =>
  plan.pricing.result.notApplied.flatMap(({ offerId, reason }) => {
    const words = plan.pricing.offers.words.get(offerId);
    if (!words) return [];
    return [
      {
        id: words.coupon?.isClaim ? words.coupon.couponId : offerId,
        kind: words.kind,
        name: words.name[locale],
        reason: reasonOf(plan, reason, locale),
      },
    ];
  });
