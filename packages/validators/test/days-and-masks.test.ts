import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  isDate,
  isDay,
  maskIdCard,
  maskMobile,
  maskName,
  minutesToTime,
  stripProvinceSuffix,
} from '../src';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it('accepts every real day and no unreal one', () => {
    fc.assert(fc.property(day, (value) => isDay(value) && isDate(value)));
    for (const unreal of [
      '2025-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-01-00',
      '2026-1-1',
      '',
    ]) {
      expect(isDay(unreal)).toBe(false);
    }
  });

  it('reads dates with slashes, dots and times, but not a mixture', () => {
    const accepted = [
      '2026/5/1',
      '2026.05.01',
      '2024-02-29 23:59',
      '2026-05-01T08:00:00.000Z',
      '2026-05-01T08:00:00+08:00',
    ];
    const refused = [
      '2026/5-1',
      '2025/2/29',
      '2026-05-01 24:00',
      '2026-05-01 12:60',
      '2026-05-01T',
      '20260501',
      'today',
    ];
    expect(accepted.filter((value) => !isDate(value))).toEqual([]);
    expect(refused.filter(isDate)).toEqual([]);
  });
});

describe('ageOn', () => {
  it('grows on the birthday, not the day before', () => {
    expect(ageOn('2008-05-01', '2026-04-30')).toBe(17);
    expect(ageOn('2008-05-01', '2026-05-01')).toBe(18);
    expect(ageOn('2026-05-01', '2026-05-01')).toBe(0);
  });

  it('lets somebody born on 29 February grow on 1 March of a common year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });

  it('never shrinks as days pass', () => {
    fc.assert(
      fc.property(day, day, day, (...days) => {
        const [born = '', earlier = '', later = ''] = days.sort();
        expect(ageOn(born, later)).toBeGreaterThanOrEqual(ageOn(born, earlier));
      }),
    );
  });

  it('refuses unreal days and a day before birth', () => {
    expect(() => ageOn('2025-02-29', '2026-01-01')).toThrow(RangeError);
    expect(() => ageOn('2020-01-01', '01/01/2026')).toThrow(RangeError);
    expect(() => ageOn('2020-01-02', '2020-01-01')).toThrow(/2020-01-01 is no day from 2020-01-02 on/);
  });
});

// conformance: VAL-04
describe('minutesToTime', () => {
  it('writes hours and minutes with two digits and does not wrap at a day', () => {
    expect(minutesToTime(0)).toBe('00:00');
    expect(minutesToTime(90)).toBe('01:30');
    expect(minutesToTime(1500)).toBe('25:00');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(), (minutes) => {
        const [hours, rest] = minutesToTime(minutes).split(':').map(Number);
        expect((hours ?? 0) * 60 + (rest ?? 0)).toBe(minutes);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('throws a RangeError for %s', (minutes) => {
    expect(() => minutesToTime(minutes)).toThrow(RangeError);
  });
});

// conformance: VAL-05
describe('stripProvinceSuffix', () => {
  it('strips the trailing 省 only', () => {
    expect(stripProvinceSuffix('广东省')).toBe('广东');
    expect(stripProvinceSuffix('北京市')).toBe('北京市');
    expect(stripProvinceSuffix('省直辖')).toBe('省直辖');
    expect(stripProvinceSuffix('')).toBe('');
  });
});

describe('masks', () => {
  it('show what the product shows', () => {
    expect(maskIdCard('440305199001011234')).toBe('440305********1234');
    expect(maskIdCard('110101491001001')).toBe('110101*****1001');
    expect(maskMobile('13800138000')).toBe('138****8000');
    expect(maskName('王小明')).toBe('王**');
    expect(maskName('王')).toBe('*');
    expect(maskName('Ann Lee')).toBe('A** L**');
    expect(maskName('Ann Wheeler')).toBe('A** W***');
    expect(maskName('云'.repeat(60))).toBe('云***');
    expect(maskName('𠮷野')).toBe('𠮷*');
  });

  it('hide every word of a name but the first symbol, however short the words', () => {
    expect(maskName('李 明')).toBe('李 *');
    expect(maskName('李\u3000明')).toBe('李\u3000*');
    expect(maskName('A B C')).toBe('A * *');
    expect(maskName('欧阳 明')).toBe('欧* *');
    expect(maskName(' 明 ')).toBe(' * ');
    expect(maskName('')).toBe('');
  });

  it('hide most of a short document number and all of a very short one', () => {
    expect(maskIdCard('E00160027')).toBe('E0*****27');
    expect(maskIdCard('123')).toBe('***');
    expect(maskMobile('12345')).toBe('1***5');
    expect(maskIdCard('')).toBe('');
  });

  it('keep the length and hide at least half of anything short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,14}$/), (value) => {
        const masked = maskIdCard(value);
        expect(masked).toHaveLength(value.length);
        expect(masked.replaceAll(/[^*]/g, '').length).toBeGreaterThanOrEqual(value.length / 2);
      }),
    );
  });
});
