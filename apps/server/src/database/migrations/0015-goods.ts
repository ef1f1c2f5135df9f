import { type Kysely, sql } from 'kysely';

/** Shops, goods and services with their options, reviews, the cart, coupons and activities, and what is shipped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who sells
  `create table shops (
     id text primary key,
     sort integer not null,
     name jsonb not null,
     logo jsonb not null,
     banner jsonb not null,
     intro jsonb not null,
     open_state text not null default 'open',
     confirm_mode text not null,
     stocking boolean not null,
     free_freight_from_fen integer,
     telephone text not null,
     hours jsonb not null,
     address jsonb not null,
     lat double precision not null,
     lng double precision not null,
     ships_from jsonb not null,
     promises jsonb not null,
     license jsonb not null,
     return_address jsonb not null
   )`,
  `create table goods_categories (
     id text primary key,
     parent_id text references goods_categories,
     sort integer not null,
     name jsonb not null,
     picture jsonb
   )`,
  `create table freight_templates (
     id text primary key,
     supplier_id text not null references shops,
     name text not null,
     charge_by text not null,
     rules jsonb not null,
     default_rule jsonb,
     refused jsonb not null
   )`,

  // What is sold
  `create table products (
     id text primary key,
     seq bigint not null generated always as identity,
     goods_type integer not null,
     supplier_id text not null references shops,
     category_id text not null references goods_categories,
     sort integer not null,
     content jsonb not null,
     thumb jsonb not null,
     album jsonb not null,
     video jsonb,
     specs jsonb not null,
     sold_count integer not null default 0,
     on_sale boolean not null default true,
     on_sale_from_ms bigint,
     on_sale_to_ms bigint,
     min_per_order integer not null default 1,
     limit_per_member integer,
     limit_period text not null default 'order',
     freight_template_id text references freight_templates,
     no_reason_return boolean not null default true,
     service jsonb,
     bundle jsonb,
     low_fen integer not null default 0,
     high_fen integer not null default 0,
     search_text text not null
   )`,
  'create index on products (category_id, sort)',
  'create index on products (supplier_id, sort)',
  'create index on products (goods_type, sort) where on_sale',
  `create table skus (
     id text primary key,
     product_id text not null references products on delete cascade,
     pool_id text not null unique references stock_pools,
     seq integer not null,
     value_ids text[] not null,
     name jsonb not null,
     price_fen integer not null check (price_fen >= 1),
     market_price_fen integer,
     weight_gram integer not null check (weight_gram between 0 and 50000),
     picture jsonb,
     enabled boolean not null default true
   )`,
  'create index on skus (product_id, seq)',
  // The lowest and highest price of what can be chosen, for lists that are sorted by price.
  `create function keep_product_prices() returns trigger language plpgsql as $$
   begin
     update products p set low_fen = coalesce(x.low, 0), high_fen = coalesce(x.high, 0)
     from (
       select c.product_id, min(s.price_fen) as low, max(s.price_fen) as high
       from (select distinct product_id from changed) c
         left join skus s on s.product_id = c.product_id and s.enabled
       group by c.product_id
     ) x
     where p.id = x.product_id;
     return null;
   end $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger skus_keep_prices_${event} after ${event} on skus
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function keep_product_prices()`,
  ),
  // What a member has bought of a product that is limited, by period: 'ever', or a day.
  `create table purchase_counts (
     member_id text not null references members on delete cascade,
     product_id text not null,
     period text not null,
     pieces integer not null check (pieces >= 0),
     primary key (member_id, product_id, period)
   )`,

  // What buyers say
  `create table reviews (
     id text primary key,
     seq bigint not null generated always as identity,
     product_id text not null,
     parent_id text not null,
     sku_id text,
     member_id text references members on delete set null,
     author_name text not null,
     avatar_url text not null default '',
     stars integer not null check (stars between 1 and 5),
     text text not null,
     pictures jsonb not null default '[]',
     tags text[] not null default '{}',
     helpful integer not null default 0,
     reply text,
     at_ms bigint not null
   )`,
  'create index on reviews (product_id, at_ms desc, id)',
  'create index on reviews (product_id, helpful desc, at_ms desc, id)',
  'create index on reviews (parent_id, at_ms desc, id)',
  'create index on reviews (parent_id, helpful desc, at_ms desc, id)',
  `create table review_sums (
     subject_id text primary key,
     reviews integer not null default 0,
     stars integer[] not null default '{0,0,0,0,0}',
     with_pictures integer not null default 0
   )`,

  // The cart
  `create table cart_items (
     member_id text not null references members on delete cascade,
     sku_id text not null references skus on delete cascade,
     amount integer not null check (amount between 1 and 99),
     added_price_fen integer not null,
     added_ms bigint not null,
     primary key (member_id, sku_id)
   )`,

  // Activities
  `create table activities (
     id text primary key,
     active_type integer not null,
     supplier_id text references shops,
     name jsonb not null,
     picture jsonb not null,
     starts_ms bigint not null,
     ends_ms bigint not null,
     scope jsonb not null,
     coupon_allowed boolean not null default true,
     channels integer[],
     member_limit integer,
     budget_uses integer,
     used_count integer not null default 0,
     rule jsonb not null,
     rules jsonb not null default '[]',
     check (used_count >= 0 and (budget_uses is null or used_count <= budget_uses))
   )`,
  'create index on activities (ends_ms)',
  // Promotion prices and add-on offers, by what they name: a SKU, a ticket or a rate.
  `create table activity_prices (
     activity_id text not null references activities on delete cascade,
     variant_id text not null,
     price_fen integer not null check (price_fen >= 1),
     seq integer not null default 0,
     primary key (activity_id, variant_id)
   )`,
  'create index on activity_prices (variant_id)',
  `create table activity_uses (
     checkout_id text not null references checkouts on delete cascade,
     activity_id text not null references activities,
     member_id text not null,
     live boolean not null default true,
     primary key (checkout_id, activity_id)
   )`,
  'create index on activity_uses (activity_id, member_id) where live',

  // Coupons
  `create table coupons (
     id text primary key,
     coupon_kind text not null,
     supplier_id text references shops,
     name jsonb not null,
     scope jsonb not null,
     scope_text jsonb not null,
     off_fen integer,
     off_percent integer,
     cap_fen integer,
     exchange_price_fen integer,
     threshold_fen integer not null,
     with_activity_price boolean not null default false,
     total integer not null,
     claimed integer not null default 0,
     per_member integer not null check (per_member between 1 and 10),
     claim_from_ms bigint not null,
     claim_to_ms bigint not null,
     display text not null,
     first_day text,
     last_day text,
     after_days integer,
     days integer,
     stopped boolean not null default false,
     sort integer not null default 0,
     check (claimed between 0 and total)
   )`,
  `create table member_coupons (
     id text primary key,
     coupon_id text not null references coupons,
     member_id text not null references members on delete cascade,
     seq integer not null,
     status text not null check (status in ('usable', 'reserved', 'used')),
     first_day text not null,
     last_day text not null,
     claimed_ms bigint not null,
     used_ms bigint,
     checkout_id text references checkouts,
     terms jsonb not null,
     reminded_ms bigint,
     unique (coupon_id, member_id, seq),
     check ((status = 'usable') = (checkout_id is null))
   )`,
  'create index on member_coupons (member_id, status, last_day)',
  'create index on member_coupons (checkout_id) where checkout_id is not null',
  `create index on member_coupons (last_day) where status = 'usable' and reminded_ms is null`,
  `create table member_coupon_events (
     id bigint primary key generated always as identity,
     member_coupon_id text not null references member_coupons on delete cascade,
     event text not null,
     at_ms bigint not null,
     sn text not null default ''
   )`,
  'create index on member_coupon_events (member_coupon_id, id)',
  // Codes are kept as keyed hashes: whoever reads the table cannot type one.
  `create table coupon_codes (
     code_index text primary key,
     coupon_id text not null references coupons,
     member_coupon_id text references member_coupons on delete set null,
     used_ms bigint
   )`,

  // A message is about an order or about a coupon that ends; of each it is told once.
  `alter table subscribe_messages alter column order_id drop not null,
     add column member_coupon_id text references member_coupons on delete cascade,
     add check ((order_id is null) <> (member_coupon_id is null)),
     add unique (member_coupon_id, type)`,

  // What is shipped: one row per order, one per line, one per parcel
  `create table deliveries (
     order_id text primary key references orders on delete cascade,
     name_cipher text not null,
     mobile_cipher text not null,
     detail_cipher text not null,
     state text not null,
     city text not null,
     county text not null,
     adcode text not null,
     address_changed boolean not null default false,
     extended boolean not null default false,
     reminded_ms bigint
   )`,
  `create table delivery_lines (
     line_id text primary key references order_lines on delete cascade,
     order_id text not null references orders on delete cascade,
     status integer not null,
     stocking boolean not null
   )`,
  'create index on delivery_lines (order_id)',
  `create table shipments (
     id text primary key,
     order_id text not null references orders on delete cascade,
     carrier_code text not null,
     carrier_name text not null,
     carrier_phone text not null,
     tracking_no text not null,
     status integer not null,
     shipped_ms bigint not null,
     signed_ms bigint,
     auto_sign_ms bigint,
     auto_sign_told boolean not null default false
   )`,
  'create index on shipments (order_id)',
  'create index on shipments (auto_sign_ms) where auto_sign_ms is not null',
  'create unique index on shipments (carrier_code, tracking_no)',
  `create table shipment_lines (
     shipment_id text not null references shipments on delete cascade,
     line_id text not null references order_lines on delete cascade,
     units integer[] not null check (cardinality(units) > 0),
     primary key (shipment_id, line_id)
   )`,
  `create table shipment_traces (
     id bigint primary key generated always as identity,
     shipment_id text not null references shipments on delete cascade,
     at_ms bigint not null,
     text text not null,
     place text not null
   )`,
  'create index on shipment_traces (shipment_id, at_ms)',

  // The engine: bundles, codes that are used several times, what is shown once
  'alter table order_lines add column bundle jsonb',
  'alter table vouchers add column uses integer not null default 1, add column used_times integer not null default 0',
  `update vouchers set used_times = 1 where status = 2`,
  `create table service_lines (
     line_id text primary key references order_lines on delete cascade,
     shown_ms bigint
   )`,
];
