import { describe, expect, it } from 'vitest';
import { isUscc, maskEmail, normalizeTaxId } from '../src';

/** Weights 3^(i-1) mod 31, `(31 - sum mod 31) mod 31`, over 31 symbols: GB 32100. */
const right = '91350100M000100Y43';

describe('a tax id', () => {
  it('is right with its check symbol', () => {
    expect(isUscc(right)).toBe(true);
  });

  it.each([
    ['another check symbol', '91350100M000100Y4Z'],
    ['another digit', '91350100M000100Y44'],
    ['a lower-case letter', '91350100m000100Y43'],
    ['the letter I', '91350100I000100Y43'],
    ['the letter O', '91350100O000100Y43'],
    ['the letter S', '91350100S000100Y43'],
    ['the letter V', '91350100V000100Y43'],
    ['the letter Z', '91350100Z000100Y43'],
    ['15 symbols', right.slice(0, 15)],
    ['17 symbols', right.slice(0, 17)],
    ['19 symbols', `${right}0`],
  ])('is wrong with %s', (_, wrong) => {
    expect(isUscc(wrong)).toBe(false);
  });

  it('is wrong with any one symbol changed', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    for (let at = 0; at < right.length; at++) {
      for (const symbol of alphabet) {
        if (symbol === right[at]) continue;
        expect(isUscc(right.slice(0, at) + symbol + right.slice(at + 1))).toBe(false);
      }
    }
  });

  it('is narrowed and upper-cased as it is typed, and never guessed', () => {
    expect(normalizeTaxId(' ９１３５０１００ｍ０００１００ｙ４３ ')).toBe(right);
    expect(normalizeTaxId('91350100 m000100 y43')).toBe(right);
    expect(normalizeTaxId('9135O100M000100Y43')).toBe('9135O100M000100Y43');
  });
});

describe('a masked e-mail address', () => {
  it.each([
    ['zhang@example.cn', 'z***@example.cn'],
    ['z@example.cn', 'z***@example.cn'],
    ['nothing', 'n*****g'],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
