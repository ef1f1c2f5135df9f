import { grossOf } from './bill';
import { type Cart, prepare } from './cart';
import { chooseBest, type Search } from './choose-best';
import { whyLeftOut, whyNotCoupon, whyNotFreightCoupon } from './explain';
import type { CouponChoice, FreightTables, Offer, OfferReason, PriceLine } from './input';
import type { Outcome } from './outcome';
import type { LineStep, PricedOrder, PriceResult } from './result';
import { useChosen } from './use-chosen';
import { newWork, type Work } from './work';

interface Asked {
  /** Of these offers it is told what keeps them out, not what they would cost; default all, and both. */
  told?: ReadonlySet<string>;
  /** What pricing may cost, and where it is counted. */
  work?: Work;
}

/**
 * Prices lines with every offer that could apply: activity price, promotion, full reduction, reduction, coupon, add-on,
 * freight, freight coupon, each on what the steps before left. Amounts are integer fen; no database and no clock.
 * Without `freight` no address is known. Beyond a count of priced plans the best choice is looked for by size, and
 * `exhaustive` is false. Throws a RangeError on amounts or quantities that are not whole numbers.
 */
export function price(
  lines: readonly PriceLine[],
  offers: readonly Offer[],
  choice: CouponChoice,
  freight?: FreightTables,
  { told, work = newWork() }: Asked = {},
): PriceResult {
  const cart = prepare(lines, offers, freight, work);
  const blocked = new Map(
    offers.flatMap((offer) => (offer.type === 'blocked' ? [[offer.id, offer.reason] as const] : [])),
  );
  if (choice.mode === 'auto') {
    const search = chooseBest(cart, { isExplained: told === undefined });
    return answer(cart, toldOf(offers, told), search.best, {
      search,
      refused: [],
      exhaustive: search.exhaustive,
    });
  }
  const chosen = useChosen(cart, choice.mode === 'chosen' ? choice.couponIds : [], blocked);
  return answer(cart, toldOf(offers, told), chosen.outcome, { search: null, ...chosen });
}

const toldOf = (offers: readonly Offer[], told?: ReadonlySet<string>): readonly Offer[] =>
  told ? offers.filter(({ id }) => told.has(id)) : offers;

interface Found extends Pick<PriceResult, 'refused' | 'exhaustive'> {
  search: Search | null;
}

function answer(cart: Cart, offers: readonly Offer[], outcome: Outcome, found: Found): PriceResult {
  const { bill } = outcome;
  const orders = cart.orderKeys.map((orderKey) => orderOf(cart, outcome, orderKey));
  return {
    lines: cart.lines.map((line, index) => ({
      key: line.key,
      orderKey: line.orderKey,
      grossFen: grossOf(line),
      adjustments: bill.rows.filter((row) => row.lineKey === line.key),
      paidFen: bill.amounts[index] ?? 0,
    })),
    orders,
    totalFen: outcome.totalFen,
    applied: appliedOf(outcome),
    notApplied: notAppliedOf(cart, offers, outcome, found),
    refused: found.refused,
    addOns: bill.addOns,
    nearby: bill.nearby,
    exhaustive: found.exhaustive,
  };
}

function orderOf(cart: Cart, { bill }: Outcome, orderKey: string): PricedOrder {
  const indexes = cart.orderLines.get(orderKey) ?? [];
  const goodsFen = indexes.reduce((sum, index) => sum + (bill.amounts[index] ?? 0), 0);
  const freight = bill.freight.get(orderKey);
  if (!freight) throw new Error(`Order ${orderKey} has no freight.`);
  return {
    orderKey,
    shopId: cart.lines[indexes[0] ?? -1]?.shopId ?? '',
    grossFen: indexes.reduce((sum, index) => sum + (cart.lines[index] ? grossOf(cart.lines[index]) : 0), 0),
    goodsFen,
    freight,
    totalFen: goodsFen + freight.paidFen,
  };
}

function appliedOf({ bill }: Outcome): PriceResult['applied'] {
  const sums = new Map<string, { offerId: string; step: LineStep | 'freight'; amountFen: number }>();
  for (const { sourceId: offerId, step, amountFen } of bill.rows) {
    const key = `${step} ${offerId}`;
    sums.set(key, { offerId, step, amountFen: amountFen + (sums.get(key)?.amountFen ?? 0) });
  }
  for (const { couponId, couponFen } of bill.freight.values())
    if (couponId)
      sums.set(`freight ${couponId}`, { offerId: couponId, step: 'freight', amountFen: couponFen });
  return [...sums.values()];
}

function notAppliedOf(
  cart: Cart,
  offers: readonly Offer[],
  outcome: Outcome,
  { search, refused }: Found,
): PriceResult['notApplied'] {
  const { bill, plan } = outcome;
  const reasonOf = (offer: Offer): OfferReason => {
    const told = refused.find(({ couponId }) => couponId === offer.id)?.reason;
    if (told) return told;
    if (offer.type === 'blocked') return offer.reason;
    if (offer.type === 'coupon') return whyNotCoupon(cart, outcome, offer, search);
    if (offer.type === 'freightCoupon') return whyNotFreightCoupon(cart, outcome, offer, search !== null);
    if (plan.off.has(offer.id)) return whyLeftOut(cart, outcome, offer.id);
    return bill.reasons.get(offer.id) ?? { code: 'notInScope' };
  };
  const activities = new Set(cart.lines.flatMap((line) => (line.activity ? [line.activity.id] : [])));
  return [
    ...[...activities].flatMap((offerId) => {
      const reason = bill.used.has(offerId) ? undefined : bill.reasons.get(offerId);
      return reason ? [{ offerId, reason }] : [];
    }),
    ...offers.flatMap((offer) =>
      bill.used.has(offer.id) ? [] : [{ offerId: offer.id, reason: reasonOf(offer) }],
    ),
  ];
}
