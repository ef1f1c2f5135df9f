import { Converter } from 'opencc-js/t2cn';

/** What a character is to the search: Han and digits match anywhere, letters from the start of a word. */
type Script = 'han' | 'latin' | 'digit';

/** A character as it is compared, with its place in the original, half-open, in UTF-16 units. */
export interface SearchChar {
  char: string;
  script: Script;
  from: number;
  until: number;
}

/** Characters of one script without anything between them. */
export interface Run {
  text: string;
  script: Script;
  chars: readonly SearchChar[];
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const toSimplified = Converter({ from: 't', to: 'cn' });

/** One by one, so that a part of a text becomes the same as within the whole. */
const simplified = new Map<string, string>();
function simplify(char: string): string {
  let known = simplified.get(char);
  if (known === undefined) {
    known = toSimplified(char);
    simplified.set(char, known);
  }
  return known;
}

function scriptOf(char: string): Script | undefined {
  if (/\p{Script=Han}/u.test(char)) return 'han';
  if (/\p{Nd}/u.test(char)) return 'digit';
  return /\p{L}/u.test(char) ? 'latin' : undefined;
}

/** Dropped: control and format characters, marks of letters, and what joins a word, as in Xi’an. */
const DROPPED = /[\p{C}\p{M}'’ʼ`]/u;

/**
 * A text as it is searched: NFKC, lower case, letters without marks, traditional characters simplified. Null stands for
 * punctuation and spaces.
 */
function* charsOf(text: string): Generator<SearchChar | null> {
  for (const { segment, index } of graphemes.segment(text)) {
    const until = index + segment.length;
    for (const char of segment.normalize('NFKC').toLowerCase().normalize('NFD')) {
      if (DROPPED.test(char)) continue;
      const script = scriptOf(char);
      if (!script) yield null;
      else yield { char: script === 'han' ? simplify(char) : char, script, from: index, until };
    }
  }
}

/** The runs of a text, in its order; none when there is nothing to search. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; script: Script; chars: SearchChar[] }[] = [];
  let open: (typeof runs)[number] | undefined;
  for (const char of charsOf(text)) {
    if (!char) {
      open = undefined;
    } else if (open?.script === char.script) {
      open.text += char.char;
      open.chars.push(char);
    } else {
      open = { text: char.char, script: char.script, chars: [char] };
      runs.push(open);
    }
  }
  return runs;
}

/** Runs of a field: Han goes on over punctuation, so that 成人票大门票 is part of 成人票（大门票）. */
export function fieldRunsOf(text: string): Run[] {
  const joined: Run[] = [];
  for (const run of runsOf(text)) {
    const last = joined.at(-1);
    if (last?.script === 'han' && run.script === 'han') {
      joined[joined.length - 1] = {
        text: last.text + run.text,
        script: 'han',
        chars: [...last.chars, ...run.chars],
      };
    } else {
      joined.push(run);
    }
  }
  return joined;
}

/** A text that equals another one when both are searched the same. */
export const plainText = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join(' ');
