/** What the price engine is given. Money is integer fen, percentages are what is taken off (12 is 12% off). */

/** One thing that is bought. Lines of one shop share an `orderKey`. */
export interface PriceLine {
  /** Names the line in the answer; unique in the request. */
  key: string;
  orderKey: string;
  shopId: string;
  /** The spot or hotel that it is of: scopes name it as they name shops. */
  placeId?: string | undefined;
  /** What scopes of kind `kinds` name. Parts of a bundle carry the bundle's own kind, product and variant. */
  kind: string;
  productId: string;
  /** SKU, ticket or rate that promotions and add-on offers name; null where the product is the only one. */
  variantId: string | null;
  categoryIds?: readonly string[];
  /** Normal price of one piece, fen. */
  unitPriceFen: number;
  quantity: number;
  /** The line is a part of a bundle; its gross is `shareFen` (see `spreadByWeight`), the bundle counts as `quantity` pieces. */
  bundle?: { key: string; quantity: number; shareFen: number };
  /** A flash sale, group or bargain price of one piece. `couponAllowed` is true by default. */
  activity?: { id: string; priceFen: number; couponAllowed?: boolean };
  /** The line was picked from an add-on offer. */
  addOn?: { offerId: string };
  /** The line is shipped; the weight is that of one piece, in grams. */
  freight?: { templateId: string; weightGram: number };
  /** Paid at the desk: no adjuster touches the line. */
  payAtDesk?: boolean;
}

/** Which lines an offer concerns. `ids` is not read for `all`. */
export interface Scope {
  kind: 'all' | 'kinds' | 'shops' | 'categories' | 'products';
  ids?: readonly string[];
  excludedProductIds?: readonly string[];
}

/** Why an offer did not apply (goods and pricing, 4.6). `open`: it could be used, the buyer left it out or the address is not known. */
export type OfferReason =
  | { code: 'belowThreshold'; shortFen: number }
  | { code: 'belowPieces'; shortPieces: number }
  | { code: 'notStarted'; day?: string }
  | { code: 'notTogether'; withId: string }
  | { code: 'savesLess'; moreFen: number }
  | { code: 'losesFreight'; moreFen: number }
  | { code: 'reserved'; sn?: string }
  | {
      code:
        | 'notInScope'
        | 'ended'
        | 'activityPrice'
        | 'oneCoupon'
        | 'nothingLeft'
        | 'noFreight'
        | 'budgetUsed'
        | 'memberLimit'
        | 'firstOrderOnly'
        | 'channel'
        | 'payAtDesk'
        | 'open';
    };

interface OfferBase {
  /** Activity id, or the member coupon's id for coupons; unique in the request. */
  id: string;
  /** The shop that gives the offer; null for the platform. */
  shopId: string | null;
  scope: Scope;
}

interface ActivityBase extends OfferBase {
  /** False: lines it lowers take no coupon, and the engine takes the better of both. Default true. */
  couponAllowed?: boolean;
}

/** A lower unit price for some variants, for at most `piecesPerOrder` pieces of each variant in an order (null: all). */
export interface Promotion extends ActivityBase {
  type: 'promotion';
  prices: readonly { variantId: string; promoFen: number }[];
  piecesPerOrder: number | null;
}

export type TierOff = { fen: number } | { percent: number };

/** Off from a threshold on, measured in fen or pieces of the scope. */
export interface FullReduction extends ActivityBase {
  type: 'fullReduction';
  measure: 'amount' | 'pieces';
  rule:
    | { kind: 'tiers'; tiers: readonly { threshold: number; off: TierOff }[] }
    | { kind: 'every'; threshold: number; offFen: number; maxTimes: number };
}

/** Off without a threshold: each piece, or once for all lines in scope. */
export interface Reduction extends ActivityBase {
  type: 'reduction';
  rule: { kind: 'perPiece'; offFen: number } | { kind: 'perOrder'; offFen: number };
}

interface CouponBase extends OfferBase {
  thresholdFen: number;
  /** Whether lines at an activity price take it. */
  withActivityPrice: boolean;
  /** Last day of validity, `2026-12-31`; of two equal choices the one that ends earlier is used. */
  lastDay: string;
}

export interface Coupon extends CouponBase {
  type: 'coupon';
  benefit:
    | { kind: 'amount'; offFen: number }
    | { kind: 'percent'; offPercent: number; capFen: number | null }
    | { kind: 'exchange'; priceFen: number };
}

/** Lowers the freight of one order by `offFen`, or to nothing (null). */
export interface FreightCoupon extends CouponBase {
  type: 'freightCoupon';
  offFen: number | null;
}

/** Things at a lower price once the scope's lines cost `thresholdFen`; at most `maxPieces` in an order. */
export interface AddOn extends OfferBase {
  type: 'addOn';
  thresholdFen: number;
  prices: readonly { variantId: string; addOnFen: number }[];
  maxPieces: number;
}

/** An offer whose window, budget, limit or channel already said no: the reason is passed through. */
export interface BlockedOffer {
  type: 'blocked';
  id: string;
  reason: OfferReason;
}

export type Offer = Promotion | FullReduction | Reduction | Coupon | FreightCoupon | AddOn | BlockedOffer;

/** `auto` takes the smallest total, `chosen` exactly the named coupons. */
export type CouponChoice =
  | { mode: 'auto' }
  | { mode: 'none' }
  | { mode: 'chosen'; couponIds: readonly string[] };

/** Amounts are pieces or grams, as the template charges. */
export interface FreightFee {
  firstAmount: number;
  firstFen: number;
  stepAmount: number;
  stepFen: number;
  freeFromFen: number | null;
  freeFromPieces: number | null;
  /** Not even the shop's own free delivery makes it free. */
  neverFree: boolean;
}

export interface FreightTemplate {
  id: string;
  chargeBy: 'piece' | 'weight';
  /** `regionCodes` are the first 2, 4 or 6 digits of an adcode. */
  rules: readonly (FreightFee & { regionCodes: readonly string[] })[];
  defaultRule: FreightFee | null;
  refused: readonly { regionCodes: readonly string[]; reason: string }[];
}

export interface FreightTables {
  /** Six digits of the delivery address; null while no address is known. */
  adcode: string | null;
  templates: readonly FreightTemplate[];
  /** From what an order's lines cost, a shop delivers free; by shop, fen. */
  freeFromFen?: Readonly<Record<string, number>>;
}
