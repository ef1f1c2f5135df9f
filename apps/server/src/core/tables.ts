import type {
  ActivityType,
  BreakdownRow,
  BundleRefundMode,
  CertificateType,
  ChannelSource,
  CloseReason,
  ConfirmMode,
  LocalizedText,
  OrderStatus,
  OrderType,
  PaymentStatus,
  Picture,
  ProductKind,
  RefundActor,
  RefundApproval,
  RefundDueWhat,
  RefundKind,
  RefundReason,
  RefundState,
  SnapshotKind,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../database/json-column';
import type { Prepay } from '../outside/payment-gateway';

/** `open`: waits for its money. `atDesk`: will be paid where it is used. `closed`: was never paid in time. */
export type CheckoutState = 'open' | 'paid' | 'atDesk' | 'closed';

/** Tables of the order engine: what is paid, what was ordered, what it holds, what goes back. Nothing here knows a product. */
export interface CoreTables {
  stock_pools: { id: string };
  /** Units of a pool in a slot: `''` undated, a day, a night, or the start of an appointment. */
  stock: {
    pool_id: string;
    slot: string;
    total: number;
    taken: Generated<number>;
    /** Moved to activities, which sell from pools of their own. */
    allotted: Generated<number>;
    /** Not sold, and never taken; what was taken before stays. */
    closed: Generated<boolean>;
  };
  checkouts: {
    id: string;
    parent_sn: string;
    member_id: string;
    source: ChannelSource;
    state: CheckoutState;
    total_fen: number;
    created_ms: number;
    expires_ms: number | null;
    paid_ms: number | null;
    /** The payment that made it paid; others that brought money go back whole. */
    paid_payment_id: string | null;
  };
  orders: {
    id: string;
    sn: string;
    checkout_id: string;
    member_id: string;
    supplier_id: string;
    source: ChannelSource;
    order_type: OrderType;
    status: OrderStatus;
    pay_status: PaymentStatus;
    confirm_mode: ConfirmMode;
    snapshot: Json<OrderSnapshot>;
    snapshot_en: Json<OrderSnapshotTexts>;
    /** What messages about it can be narrowed to. */
    topics: Json<OrderTopics>;
    contact_name_cipher: string;
    contact_mobile_cipher: string;
    remark: string;
    freight_fen: number;
    total_fen: number;
    /** What has arrived back. */
    refunded_fen: number;
    /** First slot of its lines, and the first after the last; empty when undated. */
    first_slot: string;
    end_slot: string;
    /** When it ends by itself; null when undated. */
    ends_ms: number | null;
    created_ms: number;
    paid_ms: number | null;
    /** While it waits for the merchant: when it is given up. */
    confirm_by_ms: number | null;
    close_reason: CloseReason | null;
    /** Paid, and not set in motion until the activity it is bought in says so. */
    held_back: Generated<boolean>;
    /** Its buyer does not want to see it in lists any more. */
    hidden: Generated<boolean>;
  };
  order_lines: {
    id: string;
    order_id: string;
    seq: number;
    kind: ProductKind;
    product_id: string;
    variant_id: string;
    /** Half-open: from `first_slot` until before `end_slot`; empty when undated. */
    first_slot: string;
    end_slot: string;
    quantity: number;
    unit_price_fen: number;
    gross_fen: number;
    discount_fen: number;
    /** Fixed for ever: what its units share. */
    paid_fen: number;
    refunding_quantity: number;
    refunded_quantity: number;
    refunded_fen: number;
    /** What the kind alone understands. */
    detail: Json<object>;
    /** The bundle it is a part of; null for what is bought singly. */
    bundle: Json<BundleOfLine> | null;
    /** What of an activity it was bought as, at the activity's price and out of its pool; null for others. */
    activity_product_id: string | null;
    /** The type of that activity. */
    activity_type: ActivityType | null;
  };
  line_people: {
    id: string;
    order_id: string;
    line_id: string;
    seq: number;
    name_cipher: string;
    cert_type: CertificateType;
    cert_cipher: string;
    /** The unit the person is of; null: all of the line's. */
    unit: number | null;
    /** Keyed hash of the document. */
    cert_index: string | null;
    /** What a document can have one place in, such as a spot on a day; null where there is no such rule, or no longer. */
    place_key: string | null;
  };
  line_adjustments: {
    line_id: string;
    seq: number;
    step: string;
    source_id: string;
    amount_fen: number;
  };
  /** What a line has of a pool and slot, from its creation until it is released, and how much of it is one unit's. */
  holds: { line_id: string; pool_id: string; slot: string; per_unit: number; quantity: number };
  order_events: {
    id: Generated<number>;
    order_id: string;
    status: OrderStatus;
    pay_status: PaymentStatus;
    at_ms: number;
    note: string | null;
    messages_ms: Generated<number | null>;
  };
  /** What was agreed, in both languages; the database refuses every change. */
  order_snapshots: {
    id: string;
    order_id: string;
    /** 0: the order; from 1 on its lines. */
    seq: number;
    kind: SnapshotKind;
    line_id: string | null;
    title: Json<LocalizedText>;
    /** JSON by RFC 8785, nothing personal in it. */
    canonical: string;
    /** Of `canonical` in UTF-8, lower-case hex. */
    sha256: string;
    created_ms: number;
  };
  payments: {
    id: string;
    checkout_id: string;
    gateway: string;
    trade_type: string;
    out_trade_no: string;
    prepay: Json<Prepay>;
    amount_fen: number;
    state: 'open' | 'paid' | 'closed';
    transaction_id: string | null;
    /** What it really brought. */
    paid_fen: Generated<number>;
    created_ms: number;
    paid_ms: number | null;
    /** When the payment system is asked next; null once its end is certain. */
    check_ms: number | null;
    checks: Generated<number>;
    /** Refunds sent through it; their numbers count on. */
    refund_count: Generated<number>;
    /** When the payment system's own day file agreed, and what was left of it there after the fee. */
    credited_ms: Generated<number | null>;
    fee_fen: Generated<number | null>;
    net_fen: Generated<number | null>;
  };
  refund_requests: {
    id: string;
    sn: string;
    order_id: string;
    member_id: string;
    kind: RefundKind;
    status: RefundState;
    approval: RefundApproval;
    /** What the order ends with when nothing of it is left. */
    close_reason: CloseReason;
    reason: string;
    amount_fen: number;
    fee_fen: number;
    freight_fen: number;
    created_ms: number;
    /** Null where nobody gave one. */
    reason_code: RefundReason | null;
    /** Keys of the pictures that were sent along. */
    pictures: Json<string[]>;
    refusal: Json<LocalizedText> | null;
    /** No rule allows it: a silent merchant has refused. */
    is_exception: Generated<boolean>;
    /** Until when somebody has to act, and what. */
    due_ms: number | null;
    due_what: RefundDueWhat | null;
    waybill_company: Generated<string>;
    waybill_number: Generated<string>;
  };
  refund_items: {
    request_id: string;
    line_id: string;
    unit: number;
    amount_fen: number;
    fee_fen: number;
    /** False when the request was refused or withdrawn: the unit is free again. */
    live: boolean;
    /** Money back for a part of the unit, which goes on. */
    partial: Generated<boolean>;
  };
  refund_events: {
    id: Generated<number>;
    request_id: string;
    status: RefundState;
    at_ms: number;
    actor: Generated<RefundActor>;
    note: Generated<string>;
  };
  /** Money on its way back through one payment. Without a request it was never due: late, double, of the wrong amount. */
  refunds: {
    id: string;
    payment_id: string;
    request_id: string | null;
    out_refund_no: string;
    amount_fen: number;
    reason: string;
    state: 'requested' | 'succeeded' | 'failed';
    created_ms: number;
    /** Since when the payment system may know of it. */
    sent_ms: Generated<number | null>;
    done_ms: number | null;
  };
  /** One day of one payment system, compared with what we know. `fetched`: its file is read, not yet compared. */
  statement_runs: {
    gateway: string;
    day: string;
    state: 'waiting' | 'fetched' | 'matched' | 'failed';
    sha1: string | null;
    rows: Generated<number>;
    paid_fen: Generated<number>;
    refunded_fen: Generated<number>;
    fee_fen: Generated<number>;
    error: Generated<string>;
    started_ms: number;
    done_ms: number | null;
  };
  /** What the payment systems' files say, each booking once, from the day it was first read in. */
  statement_rows: {
    gateway: string;
    number: string;
    kind: 'payment' | 'refund';
    day: string;
    /** Which reading of a file it came from: a second one in the same reading stood there twice. */
    reading: string;
    amount_fen: number;
    fee_fen: number;
    at_ms: number;
    /** When it was found to agree with what we know. */
    matched_ms: number | null;
  };
  /** Where a file and we disagree. `waiting`: it may still turn up, and is looked for again at `due_ms`. */
  statement_differences: {
    id: Generated<number>;
    gateway: string;
    run_day: string;
    number: string;
    of: 'payment' | 'refund';
    kind: 'missingHere' | 'missingThere' | 'amountDiffers' | 'refundDiffers' | 'duplicate';
    ours_fen: number | null;
    theirs_fen: number | null;
    state: 'waiting' | 'open' | 'solved';
    note: Generated<string>;
    found_ms: number;
    due_ms: number | null;
    solved_ms: number | null;
  };
  /** Work that failed and is tried again later; one that succeeds leaves no row. */
  retries: {
    job: string;
    subject_id: string;
    attempts: number;
    next_ms: number;
    last_error: string;
    since_ms: number;
  };
}

/** Which bundle a line is a part of. */
export interface BundleOfLine {
  /** Tells several bundles of one order. */
  seq: number;
  productId: string;
  name: LocalizedText;
  quantity: number;
  refundMode: BundleRefundMode;
}

/** What a message about an order can be narrowed to, as subscriptions name it. */
export interface OrderTopics {
  viewSpotId?: string;
  hotelId?: string;
  activityId?: string;
  /** What was won, at no cost. */
  isPrize?: true;
}

/** The texts an order was made with. */
export interface OrderSnapshotTexts {
  title: string;
  /** Names of the lines' products, in order. */
  productNames: string[];
  /** What tells the lines' variants, in order; missing on orders made before there were any. */
  specTexts?: string[];
  /** Labels of the breakdown's rows, in order. */
  labels: string[];
}

/** What an order was made of; never changes, whatever happens to the products. */
export interface OrderSnapshot extends OrderSnapshotTexts {
  picture: Picture;
  breakdown: BreakdownRow[];
  /** The offer that paid freight, or a part of it. */
  freightCoupon?: string;
}
