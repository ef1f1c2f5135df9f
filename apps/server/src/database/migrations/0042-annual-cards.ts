import { type Kysely, sql } from 'kysely';

/** Annual cards: types, cards, persons, what they hand in, consents, protected pictures, and entries at gates. */
const STATEMENTS = [
  'alter table activity_products drop constraint activity_products_kind_check',
  `alter table activity_products add constraint activity_products_kind_check
     check (kind in ('ticket', 'stay', 'goods', 'service', 'box', 'annualCard'))`,
  // What is sold. Its pool has its id; a type without one has no limit.
  `create table card_types (
     id text primary key,
     seq integer not null,
     supplier_id text not null references shops,
     name jsonb not null,
     picture jsonb not null,
     benefits jsonb not null,
     intro jsonb not null,
     notice jsonb not null,
     roles jsonb not null,
     price_fen integer not null check (price_fen >= 0),
     market_price_fen integer check (market_price_fen >= 0),
     renew_price_fen integer check (renew_price_fen >= 0),
     on_sale boolean not null,
     has_pool boolean not null,
     limit_per_member integer check (limit_per_member >= 1),
     validity_kind text not null check (validity_kind in ('fromActivation', 'fixed')),
     valid_days integer not null check (valid_days >= 1),
     first_day text,
     last_day text,
     activate_within_days integer not null check (activate_within_days >= 1),
     join_within_days integer not null check (join_within_days >= 0),
     spots_per_day integer check (spots_per_day >= 1),
     minutes_between integer not null check (minutes_between >= 0),
     cool_off_days integer not null check (cool_off_days >= 0),
     before_fee_percent integer not null check (before_fee_percent between 0 and 100),
     after_activation text not null check (after_activation in ('byDays', 'none')),
     fee_percent integer not null check (fee_percent between 0 and 100),
     constraint card_types_days check
       ((validity_kind = 'fixed') = (first_day is not null) and (first_day is null) = (last_day is null))
   )`,
  // Where it lets in. `blackout`: [{firstDay, lastDay, name}].
  `create table card_type_spots (
     type_id text not null references card_types on delete cascade,
     seq integer not null,
     spot_id text not null references spots,
     per_day integer not null check (per_day >= 1),
     total integer check (total >= 1),
     from_time text not null,
     to_time text not null,
     appointment_needed boolean not null,
     blackout jsonb not null,
     primary key (type_id, spot_id)
   )`,
  'create index on card_type_spots (spot_id)',
  // How many live cards of a type a member has or has ordered, where that is limited.
  `create table card_limits (
     type_id text not null references card_types on delete cascade,
     member_id text not null references members,
     cards integer not null check (cards >= 0),
     primary key (type_id, member_id)
   )`,
  // One sold unit. `terms`: what was agreed when it was sold, which never changes.
  `create table cards (
     id text primary key,
     number text not null unique,
     type_id text not null references card_types,
     member_id text references members,
     order_id text references orders,
     line_id text references order_lines,
     unit integer check (unit >= 0),
     status text not null check (status in ('toActivate', 'examining', 'active', 'frozen', 'expired', 'refunded')),
     first_day text,
     last_day text,
     activate_by text not null,
     paid_fen integer not null check (paid_fen >= 0),
     valid_days integer not null check (valid_days >= 1),
     terms jsonb not null,
     activation_code_hash text,
     created_ms bigint not null,
     changed_ms bigint not null,
     held_ms bigint,
     frozen_ms bigint,
     frozen_words jsonb,
     unique (line_id, unit),
     check ((first_day is null) = (last_day is null)),
     check ((status = 'frozen') = (frozen_ms is not null))
   )`,
  'create index on cards (member_id, status)',
  'create index on cards (order_id)',
  `create index cards_to_activate on cards (activate_by) where status in ('toActivate', 'examining')`,
  `create index cards_running on cards (last_day) where status in ('active', 'frozen')`,
  // The first period, and one more for each renewal.
  `create table card_periods (
     card_id text not null references cards on delete cascade,
     seq integer not null check (seq >= 1),
     first_day text not null,
     last_day text not null,
     paid_fen integer not null check (paid_fen >= 0),
     line_id text references order_lines,
     primary key (card_id, seq)
   )`,
  // The cards of one line share it for their first periods.
  'create unique index on card_periods (line_id) where seq > 1',
  // Places on a card; whoever takes one is never exchanged. `type_id` is the card's, for the one-holder rule.
  `create table card_persons (
     id text primary key,
     card_id text not null references cards on delete cascade,
     type_id text not null references card_types,
     seq integer not null,
     person_no text not null unique,
     role text not null check (role in ('adult', 'child', 'student', 'senior', 'resident')),
     optional boolean not null,
     status text not null check (status in ('toActivate', 'examining', 'active', 'refused', 'removed')),
     name_cipher text not null default '',
     cert_type integer not null default 0,
     id_card_cipher text not null default '',
     id_index text,
     mobile_cipher text not null default '',
     birthday_cipher text not null default '',
     guardian_cipher text not null default '',
     guardian_consent_id text,
     face_consent_id text,
     secret_cipher text not null,
     activated_ms bigint,
     wrong_codes integer not null default 0,
     wrong_since_ms bigint,
     unique (card_id, seq)
   )`,
  `create unique index card_persons_one_holder on card_persons (type_id, id_index)
     where id_index is not null and status in ('examining', 'active', 'refused')`,
  // What was handed in of a person; decided by the merchant.
  `create table card_applications (
     id text primary key,
     card_id text not null references cards on delete cascade,
     person_id text not null references card_persons on delete cascade,
     member_id text not null references members,
     new_portrait boolean not null,
     status text not null check (status in ('submitted', 'approved', 'refused', 'withdrawn')),
     round integer not null check (round >= 1),
     refusal_code text check (refusal_code in ('face', 'document', 'evidence', 'person', 'other')),
     refusal jsonb,
     submitted_ms bigint not null,
     due_ms bigint not null,
     decided_ms bigint,
     told_late_ms bigint,
     check ((status = 'submitted') = (decided_ms is null))
   )`,
  `create unique index card_applications_open on card_applications (person_id) where status = 'submitted'`,
  'create index on card_applications (member_id, submitted_ms)',
  `create index card_applications_due on card_applications (due_ms) where status = 'submitted'`,
  // Append only; `withdrawn_ms` is filled once.
  `create table consents (
     id text primary key,
     member_id text not null references members,
     purpose text not null check (purpose in ('face', 'child', 'faceChild', 'realName')),
     subject_kind text not null check (subject_kind in ('person', 'member')),
     subject_id text not null,
     mobile_index text,
     document_id text not null,
     version text not null,
     sha256 text not null,
     locale text not null,
     source integer not null,
     how text not null check (how in ('tap', 'code')),
     guardian_relation text check (guardian_relation in ('father', 'mother', 'other')),
     given_ms bigint not null,
     withdrawn_ms bigint
   )`,
  'create index on consents (member_id, given_ms)',
  'create index on consents (subject_id)',
  'create index on consents (mobile_index) where mobile_index is not null',
  // Portraits and pictures of documents, each under a key of its own. `pending`: the application is not decided.
  `create table protected_pictures (
     id text primary key,
     person_id text not null references card_persons on delete cascade,
     application_id text references card_applications on delete cascade,
     kind text not null check (kind in ('face', 'evidence')),
     state text not null check (state in ('pending', 'current')),
     cipher bytea not null,
     wrapped_key text not null,
     key_id text not null,
     bytes integer not null,
     width integer not null,
     height integer not null,
     delete_after_day text,
     created_ms bigint not null
   )`,
  `create unique index protected_pictures_current on protected_pictures (person_id) where kind = 'face' and state = 'current'`,
  'create index on protected_pictures (person_id)',
  'create index on protected_pictures (delete_after_day)',
  `create table picture_reads (
     id bigint generated always as identity primary key,
     picture_id text not null,
     person_id text not null,
     reader text not null check (reader in ('member', 'examiner')),
     reader_id text not null,
     at_ms bigint not null
   )`,
  'create index on picture_reads (at_ms)',
  // Private uploads that nothing was made of go after an hour.
  `create table private_uploads (
     key text primary key,
     member_id text not null references members,
     person_id text not null,
     created_ms bigint not null
   )`,
  'create index on private_uploads (created_ms)',
  // Portraits that the gates were given; `delete_ms`: to be deleted there since then, asked again until acknowledged.
  `create table gate_faces (
     id text primary key,
     person_id text not null,
     pushed_ms bigint not null,
     delete_ms bigint,
     tries integer not null default 0,
     next_ms bigint,
     acknowledged_ms bigint
   )`,
  'create index on gate_faces (person_id)',
  'create index gate_faces_next on gate_faces (next_ms) where next_ms is not null',
  // Passages and refusals at gates. `seq`: which entry of the person there on that day; null where nobody was let in.
  `create table card_entries (
     id text primary key,
     card_id text not null references cards on delete cascade,
     person_id text not null references card_persons on delete cascade,
     spot_id text not null references spots,
     day text not null,
     seq integer check (seq >= 1),
     way text not null check (way in ('code', 'document', 'face')),
     gate text not null,
     at_ms bigint not null,
     outcome text not null check (outcome in ('admitted', 'refused', 'cancelled')),
     rule text,
     refusal jsonb,
     check ((outcome = 'admitted') = (seq is not null)),
     check ((outcome = 'refused') = (rule is not null)),
     constraint card_entries_once unique (person_id, spot_id, day, seq)
   )`,
  'create index on card_entries (card_id, at_ms)',
  'create index on card_entries (at_ms)',
  // Codes that a gate has taken: each step once.
  `create table card_code_uses (
     person_id text not null references card_persons on delete cascade,
     gate text not null,
     step bigint not null,
     primary key (person_id, gate, step)
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
