import type { Queries } from '../../database/connect';
import { wordsLike } from './lookups-store';
import type { Run } from './normalise';
import { queryOfRun, type SearchQuery, typedRuns, withMeant } from './query';
import { countByKind } from './search-store';
import { meant, typoQuestion } from './typos';

/** With fewer hits than this something may be mistyped. */
export const FEW_HITS = 3;
/** Words compared with a run, and of these tried. */
const COMPARED = 200;
const TRIED = 3;
/** Runs of one query that are looked into. */
const RUNS = 4;

export interface Correction {
  query: SearchQuery;
  /** What was searched instead. */
  text: string;
  /** The run that was mistyped, and what was meant by it. */
  run: string;
  word: string;
}

/** The query with a correction that was found before. */
export function corrected(query: SearchQuery, { run, word }: Pick<Correction, 'run' | 'word'>): SearchQuery {
  const mistyped = typedRuns(query).find(({ text }) => text === run);
  return mistyped ? withMeant(query, mistyped, word) : query;
}

/** The query with what was probably meant; undefined when that finds no more. `hits`: what the query itself finds. */
export async function correct(
  db: Queries,
  { query, keyword, hits }: { query: SearchQuery; keyword: string; hits: number },
): Promise<Correction | undefined> {
  for (const run of await suspects(db, query)) {
    for (const word of await candidates(db, run)) {
      const meantQuery = withMeant(query, run, word);
      if ((await countAll(db, meantQuery)) > hits) {
        return { query: meantQuery, text: replaced(keyword, run, word), run: run.text, word };
      }
    }
  }
  return undefined;
}

async function countAll(db: Queries, query: SearchQuery): Promise<number> {
  const counts = await countByKind(db, query, { kinds: undefined }, FEW_HITS + 1);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The runs that find nothing by themselves; a query of one run is its own suspect. */
async function suspects(db: Queries, query: SearchQuery): Promise<Run[]> {
  const runs = typedRuns(query).slice(0, RUNS);
  if (runs.length === 1) return runs;
  const counts = await Promise.all(runs.map((run) => countAll(db, queryOfRun(run))));
  return runs.filter((_, index) => counts[index] === 0);
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
