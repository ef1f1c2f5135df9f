import type {
  Address,
  AgreedDocument,
  BusinessRule,
  CloseReason,
  Contact,
  Locale,
  LocalizedText,
  OrderLine,
  OrderPhase,
  OrderStatus,
  OrderType,
  ProductKind,
  QuoteLine,
  RefundApproval,
  RefundRule,
  SnapshotTerms,
  TieredRefundRule,
  UnitProgress,
} from '@yunyou/contract';
import type { Queries, Tx } from '../database/connect';
import type { Refusal } from '../http/refusal';
import type { DataProtection } from '../security/data-protection';
import { type ActivityDesk, noActivities } from './activities';
import type { Invariant, LineRequest, NumberedRequest, PlannedLine, StoredLine, UnitsOf } from './lines';
import { type BundleDesk, noOffers, type OfferDesk } from './offers';
import { noPapers, type OrderPapers } from './papers';

export type { ActivityContext, ActivityDesk, ActivityLine, PaidDeps } from './activities';
export type * from './lines';

export interface PlanContext {
  db: Queries;
  memberId: string;
  /** Epoch ms. */
  nowMs: number;
  /** The member's people that the request names, by id. */
  people: ReadonlyMap<string, Contact>;
  /** Everything an order needs must be there; without it a person is still choosing. */
  complete: boolean;
  protection: DataProtection;
}

/** What may happen with one unit's money now. */
export interface UnitTerms {
  lineId: string;
  unit: number;
  /** Why nothing goes back; null when it does. */
  refusal: BusinessRule | null;
  /** The refusal in the kind's own words; default those of the rule. */
  refusalText?: LocalizedText;
  approval: RefundApproval;
  /** Kept of what was paid for it, percent; or an amount, fen, which wins. */
  feePercent: number;
  feeFen?: number;
  /**
   * Whom the merchant can be asked for although `refusal` says no; a silent one refuses. `merchantSide`: with a reason on their
   * side, `any`: with any. Default: nobody.
   */
  exception?: 'merchantSide' | 'any';
  /** Goes back only together with the goods themselves. */
  returns?: boolean;
  /** Needs a reason on the merchant's side, although the rule allows it. */
  needsMerchantSide?: boolean;
  /** Freight stays, also when nothing of the order is left, unless the reason is on the merchant's side. */
  keepsFreight?: boolean;
  /** How that changes later; null: nothing goes back from then on. */
  steps: readonly { atMs: number; feePercent: number | null; feeFen?: number }[];
}

export type { UnitProgress };

/** Units of a pool and slot that were wanted and are not there. */
export interface MissedUnits {
  poolId: string;
  slot: string;
  /** What is left of them. */
  left: number;
}

/** Uses of these lines, or of all that a member has had since then. */
export type UsesOf = { lineIds: readonly string[] } | { memberId: string; sinceMs: number };

/** Where units are used, and whose page shows it where that is not the product's own. */
export interface UsedAt {
  places: { name: LocalizedText; address: LocalizedText }[];
  pageId?: string;
}

export interface FirstUse {
  lineId: string;
  /** Epoch ms. */
  atMs: number;
}

/** A line as it was written, and as it was planned. */
export interface PlacedLine<Detail extends object = object> {
  line: StoredLine<Detail>;
  planned: PlannedLine<Detail>;
}

export interface PlaceDeps {
  protection: DataProtection;
  nowMs: number;
  memberId: string;
  /** Where the checkout is sent; null where nothing is. */
  deliverTo: Address | null;
  /** Who is called about it. */
  contactMobile: string;
}

/** Why units are void, and when. */
export interface Undoing {
  closeReason: CloseReason;
  /** Nothing was paid for them, so nothing was set in motion. */
  isUnpaid: boolean;
  nowMs: number;
}

/**
 * What a product kind brings to the engine; the engine knows nothing else of it. Each function reads all its lines at once,
 * with one query however many there are.
 */
