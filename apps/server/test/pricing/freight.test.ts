import { describe, expect, it } from 'vitest';
import { type FreightTables, freightRuleFor, price } from '../../src/core/pricing';
import { amountOff, fee, line, ships, tables } from './make';

const none = { mode: 'none' } as const;
const template = {
  id: 't',
  chargeBy: 'piece' as const,
  rules: [
    { ...fee({ firstFen: 100 }), regionCodes: ['44'] },
    { ...fee({ firstFen: 200 }), regionCodes: ['4403', '31'] },
    { ...fee({ firstFen: 300 }), regionCodes: ['810000'] },
  ],
  defaultRule: fee({ firstFen: 900 }),
  refused: [{ regionCodes: ['65', '440305'], reason: 'no roads' }],
};

describe('freight', () => {
  it.each([
    ['440304', 200],
    ['440605', 100],
    ['310101', 200],
    ['110101', 900],
    ['810000', 300],
  ])('the longest prefix rules: %s costs %i', (adcode, firstFen) => {
    expect(freightRuleFor(template, adcode).rule?.firstFen).toBe(firstFen);
  });

  it('refusals come first, and beyond the customs border only a rule that names the place delivers', () => {
    expect(freightRuleFor(template, '440305')).toEqual({ rule: null, refusal: 'no roads' });
    expect(freightRuleFor(template, '650102')).toEqual({ rule: null, refusal: 'no roads' });
    expect(freightRuleFor(template, '710000')).toEqual({ rule: null, refusal: null });
    expect(freightRuleFor(template, '820000')).toEqual({ rule: null, refusal: null });
  });

  it('no rule is a refusal with its lines, never free', () => {
    const lines = [line('a', 100, ships('t')), line('b', 100, ships('gone')), line('c', 100)];
    const freight: FreightTables = { adcode: '440304', templates: [template] };
    expect(price(lines, [], none, freight).orders[0]?.freight).toMatchObject({
      state: 'notDeliverable',
      paidFen: 0,
      undeliverable: [{ lineKeys: ['b'], reason: null }],
    });
    const north: FreightTables = { adcode: '650102', templates: [template] };
    expect(price([line('a', 1, ships('t'))], [], none, north).orders[0]?.freight.undeliverable).toEqual([
      { lineKeys: ['a'], reason: 'no roads' },
    ]);
  });

  it('without an address nothing is counted yet', () => {
    const result = price([line('a', 100, ships('t'))], [], none, { adcode: null, templates: [template] });
    expect(result.orders[0]?.freight).toMatchObject({ state: 'addressNeeded', paidFen: 0 });
    expect(price([line('a', 100, ships('t'))], [], none).orders[0]?.freight.state).toBe('addressNeeded');
    expect(price([line('a', 100)], [], none).orders[0]?.freight.state).toBe('none');
  });

  it('the first amount is inside the first fee, weight counts by started steps', () => {
    const freight = tables({ g: { firstAmount: 1000, firstFen: 800, stepAmount: 500, stepFen: 300 } });
    const feeFor = (grams: number) =>
      price([line('a', 1, ships('g', grams))], [], none, freight).totalFen - 1;
    expect([0, 1000, 1001, 1500, 1501].map(feeFor)).toEqual([800, 800, 1100, 1100, 1400]);
  });

  it('free from an amount after all discounts, and says what is missing', () => {
    const freight = tables({ t: { firstFen: 800, freeFromFen: 5000 } });
    const of = (fen: number, offFen: number) =>
      price(
        [line('a', fen, ships('t'))],
        [amountOff('1', offFen)],
        { mode: 'chosen', couponIds: ['1'] },
        freight,
      ).orders[0]?.freight;
    expect(of(5100, 100)).toMatchObject({ state: 'free', paidFen: 0, shortOfFreeFen: null });
    expect(of(5100, 101)).toMatchObject({ state: 'charged', paidFen: 800, shortOfFreeFen: 1 });
  });

  it('free from a number of pieces', () => {
    const freight = tables({ t: { firstFen: 800, stepFen: 100, freeFromPieces: 3 } });
    const of = (quantity: number) =>
      price([line('a', 1, { quantity, ...ships('t') })], [], none, freight).orders[0]?.freight.paidFen;
    expect([1, 2, 3, 4].map(of)).toEqual([800, 900, 0, 0]);
  });

  it('the shop delivers free from its amount, save where the rule never does', () => {
    const lines = [line('a', 9000, ships('t')), line('b', 1000, ships('never')), line('c', 500)];
    const freight = tables(
      { t: { firstFen: 800 }, never: { firstFen: 500, neverFree: true } },
      { s1: 10_500 },
    );
    expect(price(lines, [], none, freight).orders[0]?.freight).toMatchObject({
      paidFen: 500,
      shortOfFreeFen: null,
    });
    const less = price(lines.slice(0, 2), [], none, freight).orders[0]?.freight;
    expect(less).toMatchObject({ paidFen: 800, shortOfFreeFen: null });
    expect(price(lines.slice(0, 1), [], none, freight).orders[0]?.freight.shortOfFreeFen).toBe(1500);
  });

  it('every order has its own freight', () => {
    const lines = [line('a', 1, ships('t')), line('b', 1, { shopId: 's2', ...ships('t') })];
    const result = price(lines, [], none, tables({ t: { firstFen: 800 } }));
    expect(result.orders.map((order) => order.freight.paidFen)).toEqual([800, 800]);
    expect(result.totalFen).toBe(1602);
  });
});
