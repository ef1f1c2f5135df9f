import type {
  BusinessRule,
  CloseReason,
  Contact,
  LocalizedText,
  OrderLine,
  OrderType,
  Picture,
  ProductKind,
  QuoteLine,
  RefundApproval,
} from '@yunyou/contract';
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../database/connect';
import type { Refusal } from '../http/refusal';
import type { DataProtection } from '../security/data-protection';
import type { CoreTables, OrderTopics } from './tables';

/** What every request line has; a kind knows the rest of its own. */
export interface LineRequest {
  kind: string;
  productId: string;
  quantity: number;
}

/** A request line and where it stands in the request, for the names of fields in refusals. */
export interface NumberedRequest<Request extends LineRequest = LineRequest> {
  index: number;
  request: Request;
}

export interface PlanContext {
  db: Queries;
  memberId: string;
  /** Epoch ms. */
  nowMs: number;
  /** The member's people that the request names, by id. */
  people: ReadonlyMap<string, Contact>;
  /** Everything an order needs must be there; without it a person is still choosing. */
  complete: boolean;
}

/** What each unit of a line wants of a pool and slot, and what is left there now. */
export interface HoldWanted {
  poolId: string;
  slot: string;
  perUnit: number;
  left: number;
}

/** A place that a document can have once: its key, such as a spot and day, and how many people each unit has; null: one for all. */
export interface PersonPlace {
  key: string;
  peoplePerUnit: number | null;
}

/** A line whose rules are kept: what it costs, holds and needs. */
export interface PlannedLine<Detail extends object = object> {
  kind: ProductKind;
  productId: string;
  /** Empty where a product has no variants. */
  variantId: string;
  /** The shop that sells it: one order each. */
  supplierId: string;
  categoryIds: readonly string[];
  quantity: number;
  unitPriceFen: number;
  /** Half-open; both empty when undated. */
  firstSlot: string;
  endSlot: string;
  holds: readonly HoldWanted[];
  people: readonly Contact[];
  /** What each person's document can have one of over all orders; absent: no such rule. */
  place?: PersonPlace | undefined;
  needsConfirmation: boolean;
  /** Paid where it is used; default now. All lines of a checkout are, or none. */
  payAtDesk?: boolean;
  /** Epoch ms at which it ends by itself; default the beginning of `endSlot`. */
  endsAtMs?: number;
  /** What the terms it is sold on come to, and what the buyer saw; absent where terms don't change. */
  terms?: { hash: string; expected: string | undefined };
  /** A name for each unit, for the kind to keep: `detail` is not encrypted. */
  unitNames?: readonly string[];
  title: LocalizedText;
  specText: LocalizedText;
  /** What its row of the breakdown is called; default the title. */
  label?: LocalizedText;
  /** What the order is called and shown as when this is its first line. */
  order: { title: LocalizedText; picture: Picture; topics: OrderTopics };
  detail: Detail;
}

export type LineRow = Selectable<CoreTables['order_lines']>;
export type PersonRow = Selectable<CoreTables['line_people']>;

/** A stored line with its kind's own detail. */
export interface StoredLine<Detail extends object = object> extends Omit<LineRow, 'detail'> {
  detail: Detail;
}

/** Units of a line, by their numbers from 0 on. */
export interface UnitsOf<Detail extends object = object> {
  line: StoredLine<Detail>;
  units: readonly number[];
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
  /** How that changes later; null: nothing goes back from then on. */
  steps: readonly { atMs: number; feePercent: number | null; feeFen?: number }[];
}

/** `open`: not used yet. `running`: being used. `overdue`: its time is over and it was not used. `over`: nothing is owed any more. */
export type UnitProgress = 'open' | 'running' | 'overdue' | 'over';

/** Units of a pool and slot that were wanted and are not there. */
export interface MissedUnits {
  poolId: string;
  slot: string;
  /** What is left of them. */
  left: number;
}

/** A line as it was written, and as it was planned. */
export interface PlacedLine<Detail extends object = object> {
  line: StoredLine<Detail>;
  planned: PlannedLine<Detail>;
}

/** Why units are void, and when. */
export interface Undoing {
  closeReason: CloseReason;
  nowMs: number;
}

/** A condition that holds of the data at every moment; its query finds what breaks it. */
export interface Invariant {
  name: string;
  /** SQL that answers one row per breach, `subject` and `problem`. `$NOW` stands for epoch ms. */
  query: string;
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
  /** Refuses what a member may not have more of at once. The member is locked until the transaction ends. */
  limit?(tx: Tx, memberId: string, lines: readonly PlannedLine<Detail>[], nowMs: number): Promise<void>;
  /** Writes what the kind keeps of new lines, in the transaction that creates them and before their stock is taken. */
  place?(
    tx: Tx,
    lines: readonly PlacedLine<Detail>[],
    deps: { protection: DataProtection; nowMs: number },
  ): Promise<void>;
  /** How a buyer is told that units are gone; default `soldOut`. */
  soldOut?(missed: readonly MissedUnits[]): Refusal;
  /** Until when the merchant must have confirmed, epoch ms; default by the engine. `fromMs`: since when it waits. */
  confirmByMs?(lines: readonly StoredLine<Detail>[], fromMs: number): number;
  /** Sets in motion what was paid for. `usable`: at once; otherwise when the merchant has confirmed. */
  fulfil(tx: Tx, lines: readonly StoredLine<Detail>[], state: { usable: boolean }): Promise<void>;
  /** The merchant has confirmed. */
  confirm(tx: Tx, lines: readonly StoredLine<Detail>[]): Promise<void>;
  /** Keeps units from being used while a request for their money is open, and gives them back when it ends without. */
  freeze(tx: Tx, units: readonly UnitsOf<Detail>[]): Promise<void>;
  thaw(tx: Tx, units: readonly UnitsOf<Detail>[]): Promise<void>;
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
  /** Ends what is overdue, so that the order can end. */
  lapse(tx: Tx, lines: readonly StoredLine<Detail>[], nowMs: number): Promise<void>;
  /** What holds of everything of this kind that was fulfilled. */
  readonly invariants: readonly Invariant[];
  /** The line in answers. */
  describe(line: StoredLine<Detail>, texts: LineTexts): OrderLine;
  /** The planned line in a quote. `paidFen`: of the whole line, after discounts. */
  describeQuote(line: PlannedLine<Detail>, paidFen: number): QuoteLine;
}

/** A line's words as they were when the order was made. */
export interface LineTexts {
  title: string;
  specText: string;
}

/** The kinds that are sold here. */
export interface OrderKinds {
  readonly all: readonly OrderKind[];
  /** Throws for a kind that is not sold here. */
  of(kind: string): OrderKind;
}

export function createOrderKinds(all: readonly OrderKind[]): OrderKinds {
  const byName = new Map<string, OrderKind>(all.map((one) => [one.kind, one]));
  if (byName.size < all.length) throw new Error('Two order kinds have one name.');
  return {
    all,
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
