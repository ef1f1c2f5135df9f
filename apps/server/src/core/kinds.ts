import type {
  BusinessRule,
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
  title: LocalizedText;
  specText: LocalizedText;
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
  approval: RefundApproval;
  /** Kept of what was paid for it, percent. */
  feePercent: number;
  /** How that changes later; null: nothing goes back from then on. */
  steps: readonly { atMs: number; feePercent: number | null }[];
}

/** `open`: not used yet. `running`: being used. `overdue`: its time is over and it was not used. `over`: nothing is owed any more. */
export type UnitProgress = 'open' | 'running' | 'overdue' | 'over';

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
  /** Sets in motion what was paid for. `usable`: at once; otherwise when the merchant has confirmed. */
  fulfil(tx: Tx, lines: readonly StoredLine<Detail>[], state: { usable: boolean }): Promise<void>;
  /** The merchant has confirmed. */
  confirm(tx: Tx, lines: readonly StoredLine<Detail>[]): Promise<void>;
  /** Keeps units from being used while a request for their money is open, and gives them back when it ends without. */
  freeze(tx: Tx, units: readonly UnitsOf<Detail>[]): Promise<void>;
  thaw(tx: Tx, units: readonly UnitsOf<Detail>[]): Promise<void>;
  /** Voids what was fulfilled; in the transaction in which the money is given back. */
  undo(tx: Tx, units: readonly UnitsOf<Detail>[]): Promise<void>;
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
