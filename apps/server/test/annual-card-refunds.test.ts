import { describe, expect, it } from 'vitest';
import { instantOf } from '../src/clock';
import { type CardUnit, cardTerms, keptByDays } from '../src/modules/annual-card/refund-terms';
import { firstPeriodOf } from '../src/modules/annual-card/terms';

const TERMS = { coolOffDays: 7, beforeFeePercent: 0, afterActivation: 'byDays', feePercent: 10 } as const;
const PAID_MS = instantOf('2027-02-20', '10:00');
const PERIOD = { first_day: '2027-03-01', last_day: '2028-02-28', validDays: 365 };

const unit = (changes: Partial<CardUnit> = {}): CardUnit => ({
  ...{ lineId: 'line', unit: 0, paidFen: 36_500, paidMs: PAID_MS, terms: TERMS, isRenewed: false },
  card: { status: 'toActivate', first_day: null, activate_by: '2027-05-21', held_ms: null },
  ...changes,
});
const begun = (changes: Partial<CardUnit> = {}, card: Partial<CardUnit['card']> = {}): CardUnit =>
  unit({
    period: PERIOD,
    ...changes,
    card: { status: 'active', first_day: '2027-03-01', activate_by: '2027-05-21', held_ms: null, ...card },
  });
/** What comes back of a unit on a day, fen. */
const back = (own: CardUnit, day: string, time = '12:00') => {
  const { feeFen = 0, refusal } = cardTerms(own, instantOf(day, time));
  return refusal ?? own.paidFen - feeFen;
};

describe('a card that is not activated', () => {
  it('goes back whole by itself until the end of the cooling-off time', () => {
    const own = unit({ terms: { ...TERMS, beforeFeePercent: 20 } });
    const at = (day: string, time?: string) => cardTerms(own, instantOf(day, time));
    expect(at('2027-02-27', '23:59')).toMatchObject({
      ...{ refusal: null, approval: 'auto', feePercent: 0 },
      steps: [
        { atMs: instantOf('2027-02-28'), feePercent: 20 },
        { atMs: instantOf('2027-05-22'), feePercent: 0 },
      ],
    });
    expect(at('2027-02-28')).toMatchObject({ approval: 'auto', feePercent: 20 });
    expect(at('2027-05-21', '23:59')).toMatchObject({ approval: 'auto', feePercent: 20 });
    expect(at('2027-05-22')).toMatchObject({ approval: 'auto', feePercent: 0, steps: [] });
  });

  it('goes back whole until it had to be activated where nothing is kept', () => {
    expect(cardTerms(unit(), instantOf('2027-05-20'))).toMatchObject({
      refusal: null,
      feePercent: 0,
      steps: [],
    });
  });
});

describe('a card in use', () => {
  it('goes back by its days, today counted as used, less a tenth, and by the merchant', () => {
    expect(cardTerms(begun(), instantOf('2027-04-09', '08:00'))).toMatchObject({
      ...{ refusal: null, approval: 'merchant', feeFen: 36_500 - 29_250 },
      steps: [{ atMs: instantOf('2027-04-10') }],
    });
    expect(back(begun({ paidFen: 29_900 }), '2027-04-09')).toBe(23_961);
    expect(keptByDays({ paidFen: 36_500, validDays: 365, feePercent: 0 }, 325)).toBe(4_000);
  });

  it('is worth nothing on its last day', () => {
    expect(back(begun(), '2028-02-27')).toBe(90);
    expect(back(begun(), '2028-02-28', '00:00')).toBe('refundNotAllowed');
    expect(cardTerms(begun(), instantOf('2028-02-27')).steps).toEqual([
      { atMs: instantOf('2028-02-28'), feePercent: null },
    ]);
  });

  it('keeps the amount of the day it was asked for while it is held', () => {
    const held = begun({}, { held_ms: instantOf('2027-04-09', '23:30') });
    expect(back(held, '2027-04-20')).toBe(29_250);
    expect(cardTerms(held, instantOf('2027-04-20')).steps).toEqual([]);
  });

  it('of which nothing goes back does so only for a reason of the merchant, and then without a fee', () => {
    const none = begun({ terms: { ...TERMS, afterActivation: 'none' } });
    expect(cardTerms(none, instantOf('2027-04-09'))).toMatchObject({
      ...{ approval: 'merchant', needsMerchantSide: true, feeFen: 4_000 },
    });
  });

  it('does not go back when it is over, was handed back, or is renewed', () => {
    expect(back(begun({}, { status: 'expired' }), '2027-04-09')).toBe('refundNotAllowed');
    expect(back(begun({}, { status: 'refunded' }), '2027-04-09')).toBe('refundNotAllowed');
    expect(back(begun({ isRenewed: true }), '2027-04-09')).toBe('refundNotAllowed');
  });

  it('goes back whole in the period that has not begun', () => {
    const ahead = { first_day: '2028-02-29', last_day: '2029-02-27', validDays: 365 };
    expect(cardTerms(begun({ period: ahead }), instantOf('2028-02-28', '23:59'))).toMatchObject({
      ...{ approval: 'auto', refusal: null, feePercent: 0 },
    });
    expect(back(begun({ period: ahead }), '2028-02-29')).toBe(
      36_500 - keptByDays({ paidFen: 36_500, validDays: 365, feePercent: 10 }, 364),
    );
  });
});

describe('the days of a card', () => {
  const terms = { validDays: 365, firstDay: null, lastDay: null } as Parameters<typeof firstPeriodOf>[0];

  it('begin with the first person, also on the 29th of February', () => {
    const lastDayFrom = (day: string) => firstPeriodOf(terms, instantOf(day, '09:00')).lastDay;
    expect(lastDayFrom('2027-03-01')).toBe('2028-02-28');
    expect(lastDayFrom('2028-02-29')).toBe('2029-02-27');
  });

  it('of a fixed card are its own, and count from the day it began', () => {
    const fixed = { ...terms, firstDay: '2027-01-01', lastDay: '2027-12-31' };
    expect(firstPeriodOf(fixed, instantOf('2026-12-20'))).toEqual({
      ...{ firstDay: '2027-01-01', lastDay: '2027-12-31', validDays: 365 },
    });
    expect(firstPeriodOf(fixed, instantOf('2027-12-30'))).toEqual({
      ...{ firstDay: '2027-12-30', lastDay: '2027-12-31', validDays: 2 },
    });
  });
});
