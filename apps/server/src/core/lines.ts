import type {
  ActivityType,
  Contact,
  LocalizedText,
  OrderType,
  Picture,
  ProductKind,
  RefundRule,
  SnapshotBargain,
  TieredRefundRule,
} from '@yunyou/contract';
import type { Selectable } from 'kysely';
import type { BundleOfLine, CoreTables, OrderTopics } from './tables';

/** The activity that a request line is bought in. */
export interface ActivityRequest {
  activeId: string;
  activeType: ActivityType;
  activityProductId: string;
  grabId?: string | undefined;
  groupId?: string | undefined;
  bargainId?: string | undefined;
}

/** What an activity makes of the line that is bought in it. */
export interface PlannedActivity extends ActivityRequest {
  name: LocalizedText;
  /** Of one unit of the line. */
  priceFen: number;
  couponAllowed: boolean;
  payMinutes: number;
  /** And at the latest until then, epoch ms. */
  payUntilMs?: number;
  /** Of one piece, as the activity says it. */
  pieceFen: number;
  rulesVersion: string;
  rules: LocalizedText[];
  /** It is sold nowhere else, so no other price is to be told. */
  isOnlyPrice?: boolean;
  /** Null: the product's own. */
  refundRule: RefundRule | TieredRefundRule | null;
  /** What the order's snapshot keeps of the bargain that it is bought at the price of. */
  bargain?: SnapshotBargain;
}

/** What every request line has; a kind knows the rest of its own. */
export interface LineRequest {
  kind: string;
  productId: string;
  quantity: number;
  activity?: ActivityRequest | undefined;
}

/** A request line and where it stands in the request, for the names of fields in refusals. */
export interface NumberedRequest<Request extends LineRequest = LineRequest> {
  index: number;
  request: Request;
}

/** The bundle that a line is a part of, and what it is worth in there. */
export interface PlannedBundle extends BundleOfLine {
  /** Its own shop sells the part. */
  supplierId: string;
  orderType: OrderType;
  categoryIds: readonly string[];
  /** What the part adds to the bundle's price, fen, for all of its bundles. */
  shareFen: number;
  /** Dated: an order of its own. */
  isAlone: boolean;
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

/** The time that is booked with a line; of it the line keeps what its kind puts into `detail`. */
export interface PlannedTime {
  /** Where the line stands in the request. */
  index: number;
  people: readonly Contact[];
  peopleNeeded: number;
  slotId: string;
  itemId: string;
  itemTitle: LocalizedText;
  day: string;
  from: string;
  to: string;
  startsAtMs: number;
  endsAtMs: number;
  size: number;
  left: number;
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
  /** Shipped: by which freight template (null: free), and what one piece weighs. */
  freight?: { templateId: string | null; weightGram: number };
  /** The add-on activity that it is picked from. */
  addOnOf?: string;
  /** Set by the activity that it is bought in. */
  activity?: PlannedActivity;
  /** Set by the engine. */
  bundle?: PlannedBundle;
  /** Paid where it is used; default now. All lines of a checkout are, or none. */
  payAtDesk?: boolean;
  /** Epoch ms at which it ends by itself; default the beginning of `endSlot`. */
  endsAtMs?: number;
  /** What the terms it is sold on come to, and what the buyer saw; absent where terms don't change. */
  terms?: { hash: string; expected: string | undefined };
  /** Booked with it; who comes is for the kind to keep: `detail` is not encrypted. */
  time?: PlannedTime | undefined;
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

/** The spot or hotel that a line is of; a part of a bundle is its bundle's alone. */
export const placeOf = ({ order, bundle }: Pick<PlannedLine, 'order' | 'bundle'>): string | undefined =>
  bundle ? undefined : (order.topics.viewSpotId ?? order.topics.hotelId);

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

/** A condition that holds of the data at every moment; its query finds what breaks it. */
export interface Invariant {
  name: string;
  /** SQL that answers one row per breach, `subject` and `problem`. `$NOW` stands for epoch ms. */
  query: string;
}

/** What the lines of every kind say in answers, in the order's own words. */
export const describedLine = (
  line: StoredLine,
  { title, specText }: { title: string; specText: string },
) => ({
  id: line.id,
  productId: line.product_id,
  title,
  specText,
  quantity: line.quantity,
  unitPriceFen: line.unit_price_fen,
  paidFen: line.paid_fen,
  refundingQuantity: line.refunding_quantity,
  refundedQuantity: line.refunded_quantity,
  refundedFen: line.refunded_fen,
});
