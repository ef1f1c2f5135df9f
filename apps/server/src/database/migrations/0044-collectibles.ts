import { type Kysely, sql } from 'kysely';

/** Collectibles: activities, their collections and products, pieces and credits of members, and who members really are. */
const STATEMENTS = [
  // `limit_key_cipher`: what persons are told apart by within the activity; destroyed thirty days after its end.
  `create table nft_activities (
     id text primary key,
     name jsonb not null,
     intro jsonb not null,
     picture jsonb not null,
     starts_ms bigint not null,
     ends_ms bigint not null check (ends_ms > starts_ms),
     rules jsonb not null default '[]',
     min_age integer not null check (min_age >= 1),
     participants integer not null default 0 check (participants >= 0),
     limit_key_cipher text,
     settled_ms bigint
   )`,
  'create index on nft_activities (ends_ms)',
  `create table nft_activity_spots (
     activity_id text not null references nft_activities on delete cascade,
     spot_id text not null references spots,
     seq integer not null,
     primary key (activity_id, spot_id)
   )`,
  'create index on nft_activity_spots (spot_id)',
  `create table nft_collections (
     id text primary key,
     activity_id text not null references nft_activities on delete cascade,
     seq integer not null,
     name jsonb not null,
     subtitle jsonb not null,
     picture jsonb not null,
     previews jsonb not null,
     kind text not null check (kind in ('image', 'video', 'model')),
     rarity text not null check (rarity in ('common', 'rare', 'epic')),
     total integer not null check (total >= 1),
     issued integer not null default 0,
     source jsonb not null,
     author jsonb not null,
     spot_id text references spots,
     original_key text not null,
     original_name text not null,
     original_type text not null,
     original_bytes integer not null,
     unique (activity_id, seq),
     constraint nft_collections_issued check (issued between 0 and total)
   )`,
  `create table nft_products (
     id text primary key,
     activity_id text not null references nft_activities on delete cascade,
     seq integer not null,
     name jsonb not null,
     picture jsonb not null,
     gives_kind text not null check (gives_kind in ('collection', 'coupon', 'prize')),
     collection_id text references nft_collections,
     coupon_id text references coupons,
     variant_id text references skus,
     value_fen integer not null default 0 check (value_fen >= 0),
     cost_credits integer not null default 0 check (cost_credits >= 0),
     stock integer not null check (stock >= 1),
     given integer not null default 0,
     per_member integer check (per_member >= 1),
     unique (activity_id, seq),
     constraint nft_products_given check (given between 0 and stock),
     check (num_nonnulls(collection_id, coupon_id, variant_id) = 1)
   )`,
  `create table nft_product_costs (
     product_id text not null references nft_products on delete cascade,
     collection_id text not null references nft_collections,
     amount integer not null check (amount >= 1),
     primary key (product_id, collection_id)
   )`,
  // A member in an activity. Without a number: somebody whose visit has brought a credit, and who has not come yet.
  `create table nft_members (
     activity_id text not null references nft_activities on delete cascade,
     member_id text not null references members,
     user_index integer,
     joined_ms bigint,
     credits integer not null default 0,
     primary key (activity_id, member_id),
     unique (activity_id, user_index),
     constraint nft_members_credits check (credits >= 0),
     check ((user_index is null) = (joined_ms is null))
   )`,
  'create index on nft_members (member_id)',
  `create table nft_credits (
     id text primary key,
     activity_id text not null references nft_activities on delete cascade,
     member_id text not null references members,
     source text not null check (source in ('voucher', 'join', 'grant', 'exchange')),
     source_id text not null,
     spot_id text references spots,
     amount integer not null check (amount <> 0),
     at_ms bigint not null,
     constraint nft_credits_once unique (activity_id, source, source_id)
   )`,
  'create index on nft_credits (member_id, activity_id)',
  `create table nft_exchanges (
     id text primary key,
     activity_id text not null references nft_activities,
     product_id text not null references nft_products,
     member_id text not null references members,
     cost_credits integer not null check (cost_credits >= 0),
     got_kind text not null check (got_kind in ('collection', 'coupon', 'prize')),
     got_id text not null,
     at_ms bigint not null
   )`,
  'create index on nft_exchanges (member_id, product_id)',
  'create index on nft_exchanges (product_id)',
  `create table nft_pieces (
     id text primary key,
     collection_id text not null references nft_collections,
     serial_no integer not null check (serial_no >= 1),
     member_id text not null references members,
     status text not null check (status in ('held', 'exchanged', 'frozen')),
     how text not null check (how in ('exchange', 'grant')),
     got_ms bigint not null,
     changed_ms bigint not null,
     constraint nft_pieces_serial unique (collection_id, serial_no)
   )`,
  'create index on nft_pieces (member_id, got_ms desc, id desc)',
  'create index on nft_pieces (member_id, collection_id) where status = $$held$$',
  // Each piece is used up once.
  `create table nft_exchange_pieces (
     piece_id text primary key references nft_pieces,
     exchange_id text not null references nft_exchanges
   )`,
  'create index on nft_exchange_pieces (exchange_id)',
  // Exchanges of a product by one person, over all their accounts; `person_hash` is under the key of the activity.
  `create table nft_limits (
     product_id text not null references nft_products on delete cascade,
     person_hash text not null,
     used integer not null default 0 check (used >= 0),
     primary key (product_id, person_hash)
   )`,
  `create table nft_certificates (
     piece_id text primary key references nft_pieces,
     state text not null check (state in ('pending', 'issued', 'failed')),
     network text not null,
     record text not null,
     hash text not null,
     tx_id text,
     at_ms bigint,
     tries integer not null default 0,
     next_ms bigint,
     check ((state = 'issued') = (tx_id is not null)),
     check ((state = 'issued') = (next_ms is null))
   )`,
  'create index on nft_certificates (next_ms) where next_ms is not null',
  // Name and number masked and encrypted; the number itself is nowhere. A person is verified on one account at a time.
  `create table identity_verifications (
     member_id text primary key references members,
     status text not null check (status in ('verified', 'failed', 'withdrawn')),
     name_cipher text,
     id_cipher text,
     id_index text,
     adult boolean,
     consent_id text references consents,
     checked_ms bigint not null,
     check ((status = 'verified') = (id_index is not null)),
     check (num_nonnulls(name_cipher, id_cipher, id_index, adult, consent_id) in (0, 5))
   )`,
  'create unique index identity_verifications_once on identity_verifications (id_index)',
  'create table identity_tries (id text primary key, member_id text not null references members, at_ms bigint not null)',
  'create index on identity_tries (member_id, at_ms)',
  // The sandbox ledger: a chain, each entry under the hash of the one before.
  `create table sandbox_ledger (
     seq bigint generated always as identity primary key,
     tx_id text not null unique,
     record_hash text not null unique,
     previous text not null,
     at_ms bigint not null
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
