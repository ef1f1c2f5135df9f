import { fieldRunsOf, plainText, type Run } from './normalise';
import { POINTS } from './ranking';
import { readingsOf } from './readings';

/** A text that a document is found by. */
export interface SearchField {
  text: string;
  of: 'title' | 'alias' | 'tag' | 'place';
  /** The room whose own name it is. */
  room?: string;
  /** Its readings, set by hand, each as the syllables of all its Han characters. Default: all common ones. */
  readings?: readonly (readonly string[])[] | undefined;
}

/** How good a hit is, and the room it leads to. */
export interface Hit {
  points: number;
  room: string | undefined;
}

/** A key with the points of a query that is its beginning, and of one that is all of it. */
export interface SuffixHit extends Hit {
  whole: number;
}

export interface DocumentKeys {
  /** Queries of up to 2 Han characters or 3 letters, which much may match: each by itself. */
  terms: Map<string, Hit>;
  /** What longer queries are the beginning of. */
  suffixes: Map<string, SuffixHit>;
}

/** The longest query that is looked up as a term. */
export const shortMax = (script: Run['script']): number => (script === 'latin' ? 3 : 2);

/** Longer ends of keys are cut off; no query is as long. */
export const KEY_MAX = 100;

/** A single letter beside other words: it may be a word within, such as the D of 3D. */
export const letterWithin = (letter: string): string => `${letter} `;

/** The list of what a word finds by others of the same meaning alone. */
export const bySynonym = (plain: string): string => `~${plain}`;

export const isBySynonym = (term: string): boolean => term.startsWith('~');

/** Marks a whole title of several runs among the terms. */
export const wholeTitle = (plain: string): string => `=${plain}`;

interface Key {
  text: string;
  script: Run['script'];
  points: number;
  whole: number;
  /** Where the title begins: the only place a single letter finds. */
  first: boolean;
}

/** Everything that finds a document. `synonyms`: groups of words of one meaning, each word as its runs. */
export function keysOf(
  fields: readonly SearchField[],
  synonyms: readonly (readonly (readonly Run[])[])[],
): DocumentKeys {
  const keys: DocumentKeys = { terms: new Map(), suffixes: new Map() };
  for (const field of fields) {
    for (const key of keysOfField(field)) add(keys, key, field.room);
    const plain = plainText(field.text);
    if (field.of === 'title' && plain.includes(' ')) {
      keepBest(keys.terms, wholeTitle(plain), { points: POINTS.exactTitle, room: undefined });
    }
  }
  for (const group of synonyms) addSynonyms(keys, group);
  return keys;
}

/** Words of the group that find the document only because others do. */
function addSynonyms({ terms, suffixes }: DocumentKeys, group: readonly (readonly Run[])[]): void {
  const isFound = (run: Run) =>
    [...run.text].length <= shortMax(run.script)
      ? terms.has(run.text)
      : [...suffixes.keys()].some((key) => key.startsWith(run.text));
  const others = group.filter((runs) => !runs.every(isFound));
  if (others.length === group.length) return;
  for (const runs of others) {
    const plain = runs.map(({ text }) => text).join(' ');
    keepBest(terms, bySynonym(plain), { points: POINTS.synonym, room: undefined });
  }
}

/** A letter finds by itself what begins with it, and beside other words also what has it as a word. */
function addLetter(
  terms: DocumentKeys['terms'],
  { text, first, points, whole }: Key,
  hit: Pick<Hit, 'room'>,
) {
  const isWord = text.length === 1;
  if (!first && !isWord) return;
  keepBest(terms, letterWithin(text.slice(0, 1)), { points: isWord ? whole : points, ...hit });
}

function add({ terms, suffixes }: DocumentKeys, key: Key, room: string | undefined): void {
  const chars = [...key.text].slice(0, KEY_MAX);
  const max = shortMax(key.script);
  const min = key.script === 'latin' && !key.first ? 2 : 1;
  if (key.script === 'latin') addLetter(terms, key, { room });
  for (let length = min; length <= Math.min(max, chars.length); length++) {
    const points = length === chars.length ? key.whole : key.points;
    keepBest(terms, chars.slice(0, length).join(''), { points, room });
  }
  if (chars.length > max) keepBest(suffixes, chars.join(''), { points: key.points, whole: key.whole, room });
}

