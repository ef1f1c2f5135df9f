import { fieldRunsOf, type Run, type SearchChar } from './normalise';
import { readingsOf } from './readings';
import { remembered } from './remembered';

/** Titles and words whose characters and readings are kept. */
const REMEMBERED = 5_000;

const fieldsOf = remembered(fieldRunsOf, REMEMBERED);
const readings = remembered(readingsOf, REMEMBERED);

type Range = [from: number, until: number];

/** Parts of a title that the runs of a query match, half-open, in UTF-16 units; none when it was found by another text. */
export function marksOf(title: string, runs: readonly Run[]): Range[] {
  const fields = fieldsOf(title);
  const ranges = runs.flatMap((run) => fields.flatMap((field) => rangesIn(field, run)));
  return merged(ranges);
}

function rangesIn(field: Run, run: Run): Range[] {
  if (field.script === 'han' && run.script === 'latin') return pinyinRanges(field, run.text);
  if (field.script !== run.script) return [];
  const typed = [...run.text];
  if (field.script === 'latin') {
    return field.text.startsWith(run.text) ? [rangeOf(field.chars, 0, typed.length)] : [];
  }
  const ranges: Range[] = [];
  for (let from = 0; from + typed.length <= field.chars.length; from++) {
    if (typed.every((char, index) => field.chars[from + index]?.char === char)) {
      ranges.push(rangeOf(field.chars, from, typed.length));
    }
  }
  return ranges;
}

const rangeOf = (chars: readonly SearchChar[], from: number, length: number): Range => [
  chars[from]?.from ?? 0,
  chars[from + length - 1]?.until ?? 0,
];

/** Where the letters are the pinyin of characters, the last one perhaps unfinished, or their initials. */
function pinyinRanges(field: Run, letters: string): Range[] {
  const ranges: Range[] = [];
  for (const syllables of readings(field.text)) {
    if (syllables.length !== field.chars.length) continue;
    for (let from = 0; from < syllables.length; from++) {
      const rest = syllables.slice(from);
      const length =
        spelled(rest, letters) ||
        spelled(
          rest.map((one) => one.slice(0, 1)),
          letters,
        );
      // A single letter finds only titles that begin with it.
      if (length > 0 && (letters.length > 1 || from === 0)) ranges.push(rangeOf(field.chars, from, length));
    }
  }
  return ranges;
}

/** How many of the syllables the letters spell; 0 when they spell something else. */
function spelled(syllables: readonly string[], letters: string): number {
  let left = letters;
  for (const [index, syllable] of syllables.entries()) {
    if (left.length <= syllable.length) return syllable.startsWith(left) ? index + 1 : 0;
    if (!left.startsWith(syllable)) return 0;
    left = left.slice(syllable.length);
  }
  return 0;
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, until] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else result.push([from, until]);
  }
  return result;
}
