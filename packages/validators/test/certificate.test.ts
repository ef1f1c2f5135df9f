import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCertificateNumber, isUscc } from '../src';

describe('isCertificateNumber', () => {
  it.each([
    [0, '', true],
    [0, 'A', false],
    [1, '11010519491231002x', true],
    [1, '110105194912310021', false],
    [2, 'e00160027', true],
    [2, 'L898902C3', true],
    [2, 'ABCDEFGH', false],
    [2, 'AB1', false],
    [3, '南字第01234567号', true],
    [3, '军字第号', false],
    [4, 'C12345678', true],
    [4, 'CA1234567', true],
    [4, 'H12345678', true],
    [4, 'CI1234567', false],
    [4, 'X12345678', false],
    [5, '12345678', true],
    [5, '1234567890(B)', true],
    [5, '1234567', false],
    [6, 'H12345678', true],
    [6, 'm1234567801', true],
    [6, 'C12345678', false],
    [7, 'K123456789', true],
    [7, '1234567890', false],
    [8, '2024010203', true],
    [8, '中国', false],
    [9, '11010519491231002X43', true],
    [9, '11010519491231002X43B1', true],
    [9, '11010519491231002X93', false],
    [10, '911124198108030024', true],
    [10, '911124198108030025', false],
    [10, 'CHN110067050201', true],
    [10, '11010519491231002X', false],
    [11, '12345678', false],
    [-1, '', false],
  ])('type %i and %j: %s', (certType, value, expected) => {
    expect(isCertificateNumber(certType, value)).toBe(expected);
  });

  it('refuses a future birth day of an ID card and of a foreigner card once it is told the day', () => {
    expect(isCertificateNumber(10, '911124198108030024', { today: '1981-08-02' })).toBe(false);
    expect(isCertificateNumber(1, '11010519491231002X', { today: '1949-12-30' })).toBe(false);
  });

  it('refuses blanks around and inside numbers for every type', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(' E00160027', 'E001 60027', '\t'),
        (type, value) => {
          expect(isCertificateNumber(type, value)).toBe(false);
        },
      ),
    );
  });
});

describe('isUscc', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const weights = Array.from({ length: 17 }, (_, at) => 3 ** at % 31);
  const symbols = (length: number) =>
    fc
      .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
      .map((all) => all.join(''));
  const code = fc.tuple(symbols(2), fc.stringMatching(/^\d{6}$/), symbols(9)).map((parts) => {
    const first17 = parts.join('');
    const sum = weights.reduce(
      (total, weight, at) => total + weight * alphabet.indexOf(first17.charAt(at)),
      0,
    );
    return first17 + alphabet.charAt((31 - (sum % 31)) % 31);
  });

  it('accepts every well-formed code and the example of the standard', () => {
    expect(isUscc('91350100M000100Y43')).toBe(true);
    fc.assert(fc.property(code, (value) => isUscc(value)));
  });

  it('refuses a code with one symbol changed', () => {
    fc.assert(
      fc.property(
        code,
        fc.nat(17),
        fc.constantFrom(...alphabet, 'I', 'O', 'S', 'V', 'Z'),
        (value, at, other) => {
          fc.pre(value[at] !== other);
          expect(isUscc(value.slice(0, at) + other + value.slice(at + 1))).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});
