import { type Kysely, sql } from 'kysely';

/** Draws: what can be won, by which odds and seeds, what gives chances, and each draw. */
const STATEMENTS = [
  `create table draws (
     activity_id text primary key references activities on delete cascade,
     layout text not null check (layout in ('grid', 'wheel')),
     free_per_day integer not null check (free_per_day between 0 and 10),
     claim_days integer not null check (claim_days between 1 and 90)
   )`,
  `create table draw_prizes (
     id text primary key,
     activity_id text not null references draws on delete cascade,
     seq integer not null,
     kind text not null check (kind in ('goods', 'coupon', 'none')),
     name jsonb not null,
     picture jsonb,
     ppm integer not null check (ppm between 0 and 1000000),
     value_fen integer not null check (value_fen between 0 and 5000000),
     stock integer check (stock >= 0),
     given integer not null default 0,
     returned integer not null default 0 check (returned >= 0),
     per_member integer check (per_member >= 1),
     product_id text references products,
     variant_id text references skus,
     coupon_id text references coupons,
     unique (activity_id, seq),
     constraint draw_prizes_given check (given >= 0 and given + returned <= coalesce(stock, given + returned)),
     check ((kind = 'goods') = (num_nonnulls(product_id, variant_id) = 2)),
     check (kind <> 'goods' or stock is not null),
     check ((kind = 'coupon') = (coupon_id is not null)),
     check (kind <> 'none' or (stock is null and per_member is null and value_fen = 0))
   )`,
  `create unique index draw_prizes_none on draw_prizes (activity_id) where kind = 'none'`,
  `create index draw_prizes_left on draw_prizes (activity_id) where kind = 'goods' and stock > given + returned`,
  // A seed per activity and day; it is told when its day is over.
  `create table draw_days (
     id text primary key,
     activity_id text not null references draws on delete cascade,
     day text not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
     seed_cipher text not null,
     seed text check (seed ~ '^[0-9a-f]{64}$'),
     commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
     committed_ms bigint not null,
     revealed_ms bigint,
     unique (activity_id, day),
     check ((seed is null) = (revealed_ms is null))
   )`,
  'create index draw_days_hidden on draw_days (day) where revealed_ms is null',
  // Who has come to a draw: how often they drew, and the code of their links.
  `create table draw_members (
     activity_id text not null references draws on delete cascade,
     member_id text not null references members,
     draws integer not null default 0 check (draws >= 0),
     invite_code text not null check (invite_code ~ '^[A-Z2-9]{8}$'),
     forced_roll integer check (forced_roll between 0 and 999999),
     created_ms bigint not null,
     primary key (activity_id, member_id)
   )`,
  'create unique index on draw_members (invite_code)',
  'create index on draw_members (member_id)',
  `create table draw_tasks (
     id text primary key,
     activity_id text not null references draws on delete cascade,
     seq integer not null,
     kind text not null check (kind in ('browse', 'share', 'invite', 'signIn', 'buy')),
     title jsonb not null,
     chances integer not null check (chances between 1 and 100),
     per_day integer not null check (per_day between 1 and 100),
     href text,
     min_fen integer check (min_fen >= 0),
     channels integer[],
     unique (activity_id, seq),
     check ((kind = 'browse') = (href is not null)),
     check ((kind = 'buy') = (min_fen is not null))
   )`,
  `create table draw_chances (
     id text primary key,
     activity_id text not null references draws on delete cascade,
     member_id text not null references members,
     source text not null check (source in ('daily', 'task', 'gift')),
     task_id text not null default '',
     ref_key text not null,
     day text not null,
     count integer not null check (count >= 0),
     used integer not null default 0,
     ends_ms bigint,
     created_ms bigint not null,
     constraint draw_chances_used check (used between 0 and count),
     constraint draw_chances_once unique (activity_id, member_id, source, task_id, ref_key),
     check ((source = 'task') = (task_id <> '')),
     check ((source = 'daily') = (ends_ms is not null))
   )`,
  `create index draw_chances_of_orders on draw_chances (ref_key) where source = 'task' and count > used`,
  'create index on draw_chances (member_id)',
  `create table draw_records (
     id text primary key,
     activity_id text not null references draws,
     member_id text not null references members,
     draw_index integer not null check (draw_index >= 0),
     chance_id text not null references draw_chances,
     day text not null,
     client_seed text not null check (client_seed ~ '^[0-9a-f]{32}$'),
     roll integer not null check (roll between 0 and 999999),
     rolled_prize_id text not null references draw_prizes,
     given_prize_id text not null references draw_prizes,
     reason text check (reason in ('outOfStock', 'perMember')),
     forced boolean not null,
     prize_of_mine_id text,
     dear boolean not null,
     at_ms bigint not null,
     constraint draw_records_index unique (activity_id, member_id, draw_index),
     check ((reason is null) = (rolled_prize_id = given_prize_id))
   )`,
  // Winners: the dearest prizes first, then the newest.
  'create unique index on draw_records (prize_of_mine_id)',
  `create index draw_records_won on draw_records (activity_id, dear desc, at_ms desc, id) where prize_of_mine_id is not null`,
  'create index on draw_records (member_id)',
  'create index on draw_records (chance_id)',
  'create index on draw_records (at_ms)',
  `create table draw_task_runs (
     id text primary key,
     task_id text not null references draw_tasks on delete cascade,
     member_id text not null references members,
     browses boolean not null,
     state text not null check (state in ('started', 'finished', 'lapsed')),
     started_ms bigint not null,
     not_before_ms bigint not null,
     lapses_ms bigint not null,
     given integer not null default 0
   )`,
  `create unique index draw_task_runs_one on draw_task_runs (task_id, member_id) where state = 'started'`,
  `create unique index draw_task_runs_browse on draw_task_runs (member_id) where browses and state = 'started'`,
  `create index draw_task_runs_lapse on draw_task_runs (lapses_ms) where state = 'started'`,
  'create index on draw_task_runs (member_id)',
  // New members who came by somebody's link: each counts once, for ever.
  `create table draw_invited (
     member_id text primary key references members,
     activity_id text not null references draws,
     inviter_id text not null references members,
     at_ms bigint not null
   )`,
  'create index on draw_invited (activity_id, inviter_id, at_ms desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
