import type {
  BreakdownRow,
  ChannelSource,
  CloseReason,
  LocalizedText,
  Picture,
  RefundRule,
  TextBlock,
} from '@yunyou/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Prepay } from '../outside/payment-gateway';

/** A jsonb column: read as the value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface Database {
  members: {
    id: string;
    mobile_cipher: string | null;
    mobile_index: string | null;
    name: string;
    head_img: Generated<string>;
    open_id: Generated<string>;
    regist_source: ChannelSource;
    created_ms: number;
    /** Cancelled for good; nothing personal is left then. */
    cancelled_ms: Generated<number | null>;
  };
  member_identities: {
    provider: string;
    app_id: string;
    open_id: string;
    union_id: Generated<string>;
    member_id: string;
    created_ms: number;
  };
  bind_tickets: {
    ticket_hash: string;
    provider: string;
    app_id: string;
    open_id: string;
    union_id: string;
    expires_ms: number;
    used_ms: number | null;
  };
  auth_states: {
    state_hash: string;
    redirect_url: string;
    scope: string;
    expires_ms: number;
    used_ms: number | null;
  };
  login_grants: {
    grant_hash: string;
    app_id: string;
    open_id: string;
    union_id: string;
    is_snapshot: boolean;
    expires_ms: number;
    used_ms: number | null;
  };
  platform_tokens: { key: string; value_cipher: string; expires_ms: number };
  captcha_pictures: {
    id: string;
    code_hash: string;
    expires_ms: number;
    attempts: Generated<number>;
    solved_ms: number | null;
    used_ms: number | null;
  };
  member_profiles: {
    member_id: string;
    gender: Generated<string>;
    birthday: Generated<string>;
    state_name: Generated<string>;
    city_name: Generated<string>;
    county_name: Generated<string>;
    intro: Generated<string>;
  };
  mobile_changes: {
    id: string;
    member_id: string;
    from_cipher: string | null;
    to_cipher: string;
    at_ms: number;
  };
  sandbox_platform_codes: {
    code: string;
    provider: string;
    person: string;
    mobile: Generated<string>;
    is_snapshot: Generated<boolean>;
    expires_ms: number;
    used_ms: number | null;
  };
  sessions: {
    token_hash: string;
    member_id: string;
    created_ms: number;
    expires_ms: number;
    ended_ms: number | null;
  };
  sms_codes: {
    id: string;
    mobile_index: string;
    scene: string;
    code_hash: string;
    created_ms: number;
    expires_ms: number;
    attempts: Generated<number>;
    used_ms: number | null;
  };
  rate_limits: { key: string; window_start_ms: number; count: number };
  contacts: {
    id: string;
    member_id: string;
    name_cipher: string;
    cert_type: number;
    cert_cipher: string;
    cert_index: string | null;
    mobile_cipher: string;
    is_default: boolean;
    created_ms: number;
  };
  spots: {
    id: string;
    sort: number;
    city_name: string;
    grade: number;
    rating: number;
    rating_count: number;
    lat: number;
    lng: number;
    phone: string;
    themes: string[];
    picture: Json<Picture>;
    thumb: Json<Picture>;
    album: Json<Picture[]>;
    content: Json<SpotContent>;
    search_text: string;
  };
  stock_pools: { id: string; spot_id: string };
  stock_days: { pool_id: string; day: string; total: number; taken: Generated<number> };
  tickets: {
    id: string;
    spot_id: string;
    pool_id: string;
    sort: number;
    kind: string;
    on_sale: Generated<boolean>;
    traveller_rule: 'none' | 'perOrder' | 'perTicket';
    people_per_ticket: number;
    min_per_order: number;
    max_per_order: number;
    cert_types: number[];
    min_age: number | null;
    max_age: number | null;
    gender: 'male' | 'female' | null;
    confirm_mode: 'instant' | 'merchant';
    refund_kind: RefundRule['kind'];
    refund_days_before: number | null;
    refund_time: string | null;
    refund_fee_percent: number;
    market_price_fen: number | null;
    valid_days: number;
    advance_days: number;
    cutoff: string;
    content: Json<TicketContent>;
  };
  ticket_prices: { ticket_id: string; day: string; price_fen: number };
  international_fields: { type: number; table_id: string; data: Json<Record<string, unknown>> };
  notices: {
    id: string;
    title: Json<LocalizedText>;
    paragraphs: Json<LocalizedText[]>;
    published_ms: number;
  };
  site_documents: { key: string; data: JSONColumnType<object> };
  orders: {
    id: string;
    sn: string;
    member_id: string;
    source: number;
    order_type: number;
    status: number;
    pay_status: Generated<number>;
    spot_id: string;
    confirm_mode: 'instant' | 'merchant';
    snapshot: Json<OrderSnapshot>;
    snapshot_en: Json<OrderSnapshotTexts>;
    contact_name_cipher: string;
    contact_mobile_cipher: string;
    remark: string;
    total_fen: number;
    refunded_fen: Generated<number>;
    created_ms: number;
    expires_ms: number | null;
    paid_ms: number | null;
    close_reason: CloseReason | null;
  };
  order_lines: {
    id: string;
    order_id: string;
    seq: number;
    ticket_id: string;
    pool_id: string;
    day: string;
    quantity: number;
    people_per_ticket: number;
    unit_price_fen: number;
    valid_days: number;
  };
  order_travellers: {
    id: string;
    order_id: string;
    line_id: string;
    seq: number;
    name_cipher: string;
    cert_type: number;
    cert_cipher: string;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    status: number;
    pay_status: number;
    at_ms: number;
    note: string | null;
    messages_ms: Generated<number | null>;
  };
  vouchers: {
    id: string;
    order_id: string;
    line_id: string;
    traveller_id: string | null;
    seq: number;
    code: string;
    status: number;
    first_day: string;
    last_day: string;
    used_ms: number | null;
  };
  payments: {
    id: string;
    order_id: string;
    gateway: string;
    trade_type: string;
    out_trade_no: string;
    prepay: Json<Prepay>;
    amount_fen: number;
    state: 'open' | 'paid' | 'closed';
    transaction_id: string | null;
    created_ms: number;
    paid_ms: number | null;
  };
  refunds: {
    id: string;
    payment_id: string;
    order_id: string;
    out_refund_no: string;
    amount_fen: number;
    reason: string;
    state: 'requested' | 'succeeded' | 'failed';
    created_ms: number;
    done_ms: number | null;
  };
  stored_values: { member_id: string; balance_fen: number };
  stored_value_moves: { number: string; member_id: string; amount_fen: number; at_ms: number };
  idempotency_keys: {
    member_id: string;
    call: string;
    key: string;
    body_hash: string;
    response: ColumnType<unknown, string | null, string | null>;
    created_ms: number;
  };
  signature_nonces: { nonce: string; seen_ms: number };
  tracking_events: {
    id: Generated<number>;
    kind: string;
    member_id: string | null;
    source: number;
    data: Json<Record<string, unknown>>;
    at_ms: number;
    event_id: string | null;
  };
  subscriptions: {
    id: Generated<number>;
    member_id: string;
    app_id: string;
    open_id: string;
    type: number;
    mini_program_state: string;
    view_spot_id: string;
    hotel_id: string;
    supplier_id: string;
    activity_id: string;
    voucher_id: string;
    parent_sn: string;
    sn: string;
    created_ms: number;
    sent_ms: number | null;
  };
  subscribe_messages: {
    id: Generated<number>;
    order_id: string;
    subscription_id: number | null;
    type: number;
    open_id: string;
    mini_program_state: string;
    state: Generated<'waiting' | 'sent' | 'refused' | 'failed' | 'dropped'>;
    reason: Generated<string>;
    attempts: Generated<number>;
    created_ms: number;
    next_ms: number;
    until_ms: number;
    done_ms: number | null;
  };
  sandbox_messages: {
    id: string;
    open_id: string;
    template_id: string;
    page: string;
    state: string;
    data: Json<Record<string, { value: string }>>;
    sent_ms: number;
  };
  sandbox_settings: { key: string; value: ColumnType<unknown, string, string> };
  sandbox_sms: { id: string; mobile: string; body: string; sent_ms: number };
  sandbox_cashier_transactions: {
    prepay_id: string;
    out_trade_no: string;
    trade_type: string;
    appid: string;
    description: string;
    amount_fen: number;
    notify_url: string;
    return_url: string | null;
    open_id: string | null;
    state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR';
    transaction_id: string | null;
    created_ms: number;
    expires_ms: number;
    paid_ms: number | null;
    notified_ms: number | null;
  };
  sandbox_cashier_refunds: {
    refund_id: string;
    out_refund_no: string;
    out_trade_no: string;
    amount_fen: number;
    notify_url: string | null;
    state: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL';
    created_ms: number;
  };
}

/** Chinese texts of a spot; the English ones stand under the same names in `international_fields`. */
export interface SpotContent {
  name: string;
  subtitle: string;
  tags: string[];
  intro: string;
  address: string;
  openTimes: { label: string; from: string; to: string }[];
  facilities: string[];
  notices: string[];
  blocks: TextBlock[];
  traffic: string[];
}

/** Chinese texts of a ticket; the English ones stand under the same names in `international_fields`. */
export interface TicketContent {
  name: string;
  description: string;
  labels: string[];
  includes: string[];
  entryRule: string;
}

/** The texts an order was made with. */
export interface OrderSnapshotTexts {
  title: string;
  /** Names of the lines' products, in order. */
  productNames: string[];
  /** Labels of the breakdown's rows, in order. */
  labels: string[];
}

/** What an order was made of; never changes, whatever happens to the products. */
export interface OrderSnapshot extends OrderSnapshotTexts {
  picture: Picture;
  breakdown: BreakdownRow[];
  refundRule: RefundRule;
}
