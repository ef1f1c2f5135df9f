import type { SearchKind } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { hashOf } from '../../security/ids';
import {
  indexedIds,
  knownDocuments,
  type NewFacts,
  queueThings,
  removeDocuments,
  takeChanged,
  type WrittenDocument,
  writeDocuments,
  writeFacts,
  writeWords,
} from './index-store';
import { isBySynonym, keysOf, type SearchField } from './keys';
import { type Run, runsOf } from './normalise';
import { boostOf, popularityPoints, TENTHS } from './ranking';
import { bookableDays, kindNumber, searchSources } from './sources';
import type { SearchFacts, SearchSource, SearchThing } from './sources/source-store';
import { wordsOf } from './typos';
import { readWords, type SearchWords } from './words';

/** Changes with what keys are made of, so that documents of an earlier release are made anew. */
const KEYS_VERSION = 2;
/** Popular is what was ordered and looked at in so many days. */
const POPULAR_DAYS = 90;
const DAY_MS = 86_400_000;
/** Things of one transaction. */
const BATCH = 200;

interface Deps {
  tx: Tx;
  clock: Clock;
}

/** Brings the things of one batch of the queue up to date; answers how many entries there were. */
export async function indexChanged({ tx, clock }: Deps): Promise<number> {
  const changed = await takeChanged(tx, BATCH);
  if (changed.length === 0) return 0;
  const words = await readWords(tx);
  if (changed.some(({ kind }) => kind === 'all')) {
    for (const { kind, ids } of searchSources) {
      const all = new Set([...(await ids(tx)), ...(await indexedIds(tx, kindNumber(kind)))]);
      await queueThings(tx, kind, [...all]);
    }
    await writeWords(tx, wordsOf(words.synonyms.flat().map((text) => ({ text, of: 'tag' }))));
  }
  for (const source of searchSources) {
    const ids = new Set(changed.filter(({ kind }) => kind === source.kind).map(({ id }) => id));
    if (ids.size > 0) await indexThings({ tx, clock }, source, [...ids].sort(), words);
  }
  return changed.length;
}

async function indexThings(
  { tx, clock }: Deps,
  source: SearchSource,
  ids: readonly string[],
  words: SearchWords,
): Promise<void> {
  const kind = kindNumber(source.kind);
  const days = bookableDays(clock.now());
  const things = await source.things(tx, ids, days);
  const facts = new Map((await source.facts(tx, ids, days)).map((fact) => [fact.id, fact]));
  const known = new Map((await knownDocuments(tx, kind, ids)).map((document) => [document.id, document]));
  const here = new Set(things.map(({ id }) => id));
  await removeDocuments(
    tx,
    kind,
    ids.filter((id) => !here.has(id)),
  );
  const synonyms = words.synonyms.map((group) => group.map(runsOf));
  const documents = things.map((thing) =>
    documentOf(source.kind, thing, facts.get(thing.id), {
      popularity: known.get(thing.id)?.popularity ?? 0,
      words,
      synonyms,
    }),
  );
  const isNew = ({ id, fingerprint }: WrittenDocument) => known.get(id)?.fingerprint !== fingerprint;
  await writeDocuments(tx, documents.filter(isNew));
  await writeWords(
    tx,
    things
      .filter(({ id }) => documents.some((one) => one.id === id && isNew(one)))
      .flatMap(({ fields }) => wordsOf(fields)),
  );
  const same = documents.filter((document) => !isNew(document));
  await writeFacts(
    tx,
    kind,
    same.flatMap((document) => changeOf(document, known.get(document.id))),
  );
}

/** Readings that the operator has set for a title. */
function withReadings(fields: readonly SearchField[], { readings }: SearchWords): SearchField[] {
  return fields.map((field) => {
    const set = field.of === 'title' ? readings[field.text] : undefined;
    return set ? { ...field, readings: set.map((reading) => reading.split(' ')) } : field;
  });
}

function documentOf(
  kind: SearchKind,
  thing: SearchThing,
  facts: SearchFacts | undefined,
  { popularity, words, synonyms }: { popularity: number; words: SearchWords; synonyms: Run[][][] },
): WrittenDocument {
  const { id, city, lat, lng, rating, ratingCount, record } = thing;
  const fields = withReadings(thing.fields, words);
  const bookable = facts?.bookable ?? false;
  const boost = boostOf({ bookable, popularity, rating });
  const keys = keysOf(fields, synonyms);
  const bySynonyms = [...keys.terms.keys()].filter(isBySynonym);
  const pointsOf = (base: number) => base * TENTHS + boost;
  return {
    kind: kindNumber(kind),
    id,
    city,
    lat,
    lng,
    rating,
    rating_count: ratingCount,
    price_fen: facts?.priceFen ?? null,
    bookable,
    popularity,
    boost,
    fingerprint: hashOf(JSON.stringify([KEYS_VERSION, city, lat, lng, fields, record, bySynonyms])),
    record,
    terms: [...keys.terms].map(([term, { points, room = null }]) => ({
      term,
      base: points,
      points: pointsOf(points),
      room,
    })),
    suffixes: [...keys.suffixes].map(([key, { points, whole, room = null }]) => ({
      key,
      base: points,
      points: pointsOf(points),
      whole: pointsOf(whole),
      room,
    })),
  };
}

type Known = Awaited<ReturnType<typeof knownDocuments>>[number];
type Facts = Omit<NewFacts, 'by'>;

/** What is to be written of facts; nothing when they are known. */
function changeOf(facts: Facts, known: Known | undefined): NewFacts[] {
  if (!known) return [];
  const { id, price_fen, bookable, popularity, rating, rating_count, boost } = facts;
  const isSame =
    known.price_fen === price_fen &&
    known.bookable === bookable &&
    known.popularity === popularity &&
    known.rating === rating &&
    known.rating_count === rating_count;
  return isSame
    ? []
    : [{ id, price_fen, bookable, popularity, rating, rating_count, boost, by: boost - known.boost }];
}

/** Prices, bookability and popularity of one batch of a kind, after an id; answers the last id, or undefined at the end. */
export async function refreshFacts(
  { tx, clock }: Deps,
  source: SearchSource,
  ids: readonly string[],
  popular: ReadonlyMap<string, number>,
): Promise<void> {
  const kind = kindNumber(source.kind);
  const known = new Map((await knownDocuments(tx, kind, ids)).map((document) => [document.id, document]));
  const facts = await source.facts(tx, ids, bookableDays(clock.now()));
  const changes = facts.flatMap((fact) => {
    const before = known.get(fact.id);
    if (!before) return [];
    const popularity = popular.get(fact.id) ?? 0;
    const { rating, rating_count } = before;
    const { bookable } = fact;
    const boost = boostOf({ bookable, popularity, rating });
    return changeOf(
      { id: fact.id, price_fen: fact.priceFen, bookable, popularity, rating, rating_count, boost },
      before,
    );
  });
  await writeFacts(tx, kind, changes);
  const here = new Set(facts.map(({ id }) => id));
  await queueThings(
    tx,
    source.kind,
    ids.filter((id) => !here.has(id)),
  );
}

/** Points of popularity by id. */
export async function popularityOf(
  db: Queries,
  source: SearchSource,
  clock: Clock,
): Promise<Map<string, number>> {
  const rows = await source.popularity(db, clock.now() - POPULAR_DAYS * DAY_MS);
  return new Map(rows.map((row) => [row.id, popularityPoints(row)]));
}
