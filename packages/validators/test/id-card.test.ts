import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdCard, parseIdCard, upgradeIdCard } from '../src';
import { idCardRegions } from '../src/id-card-regions';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The standard's own table of weights; the code under test uses powers of two instead. */
function withCheck(first17: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(first17[at]), 0);
  return first17 + '10X98765432'.charAt(sum % 11);
}

const compactDay = fc
  .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const idNumber = fc
  .tuple(fc.constantFrom(...Object.keys(idCardRegions)), digits(4), compactDay, digits(3))
  .map((parts) => withCheck(parts.join('')));

describe('isIdCard', () => {
  it('accepts every well-formed number, with a small x too', () => {
    fc.assert(
      fc.property(idNumber, (number) => {
        expect(isIdCard(number)).toBe(true);
        expect(isIdCard(number.toLowerCase())).toBe(true);
      }),
    );
  });

  it('refuses a number with one character changed', () => {
    fc.assert(
      fc.property(idNumber, fc.nat(17), fc.constantFrom(...'0123456789X'), (number, at, other) => {
        fc.pre(number[at] !== other);
        expect(isIdCard(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses two neighbouring digits that changed places', () => {
    fc.assert(
      fc.property(idNumber, fc.nat(15), (number, at) => {
        fc.pre(number[at] !== number[at + 1]);
        const swapped = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`;
        expect(isIdCard(swapped)).toBe(false);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => typeof isIdCard(typed) === 'boolean'));
  });

  it('accepts people born in the 19th century and residence permits of Hong Kong, Macau and Taiwan', () => {
    expect(isIdCard('440524188001010014')).toBe(true);
    expect(isIdCard('810000199408230021')).toBe(true);
    expect(isIdCard('830000199201300022')).toBe(true);
  });

  it('refuses a day that does not exist although the check digit fits', () => {
    expect(isIdCard(withCheck('44030519990229001'))).toBe(false);
    expect(isIdCard(withCheck('44030520000229001'))).toBe(true);
    expect(isIdCard(withCheck('44030519000229001'))).toBe(false);
    expect(isIdCard(withCheck('44030519991301001'))).toBe(false);
    expect(isIdCard(withCheck('44030519990100001'))).toBe(false);
  });

  it('refuses a birth day after today, once it is told the day', () => {
    const bornIn2030 = withCheck('44030520300101001');
    expect(isIdCard(bornIn2030)).toBe(true);
    expect(isIdCard(bornIn2030, { today: '2026-05-01' })).toBe(false);
    expect(isIdCard(bornIn2030, { today: '2030-01-01' })).toBe(true);
  });

  it.each([
    '',
    '1',
    'X'.repeat(18),
    '１１０１０１１９４９１２３１００２',
    ' 11010519491231002X',
    '11010519491231002X\n',
  ])('refuses %j', (typed) => {
    expect(isIdCard(typed)).toBe(false);
  });
});

describe('parseIdCard', () => {
  it('tells region, birth day and gender, and writes the check character in upper case', () => {
    expect(parseIdCard('11010519491231002x')).toEqual({
      number: '11010519491231002X',
      region: '北京',
      birthDay: '1949-12-31',
      gender: 'female',
    });
    expect(parseIdCard('440308199901101512')).toMatchObject({ region: '广东', gender: 'male' });
  });

  it('reads a 15-digit number as its 18-digit form', () => {
    expect(parseIdCard('110101491001001')).toEqual({
      number: '11010119491001001X',
      region: '北京',
      birthDay: '1949-10-01',
      gender: 'male',
    });
  });

  it('puts the sequence numbers 996 to 999 of 15-digit numbers into the 19th century', () => {
    expect(upgradeIdCard('110101851001998').slice(6, 14)).toBe('18851001');
    expect(upgradeIdCard('110101851001995').slice(6, 14)).toBe('19851001');
  });

  it('gives nothing for a number that is not one', () => {
    expect(parseIdCard('110105194912310021')).toBeUndefined();
  });
});
