import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/components/share-sheet/lines-of';

/** A Chinese character is two wide, everything else one. */
const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0);

describe('lines of a poster', () => {
  it('break between any two Chinese characters', () => {
    expect(linesOf('四面山色中间一湖', 8, 3, measure)).toEqual(['四面山色', '中间一湖']);
  });

  it('break Latin text between words only', () => {
    expect(linesOf('above a sea of clouds', 10, 3, measure)).toEqual(['above a', 'sea of', 'clouds']);
  });

  it('end with an ellipsis when there is more than fits, and are no wider for it', () => {
    const lines = linesOf('四面山色中间一湖', 8, 1, measure);
    expect(lines).toEqual(['四面山…']);
    expect(measure(lines[0] ?? '')).toBeLessThanOrEqual(8);
  });

  it('cut a word that is wider than a line', () => {
    expect(linesOf('Zhangjiajie', 6, 2, measure)).toEqual(['Zhang…']);
  });

  it('are none for nothing', () => {
    expect(linesOf('  ', 10, 2, measure)).toEqual([]);
  });
});
