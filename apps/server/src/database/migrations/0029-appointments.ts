import { type Kysely, sql } from 'kysely';

/** What can be appointed, its slots, appointments with their visitors, and waiting lists. */
const STATEMENTS = [
  `create table appointment_items (
     id text primary key,
     spot_id text references spots,
     shop_id text,
     city_name text not null,
     sort integer not null default 0,
     mode text not null check (mode in ('right', 'open', 'both')),
     real_name text not null check (real_name in ('none', 'leader', 'everybody')),
     cert_types integer[] not null default '{}',
     min_group integer not null check (min_group >= 1),
     max_group integer not null check (max_group between min_group and 50),
     open_days_ahead integer not null default 7,
     release_at text not null default '08:00',
     book_until_min integer not null default 30,
     cancel_until_min integer not null default 120,
     change_until_min integer not null default 120,
     changes_max integer not null default 2,
     early_min integer not null default 15,
     late_min integer not null default 30,
     approval text not null default 'auto' check (approval in ('auto', 'merchant')),
     waiting boolean not null default false,
     no_show_limit integer not null default 3,
     no_show_days integer not null default 90,
     no_show_block_days integer not null default 30,
     reappoint boolean not null default false,
     verify_by text not null default 'code' check (verify_by in ('code', 'each')),
     closed_on_holidays boolean not null default false,
     open_on_holidays boolean not null default false,
     first_day text,
     last_day text,
     lat double precision not null,
     lng double precision not null,
     picture jsonb not null,
     texts jsonb not null
   )`,
  'create index on appointment_items (sort, id)',
  // What an order must have to appoint an item, and how many people one voucher of it lets in.
  `create table appointment_item_products (
     item_id text not null references appointment_items,
     product_id text not null,
     people integer not null default 1 check (people >= 1),
     primary key (item_id, product_id)
   )`,
  'create index on appointment_item_products (product_id)',
  `create table appointment_hours (
     item_id text not null references appointment_items,
     seq integer not null,
     season_first text,
     season_last text,
     weekdays integer[] not null,
     from_time text not null,
     to_time text not null,
     slot_minutes integer not null check (slot_minutes > 0),
     capacity integer not null check (capacity >= 0),
     primary key (item_id, seq),
     check ((season_first is null) = (season_last is null))
   )`,
  `create table appointment_special_days (
     item_id text not null references appointment_items,
     day text not null,
     kind text not null check (kind in ('closed', 'hours', 'extra')),
     note jsonb not null,
     hours jsonb not null default '[]',
     primary key (item_id, day)
   )`,
  `create table appointment_slots (
     id text primary key,
     item_id text not null references appointment_items,
     day text not null,
     from_time text not null,
     to_time text not null,
     starts_ms bigint not null,
     ends_ms bigint not null check (ends_ms > starts_ms),
     opens_ms bigint not null,
     capacity integer not null,
     taken integer not null default 0,
     closed boolean not null default false,
     marked boolean not null default false,
     unique (item_id, day, from_time),
     constraint appointment_slots_taken check (0 <= taken and taken <= capacity)
   )`,
  'create index on appointment_slots (item_id, starts_ms)',
  'create index on appointment_slots (starts_ms)',
  `create table appointments (
     id text primary key,
     sn text not null unique,
     item_id text not null references appointment_items,
     slot_id text not null references appointment_slots,
     member_id text not null references members,
     order_id text references orders,
     size integer not null check (size between 1 and 50),
     entered integer not null default 0 check (entered between 0 and size),
     status integer not null check (status between 0 and 4),
     code text not null unique check (code ~ '^[0-9]{12}$'),
     mobile_cipher text not null,
     remark text not null default '',
     changes_left integer not null check (changes_left >= 0),
     cancel_reason text,
     cancel_note text not null default '',
     from_waiting boolean not null default false,
     starts_ms bigint not null,
     ends_ms bigint not null,
     missed_ms bigint,
     ended_ms bigint,
     created_ms bigint not null,
     check ((status = 3) = (cancel_reason is not null))
   )`,
  'create index on appointments (member_id, starts_ms desc, id)',
  'create index on appointments (slot_id) where status <> 3',
  'create index on appointments (order_id) where order_id is not null',
  'create index appointments_ending on appointments (ends_ms) where ended_ms is null and status in (0, 1, 2)',
  'create index appointments_ahead on appointments (starts_ms) where status = 1',
  'create index appointments_missed on appointments (member_id, missed_ms) where missed_ms is not null',
  `create table appointment_visitors (
     id text primary key,
     appointment_id text not null references appointments,
     seq integer not null,
     name_cipher text not null,
     cert_type integer not null,
     cert_cipher text not null,
     cert_index text,
     mobile_cipher text not null,
     code text unique,
     checked_ms bigint,
     absent boolean not null default false,
     item_id text not null,
     day text not null,
     live boolean not null default true,
     unique (appointment_id, seq)
   )`,
  // One person, one place of an item on a day.
  `create unique index appointment_visitors_once on appointment_visitors (item_id, day, cert_index)
     where live and cert_index is not null`,
  `create table appointment_vouchers (
     appointment_id text not null references appointments,
     voucher_id text not null,
     people integer not null check (people >= 1),
     used_ms bigint,
     live boolean not null default true,
     primary key (appointment_id, voucher_id)
   )`,
  'create unique index appointment_vouchers_once on appointment_vouchers (voucher_id) where live',
  'create index on appointment_vouchers (voucher_id)',
  // Vouchers that were sold or given elsewhere; whoever brings the code has them.
  `create table outside_vouchers (
     id text primary key,
     code text not null unique check (code ~ '^[0-9]{12}$'),
     item_id text not null references appointment_items,
     title jsonb not null,
     people integer not null default 1 check (people between 1 and 50),
     first_day text not null,
     last_day text not null,
     member_id text references members,
     blocked boolean not null default false,
     used_ms bigint,
     bound_ms bigint,
     created_ms bigint not null
   )`,
  'create index on outside_vouchers (member_id) where member_id is not null',
  `create table appointment_events (
     id bigint generated always as identity primary key,
     appointment_id text not null references appointments,
     kind text not null,
     status integer not null,
     note text not null default '',
     at_ms bigint not null
   )`,
  'create index on appointment_events (appointment_id, id)',
  `create table appointment_snapshots (
     appointment_id text primary key references appointments,
     canonical text not null,
     sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
     created_ms bigint not null
   )`,
  `create trigger appointment_snapshots_unchanged before update or delete on appointment_snapshots
     for each row execute function refuse_snapshot_change()`,
  `create trigger appointment_snapshots_kept before truncate on appointment_snapshots
     for each statement execute function refuse_snapshot_change()`,
  `create table waiting_entries (
     id text primary key,
     slot_id text not null references appointment_slots,
     item_id text not null references appointment_items,
     member_id text not null references members,
     size integer not null check (size between 1 and 50),
     mobile_cipher text not null,
     state text not null check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left', 'over')),
     offered_until_ms bigint,
     appointment_id text references appointments,
     joined_ms bigint not null,
     check (state <> 'offered' or offered_until_ms is not null)
   )`,
  `create unique index waiting_entries_once on waiting_entries (slot_id, member_id) where state in ('waiting', 'offered')`,
  `create index waiting_entries_line on waiting_entries (slot_id, joined_ms, id) where state = 'waiting'`,
  `create index waiting_entries_offered on waiting_entries (offered_until_ms) where state = 'offered'`,
  'create index on waiting_entries (member_id, joined_ms desc, id)',
  'create index on waiting_entries (joined_ms)',
  // What is to be told of appointments, each thing once; written with what it tells.
  `create table appointment_news (
     id bigint generated always as identity primary key,
     member_id text not null references members,
     template text not null,
     channel text not null check (channel in ('inbox', 'sms')),
     appointment_id text references appointments,
     entry_id text references waiting_entries,
     voucher_id text,
     once text unique,
     due_ms bigint not null,
     until_ms bigint,
     done_ms bigint
   )`,
  'create index appointment_news_due on appointment_news (due_ms) where done_ms is null',
  'create index on appointment_news (done_ms)',
  // Wrong codes that were typed, and until when no more are taken.
  `create table code_tries (
     key text primary key,
     since_ms bigint not null,
     wrong integer not null,
     shut_until_ms bigint not null default 0
   )`,
  // A slot that was closed: what was bought for it goes back without a fee until then.
  'alter table vouchers add column free_until_ms bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