/** The document's own words win over a room's when both are as good. */
function keepBest<Kept extends Hit & { whole?: number }>(into: Map<string, Kept>, text: string, hit: Kept) {
  const known = into.get(text);
  const rank = ({ points, whole = 0, room }: Kept) => points * 1_000 + whole * 2 + (room ? 0 : 1);
  if (!known || rank(hit) > rank(known)) into.set(text, hit);
}

function* keysOfField(field: SearchField): Generator<Key> {
  const runs = fieldRunsOf(field.text);
  const readings = readingsByRun(field, runs);
  for (const [index, run] of runs.entries()) {
    const place = { first: index === 0, only: runs.length === 1, of: field.of };
    const keys =
      run.script === 'latin'
        ? wordKeys(run, place)
        : run.script === 'digit'
          ? partKeys(run, place)
          : hanKeys(run, readings.get(run) ?? readingsOf(run.text), place);
    yield* keys;
  }
}

interface Place {
  /** The run begins its field, and is all of it. */
  first: boolean;
  only: boolean;
  of: SearchField['of'];
}

/** Points of a field that is no title: the same however it is found. */
const flat = { alias: POINTS.alias, tag: POINTS.tag, place: POINTS.place } as const;

const pointsOf = (of: SearchField['of'], inTitle: number): number =>
  of === 'title' ? inTitle : Math.min(flat[of], inTitle);

function* wordKeys({ text }: Run, { first, only, of }: Place): Generator<Key> {
  const points = pointsOf(of, first ? POINTS.titlePrefix : POINTS.wordStart);
  const whole = first && only ? pointsOf(of, POINTS.exactTitle) : points;
  yield { text, script: 'latin', points, whole, first: first && of === 'title' };
}

/** Every end of a run, so that each part is the beginning of one. */
function* partKeys({ text, script }: Run, { first, only, of }: Place): Generator<Key> {
  const chars = [...text];
  for (let from = 0; from < chars.length; from++) {
    const begins = first && from === 0;
    const points = pointsOf(of, begins ? POINTS.titlePrefix : POINTS.insideTitle);
    const whole = begins && only ? pointsOf(of, POINTS.exactTitle) : points;
    yield { text: chars.slice(from).join(''), script, points, whole, first: begins && of === 'title' };
  }
}

/** The part of each reading set by hand that belongs to each run of Han; none where a reading does not fit its characters. */
function readingsByRun({ readings }: SearchField, runs: readonly Run[]): Map<Run, string[][]> {
  const han = runs
    .filter(({ script }) => script === 'han')
    .map((run) => ({ run, length: [...run.text].length }));
  const all = han.reduce((sum, { length }) => sum + length, 0);
  const fitting = (readings ?? []).filter((syllables) => han.length === 1 || syllables.length === all);
  if (fitting.length === 0) return new Map();
  let from = 0;
  return new Map(
    han.map(({ run, length }) => {
      const start = from;
      from += length;
      return [
        run,
        fitting.map((syllables) => (han.length === 1 ? [...syllables] : syllables.slice(start, from))),
      ];
    }),
  );
}

function* hanKeys(run: Run, readings: readonly (readonly string[])[], place: Place): Generator<Key> {
  yield* partKeys(run, place);
  const { first, only, of } = place;
  for (const syllables of readings) {
    for (let from = 0; from < syllables.length; from++) {
      const rest = syllables.slice(from);
      const begins = first && from === 0;
      const points = pointsOf(of, begins ? POINTS.pinyinPrefix : POINTS.wordStart);
      yield {
        text: rest.join(''),
        script: 'latin',
        points,
        whole: begins && only ? pointsOf(of, POINTS.exactPinyin) : points,
        first: begins && of === 'title',
      };
      if (rest.length < 2) continue;
      const initials = pointsOf(of, POINTS.initials);
      const text = rest.map((syllable) => syllable[0]).join('');
      yield { text, script: 'latin', points: initials, whole: initials, first: false };
    }
  }
}
