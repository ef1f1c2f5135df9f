import { describe, expect, it } from 'vitest';
import { feeOf, percentOf, price, spread, spreadByWeight, unitAmounts } from '../../src/core/pricing';
import {
  addOnOffer,
  amountOff,
  appliedIds,
  every,
  exchange,
  freightOff,
  line,
  paid,
  percentOff,
  perOrder,
  perPiece,
  piecesPercent,
  products,
  promo,
  reasonOf,
  shares,
  ships,
  tables,
  tiers,
} from './make';

const auto = { mode: 'auto' } as const;

/** The worked cases of goods and pricing, 4.10, by their numbers. */
// conformance: MKT-05
describe('worked cases', () => {
  it('1: a coupon of 1 000 over three equal lines', () => {
    const result = price([line('a', 1000), line('b', 1000), line('c', 1000)], [amountOff('1', 1000)], auto);
    expect(shares(result, '1')).toEqual([334, 333, 333]);
    expect(paid(result)).toEqual([666, 667, 667]);
    expect(result.totalFen).toBe(2000);
  });

  it('2: a coupon with a threshold, and one of two pieces returned', () => {
    const lines = [line('a', 5990, { quantity: 2 }), line('b', 2550), line('c', 3)];
    const result = price(lines, [amountOff('1', 1500, { thresholdFen: 10_000 })], auto);
    expect(shares(result, '1')).toEqual([1237, 263, 0]);
    expect(paid(result)).toEqual([10_743, 2287, 3]);
    expect(result.totalFen).toBe(13_033);
    expect(unitAmounts(10_743, 2)).toEqual([5371, 5372]);
  });

  it('3: 12 percent with a cap', () => {
    expect(percentOf(12_345 + 6789, 12)).toBe(2296);
    const result = price([line('a', 12_345), line('b', 6789)], [percentOff('1', 12, 2000)], auto);
    expect(shares(result, '1')).toEqual([1290, 710]);
    expect(result.totalFen).toBe(17_134);
  });

  it('4: 15 percent rounded once for the sum', () => {
    const result = price([line('a', 333), line('b', 333), line('c', 333)], [percentOff('1', 15)], auto);
    expect(shares(result, '1')).toEqual([50, 50, 50]);
    expect(result.totalFen).toBe(849);
  });

  it('5: half a fen is rounded up', () => {
    const result = price([line('a', 1010)], [percentOff('1', 5)], auto);
    expect(shares(result, '1')).toEqual([51]);
    expect(result.totalFen).toBe(959);
  });

  it('6: a promotion percentage is saved as a price', () => {
    const promoFen = 1050 - percentOf(1050, 15) === 892 ? percentOf(1050, 85) : Number.NaN;
    expect(promoFen).toBe(893);
    const result = price([line('a', 1050, { quantity: 2 })], [promo('p', { a: promoFen })], auto);
    expect(result.totalFen).toBe(1786);
  });

  it('7: the highest tier reached', () => {
    const offer = tiers('f', [
      [10_000, 1000],
      [20_000, 3000],
    ]);
    const result = price([line('a', 12_900), line('b', 8800)], [offer], auto);
    expect(shares(result, 'f')).toEqual([1783, 1217]);
    expect(paid(result)).toEqual([11_117, 7583]);
    expect(result.totalFen).toBe(18_700);
  });

  it('8: every 5 000 takes 800, three times at most', () => {
    const result = price([line('a', 12_900), line('b', 8800)], [every('f', 5000, 800, 3)], auto);
    expect(shares(result, 'f')).toEqual([1427, 973]);
    expect(result.totalFen).toBe(19_300);
  });

  it('9: 20 percent from three pieces of a scope', () => {
    const lines = [line('a', 4590), line('b', 2990, { quantity: 2 }), line('c', 1500)];
    const result = price(lines, [piecesPercent('f', 3, 20, { scope: products('a', 'b') })], auto);
    expect(shares(result, 'f')).toEqual([918, 1196, 0]);
    expect(paid(result)).toEqual([3672, 4784, 1500]);
    expect(result.totalFen).toBe(9956);
  });

  it('10: a reduction of each piece stops at nothing', () => {
    const lines = [line('a', 300, { quantity: 2 }), line('b', 2500, { quantity: 2 })];
    const result = price(lines, [perPiece('r', 500)], auto);
    expect(shares(result, 'r')).toEqual([600, 1000]);
    expect(paid(result)).toEqual([0, 4000]);
    expect(result.totalFen).toBe(4000);
  });

  it('11: the whole chain', () => {
    const lines = [
      line('A', 6800, { quantity: 2, ...ships('t') }),
      line('B', 3290, ships('t')),
      line('C', 2990, { ...ships('t'), activity: { id: 'flash', priceFen: 1990 } }),
      line('D', 1990, { ...ships('t'), addOn: { offerId: 'add' } }),
    ];
    const scope = products('A', 'B');
    const offers = [
      addOnOffer('add', 9900, { D: 990 }, { scope }),
      percentOff('coupon', 10, 1200),
      perOrder('reduce', 300),
      tiers('full', [[10_000, 1000]], { scope }),
      promo('promo', { A: 5980 }),
    ];
    const result = price(lines, offers, auto, tables({ t: { firstFen: 800, stepFen: 200 } }));
    expect(result.lines.slice(0, 3).reduce((sum, one) => sum + one.grossFen, 0)).toBe(19_880);
    expect(shares(result, 'flash')).toEqual([0, 0, 1000, 0]);
    expect(shares(result, 'promo')).toEqual([1640, 0, 0, 0]);
    expect(shares(result, 'full')).toEqual([784, 216, 0, 0]);
    expect(shares(result, 'reduce')).toEqual([235, 65, 0, 0]);
    expect(shares(result, 'coupon')).toEqual([941, 259, 0, 0]);
    expect(paid(result)).toEqual([10_000, 2750, 1990, 990]);
    expect(result.orders[0]?.freight.paidFen).toBe(1600);
    expect(result.totalFen).toBe(17_330);
    expect(unitAmounts(10_000, 2)[0]).toBe(5000);
    expect(result.applied.map(({ step }) => step)).toEqual([
      'activity',
      'promotion',
      'fullReduction',
      'reduction',
      'coupon',
      'addOn',
    ]);
  });

  it('12: a platform coupon over two shops', () => {
    const lines = [
      line('a', 9900, ships('t')),
      line('b', 4500, ships('t')),
      line('c', 7777, { shopId: 's2', ...ships('free') }),
    ];
    const freight = tables({ t: { firstFen: 800 }, free: {} });
    const result = price(lines, [amountOff('1', 2000, { thresholdFen: 15_000 })], auto, freight);
    expect(shares(result, '1')).toEqual([893, 406, 701]);
    expect(result.orders.map((order) => order.totalFen)).toEqual([13_901, 7076]);
    expect(result.totalFen).toBe(20_977);
  });

  it('13: freight by weight', () => {
    const lines = [line('a', 1, { quantity: 3, ...ships('g', 450) }), line('b', 1, ships('g', 1200))];
    const freight = tables({ g: { firstAmount: 1000, firstFen: 1200, stepAmount: 500, stepFen: 300 } });
    expect(price(lines, [], auto, freight).orders[0]?.freight.feeFen).toBe(2400);
  });

  it('14: two templates travel together', () => {
    const lines = [line('a', 1, { quantity: 3, ...ships('A') }), line('b', 1, ships('gB', 2600))];
    const freight = tables({
      A: { firstFen: 800, stepFen: 200 },
      gB: { firstAmount: 1000, firstFen: 1500, stepAmount: 1000, stepFen: 500 },
    });
    expect(price(lines, [], auto, freight).orders[0]?.freight.feeFen).toBe(3100);
  });

  const freeFrom99 = tables({ t: { firstFen: 1200 } }, { s1: 9900 });

  it('15: a coupon that loses free delivery is not used', () => {
    const lines = [line('a', 9900, ships('t'))];
    const offers = [amountOff('1', 800)];
    const result = price(lines, offers, auto, freeFrom99);
    expect(result.totalFen).toBe(9900);
    expect(reasonOf(result, '1')).toEqual({ code: 'losesFreight', moreFen: 400 });
    expect(price(lines, offers, { mode: 'chosen', couponIds: ['1'] }, freeFrom99).totalFen).toBe(10_300);
  });

  it('16: a coupon that saves more than the freight is used', () => {
    const result = price(
      [line('a', 9900, ships('t'))],
      [amountOff('1', 800), amountOff('2', 1500)],
      auto,
      freeFrom99,
    );
    expect(appliedIds(result)).toEqual(['2']);
    expect(result.orders[0]).toMatchObject({ goodsFen: 8400, freight: { paidFen: 1200 } });
    expect(result.totalFen).toBe(9600);
  });

  it('17: a full reduction without coupons gives way to a better coupon', () => {
    const full = tiers('f', [[15_000, 2000]], { scope: products('A'), couponAllowed: false });
    const coupon = amountOff('1', 2500, { thresholdFen: 20_000 });
    const lines = [line('A', 15_800), line('B', 6200)];
    const result = price(lines, [full, coupon], auto);
    expect(shares(result, '1')).toEqual([1795, 705]);
    expect(result.totalFen).toBe(19_500);
    expect(reasonOf(result, 'f')).toEqual({ code: 'notTogether', withId: '1' });
    expect(price(lines, [full, coupon], { mode: 'none' }).totalFen).toBe(20_000);
  });

  it('18: an exchange coupon takes one piece of the dearest line', () => {
    const result = price([line('a', 6780, { quantity: 2 }), line('b', 5980)], [exchange('1', 100)], auto);
    expect(shares(result, '1')).toEqual([6680, 0]);
    expect(paid(result)).toEqual([6880, 5980]);
    expect(result.totalFen).toBe(12_860);
  });

  it('19: a coupon larger than the sum leaves nothing to pay', () => {
    const result = price([line('a', 1200), line('b', 2800)], [amountOff('1', 5000)], auto);
    expect(shares(result, '1')).toEqual([1200, 2800]);
    expect(result.totalFen).toBe(0);
  });

  it('20: the platform coupon on one shop and the own coupon on the other', () => {
    const lines = [line('a', 12_000), line('b', 9000, { shopId: 's2' })];
    const own1 = amountOff('1', 1000, { shopId: 's1', thresholdFen: 10_000 });
    const own2 = amountOff('2', 600, { shopId: 's2', thresholdFen: 8000 });
    const platform = amountOff('3', 1500, { thresholdFen: 10_000 });
    const result = price(lines, [own1, own2, platform], auto);
    expect(appliedIds(result)).toEqual(['2', '3']);
    expect(paid(result)).toEqual([10_500, 8400]);
    expect(result.totalFen).toBe(18_900);
    expect(reasonOf(result, '1')).toEqual({ code: 'savesLess', moreFen: 500 });
    expect(price(lines, [own1, own2], auto).totalFen).toBe(19_400);
    expect(price(lines, [platform], auto).totalFen).toBe(19_500);
  });

  const parts = [
    { weightFen: 42_800, quantity: 1 },
    { weightFen: 9000, quantity: 2 },
    { weightFen: 6800, quantity: 1 },
  ];

  it('21: a bundle, its tickets returned with a fee', () => {
    expect(spreadByWeight(59_900, parts)).toEqual([37_925, 15_950, 6025]);
    const back = unitAmounts(15_950, 2).map((unit) => unit - feeOf(unit, 10));
    expect(unitAmounts(15_950, 2).map((unit) => feeOf(unit, 10))).toEqual([798, 798]);
    expect(back).toEqual([7177, 7177]);
    expect(back.reduce((sum, unit) => sum + unit, 0)).toBe(14_354);
  });

  it('22: the bundle twice, four tickets returned one by one', () => {
    const twice = parts.map((part) => ({ ...part, quantity: part.quantity * 2 }));
    expect(spreadByWeight(2 * 59_900, twice)).toEqual([75_850, 31_899, 12_051]);
    expect(unitAmounts(31_899, 4)).toEqual([7974, 7975, 7975, 7975]);
  });

  it('23: a freight coupon on each of two orders', () => {
    const lines = [line('a', 100, ships('x')), line('b', 100, { shopId: 's2', ...ships('y') })];
    const offers = [freightOff('1', 1000), freightOff('2', 1000)];
    const result = price(lines, offers, auto, tables({ x: { firstFen: 1200 }, y: { firstFen: 800 } }));
    expect(result.orders.map((order) => order.freight.paidFen)).toEqual([200, 0]);
    expect(result.orders.map((order) => order.freight.couponFen)).toEqual([-1000, -800]);
  });

  it('24: one fen over two lines, and lines of nothing', () => {
    expect(spread(1, [500, 500])).toEqual([1, 0]);
    expect(spread(5, [0, 700, 0, 700])).toEqual([0, 3, 0, 2]);
  });

  it('25: products beyond exact numbers', () => {
    expect(spread(123_456_789, [999_999_999, 1, 499_999_999])).toEqual([82_304_526, 0, 41_152_263]);
  });
});
