import type {
  AddOn,
  Coupon,
  FreightCoupon,
  FreightFee,
  FreightTables,
  FullReduction,
  Offer,
  OfferReason,
  PriceLine,
  PriceResult,
  Promotion,
  Reduction,
  Scope,
} from '../../src/core/pricing';

/** Lines and offers for tests, in few words. Every shop has one order, named like it. */

export const everything: Scope = { kind: 'all' };
export const products = (...ids: string[]): Scope => ({ kind: 'products', ids });

export function line(key: string, unitPriceFen: number, more: Partial<PriceLine> = {}): PriceLine {
  const shopId = more.shopId ?? 's1';
  return {
    key,
    orderKey: shopId,
    shopId,
    kind: 'goods',
    productId: key,
    variantId: null,
    unitPriceFen,
    quantity: 1,
    ...more,
  };
}

type More<T> = Partial<Omit<T, 'type'>>;

const base = { shopId: null, scope: everything };
const couponBase = { ...base, thresholdFen: 0, withActivityPrice: false, lastDay: '2026-12-31' };

export const amountOff = (id: string, offFen: number, more: More<Coupon> = {}): Coupon => ({
  type: 'coupon',
  id,
  ...couponBase,
  benefit: { kind: 'amount', offFen },
  ...more,
});
export const percentOff = (
  id: string,
  offPercent: number,
  capFen: number | null = null,
  more: More<Coupon> = {},
): Coupon => ({ ...amountOff(id, 0, more), benefit: { kind: 'percent', offPercent, capFen } });
export const exchange = (id: string, priceFen: number, more: More<Coupon> = {}): Coupon => ({
  ...amountOff(id, 0, more),
  benefit: { kind: 'exchange', priceFen },
});
export const freightOff = (
  id: string,
  offFen: number | null,
  more: More<FreightCoupon> = {},
): FreightCoupon => ({
  type: 'freightCoupon',
  id,
  ...couponBase,
  offFen,
  ...more,
});
export const tiers = (
  id: string,
  steps: readonly (readonly [threshold: number, offFen: number])[],
  more: More<FullReduction> = {},
): FullReduction => ({
  type: 'fullReduction',
  id,
  ...base,
  measure: 'amount',
  rule: { kind: 'tiers', tiers: steps.map(([threshold, fen]) => ({ threshold, off: { fen } })) },
  ...more,
});
export const piecesPercent = (id: string, pieces: number, percent: number, more: More<FullReduction> = {}) =>
  tiers(id, [], {
    measure: 'pieces',
    rule: { kind: 'tiers', tiers: [{ threshold: pieces, off: { percent } }] },
    ...more,
  });
export const every = (
  id: string,
  threshold: number,
  offFen: number,
  maxTimes: number,
  more: More<FullReduction> = {},
) => tiers(id, [], { rule: { kind: 'every', threshold, offFen, maxTimes }, ...more });
export const perPiece = (id: string, offFen: number, more: More<Reduction> = {}): Reduction => ({
  type: 'reduction',
  id,
  ...base,
  rule: { kind: 'perPiece', offFen },
  ...more,
});
export const perOrder = (id: string, offFen: number, more: More<Reduction> = {}): Reduction => ({
  ...perPiece(id, 0, more),
  rule: { kind: 'perOrder', offFen },
});
export const promo = (id: string, prices: Record<string, number>, more: More<Promotion> = {}): Promotion => ({
  type: 'promotion',
  id,
  ...base,
  prices: Object.entries(prices).map(([variantId, promoFen]) => ({ variantId, promoFen })),
  piecesPerOrder: null,
  ...more,
});
export const addOnOffer = (
  id: string,
  thresholdFen: number,
  prices: Record<string, number>,
  more: More<AddOn> = {},
): AddOn => ({
  type: 'addOn',
  id,
  ...base,
  thresholdFen,
  prices: Object.entries(prices).map(([variantId, addOnFen]) => ({ variantId, addOnFen })),
  maxPieces: 5,
  ...more,
});
export const blocked = (id: string, reason: OfferReason): Offer => ({ type: 'blocked', id, reason });

export const fee = (more: Partial<FreightFee> = {}): FreightFee => ({
  firstAmount: 1,
  firstFen: 0,
  stepAmount: 1,
  stepFen: 0,
  freeFromFen: null,
  freeFromPieces: null,
  neverFree: false,
  ...more,
});

/** One template for each name, delivering everywhere; `g…` charges by weight, all others by piece. */
export const tables = (
  fees: Record<string, Partial<FreightFee>>,
  freeFromFen: Record<string, number> = {},
): FreightTables => ({
  adcode: '440304',
  freeFromFen,
  templates: Object.entries(fees).map(([id, more]) => ({
    id,
    chargeBy: id.startsWith('g') ? 'weight' : 'piece',
    rules: [],
    defaultRule: fee(more),
    refused: [],
  })),
});
export const ships = (templateId: string, weightGram = 0): Partial<PriceLine> => ({
  freight: { templateId, weightGram },
});

export const paid = (result: PriceResult): number[] => result.lines.map((one) => one.paidFen);
/** What one source took off each line, as positive fen. */
export const shares = (result: PriceResult, sourceId: string): number[] =>
  result.lines.map(({ adjustments }) =>
    adjustments.reduce((sum, row) => (row.sourceId === sourceId ? sum - row.amountFen : sum), 0),
  );
export const reasonOf = (result: PriceResult, offerId: string): OfferReason | undefined =>
  result.notApplied.find((one) => one.offerId === offerId)?.reason;
export const appliedIds = (result: PriceResult): string[] => result.applied.map((one) => one.offerId).sort();