export interface OrderKind<Request extends LineRequest = LineRequest, Detail extends object = object> {
  readonly kind: ProductKind;
  readonly orderType: OrderType;
  /** Checks the rules and prices the lines, in their order. Refuses with the field `lines.<index>.…` and a rule. */
  plan(context: PlanContext, lines: readonly NumberedRequest<Request>[]): Promise<PlannedLine<Detail>[]>;
  /** The same line, sold with a refund rule of an activity; a kind without it has rules of its own only. */
  refundedBy?(
    line: PlannedLine<Detail>,
    rule: RefundRule | TieredRefundRule,
    nowMs: number,
  ): PlannedLine<Detail>;
  /** Counts and refuses what a member may not have more of. The member is locked until the transaction ends. */
  limit?(tx: Tx, memberId: string, lines: readonly PlannedLine<Detail>[], nowMs: number): Promise<void>;
  /** Writes what the kind keeps of new lines, in the transaction that creates them and before their stock is taken. */
  place?(tx: Tx, lines: readonly PlacedLine<Detail>[], deps: PlaceDeps): Promise<void>;
  /** How a buyer is told that units are gone; default `soldOut`. */
  soldOut?(missed: readonly MissedUnits[]): Refusal;
  /** Until when the merchant must have confirmed, epoch ms; default by the engine. `fromMs`: since when it waits. */
  confirmByMs?(lines: readonly StoredLine<Detail>[], fromMs: number): number;
  /** Money was paid, and what it was paid for can't be had any more: the checkout is closed, and the money goes back. */
  isTooLate?(tx: Tx, lines: readonly StoredLine<Detail>[]): Promise<boolean>;
  /** Sets in motion what was paid for. `usable`: at once; otherwise when the merchant has confirmed. */
  fulfil(
    tx: Tx,
    lines: readonly StoredLine<Detail>[],
    state: { usable: boolean; nowMs: number; protection: DataProtection },
  ): Promise<void>;
  /** The merchant has confirmed. */
  confirm(tx: Tx, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<void>;
  /** Keeps units from being used while a request for their money is open, and gives them back when it ends without. */
  freeze(tx: Tx, units: readonly UnitsOf<Detail>[], nowMs: number): Promise<void>;
  thaw(tx: Tx, units: readonly UnitsOf<Detail>[], nowMs: number): Promise<void>;
  /** Voids what was placed and fulfilled; in the transaction in which the money is given back, or the order closes unpaid. */
  undo(tx: Tx, units: readonly UnitsOf<Detail>[], why: Undoing): Promise<void>;
  /** The first slot whose stock can still be sold, and so goes back; default today. */
  releasableFrom?(nowMs: number): string;
  /** A unit's voucher is shown. Refuses where it may not be used now; without it, its days decide. */
  use?(tx: Tx, line: StoredLine<Detail>, unit: number, nowMs: number): Promise<void>;
  /** One answer per unit, in their order. */
  refundTerms(db: Queries, units: readonly UnitsOf<Detail>[], nowMs: number): Promise<UnitTerms[]>;
  /** Per line, how far each unit is. */
  progress(db: Queries, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<UnitProgress[][]>;
  /** How many units of each line were used, by showing a code; a kind without codes has none. Lines of none are left out. */
  used?(db: Queries, lines: readonly StoredLine<Detail>[]): Promise<ReadonlyMap<string, number>>;
  /** When the first unit of lines was used, signed for or stayed in: since then they can be reviewed. Others are left out. */
  firstUses?(db: Queries, of: UsesOf): Promise<FirstUse[]>;
  /** Ends what is overdue, so that the order can end. */
  lapse(tx: Tx, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<void>;
  /** Where units of a line are used, for whoever has nothing but a code. Default: not said. */
  usedAt?(db: Queries, line: StoredLine<Detail>): Promise<UsedAt | undefined>;
  /** Units that go back by themselves when their time is over; default none. */
  expiredBack?(db: Queries, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<UnitTerms[]>;
  /** What an order ends with of which everything went back so; default `refunded`. */
  readonly expiredReason?: CloseReason;
  /** What holds of everything of this kind that was fulfilled. */
  readonly invariants: readonly Invariant[];
  /** What `describe` needs besides the line, by line id. */
  facts?(db: Queries, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<LineFacts>;
  /** Where an order of this kind alone stands while it is used or given back; undefined where any order's word says it. */
  phase?(status: OrderStatus, lines: readonly StoredLine<Detail>[], facts: LineFacts): OrderPhase | undefined;
  /** The line in answers. */
  describe(line: StoredLine<Detail>, texts: LineTexts, facts: LineFacts): OrderLine;
  /** The terms it is sold on, for the snapshot of the trade; nothing personal. Default none. */
  agreed?(detail: Detail): SnapshotTerms;
  /** The planned line in a quote. `paidFen`: of the whole line, after discounts. */
  describeQuote(line: PlannedLine<Detail>, paidFen: number, locale: Locale): QuoteLine;
}

/** What a kind read of lines, by their ids. */
export type LineFacts = ReadonlyMap<string, unknown>;

/** A line's words as they were when the order was made. */
export interface LineTexts {
  title: string;
  specText: string;
  /** What it says of now is said in this language, at this moment. */
  locale: Locale;
  nowMs: number;
}

/** The kinds that are sold here. */
export interface OrderKinds {
  readonly all: readonly OrderKind[];
  /** What lowers prices, and what sending costs. */
  readonly offers: OfferDesk;
  /** What sells at a price of its own, out of pools of its own. */
  readonly activities: ActivityDesk;
  /** Turns bundles into lines of these kinds. */
  readonly bundles: BundleDesk | undefined;
  /** What follows the money of orders, such as invoices. */
  readonly papers: OrderPapers;
  /** Agreements that are in force, which snapshots of a trade name. */
  readonly agreements: readonly AgreedDocument[];
  /** Throws for a kind that is not sold here. */
  of(kind: string): OrderKind;
}

export function createOrderKinds(
  all: readonly OrderKind[],
  {
    offers = noOffers,
    activities = noActivities,
    bundles,
    papers = noPapers,
    agreements = [],
  }: {
    offers?: OfferDesk;
    activities?: ActivityDesk;
    bundles?: BundleDesk | undefined;
    papers?: OrderPapers;
    agreements?: readonly AgreedDocument[];
  } = {},
): OrderKinds {
  const byName = new Map<string, OrderKind>(all.map((one) => [one.kind, one]));
  if (byName.size < all.length) throw new Error('Two order kinds have one name.');
  return {
    all,
    offers,
    activities,
    bundles,
    papers,
    agreements,
    of(kind) {
      const found = byName.get(kind);
      if (!found) throw new Error(`Nothing of the kind ${kind} is sold here.`);
      return found;
    },
  };
}

/** Every kind with its own of the lines, in the order of the registry; kinds without lines are left out. */
export function byKind<Item>(
  kinds: OrderKinds,
  items: readonly Item[],
  kindOf: (item: Item) => string,
): { kind: OrderKind; items: Item[] }[] {
  return kinds.all
    .map((kind) => ({ kind, items: items.filter((item) => kindOf(item) === kind.kind) }))
    .filter((group) => group.items.length > 0);
}
