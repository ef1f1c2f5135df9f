import type { ActivityType, CouponKind, LocalizedText, Picture } from '@yunyou/contract';
import type { Queries, Tx } from '../database/connect';
import type { Invariant, LineRequest, NumberedRequest, PlannedBundle, PlannedLine } from './lines';
import type { SellersById } from './papers';
import type { FreightTables, Offer } from './pricing';

/** Who buys, when and where to, as far as prices depend on it. */
export interface OfferContext {
  db: Queries;
  memberId: string;
  nowMs: number;
  /** Channel number. */
  source: number;
  /** Six digits; null while no address is known. */
  adcode: string | null;
  /** Coupons that anybody can claim take part too. */
  autoClaim: boolean;
}

/** What is told of an offer besides its rule. */
export interface OfferWords {
  kind: 'activity' | 'coupon';
  name: LocalizedText;
  supplierId: string | null;
  activeType?: ActivityType;
  coupon?: { couponId: string; couponKind: CouponKind; lastDay: string; isClaim: boolean };
  /** What can be added, of an add-on activity. */
  addOns?: readonly AddOnThing[];
}

/** Something that an add-on activity makes cheaper. */
export interface AddOnThing {
  skuDetailId: string;
  productId: string;
  name: LocalizedText;
  picture: Picture;
  priceFen: number;
  addOnFen: number;
  left: number | null;
}

/** Everything that could change what lines cost. */
export interface OffersRead {
  offers: Offer[];
  words: ReadonlyMap<string, OfferWords>;
  freight: FreightTables;
  /** Why a place is not delivered to, by the reasons of `freight`. */
  freightReasons: ReadonlyMap<string, LocalizedText>;
  /** Names of the shops that have a page of their own. */
  shopNames: ReadonlyMap<string, LocalizedText>;
  /** Who sells, where it was read along. */
  sellers?: SellersById;
}

/** The checkout that uses offers. */
export interface OfferUser {
  checkoutId: string;
  parentSn: string;
  memberId: string;
  nowMs: number;
}

/** An offer that lowered a price. */
export interface UsedOffer {
  id: string;
  kind: OfferWords['kind'];
}

/** Activities, coupons and freight; the engine knows nothing else of them. Each function has a constant number of queries. */
export interface OfferDesk {
  /** What holds of everything that offers keep. */
  readonly invariants: readonly Invariant[];
  read(context: OfferContext, lines: readonly PlannedLine[]): Promise<OffersRead>;
  /** Whether all of these coupons are the member's, in whatever state. */
  holds(db: Queries, memberId: string, couponIds: readonly string[]): Promise<boolean>;
  /** Takes what a price used: all or nothing. Refuses when somebody was faster. */
  take(tx: Tx, user: OfferUser, offers: readonly UsedOffer[]): Promise<void>;
  /** The checkout is paid. */
  paid(tx: Tx, checkoutId: string, nowMs: number): Promise<void>;
  /** Checkouts were never paid: what they hold goes back. */
  giveBack(tx: Tx, checkoutIds: readonly string[], nowMs: number): Promise<void>;
  /** Something of a checkout was undone: what nothing of it needs any more goes back. */
  giveUnneededBack(tx: Tx, checkoutId: string, nowMs: number): Promise<void>;
}

/** Nothing is ever cheaper, nothing is shipped. */
export const noOffers: OfferDesk = {
  invariants: [],
  read: async () => ({
    offers: [],
    words: new Map(),
    freight: { adcode: null, templates: [] },
    freightReasons: new Map(),
    shopNames: new Map(),
  }),
  holds: async () => false,
  take: async () => {},
  paid: async () => {},
  giveBack: async () => {},
  giveUnneededBack: async () => {},
};

/** A line of a part, in place of its bundle's. */
export interface BundlePartRequest {
  request: LineRequest;
  bundle: PlannedBundle;
}

/** Turns bundles into lines of their parts' kinds; one query however many there are. */
export interface BundleDesk {
  expand(
    context: { db: Queries; nowMs: number; complete: boolean },
    bundles: readonly NumberedRequest[],
  ): Promise<BundlePartRequest[][]>;
}
