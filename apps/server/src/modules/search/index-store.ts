import { type SearchKind, searchKinds } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { KINDS_MAX, type StoredRecord } from './tables';

/** A document with its keys, as it is written. */
export interface WrittenDocument {
  kind: number;
  id: string;
  city: string;
  lat: number;
  lng: number;
  rating: number;
  rating_count: number;
  price_fen: number | null;
  bookable: boolean;
  popularity: number;
  boost: number;
  /** Hash of all that follows; the same means that only the columns above are to be written. */
  fingerprint: string;
  record: StoredRecord;
  terms: { term: string; base: number; points: number; room: string | null }[];
  suffixes: { key: string; base: number; points: number; whole: number; room: string | null }[];
}

interface Changed {
  kind: SearchKind | 'all';
  id: string;
}

/** Takes the oldest entries of the queue, which nobody else has taken; they are gone when the transaction commits. */
export async function takeChanged(tx: Tx, limit: number): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    delete from search_queue where n in (
      select n from search_queue order by n limit ${limit} for update skip locked
    ) returning kind, id`.execute(tx);
  return rows;
}

export const queueThings = (db: Queries, kind: SearchKind, ids: readonly string[]) =>
  sql`insert into search_queue (kind, id) select ${kind}, unnest(${ids}::text[])`.execute(db);

/** Has everything made anew. */
export async function queueAll(tx: Tx): Promise<void> {
  await tx.insertInto('search_queue').values({ kind: 'all', id: '' }).execute();
  await tx
    .updateTable('search_state')
    .set((eb) => ({ generation: eb('generation', '+', 1) }))
    .execute();
  // As if every text had changed.
  await tx.updateTable('search_records').set({ fingerprint: '' }).execute();
}

/** One writer of documents at a time, over all processes; false while another writes. */
export async function tryLockIndex(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${INDEX_LOCK}) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

/** The same, but waits. */
export const lockIndex = (tx: Tx) => sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(tx);

/** Any constant of ours. */
const INDEX_LOCK = 7_120_260_012;

/** What is known of documents: whether their texts changed, and how popular they were. */
export async function knownDocuments(tx: Queries, kind: number, ids: readonly string[]) {
  return tx
    .selectFrom('search_documents as d')
    .innerJoin('search_records as r', 'r.doc', 'd.doc')
    .select([
      'd.id',
      'd.popularity',
      'd.boost',
      'd.price_fen',
      'd.bookable',
      'd.rating',
      'd.rating_count',
      'r.fingerprint',
    ])
    .where('d.kind', '=', kind)
    .where('d.id', 'in', [...ids])
    .execute();
}

export async function removeDocuments(tx: Tx, kind: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await removeKeys(tx, kind, ids);
  await tx
    .deleteFrom('search_documents')
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .execute();
}

async function removeKeys(tx: Tx, kind: number, ids: readonly string[]): Promise<void> {
  const numbers = tx
    .selectFrom('search_documents')
    .select('doc')
    .where('kind', '=', kind)
    .where('id', 'in', [...ids]);
  for (const table of ['search_terms', 'search_suffixes'] as const) {
    await tx.deleteFrom(table).where('doc', 'in', numbers).execute();
  }
}

/** Writes documents of one kind with their keys; the rows travel as one JSON value. */
export async function writeDocuments(tx: Tx, documents: readonly WrittenDocument[]): Promise<void> {
  const [first] = documents;
  if (!first) return;
  await removeKeys(
    tx,
    first.kind,
    documents.map(({ id }) => id),
  );
  const narrow = JSON.stringify(documents.map(({ terms, suffixes, record, ...columns }) => columns));
  await sql`insert into search_cities (name)
    select distinct city from jsonb_to_recordset(${narrow}::jsonb) as r(city text)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into search_documents
    select (nextval('search_document_numbers') * ${KINDS_MAX} + r.kind)::integer, r.kind, r.id, c.id, lat, lng,
      rating, rating_count, price_fen, bookable, popularity, boost
    from jsonb_to_recordset(${narrow}::jsonb) as r(kind smallint, id text, city text, lat float8, lng float8,
      rating float8, rating_count integer, price_fen integer, bookable boolean, popularity smallint, boost smallint)
      join search_cities c on c.name = r.city
    on conflict (kind, id) do update set city = excluded.city, lat = excluded.lat, lng = excluded.lng,
      rating = excluded.rating, rating_count = excluded.rating_count, price_fen = excluded.price_fen,
      bookable = excluded.bookable, popularity = excluded.popularity, boost = excluded.boost`.execute(tx);
  const rows = (of: (document: WrittenDocument) => readonly object[]) =>
    JSON.stringify(documents.flatMap((document) => of(document).map((row) => ({ ...row, id: document.id }))));
  const documentOfRow = sql`join search_documents d on d.kind = ${first.kind} and d.id = r.id collate "C"`;
  await sql`
    insert into search_records
    select d.doc, r.fingerprint, r.record
    from jsonb_to_recordset(${rows(({ fingerprint, record }) => [{ fingerprint, record }])}::jsonb)
      as r(id text, fingerprint text, record jsonb) ${documentOfRow}
    on conflict (doc) do update set fingerprint = excluded.fingerprint, record = excluded.record`.execute(tx);
  await sql`
    insert into search_terms (term, doc, kind, points, base, id, room)
    select r.term, d.doc, d.kind, r.points, r.base, d.id, r.room
    from jsonb_to_recordset(${rows(({ terms }) => terms)}::jsonb)
      as r(id text, term text, base smallint, points smallint, room text) ${documentOfRow}`.execute(tx);
  await sql`
    insert into search_suffixes (key, doc, kind, points, whole, base, room)
    select r.key, d.doc, d.kind, r.points, r.whole, r.base, r.room
    from jsonb_to_recordset(${rows(({ suffixes }) => suffixes)}::jsonb)
      as r(id text, key text, base smallint, points smallint, whole smallint, room text) ${documentOfRow}`.execute(
    tx,
  );
}

export interface NewFacts {
  id: string;
  price_fen: number | null;
  bookable: boolean;
  popularity: number;
  rating: number;
  rating_count: number;
  boost: number;
  /** How much the boost changed, tenths. */
  by: number;
}

/** Brings prices, bookability and popularity up to date, and the points of all keys along with them. */
export async function writeFacts(tx: Tx, kind: number, facts: readonly NewFacts[]): Promise<void> {
  const rows = JSON.stringify(facts);
  const asRows = sql`jsonb_to_recordset(${rows}::jsonb) as r(id text, price_fen integer, bookable boolean,
    popularity smallint, rating float8, rating_count integer, boost smallint, by smallint)`;
  if (facts.length === 0) return;
  await sql`
    update search_documents d set price_fen = r.price_fen, bookable = r.bookable, popularity = r.popularity,
      rating = r.rating, rating_count = r.rating_count, boost = r.boost
    from ${asRows} where d.kind = ${kind} and d.id = r.id collate "C"`.execute(tx);
  if (facts.every(({ by }) => by === 0)) return;
  const moved = sql`(select d.doc, r.by from ${asRows}
    join search_documents d on d.kind = ${kind} and d.id = r.id collate "C" where r.by <> 0) m`;
  await sql`update search_terms t set points = t.points + m.by from ${moved} where t.doc = m.doc`.execute(tx);
  await sql`update search_suffixes t set points = t.points + m.by, whole = t.whole + m.by
    from ${moved} where t.doc = m.doc`.execute(tx);
}

/** Words that may be meant, as they may be mistyped. What is no longer anywhere does no harm: it finds nothing. */
export async function writeWords(tx: Tx, words: readonly { variant: string; word: string }[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into search_words
    select distinct r.variant, r.word, s.generation
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as r(variant text, word text), search_state s
    on conflict (variant, word) do update set generation = excluded.generation
      where search_words.generation < excluded.generation`.execute(tx);
}

/** Forgets the words that no text has any more, once an index that was made anew is whole. */
export async function forgetWords(tx: Tx): Promise<void> {
  await sql`delete from search_words where generation < (select generation from search_state)
    and not exists (select from search_queue)`.execute(tx);
}

/** Ids that the index has of a kind. */
export async function indexedIds(db: Queries, kind: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_documents')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const isKind = (kind: string): kind is SearchKind => searchKinds.some((one) => one === kind);
