import { toneOf } from '../../../components/home-theme/tone';
import type { CustomProperties } from '../../../custom-properties';

/** White or black words: one of them can always be read on a colour (4.5:1 or better). */
const wordsOn = { dark: '#ffffff', light: '#000000' } as const;

/** The operator's colour with words that can be read on it; undefined for what is no colour. */
export function themeStyle(color: string): CustomProperties | undefined {
  const tone = toneOf(color);
  if (!tone) return undefined;
  const words = wordsOn[tone];
  return {
    '--special-ground': color,
    '--special-pad': 'var(--yy-space-4)',
    '--yy-color-text': words,
    '--yy-color-text-secondary': words,
  };
}
