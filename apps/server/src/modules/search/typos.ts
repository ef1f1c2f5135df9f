import type { SearchField } from './keys';
import { fieldRunsOf } from './normalise';
import { soundsOf, syllablesOf } from './readings';

/** Syllables of a sound's key at the most. */
const SOUND_MAX = 8;
/** Han names of so many characters are recognised with one of them wrong or missing. */
const NAME = { min: 3, max: 12 } as const;
/** Latin words from here on are recognised with one edit, from `twoEdits` with two. */
const WORD = { min: 4, twoEdits: 8, max: 24 } as const;
/** Letters of a word in which edits are looked for before it is compared as a whole. */
const EDITED_LETTERS = 7;

/** First letters of a variant: what it is a variant by. */
const BY = { sound: 's', name: 'n', word: 'w' } as const;

/** `text` with every one, or two, of its characters left out, itself included. */
function* without(text: string, count: number): Generator<string> {
  yield text;
  if (count === 0) return;
  const chars = [...text];
  for (let index = 0; index < chars.length; index++) {
    yield* without(chars.toSpliced(index, 1).join(''), count - 1);
  }
}

const editsOf = (letters: number): number => (letters >= WORD.twoEdits ? 2 : letters >= WORD.min ? 1 : 0);

/** Begins of a word that a mistyped one may share, both with letters left out. */
const wordVariants = (word: string, edits: number): Set<string> =>
  new Set(without(word.slice(0, EDITED_LETTERS), edits));

/** What the texts of a document add to the words that may be meant. */
export function wordsOf(fields: readonly SearchField[]): { variant: string; word: string }[] {
  const found = new Map<string, { variant: string; word: string }>();
  const add = (by: string, variant: string, word: string) =>
    found.set(`${by}${variant}\n${word}`, { variant: by + variant, word });
  const addWord = (word: string) => {
    if (word.length < WORD.min || word.length > WORD.max) return;
    // A query two letters longer may be allowed one edit more.
    for (const variant of wordVariants(word, editsOf(word.length + 2))) add(BY.word, variant, word);
  };
  for (const { text } of fields) {
    for (const run of fieldRunsOf(text)) {
      if (run.script === 'latin') addWord(run.text);
      if (run.script !== 'han') continue;
      const chars = [...run.text];
      const sounds = soundsOf(run.text).split(' ').slice(0, -1);
      for (let from = 0; from < chars.length - 1; from++) {
        const to = from + SOUND_MAX;
        const sound = sounds.slice(from, to).map((one) => `${one} `);
        add(BY.sound, sound.join(''), chars.slice(from, to).join(''));
      }
      if (chars.length >= NAME.min && chars.length <= NAME.max) {
        for (const variant of without(run.text, 1)) add(BY.name, variant, run.text);
      }
      addWord(syllablesOf(run.text).join(''));
    }
  }
  return [...found.values()];
}

/** What to look up for a run that finds next to nothing. */
export interface TypoQuestion {
  /** Variants that begin so. */
  prefixes: string[];
  /** Variants that are so. */
  variants: string[];
}

export function typoQuestion(run: { text: string; script: string }): TypoQuestion {
  const length = [...run.text].length;
  if (run.script === 'han' && length >= 2 && length <= NAME.max) {
    const deleted = [...without(run.text, length >= NAME.min ? 1 : 0)];
    return {
      prefixes: length <= SOUND_MAX ? [BY.sound + soundsOf(run.text)] : [],
      variants: deleted.map((variant) => BY.name + variant),
    };
  }
  if (run.script === 'latin' && length >= WORD.min && length <= WORD.max) {
    return {
      prefixes: [],
      variants: [...wordVariants(run.text, editsOf(length))].map((variant) => BY.word + variant),
    };
  }
  return { prefixes: [], variants: [] };
}

/** Whether a word found for a run is what may have been meant; answers it, shortened to the run's length by sound. */
export function meant(run: string, found: { variant: string; word: string }): string | undefined {
  const typed = [...run];
  const chars = [...found.word];
  switch (found.variant[0]) {
    case BY.sound: {
      const part = chars.slice(0, typed.length).join('');
      return part === run ? undefined : part;
    }
    case BY.name: {
      const wrong = typed.filter((char, index) => char !== chars[index]).length;
      const isMeant =
        typed.length === chars.length
          ? wrong === 1
          : typed.length === chars.length - 1 && [...without(found.word, 1)].includes(run);
      return isMeant ? found.word : undefined;
    }
    default: {
      const edits = editDistance(run, found.word);
      return edits > 0 && edits <= editsOf(run.length) ? found.word : undefined;
    }
  }
}

/** Letters put in, left out, exchanged for another or for their neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(i - 2, j - 2) + 1);
      }
      row.push(least);
    }
  }
  return at(a.length, b.length);
}
