import type { SearchSort } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { distanceSql, type Point } from '../../distance';
import { type Filters, hitsOf, listsOf, type TermList } from './hits-store';
import type { SearchQuery } from './query';
import { MIN_REVIEWS } from './ranking';
import { allKinds } from './sources';
import { KINDS_MAX, type StoredRecord } from './tables';

type Sql = RawBuilder<unknown>;

/** The sort key of a row and what breaks ties. */
export interface After {
  key: number;
  kind: number;
  id: string;
}

export interface FoundRow extends After {
  room: string | null;
  record: StoredRecord;
  rating: number;
  rating_count: number;
  price_fen: number | null;
  distance_m: number | null;
}

export interface Found {
  rows: FoundRow[];
  /** Hits by the number of their kind; empty when not asked for. */
  counts: Record<string, number>;
  /** Of the index. */
  generation: number;
}

export interface PageWanted {
  sort: SearchSort;
  near: Point | undefined;
  limit: number;
  offset: number;
  after: After | undefined;
  /** Counts each kind up to here. Default: nothing is counted. */
  countUpTo?: number | undefined;
}

/** Above every price in fen. */
const NO_PRICE = 2_147_483_647;
/** Above every rating. */
const FEW_REVIEWS = 10;

/** What rows are sorted by, rising: the same for every sort. */
function sortKey(sort: SearchSort, distance: Sql): Sql {
  switch (sort) {
    case 'priceAsc':
      return sql`coalesce(d.price_fen, ${NO_PRICE})`;
    case 'priceDesc':
      return sql`coalesce(-d.price_fen, ${NO_PRICE})`;
    case 'rating':
      return sql`case when d.rating_count >= ${MIN_REVIEWS} then -d.rating else ${FEW_REVIEWS} - d.rating end`;
    case 'distance':
      return distance;
    default:
      return sql`-h.points`;
  }
}

const kindsOf = ({ kinds }: Filters): readonly number[] => kinds ?? allKinds;

/** The heads of a word's lists of every kind, after a row: doc, points, room. */
function headsOf(lists: readonly TermList[], filters: Filters, { after, limit, offset }: PageWanted): Sql {
  const behind = after
    ? sql` and points <= ${-after.key} - l.tier and (points < ${-after.key} - l.tier or kind > ${after.kind}
        or (kind = ${after.kind} and id > ${after.id} collate "C"))`
    : sql``;
  return sql`
    select doc, points, room
    from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as l(term text, tier integer)
      cross join unnest(${kindsOf(filters)}::smallint[]) as k(of_kind)
      cross join lateral (
        select doc, points + l.tier as points, room from search_terms
        where term = l.term collate "C" and kind = k.of_kind${behind}
        order by search_terms.points desc, id limit ${limit + offset}
      ) head`;
}

/** As many of the best hits as a page needs, and those as good as the last of them: few documents are read. */
function bestOf({ after, limit, offset }: PageWanted): Sql {
  const behind = after ? sql`where points < ${-after.key}` : sql``;
  const upTo = after ? sql` and points <= ${-after.key}` : sql``;
  return sql`
    select * from hits where points >= coalesce((
      select points from hits ${behind} order by points desc limit 1 offset ${limit + offset - 1}
    ), 0)${upTo}`;
}

/** Hits by kind, each counted up to `cap`. */
function countsOf(query: SearchQuery, hits: Sql, filters: Filters, cap: number): Sql {
  const lists = listsOf(query, filters);
  if (!lists) {
    return sql`select doc % ${KINDS_MAX} as kind, least(count(*), ${cap}) as count from (${hits}) as all_hits group by 1`;
  }
  return sql`
    select k.kind, counted.count from unnest(${kindsOf(filters)}::smallint[]) as k(kind) cross join lateral (
      select count(*) as count from (
        select from search_terms
        where term = any(${lists.map(({ term }) => term)}::text[]) and kind = k.kind
        limit ${cap}
      ) as capped
    ) counted where counted.count > 0`;
}

/** A page of what a query finds, in one statement that reads narrow rows, and records for the page alone. */
export async function findPage(
  db: Queries,
  query: SearchQuery,
  filters: Filters,
  wanted: PageWanted,
): Promise<Found> {
  const { sort, near, after, limit, offset, countUpTo } = wanted;
  const isRanked = sort === 'relevance';
  const lists = listsOf(query, filters);
  const distance = near ? distanceSql(near, sql.ref('d.lat'), sql.ref('d.lng')) : sql`null::bigint`;
  const behind = after
    ? sql`where (key, kind, id) > (${after.key}::float8, ${after.kind}::smallint, ${after.id}::text collate "C")`
    : sql``;
  const counts =
    countUpTo === undefined
      ? sql`select 0 as kind, 0 as count where false`
      : countsOf(query, sql`select doc from hits`, filters, countUpTo);
  const candidates = lists
    ? isRanked
      ? headsOf(lists, filters, wanted)
      : hitsOf(query, filters)
    : isRanked
      ? bestOf(wanted)
      : sql`select * from hits`;
  const { rows } = await sql<Found>`
    with hits as materialized (${lists ? sql`select null` : hitsOf(query, filters)}), page as (
      select * from (
        select (${sortKey(sort, distance)})::float8 as key, d.kind, d.id, h.room, d.doc, d.rating, d.rating_count,
          d.price_fen, ${distance} as distance_m
        from (${candidates}) h join search_documents d using (doc)
      ) as keyed ${behind}
      order by key, kind, id limit ${limit} offset ${offset}
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(page) || jsonb_build_object('record', r.record) order by key, kind, id), '[]')
        from page join search_records r using (doc)) as rows,
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (${counts}) as counted) as counts,
      (select generation from search_state) as generation`.execute(db);
  return rows[0] ?? { rows: [], counts: {}, generation: 0 };
}

/** How many things of each kind a query finds, each counted up to `cap`, by the kind's number. */
export async function countByKind(
  db: Queries,
  query: SearchQuery,
  filters: Filters,
  cap: number,
): Promise<Record<string, number>> {
  const counts = countsOf(query, hitsOf(query, filters), filters, cap);
  const { rows } = await sql<{ kind: number; count: number }>`${counts}`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** Ids of all that a query finds. */
export async function findIds(db: Queries, query: SearchQuery, filters: Filters): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from (${hitsOf(query, filters)}) as hits join search_documents d using (doc)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Cities with the most hits. */
export async function countByCity(
  db: Queries,
  query: SearchQuery,
  kinds: Filters['kinds'],
  limit: number,
): Promise<{ cityName: string; count: number }[]> {
  const { rows } = await sql<{ cityName: string; count: number }>`
    select c.name as "cityName", count(*)::integer as count
    from (${hitsOf(query, { kinds })}) as hits
      join search_documents d using (doc) join search_cities c on c.id = d.city
    where c.name <> '' group by c.name order by count desc, c.name limit ${limit}`.execute(db);
  return rows;
}
