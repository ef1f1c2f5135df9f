import { type Kysely, sql } from 'kysely';

/** Hotels, their rooms, rates and nights; stays as lines of orders; what the order engine learns for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The engine: slots that are closed to sale, the instant at which an order ends, and money back for part of a unit
  'alter table stock add column closed boolean not null default false',
  'alter table orders add column ends_ms bigint',
  `update orders set ends_ms =
     (extract(epoch from (end_slot::timestamp at time zone 'Asia/Shanghai')) * 1000)::bigint
   where end_slot <> ''`,
  'drop index orders_to_lapse',
  'create index orders_to_lapse on orders (ends_ms) where status = 1 and ends_ms is not null',
  // Confirmed, to be paid where they are used: few, and looked for when they are not.
  'create index orders_at_desk on orders (id) where status = 1 and pay_status = 0',
  'alter table refund_items add column partial boolean not null default false',
  'drop index refund_items_once',
  'create unique index refund_items_once on refund_items (line_id, unit) where live and not partial',

  // What is sold
  `create table hotels (
     id text primary key,
     supplier_id text not null default 'operator',
     sort integer not null,
     city_name text not null,
     star integer not null,
     category text not null,
     lat double precision not null,
     lng double precision not null,
     phone text not null,
     rating double precision not null,
     rating_count integer not null,
     check_in_from text not null,
     check_out_until text not null,
     late_night boolean not null,
     child_not_counted_below integer not null,
     on_sale boolean not null,
     facilities text[] not null,
     picture jsonb not null,
     thumb jsonb not null,
     content jsonb not null,
     search_text text not null
   )`,
  'create index on hotels (city_name)',
  `create table hotel_photos (
     hotel_id text not null references hotels on delete cascade,
     seq integer not null,
     photo_group text not null,
     picture jsonb not null,
     primary key (hotel_id, seq)
   )`,
  `create table hotel_rooms (
     id text primary key,
     hotel_id text not null references hotels,
     pool_id text not null unique references stock_pools,
     sort integer not null,
     code text not null,
     max_people integer not null check (max_people > 0),
     max_adults integer not null check (max_adults > 0 and max_adults <= max_people),
     max_children integer not null check (max_children >= 0 and max_children <= max_people),
     add_bed text not null,
     area double precision not null,
     room_window text not null,
     window_picture jsonb,
     pictures jsonb not null,
     content jsonb not null
   )`,
  'create index on hotel_rooms (hotel_id)',
  `create table hotel_rates (
     id text primary key,
     room_id text not null references hotel_rooms,
     sort integer not null,
     on_sale boolean not null default true,
     breakfasts integer not null check (breakfasts between 0 and 4),
     pay_at_desk boolean not null,
     confirm_mode text not null,
     refund_rule jsonb not null,
     max_rooms integer not null check (max_rooms > 0),
     advance_days integer not null check (advance_days >= 0),
     cutoff text not null,
     hold_time text not null,
     content jsonb not null
   )`,
  'create index on hotel_rates (room_id)',
  `create table rate_nights (
     rate_id text not null references hotel_rates on delete cascade,
     night text not null,
     price_fen integer not null check (price_fen >= 0),
     closed boolean not null default false,
     closed_to_arrival boolean not null default false,
     closed_to_departure boolean not null default false,
     min_nights integer check (min_nights > 0),
     max_nights integer check (max_nights > 0),
     primary key (rate_id, night)
   )`,

  // What was booked
  `create table stay_rooms (
     id text primary key,
     order_id text not null references orders,
     line_id text not null references order_lines,
     unit integer not null check (unit >= 0),
     guest_cipher text not null,
     state integer not null check (state between 0 and 4),
     door_number text not null default '',
     checked_in_ms bigint,
     checked_out_ms bigint,
     unique (line_id, unit)
   )`,
  'create index on stay_rooms (order_id)',
  `create table stay_nights (
     stay_room_id text not null references stay_rooms,
     night text not null,
     paid_fen integer not null check (paid_fen >= 0),
     held boolean not null,
     primary key (stay_room_id, night)
   )`,
];
