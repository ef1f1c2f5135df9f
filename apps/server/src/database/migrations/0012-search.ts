import { type Kysely, sql } from 'kysely';

/** The search index with the queue of what changed, what was searched; specials and favourites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Keys are compared byte by byte: the order is the same in every database, and a range finds what begins alike. */
const key = 'text collate "C" not null';

const statements = [
  `create table search_cities (
     id integer generated always as identity primary key,
     name text not null unique
   )`,
  'create sequence search_document_numbers as integer',
  // The number has the kind in its lowest four bits.
  `create table search_documents (
     doc integer primary key,
     kind smallint not null,
     id ${key},
     city integer not null references search_cities,
     lat double precision not null,
     lng double precision not null,
     rating double precision not null,
     rating_count integer not null,
     price_fen integer,
     bookable boolean not null,
     popularity smallint not null,
     boost smallint not null,
     unique (kind, id)
   )`,
  'create index on search_documents (city)',
  `create table search_records (
     doc integer primary key references search_documents on delete cascade,
     fingerprint text not null,
     record jsonb not null
   )`,
  `create table search_terms (
     term ${key},
     doc integer not null,
     kind smallint not null,
     points smallint not null,
     base smallint not null,
     id ${key},
     room text
   )`,
  // In the order of the ranking, with all that a page and its filters need: no row is read.
  'create index search_terms_ranked on search_terms (term, kind, points desc, id) include (doc, base, room)',
  'create index search_terms_of on search_terms (doc, term)',
  // Which words are common, and how rare the others are, decides from which side a query of several is read.
  'alter table search_terms alter column term set statistics 1000',
  `create table search_suffixes (
     key ${key},
     doc integer not null,
     kind smallint not null,
     points smallint not null,
     whole smallint not null,
     base smallint not null,
     room text
   )`,
  'create index search_suffixes_keys on search_suffixes (key, doc) include (kind, points, whole, base, room)',
  'create index search_suffixes_of on search_suffixes (doc, key)',
  'alter table search_suffixes alter column key set statistics 1000',
  `create table search_words (
     variant ${key},
     word ${key},
     generation integer not null,
     primary key (variant, word)
   )`,
  `create table search_queue (
     n bigint generated always as identity primary key,
     kind text not null,
     id text not null
   )`,
  'create table search_state (generation integer not null)',
  'insert into search_state values (1)',
  `create table search_queries (
     n bigint generated always as identity primary key,
     at_ms bigint not null,
     word text not null,
     hits integer not null,
     device text not null
   )`,
  'create index on search_queries (at_ms)',
  `create table search_day_keys (
     day text primary key,
     key text not null,
     created_ms bigint not null
   )`,

  // Whatever writes a thing or its texts, the index hears of it in the same transaction.
  `create function search_spot_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id) values ('spot', coalesce(new.id, old.id));
     insert into search_queue (kind, id) select 'ticket', id from tickets where spot_id = coalesce(new.id, old.id);
     return null;
   end $$`,
  `create function search_ticket_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id) values ('ticket', coalesce(new.id, old.id));
     return null;
   end $$`,
  `create function search_hotel_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id) values ('hotel', coalesce(new.id, old.id));
     return null;
   end $$`,
  `create function search_room_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select distinct 'hotel', hotel_id from (values (new.hotel_id), (old.hotel_id)) as of_room (hotel_id)
       where hotel_id is not null;
     return null;
   end $$`,
  `create function search_rate_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select 'hotel', hotel_id from hotel_rooms where id = coalesce(new.room_id, old.room_id);
     return null;
   end $$`,
  // 1 hotels, 2 tickets, 4 scenic spots, 5 rooms and rates: the types of international fields.
  `create function search_text_changed() returns trigger language plpgsql as $$
   declare
     type_of integer := coalesce(new.type, old.type);
     id_of text := coalesce(new.table_id, old.table_id);
   begin
     insert into search_queue (kind, id)
       select 'hotel', id_of where type_of = 1
       union all select 'ticket', id_of where type_of = 2
       union all select 'spot', id_of where type_of = 4
       union all select 'ticket', id from tickets where type_of = 4 and spot_id = id_of
       union all select 'hotel', hotel_id from hotel_rooms where type_of = 5 and id = id_of;
     return null;
   end $$`,
  // The operator's words: readings set by hand change keys, synonyms the words that may be meant.
  `create function search_words_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id) values ('all', '');
     return null;
   end $$`,
  ...[
    ['spots', 'search_spot_changed'],
    ['tickets', 'search_ticket_changed'],
    ['hotels', 'search_hotel_changed'],
    ['hotel_rooms', 'search_room_changed'],
    ['hotel_rates', 'search_rate_changed'],
    ['international_fields', 'search_text_changed'],
  ].flatMap(([table, name]) => [
    `create trigger ${name} after insert or delete on ${table} for each row execute function ${name}()`,
    // Written again as it was, as when the demo's content is loaded, nothing has changed.
    `create trigger ${name}_again after update on ${table}
       for each row when (old.* is distinct from new.*) execute function ${name}()`,
  ]),
  `create trigger search_words_changed after insert on site_documents
     for each row when (new.key = 'searchWords') execute function search_words_changed()`,
  `create trigger search_words_changed_again after update on site_documents
     for each row when (new.key = 'searchWords' and old.data is distinct from new.data)
     execute function search_words_changed()`,
  // What a database of an earlier release has already.
  `insert into search_queue (kind, id) values ('all', '')`,

  `create table specials (
     id text primary key,
     kind text not null,
     title jsonb not null,
     subtitle jsonb not null,
     picture jsonb not null,
     theme text not null,
     components jsonb not null,
     starts_ms bigint,
     ends_ms bigint,
     published_ms bigint not null
   )`,
  'create index on specials (published_ms desc, id)',

  `create table favorites (
     member_id text not null references members,
     kind text not null,
     id ${key},
     price_fen integer,
     created_ms bigint not null,
     primary key (member_id, kind, id)
   )`,
];
