import { layerOrder, popupDurationMs } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { readTokens } from './support/token-sheet';

describe('themes', () => {
  it('says the same in the dark theme and in the one that follows a dark device', () => {
    expect(readTokens('theme-auto.css')).toEqual(readTokens('theme-dark.css'));
  });

  it('gives the dark theme a value for every colour of the light one', () => {
    const named = (file: string) =>
      [...readTokens(file).keys()].filter((name) => name.startsWith('--yy-color-'));
    expect(named('theme-dark.css')).toEqual(named('theme-light.css'));
  });
});

describe('the scale', () => {
  it("keeps the layer order of the contract's interface numbers", () => {
    const scale = readTokens('scale.css');
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const expected = Object.entries(layerOrder).map(([name, value]) => [
      name === 'indexListSticky' ? '--yy-layer-index-list' : `--yy-layer-${kebab(name)}`,
      String(value),
    ]);
    expect(expected.map(([name = '']) => [name, scale.get(name)])).toEqual(expected);
  });

  it("opens pop-ups in the contract's time", () => {
    expect(readTokens('scale.css').get('--yy-motion-popup')).toBe(`${popupDurationMs}ms`);
  });
});
