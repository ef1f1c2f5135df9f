import { plainText, type Run, runsOf } from './normalise';
import { type SearchWords, synonymsOf } from './words';

/** One way to satisfy a part of a query: all its runs must match. */
export interface Alternative {
  runs: readonly Run[];
  as: 'literal' | 'corrected';
}

/** A part of a query: one of its alternatives must match, or a word of the same meaning. */
export interface Unit {
  alternatives: readonly Alternative[];
  /** As it is searched, where there are words of the same meaning. */
  plain: string | undefined;
  /** These words. */
  synonyms: readonly string[];
}

/** What must match: every unit. */
export interface SearchQuery {
  units: readonly Unit[];
}

/** One of the same text is enough. */
function distinct(runs: readonly Run[]): Run[] {
  const seen = new Set<string>();
  return runs.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function unitOf(runs: readonly Run[], plain: string, synonyms: readonly string[]): Unit {
  const alternatives = [{ runs, as: 'literal' as const }];
  return { alternatives, plain: synonyms.length > 0 ? plain : undefined, synonyms };
}

/** The query that a text is; undefined when nothing is left of it. */
export function queryOf(text: string, words: SearchWords): SearchQuery | undefined {
  const runs = distinct(runsOf(text));
  if (runs.length === 0) return undefined;
  const plain = plainText(text);
  // A word of several runs, such as "hot spring", is one thing with other names.
  const synonyms = runs.length > 1 ? synonymsOf(words, plain) : [];
  if (synonyms.length > 0) return { units: [unitOf(runs, plain, synonyms)] };
  return { units: runs.map((run) => unitOf([run], run.text, synonymsOf(words, run.text))) };
}

/** A query of one run, to the letter. */
export const queryOfRun = (run: Run): SearchQuery => ({ units: [unitOf([run], run.text, [])] });

/** The query with what was meant by one of its runs beside it. */
export function withMeant({ units }: SearchQuery, run: Run, word: string): SearchQuery {
  const isOf = ({ alternatives }: Unit) =>
    alternatives.some(({ runs }) => runs.length === 1 && runs[0] === run);
  const runs = runsOf(word);
  // The words that a run is are what was typed.
  const isSplit = runs.map(({ text }) => text).join('') === run.text;
  const meant: Alternative = { runs, as: isSplit ? 'literal' : 'corrected' };
  return {
    units: units.map((unit) =>
      isOf(unit) ? { ...unit, alternatives: [...unit.alternatives, meant] } : unit,
    ),
  };
}

/** What was typed, and what was meant. */
export const typedRuns = ({ units }: SearchQuery): Run[] =>
  units.flatMap(({ alternatives }) => alternatives.flatMap(({ runs }) => runs));

/** Every run that may have been found, for marking. */
export const allRuns = (query: SearchQuery): Run[] => [
  ...typedRuns(query),
  ...query.units.flatMap(({ synonyms }) => synonyms.flatMap(runsOf)),
];

/** The same for queries that find the same. */
export const keyOf = ({ units }: SearchQuery): unknown =>
  units.map(({ alternatives, plain }) => [
    plain,
    ...alternatives.map(({ runs, as }) => [as, ...runs.map(({ text }) => text)]),
  ]);
