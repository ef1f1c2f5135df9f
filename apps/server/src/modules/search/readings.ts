import { pinyin } from 'pinyin-pro';
import { COMMON_READINGS } from './common-readings';

/** Readings of a title at the most. */
const MAX_READINGS = 8;

/** The syllables of Han characters as a dictionary of words reads them; ü is v, as it is typed. */
export function syllablesOf(han: string): string[] {
  return pinyin(han, { toneType: 'none', type: 'array', v: true });
}

/** Other ways to read or type a syllable. */
function othersOf(char: string, syllable: string): string[] {
  const common = COMMON_READINGS.get(char)?.filter((reading) => reading !== syllable) ?? [];
  return syllable.includes('v') ? [...common, syllable.replace('v', 'u')] : common;
}

/**
 * Every common reading of Han characters, the dictionary's first, at most 8: those that differ from it in the fewest
 * syllables.
 */
export function readingsOf(han: string): string[][] {
  const first = syllablesOf(han);
  const chars = [...han];
  if (chars.length !== first.length) return [first];
  let layer = [{ syllables: first, from: 0 }];
  const all = [first];
  while (layer.length > 0 && all.length < MAX_READINGS) {
    const next: typeof layer = [];
    for (const { syllables, from } of layer) {
      for (let index = from; index < chars.length; index++) {
        for (const other of othersOf(chars[index] ?? '', first[index] ?? '')) {
          next.push({ syllables: syllables.with(index, other), from: index + 1 });
        }
      }
    }
    all.push(...next.map(({ syllables }) => syllables));
    layer = next;
  }
  return all.slice(0, MAX_READINGS);
}

/** Syllables that many people hear or type as one: z/zh, c/ch, s/sh, n/l, f/h, an/ang, en/eng, in/ing. */
export const soundOf = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/^h/, 'f')
    .replace(/([aei])ng$/, '$1n');

/** How Han characters sound, each syllable closed by a space, so that a range finds whole syllables only. */
export const soundsOf = (han: string): string =>
  syllablesOf(han)
    .map((syllable) => `${soundOf(syllable)} `)
    .join('');
