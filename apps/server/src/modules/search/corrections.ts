import type { Queries } from '../../database/connect';
import { knownTexts, wordsLike } from './lookups-store';
import type { Run } from './normalise';
import { queryOfRun, type SearchQuery, typedRuns, withMeant } from './query';
import { countByKind } from './search-store';
import { meant, typoQuestion } from './typos';

/** Words compared with a run, and of these tried. */
const COMPARED = 200;
const TRIED = 3;
/** Runs of one query that are looked into. */
const RUNS = 4;
/** Characters of a run that may be several words, and of each of these. */
const SPLIT = { min: 4, max: 12, word: 2 } as const;

export interface Correction {
  query: SearchQuery;
  /** What was searched instead; null where nothing was but the spaces between words. */
  text: string | null;
  /** The run that was mistyped, and what was meant by it: other letters, or the words that it is. */
  run: string;
  word: string;
}

/** The query with a correction that was found before. */
export function corrected(query: SearchQuery, { run, word }: Pick<Correction, 'run' | 'word'>): SearchQuery {
  const mistyped = typedRuns(query).find(({ text }) => text === run);
  return mistyped ? withMeant(query, mistyped, word) : query;
}

/**
 * A query that finds nothing, with what was probably meant: known words that were written as one, then, unless it is meant to
 * the `letter`, what was mistyped. Undefined when that finds nothing either.
 */
export async function correct(
  db: Queries,
  { query, keyword, letter }: { query: SearchQuery; keyword: string; letter: boolean },
): Promise<Correction | undefined> {
  for (const run of await suspects(db, query)) {
    for (const word of await splits(db, run)) {
      const meantQuery = withMeant(query, run, word);
      if (await findsAny(db, meantQuery)) return { query: meantQuery, text: null, run: run.text, word };
    }
    for (const word of letter ? [] : await candidates(db, run)) {
      const meantQuery = withMeant(query, run, word);
      if (await findsAny(db, meantQuery)) {
        return { query: meantQuery, text: replaced(keyword, run, word), run: run.text, word };
      }
    }
  }
  return undefined;
}

async function findsAny(db: Queries, query: SearchQuery): Promise<boolean> {
  const counts = await countByKind(db, query, { kinds: undefined }, 1);
  return Object.values(counts).some((count) => count > 0);
}

/** The known words that a run of Han may be, fewest first, with spaces between them. */
async function splits(db: Queries, { text, script }: Run): Promise<string[]> {
  const chars = [...text];
  if (script !== 'han' || chars.length < SPLIT.min || chars.length > SPLIT.max) return [];
  const part = (from: number, until: number) => chars.slice(from, until).join('');
  const parts = chars.flatMap((_, from) =>
    chars.slice(from + SPLIT.word - 1).map((_, more) => part(from, from + SPLIT.word + more)),
  );
  const known = await knownTexts(db, [...new Set(parts)]);
  // The ways to write each beginning of the run in known words.
  const ways: string[][][] = [[[]]];
  for (let until = 1; until <= chars.length; until++) {
    ways[until] = ways
      .slice(0, until)
      .flatMap((before, from) =>
        known.has(part(from, until)) ? before.map((words) => [...words, part(from, until)]) : [],
      );
  }
  return (ways[chars.length] ?? [])
    .filter((words) => words.length > 1)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, TRIED)
    .map((words) => words.join(' '));
}

/** The runs that find nothing by themselves; a query of one run is its own suspect. */
async function suspects(db: Queries, query: SearchQuery): Promise<Run[]> {
  const runs = typedRuns(query).slice(0, RUNS);
  if (runs.length === 1) return runs;
  const finds = await Promise.all(runs.map((run) => findsAny(db, queryOfRun(run))));
  return runs.filter((_, index) => !finds[index]);
}

/** What a run may mean, likeliest first: by sound before by letters, what many texts have before what few have. */
async function candidates(db: Queries, run: Run): Promise<string[]> {
  const question = typoQuestion(run);
  if (question.prefixes.length + question.variants.length === 0) return [];
  const found = await wordsLike(db, question, COMPARED);
  const weights = new Map<string, number>();
  for (const row of found) {
    const word = meant(run.text, row);
    if (word) weights.set(word, (weights.get(word) ?? 0) + (row.variant.startsWith('s') ? COMPARED : 1));
  }
  return [...weights]
    .toSorted(([a, weightA], [b, weightB]) => weightB - weightA || (a < b ? -1 : 1))
    .slice(0, TRIED)
    .map(([word]) => word);
}

function replaced(keyword: string, { chars }: Run, word: string): string {
  return keyword.slice(0, chars[0]?.from) + word + keyword.slice(chars.at(-1)?.until);
}
