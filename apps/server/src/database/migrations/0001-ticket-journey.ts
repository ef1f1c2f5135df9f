import { type Kysely, sql } from 'kysely';

/**
 * Members, scenic spots, tickets, orders, payments. Instants are epoch ms (bigint), days are `YYYY-MM-DD` text,
 * money is fen. Columns ending in `_cipher` are encrypted by the server; `_index` is a keyed hash to look them up by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Members
  `create table members (
     id text primary key,
     mobile_cipher text,
     mobile_index text unique,
     name text not null,
     head_img text not null default '',
     open_id text not null default '',
     regist_source integer not null,
     created_ms bigint not null
   )`,
  `create table sessions (
     token_hash text primary key,
     member_id text not null references members on delete cascade,
     created_ms bigint not null,
     expires_ms bigint not null,
     ended_ms bigint
   )`,
  `create table sms_codes (
     id text primary key,
     mobile_index text not null,
     scene text not null,
     code_hash text not null,
     created_ms bigint not null,
     expires_ms bigint not null,
     attempts integer not null default 0,
     used_ms bigint
   )`,
  'create index on sms_codes (mobile_index, scene, created_ms desc)',
  `create table rate_limits (
     key text not null,
     window_start_ms bigint not null,
     count integer not null,
     primary key (key, window_start_ms)
   )`,
  `create table contacts (
     id text primary key,
     member_id text not null references members on delete cascade,
     name_cipher text not null,
     cert_type integer not null,
     cert_cipher text not null,
     cert_index text,
     mobile_cipher text not null,
     is_default boolean not null default false,
     created_ms bigint not null,
     unique (member_id, cert_type, cert_index)
   )`,
  'create index on contacts (member_id, created_ms)',
  'create unique index contacts_one_default on contacts (member_id) where is_default',

  // What is sold
  `create table spots (
     id text primary key,
     sort integer not null,
     city_name text not null,
     grade integer not null,
     rating real not null,
     rating_count integer not null,
     lat double precision not null,
     lng double precision not null,
     phone text not null,
     themes text[] not null,
     picture jsonb not null,
     thumb jsonb not null,
     album jsonb not null,
     content jsonb not null,
     search_text text not null
   )`,
  `create table stock_pools (
     id text primary key,
     spot_id text not null references spots
   )`,
  `create table stock_days (
     pool_id text not null references stock_pools,
     day text not null,
     total integer not null check (total >= 0),
     taken integer not null default 0,
     primary key (pool_id, day),
     constraint stock_never_oversold check (taken >= 0 and taken <= total)
   )`,
  `create table tickets (
     id text primary key,
     spot_id text not null references spots,
     pool_id text not null references stock_pools,
     sort integer not null,
     kind text not null,
     on_sale boolean not null default true,
     traveller_rule text not null,
     people_per_ticket integer not null,
     min_per_order integer not null,
     max_per_order integer not null,
     cert_types integer[] not null,
     min_age integer,
     max_age integer,
     gender text,
     confirm_mode text not null,
     refund_kind text not null,
     refund_days_before integer,
     refund_time text,
     refund_fee_percent integer not null,
     market_price_fen integer,
     valid_days integer not null,
     advance_days integer not null,
     cutoff text not null,
     content jsonb not null
   )`,
  'create index on tickets (spot_id, sort)',
  `create table ticket_prices (
     ticket_id text not null references tickets on delete cascade,
     day text not null,
     price_fen integer not null check (price_fen >= 0),
     primary key (ticket_id, day)
   )`,
  `create table international_fields (
     type integer not null,
     table_id text not null,
     data jsonb not null,
     primary key (type, table_id)
   )`,
  `create table notices (
     id text primary key,
     title jsonb not null,
     paragraphs jsonb not null,
     published_ms bigint not null
   )`,
  `create table site_documents (
     key text primary key,
     data jsonb not null
   )`,

  // Orders
  `create table orders (
     id text primary key,
     sn text not null unique,
     member_id text not null references members,
     source integer not null,
     order_type integer not null,
     status integer not null,
     pay_status integer not null default 0,
     spot_id text not null references spots,
     confirm_mode text not null,
     snapshot jsonb not null,
     snapshot_en jsonb not null,
     contact_name_cipher text not null,
     contact_mobile_cipher text not null,
     remark text not null,
     total_fen integer not null check (total_fen >= 0),
     refunded_fen integer not null default 0,
     created_ms bigint not null,
     expires_ms bigint,
     paid_ms bigint,
     close_reason text,
     constraint refund_within_payment check (refunded_fen >= 0 and refunded_fen <= total_fen)
   )`,
  'create index on orders (member_id, created_ms desc)',
  'create index orders_unpaid on orders (expires_ms) where status = 4',
  `create table order_lines (
     id text primary key,
     order_id text not null references orders on delete cascade,
     seq integer not null,
     ticket_id text not null references tickets,
     pool_id text not null,
     day text not null,
     quantity integer not null check (quantity > 0),
     people_per_ticket integer not null,
     unit_price_fen integer not null,
     valid_days integer not null,
     unique (order_id, seq)
   )`,
  `create table order_travellers (
     id text primary key,
     order_id text not null references orders on delete cascade,
     line_id text not null references order_lines on delete cascade,
     seq integer not null,
     name_cipher text not null,
     cert_type integer not null,
     cert_cipher text not null
   )`,
  'create index on order_travellers (order_id)',
  `create table order_events (
     id bigint generated always as identity primary key,
     order_id text not null references orders on delete cascade,
     status integer not null,
     pay_status integer not null,
     at_ms bigint not null,
     note text
   )`,
  'create index on order_events (order_id, id)',
  `create table vouchers (
     id text primary key,
     order_id text not null references orders on delete cascade,
     line_id text not null references order_lines on delete cascade,
     traveller_id text references order_travellers,
     seq integer not null,
     code text not null unique,
     status integer not null,
     first_day text not null,
     last_day text not null,
     used_ms bigint
   )`,
  'create index on vouchers (order_id, seq)',

  // Money
  `create table payments (
     id text primary key,
     order_id text not null references orders,
     gateway text not null,
     trade_type text not null,
     out_trade_no text not null unique,
     prepay jsonb not null,
     amount_fen integer not null,
     state text not null,
     transaction_id text,
     created_ms bigint not null,
     paid_ms bigint
   )`,
  'create index on payments (order_id)',
  `create table refunds (
     id text primary key,
     payment_id text not null references payments,
     order_id text not null references orders,
     out_refund_no text not null unique,
     amount_fen integer not null check (amount_fen > 0),
     reason text not null,
     state text not null,
     created_ms bigint not null,
     done_ms bigint
   )`,
  'create index on refunds (order_id)',

  // Plumbing
  `create table idempotency_keys (
     member_id text not null,
     call text not null,
     key text not null,
     body_hash text not null,
     response jsonb,
     created_ms bigint not null,
     primary key (member_id, call, key)
   )`,
  'create index on idempotency_keys (created_ms)',
  `create table signature_nonces (
     nonce text primary key,
     seen_ms bigint not null
   )`,
  `create table tracking_events (
     id bigint generated always as identity primary key,
     kind text not null,
     member_id text,
     source integer not null,
     data jsonb not null,
     at_ms bigint not null
   )`,

  // Sandbox: stand-ins for outside systems, empty in production
  `create table sandbox_settings (
     key text primary key,
     value jsonb not null
   )`,
  `create table sandbox_sms (
     id text primary key,
     mobile text not null,
     body text not null,
     sent_ms bigint not null
   )`,
  `create table sandbox_cashier_transactions (
     prepay_id text primary key,
     out_trade_no text not null unique,
     trade_type text not null,
     appid text not null,
     description text not null,
     amount_fen integer not null,
     notify_url text not null,
     return_url text,
     open_id text,
     state text not null,
     transaction_id text,
     created_ms bigint not null,
     expires_ms bigint not null,
     paid_ms bigint,
     notified_ms bigint
   )`,
  `create table sandbox_cashier_refunds (
     refund_id text primary key,
     out_refund_no text not null unique,
     out_trade_no text not null,
     amount_fen integer not null,
     notify_url text,
     state text not null,
     created_ms bigint not null
   )`,
];
