import { type Kysely, sql } from 'kysely';

/** Prices that friends cut down: what is sold so, each bargain, and its cuts. */
const STATEMENTS = [
  `alter table activity_products
     add column floor_price_fen integer check (floor_price_fen >= 0),
     add column bargain_people integer check (bargain_people between 2 and 50),
     add column bargain_hours integer check (bargain_hours between 1 and 72),
     add column buy_any_time boolean not null default true,
     add constraint activity_products_bargain check (
       num_nonnulls(floor_price_fen, bargain_people, bargain_hours) in (0, 3)
       and (floor_price_fen is null or price_fen - floor_price_fen >= bargain_people))`,
  `create table bargains (
     id text primary key,
     activity_product_id text not null references activity_products,
     member_id text not null references members,
     state text not null check (state in ('running', 'reached', 'bought', 'ended')),
     end_reason text check (end_reason in ('time', 'soldOut', 'withdrawn')),
     start_fen integer not null,
     floor_fen integer not null check (floor_fen >= 0),
     people integer not null check (people between 2 and 50),
     cuts integer not null default 0,
     cut_fen integer not null default 0,
     seed_cipher text not null,
     commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
     client_seed text not null check (client_seed ~ '^[0-9a-f]{32}$'),
     holds_piece boolean not null default false,
     order_id text references orders,
     order_fen integer,
     created_ms bigint not null,
     ends_ms bigint not null,
     changed_ms bigint not null,
     settled_ms bigint,
     check (start_fen - floor_fen >= people),
     constraint bargains_cuts check (cuts between 0 and people and cut_fen between 0 and start_fen - floor_fen),
     constraint bargains_all_cuts check ((cuts = people) = (cut_fen = start_fen - floor_fen)),
     constraint bargains_reached check (state not in ('running', 'reached') or (state = 'reached') = (cuts = people)),
     check ((state = 'ended') = (end_reason is not null)),
     check ((state in ('bought', 'ended')) = (settled_ms is not null)),
     check ((order_id is null) = (order_fen is null)),
     check (state <> 'bought' or order_id is not null),
     check (state <> 'ended' or order_id is null),
     check (not holds_piece or (state = 'reached' and order_id is null))
   )`,
  // One that is open, per member and product.
  `create unique index bargains_open on bargains (activity_product_id, member_id) where state in ('running', 'reached')`,
  `create index bargains_ends on bargains (ends_ms) where state in ('running', 'reached')`,
  `create index bargains_unpaid on bargains (activity_product_id) where order_id is not null and state in ('running', 'reached')`,
  'create index on bargains (member_id, changed_ms desc)',
  'create unique index on bargains (order_id)',
  `create table bargain_cuts (
     bargain_id text not null references bargains on delete cascade,
     seq integer not null check (seq between 1 and 50),
     cut_fen integer not null check (cut_fen >= 1),
     member_id text references members,
     at_ms bigint,
     primary key (bargain_id, seq),
     check ((member_id is null) = (at_ms is null))
   )`,
  'create unique index bargain_cuts_once on bargain_cuts (bargain_id, member_id)',
  'create index on bargain_cuts (member_id, at_ms)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
