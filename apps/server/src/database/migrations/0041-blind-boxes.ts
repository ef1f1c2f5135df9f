import { type Kysely, sql } from 'kysely';

/** Blind boxes: what is in a set, the boxes of members, each opening, and what members say of their age. */
const STATEMENTS = [
  // A set is sold out of the pool of its product, which is moved out of no other.
  'alter table activity_products drop constraint activity_products_kind_check',
  `alter table activity_products add constraint activity_products_kind_check
     check (kind in ('ticket', 'stay', 'goods', 'service', 'box'))`,
  // Seeds of days are those of sets, too.
  'alter table draw_days drop constraint draw_days_activity_id_fkey',
  `alter table draw_days add constraint draw_days_activity_id_fkey
     foreign key (activity_id) references activities on delete cascade`,
  // `opened` is locked by whoever opens: openings are one after the other.
  `create table box_sets (
     activity_id text primary key references activities on delete cascade,
     activity_product_id text not null references activity_products on delete cascade,
     supplier_id text not null references shops,
     pity_after integer not null check (pity_after between 2 and 100),
     opened integer not null default 0 check (opened >= 0),
     settled_ms bigint
   )`,
  'create unique index on box_sets (activity_product_id)',
  `create table box_items (
     id text primary key,
     activity_id text not null references box_sets on delete cascade,
     seq integer not null,
     name jsonb not null,
     picture jsonb not null,
     value_fen integer not null check (value_fen >= 0),
     hidden boolean not null,
     start_count integer not null check (start_count >= 1),
     opened integer not null default 0,
     returned integer not null default 0,
     variant_id text not null references skus,
     unique (activity_id, seq),
     constraint box_items_counts check (opened >= 0 and returned >= 0 and opened + returned <= start_count)
   )`,
  // A box that is paid for; each unit of a line is one.
  `create table box_units (
     id text primary key,
     activity_id text not null references box_sets,
     member_id text not null references members,
     order_id text not null references orders,
     line_id text not null references order_lines,
     unit integer not null check (unit >= 0),
     state text not null check (state in ('paid', 'opened', 'refunded')),
     paid_fen integer not null check (paid_fen >= 0),
     paid_ms bigint not null,
     changed_ms bigint not null,
     unique (line_id, unit)
   )`,
  'create index on box_units (member_id, activity_id, state)',
  `create index box_units_waiting on box_units (activity_id, paid_ms) where state = 'paid'`,
  'create index on box_units (order_id)',
  `create table box_openings (
     unit_id text primary key references box_units,
     activity_id text not null references box_sets,
     member_id text not null references members,
     seq integer not null check (seq >= 1),
     item_id text not null references box_items,
     day text not null,
     client_seed text not null check (client_seed ~ '^[0-9a-f]{32}$'),
     pool_before integer[] not null,
     drawn_from integer not null check (drawn_from >= 1),
     k integer not null,
     pity boolean not null,
     misses integer not null check (misses >= 0),
     forced boolean not null,
     prize_of_mine_id text not null,
     at_ms bigint not null,
     constraint box_openings_seq unique (activity_id, seq),
     check (k >= 0 and k < drawn_from)
   )`,
  'create index on box_openings (member_id, activity_id, seq)',
  'create unique index on box_openings (prize_of_mine_id)',
  'create index on box_openings (at_ms)',
  // Who has come to a set. `forced_k`: the place that the next opening is to have, set by hand in a system for tests.
  `create table box_members (
     activity_id text not null references box_sets on delete cascade,
     member_id text not null references members,
     misses integer not null default 0 check (misses >= 0),
     opening_agreed_ms bigint,
     forced_k integer check (forced_k >= 0),
     primary key (activity_id, member_id)
   )`,
  'create index on box_members (member_id)',
  // What a member last said of their age; the guardian's mobile is there when a guardian has agreed.
  `create table age_statements (
     member_id text primary key references members,
     birth_day_cipher text not null,
     guardian_mobile_cipher text,
     verified_ms bigint,
     at_ms bigint not null,
     check ((guardian_mobile_cipher is null) = (verified_ms is null))
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
