import { describe, expect, it } from 'vitest';
import { channels, contrast, gray } from './support/contrast-ratio';
import { colour, type Declarations, theme } from './support/token-sheet';

const grounds = ['section', 'page', 'surface', 'surface-raised', 'surface-pressed'];
const words = [
  'text',
  'text-secondary',
  'hint',
  'primary',
  'link',
  'info',
  'price',
  'danger',
  'success',
  'warning',
  'member',
];
/** Word on a ground of its own. */
const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-pressed'],
  ['on-inverse', 'inverse'],
  ...['primary', 'info', 'danger', 'success', 'warning', 'member'].flatMap((name) => [
    [`on-${name}-soft`, `${name}-soft`],
    ['text', `${name}-soft`],
    ['text-secondary', `${name}-soft`],
  ]),
  ['text', 'picture'],
  ['text-secondary', 'picture'],
  ['text', 'scene-sky'],
];
/** What says that something can be operated or is where the focus is: 3:1 will do. */
const signs = ['border-control', 'focus', 'primary', 'danger', 'disabled'];

function belowRatio(
  tokens: Declarations,
  foregrounds: string[],
  backgrounds: string[],
  ratio: number,
  seen = channels,
) {
  return foregrounds.flatMap((front) =>
    backgrounds.flatMap((back) => {
      const reached = contrast(
        seen(colour(tokens, `--yy-color-${front}`)),
        seen(colour(tokens, `--yy-color-${back}`)),
      );
      return reached < ratio ? [`${front} on ${back}: ${reached.toFixed(2)}`] : [];
    }),
  );
}

const seenGray = (hex: string) => gray(channels(hex));

describe.each([
  ['light', theme(), channels],
  ['dark', theme('theme-dark.css'), channels],
  ['light and gray', theme(), seenGray],
  ['dark and gray', theme('theme-dark.css'), seenGray],
])('the %s theme', (_name, tokens, seen) => {
  it('writes every text at 4.5:1 or better on every ground', () => {
    expect(belowRatio(tokens, words, grounds, 4.5, seen)).toEqual([]);
  });

  it('writes at 4.5:1 or better on every coloured ground', () => {
    expect(
      pairs.flatMap(([front = '', back = '']) => belowRatio(tokens, [front], [back], 4.5, seen)),
    ).toEqual([]);
  });

  it('marks controls and focus at 3:1 or better', () => {
    expect(belowRatio(tokens, signs, grounds, 3, seen)).toEqual([]);
  });
});
