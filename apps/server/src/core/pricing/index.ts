export type {
  AddOn,
  BlockedOffer,
  Coupon,
  CouponChoice,
  FreightCoupon,
  FreightFee,
  FreightTables,
  FreightTemplate,
  FullReduction,
  Offer,
  OfferReason,
  PriceLine,
  Promotion,
  Reduction,
  Scope,
  TierOff,
} from './input';
export { type NextStep, nextStep } from './next-step';
export { freightRuleFor } from './parcels';
export { price } from './price';
export type {
  AddOnState,
  LineAdjustment,
  LineStep,
  Nearby,
  OrderFreight,
  PricedLine,
  PricedOrder,
  PriceResult,
  PriceStep,
} from './result';
export { covers, type ScopedLine } from './scope';
export { isScopeFitting } from './scope-limits';
export { percentOf, spread, spreadByWeight } from './spread';
export { feeOf, unitAmounts } from './units';
export { newWork, planLimit, type Work } from './work';
