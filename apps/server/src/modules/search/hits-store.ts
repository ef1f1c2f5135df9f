import { type RawBuilder, sql } from 'kysely';
import { bySynonym, letterWithin, shortMax, wholeTitle } from './keys';
import type { Run } from './normalise';
import type { Alternative, SearchQuery, Unit } from './query';
import { LITERAL_TIER, POINTS, TENTHS } from './ranking';

type Sql = RawBuilder<unknown>;

export interface Filters {
  /** Numbers of the kinds to find; undefined: all. */
  kinds: readonly number[] | undefined;
  cityName?: string | undefined;
}

/** Behind every character. */
export const LAST_CHARACTER = '\u{10FFFF}';

const isShort = (run: Run): boolean => [...run.text].length <= shortMax(run.script);

/** Rows of a table of keys, `t`, that pass the filters; PostgreSQL chooses whether the word or the city comes first. */
function keysIn(
  table: 'search_terms' | 'search_suffixes',
  { kinds, cityName }: Filters,
  condition: Sql,
): Sql {
  const inCity =
    cityName === undefined
      ? sql``
      : sql` join search_documents c on c.doc = t.doc
          and c.city = (select search_cities.id from search_cities where name = ${cityName})`;
  const ofKind = kinds ? sql` and t.kind = any(${kinds}::smallint[])` : sql``;
  return sql`${sql.table(table)} t${inCity} where ${condition}${ofKind}`;
}

/** The term of a short run. */
const termOf = ({ text, script }: Run, isAlone: boolean): string =>
  script === 'latin' && text.length === 1 && !isAlone ? letterWithin(text) : text;

/** All that a run finds, alone or beside others: doc, points, base, room; one row a thing. */
function hitsOfRun(run: Run, isAlone: boolean, filters: Filters): Sql {
  if (isShort(run)) {
    const terms = keysIn('search_terms', filters, sql`term = ${termOf(run, isAlone)}`);
    return sql`select t.doc, t.points, t.base, t.room from ${terms}`;
  }
  const range = sql`key >= ${run.text} and key < ${run.text + LAST_CHARACTER}`;
  // The lowest bit says that the thing itself was found, which is as good as its room.
  return sql`
    select doc, best / 2 as points, base, case when best % 2 = 1 then null else room end as room from (
      select t.doc, min(t.room) as room,
        max(2 * (case when key = ${run.text} then whole else points end) + (t.room is null)::integer) as best,
        max(case when key = ${run.text} then base + (whole - points) / ${TENTHS} else base end) as base
      from ${keysIn('search_suffixes', filters, range)}
      group by t.doc
    ) as keys`;
}

/** Joins further hits to the first, named by a letter and their number. */
const joinedTo = (letter: string, others: readonly Sql[]): Sql =>
  others.length === 0
    ? sql``
    : sql.join(
        others.map((hits, index) => sql`join (${hits}) ${sql.ref(`${letter}${index + 1}`)} using (doc)`),
        sql` `,
      );

/** A column of all of them. */
const ofAll = (letter: string, count: number, column: string): Sql =>
  sql.join(Array.from({ length: count }, (_, index) => sql.ref(`${letter}${index}.${column}`)));

/** All that satisfies an alternative: doc, points with the tier, room. */
function hitsOfAlternative({ runs, as }: Alternative, isAlone: boolean, filters: Filters): Sql {
  const [first, ...others] = runs.map((run) => hitsOfRun(run, isAlone && runs.length === 1, filters));
  const least = (column: 'points' | 'base') => sql`least(${ofAll('r', runs.length, column)})`;
  const points =
    as === 'literal'
      ? sql`${least('points')} + ${LITERAL_TIER}`
      : sql`${least('points')} - ${least('base')} * ${TENTHS} + ${POINTS.corrected * TENTHS + LITERAL_TIER}`;
  return sql`select doc, (${points})::integer as points, coalesce(${ofAll('r', runs.length, 'room')}) as room
    from (${first}) r0 ${joinedTo('r', others)}`;
}

function hitsOfUnit(unit: Unit, isAlone: boolean, filters: Filters): Sql {
  const { alternatives, plain } = unit;
  const lists = listsOfUnit(unit, isAlone);
  if (lists) {
    // One scan of both, which a rarer word can be looked up in.
    const terms = sql`term = any(${lists.map(({ term }) => term)}::text[])`;
    const points = sql`t.points + case when term = ${lists[0]?.term} then ${LITERAL_TIER} else 0 end`;
    return sql`select t.doc, (${points})::integer as points, t.room from ${keysIn('search_terms', filters, terms)}`;
  }
  const parts = alternatives.map((alternative) => hitsOfAlternative(alternative, isAlone, filters));
  const typed =
    parts.length === 1
      ? sql`${parts[0]}`
      : sql`select doc, max(points) as points, min(room) as room
          from (${sql.join(parts, sql` union all `)}) as found group by doc`;
  if (plain === undefined) return typed;
  // What a word finds by others of its meaning it does not find itself.
  return sql`${typed} union all select t.doc, t.points::integer, null
    from ${keysIn('search_terms', filters, sql`term = ${bySynonym(plain)}`)}`;
}

/** All that a query finds: doc, points, room. A whole title of several runs counts as one. */
export function hitsOf({ units }: SearchQuery, filters: Filters): Sql {
  const [first, ...others] = units.map((unit) => hitsOfUnit(unit, units.length === 1, filters));
  const literal = units.flatMap(({ alternatives }) => alternatives[0]?.runs ?? []);
  if (others.length === 0 && literal.length === 1) return sql`${first}`;
  const all = (column: 'points' | 'room') => ofAll('u', units.length, column);
  const title = wholeTitle(literal.map(({ text }) => text).join(' '));
  return sql`
    select doc, greatest(least(${all('points')}), whole.points + ${LITERAL_TIER}) as points, coalesce(${all('room')}) as room
    from (${first}) u0 ${joinedTo('u', others)}
      left join (select doc, points from search_terms where term = ${title}) whole using (doc)`;
}

/** A list that is in the order of the ranking, and what is added to its points. */
export interface TermList {
  term: string;
  tier: number;
}

/** The lists that a short word and its synonyms are, without anything in two of them. */
function listsOfUnit({ alternatives, plain }: Unit, isAlone: boolean): TermList[] | undefined {
  const [alternative, ...otherAlternatives] = alternatives;
  const [run, ...otherRuns] = alternative?.runs ?? [];
  if (!run || otherAlternatives.length + otherRuns.length > 0 || !isShort(run)) return undefined;
  const typed = { term: termOf(run, isAlone), tier: LITERAL_TIER };
  return plain === undefined ? [typed] : [typed, { term: bySynonym(plain), tier: 0 }];
}

/** The lists whose order is that of the answer: of a short word everywhere. */
export function listsOf({ units }: SearchQuery, { cityName }: Filters): TermList[] | undefined {
  const [unit, ...others] = units;
  return unit && others.length === 0 && cityName === undefined ? listsOfUnit(unit, true) : undefined;
}
