import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponChoice, type Offer, price } from '../../src/core/pricing';
import {
  addOnOffer,
  amountOff,
  appliedIds,
  exchange,
  freightOff,
  line,
  paid,
  percentOff,
  perPiece,
  products,
  promo,
  reasonOf,
  shares,
  ships,
  tables,
  tiers,
} from './make';
import { everyWay, naiveTotal } from './naive-price';
import { randomCart } from './random-carts';

const auto: CouponChoice = { mode: 'auto' };
const chosen = (...couponIds: string[]): CouponChoice => ({ mode: 'chosen', couponIds });

describe('choosing', () => {
  it('no offers: lines cost what they cost', () => {
    const result = price([line('a', 12_000, { kind: 'ticket', quantity: 2 })], [], auto);
    expect(result).toEqual({
      lines: [{ key: 'a', orderKey: 's1', grossFen: 24_000, adjustments: [], paidFen: 24_000 }],
      orders: [
        {
          orderKey: 's1',
          shopId: 's1',
          grossFen: 24_000,
          goodsFen: 24_000,
          freight: {
            state: 'none',
            feeFen: 0,
            couponId: null,
            couponFen: 0,
            paidFen: 0,
            undeliverable: [],
            shortOfFreeFen: null,
          },
          totalFen: 24_000,
        },
      ],
      totalFen: 24_000,
      applied: [],
      notApplied: [],
      refused: [],
      addOns: [],
      nearby: [],
      exhaustive: true,
    });
  });

  it('ties: fewer coupons first', () => {
    const lines = [line('a', 1000), line('b', 1000, { shopId: 's2' })];
    const offers = [
      amountOff('1', 200, { shopId: 's1' }),
      amountOff('2', 200, { shopId: 's2' }),
      amountOff('3', 400, { thresholdFen: 2000 }),
    ];
    expect(appliedIds(price(lines, offers, auto))).toEqual(['3']);
  });

  it('ties: then the earlier last day, then the smaller id by its number', () => {
    const sooner = [amountOff('1', 100), amountOff('2', 100, { lastDay: '2026-10-01' })];
    expect(appliedIds(price([line('a', 1000)], sooner, auto))).toEqual(['2']);
    const same = [amountOff('10', 100), amountOff('9', 100)];
    expect(appliedIds(price([line('a', 1000)], same, auto))).toEqual(['9']);
    const freight = tables({ t: { firstFen: 500 } });
    const forFreight = [freightOff('10', 500), freightOff('9', null), freightOff('8', 400)];
    expect(appliedIds(price([line('a', 1000, ships('t'))], forFreight, auto, freight))).toEqual(['9']);
  });

  it('a coupon that lowers nothing is never used', () => {
    const freight = tables({ t: { firstFen: 1200 } }, { s1: 9900 });
    const result = price([line('a', 9900, ships('t'))], [amountOff('1', 1200)], auto, freight);
    expect(result.totalFen).toBe(9900);
    expect(reasonOf(result, '1')).toEqual({ code: 'losesFreight', moreFen: 0 });
  });

  it('free delivery decides between two shops', () => {
    const lines = [line('a', 9900, ships('t')), line('b', 9900, { shopId: 's2', ...ships('u') })];
    const freight = tables({ t: { firstFen: 1200 }, u: { firstFen: 100 } }, { s1: 9900, s2: 9900 });
    const offers = [amountOff('1', 500, { shopId: 's1' }), amountOff('2', 500, { shopId: 's2' })];
    expect(appliedIds(price(lines, offers, auto, freight))).toEqual(['2']);
  });

  it('a coupon does not take the add-on away when that costs more', () => {
    const lines = [line('a', 10_000), line('d', 3000, { shopId: 's2', addOn: { offerId: 'add' } })];
    const offers = [addOnOffer('add', 10_000, { d: 500 }), amountOff('1', 800, { shopId: 's1' })];
    const result = price(lines, offers, auto);
    expect(paid(result)).toEqual([10_000, 500]);
    expect(reasonOf(result, '1')).toEqual({ code: 'savesLess', moreFen: 1700 });
  });

  it('freight coupons of the platform go where they save most together', () => {
    const lines = [line('a', 100, ships('x')), line('b', 5000, { shopId: 's2', ...ships('y') })];
    const offers = [freightOff('1', 1000, { thresholdFen: 5000 }), freightOff('2', 900)];
    const result = price(lines, offers, auto, tables({ x: { firstFen: 900 }, y: { firstFen: 1000 } }));
    expect(result.orders.map((order) => order.freight.couponId)).toEqual(['2', '1']);
    expect(result.totalFen).toBe(5100);
  });

  it('a shared freight coupon makes the smaller coupon of one shop the better one', () => {
    const lines = [line('a', 9900, ships('t')), line('b', 9900, { shopId: 's2', ...ships('u') })];
    const freight = tables({ t: { firstFen: 900 }, u: { firstFen: 900 } }, { s1: 9600, s2: 9600 });
    const own1 = [amountOff('1', 500, { shopId: 's1' }), amountOff('2', 300, { shopId: 's1' })];
    const offers = [...own1, amountOff('3', 2000, { shopId: 's2' }), freightOff('4', null)];
    const result = price(lines, offers, auto, freight);
    expect(appliedIds(result)).toEqual(['2', '3', '4']);
    expect(result.totalFen).toBe(17_500);
  });

  it('chosen uses exactly what was named, even at a loss', () => {
    const freight = tables({ t: { firstFen: 1200 } }, { s1: 9900 });
    const offers = [amountOff('1', 800), amountOff('2', 1500)];
    const result = price([line('a', 9900, ships('t'))], offers, chosen('1'), freight);
    expect(appliedIds(result)).toEqual(['1']);
    expect(result.totalFen).toBe(10_300);
    expect(reasonOf(result, '2')).toEqual({ code: 'oneCoupon' });
  });

  it('chosen: an activity without coupons makes room', () => {
    const offers = [tiers('f', [[5000, 1000]], { couponAllowed: false }), amountOff('1', 300)];
    const result = price([line('a', 10_000)], offers, chosen('1'));
    expect(result.totalFen).toBe(9700);
    expect(reasonOf(result, 'f')).toEqual({ code: 'notTogether', withId: '1' });
  });

  it('chosen: what cannot be used is refused with the reason, the rest is used', () => {
    const offers = [amountOff('1', 300, { thresholdFen: 5000 }), freightOff('2', null)];
    const result = price(
      [line('a', 1000, ships('t'))],
      offers,
      chosen('1', '2', '3'),
      tables({ t: { firstFen: 700 } }),
    );
    expect(result.refused).toEqual([
      { couponId: '1', reason: { code: 'belowThreshold', shortFen: 4000 } },
      { couponId: '3', reason: { code: 'notInScope' } },
    ]);
    expect(result.totalFen).toBe(1000);
  });

  it('chosen: a freight coupon may need the coupon named after it', () => {
    const freight = tables({ t: { firstFen: 1200 } }, { s1: 9900 });
    const offers = [freightOff('1', null), amountOff('2', 800)];
    const result = price([line('a', 9900, ships('t'))], offers, chosen('1', '2'), freight);
    expect(result.refused).toEqual([]);
    expect(result.totalFen).toBe(9100);
  });

  it('too many combinations: by size, and still never dearer than a single choice', () => {
    const lines = Array.from({ length: 16 }, (_, index) => line(`l${index}`, 1000 + 37 * index));
    const exclusives = lines.map(({ productId }, index) =>
      perPiece(`r${index}`, 20 + 9 * index, { scope: products(productId), couponAllowed: false }),
    );
    const coupons = [amountOff('1', 700), percentOff('2', 9), amountOff('3', 1500, { thresholdFen: 20_500 })];
    const result = price(lines, [...exclusives, ...coupons], auto);
    expect(result.exhaustive).toBe(false);
    for (const ids of [[], ['1'], ['2'], ['3']])
      expect(result.totalFen).toBeLessThanOrEqual(
        price(lines, [...exclusives, ...coupons], chosen(...ids)).totalFen,
      );
  });

  it('many shops with many coupons: by size in a moment', () => {
    const shops = Array.from({ length: 10 }, (_, index) => `s${index}`);
    const lines = shops.flatMap((shopId, shop) =>
      Array.from({ length: 5 }, (_, index) =>
        line(`${shopId}-${index}`, 900 + 113 * shop + 31 * index, { shopId, ...ships(shopId) }),
      ),
    );
    const own = shops.flatMap((shopId, shop) =>
      Array.from({ length: 5 }, (_, index) =>
        amountOff(`${shop}${index}`, 100 + 50 * index, { shopId, thresholdFen: 1000 * index }),
      ),
    );
    const platform = Array.from({ length: 20 }, (_, index) =>
      percentOff(`9${index}`, 1 + index, 500 + 100 * index),
    );
    const freight = tables(Object.fromEntries(shops.map((shopId) => [shopId, { firstFen: 900 }])), {
      s3: 5000,
      s4: 5400,
    });
    const offers: Offer[] = [...own, ...platform, freightOff('800', 500), freightOff('801', null)];
    const result = price(lines, offers, auto, freight);
    expect(result.exhaustive).toBe(false);
    for (const { id } of offers)
      expect(result.totalFen).toBeLessThanOrEqual(price(lines, offers, chosen(id), freight).totalFen);
  });

  it('savesLess says the true difference', () => {
    fc.assert(
      fc.property(randomCart(), ({ lines, offers, freight }) => {
        const result = price(lines, offers, auto, freight);
        for (const { offerId, reason } of result.notApplied) {
          const offer = offers.find(({ id }) => id === offerId);
          if (reason.code !== 'savesLess' || offer?.type !== 'coupon') continue;
          let best = Number.POSITIVE_INFINITY;
          for (const way of everyWay(lines, offers))
            if (way.platform === offer || Object.values(way.own).includes(offer))
              best = Math.min(best, naiveTotal(lines, offers, way, freight) ?? best);
          if (best < Number.POSITIVE_INFINITY) expect(reason.moreFen).toBe(best - result.totalFen);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('single steps', () => {
  it('promotion keeps the limit of an order for the pieces that save most', () => {
    const lines = [
      line('mon', 5000, { productId: 'ticket', quantity: 2 }),
      line('sat', 8000, { productId: 'ticket', quantity: 2 }),
    ];
    const result = price(lines, [promo('p', { ticket: 4000 }, { piecesPerOrder: 3 })], auto);
    expect(shares(result, 'p')).toEqual([1000, 8000]);
  });

  it('add-on pieces beyond the limit, and those of an offer not reached, keep their price', () => {
    const lines = [line('a', 5000), line('d', 900, { quantity: 3, addOn: { offerId: 'add' } })];
    const reached = price(lines, [addOnOffer('add', 5000, { d: 300 }, { maxPieces: 2 })], auto);
    expect(paid(reached)).toEqual([5000, 1500]);
    expect(paid(price(lines, [addOnOffer('add', 5001, { d: 300 })], auto))).toEqual([5000, 2700]);
  });

  it('an exchange coupon takes the first of two equal lines', () => {
    expect(shares(price([line('a', 500), line('b', 500)], [exchange('1', 100)], auto), '1')).toEqual([
      400, 0,
    ]);
  });

  it('parts of a bundle are one piece of it, at its own price', () => {
    const bundle = { key: 'b1', quantity: 2 };
    const part = { productId: 'weekend', kind: 'service' };
    const lines = [
      line('room', 0, { ...part, quantity: 2, bundle: { ...bundle, shareFen: 75_850 } }),
      line('tickets', 0, { ...part, quantity: 4, bundle: { ...bundle, shareFen: 31_899 } }),
      line('tea', 0, { ...part, quantity: 2, bundle: { ...bundle, shareFen: 12_051 } }),
    ];
    const promoted = price(lines, [promo('p', { weekend: 49_900 })], auto);
    expect(promoted.totalFen).toBe(2 * 49_900);
    expect(promoted.applied).toEqual([{ offerId: 'p', step: 'promotion', amountFen: -20_000 }]);
    expect(price(lines, [perPiece('r', 500)], auto).totalFen).toBe(119_800 - 1000);
    expect(price(lines, [exchange('1', 9900)], auto).totalFen).toBe(59_900 + 9900);
    const flash = lines.map((one) => ({ ...one, activity: { id: 'flash', priceFen: 39_900 } }));
    expect(price(flash, [], auto).totalFen).toBe(2 * 39_900);
  });

  it('amounts and quantities that are not whole numbers are refused', () => {
    expect(() => price([line('a', 1.5)], [], auto)).toThrow(RangeError);
    expect(() => price([line('a', -1)], [], auto)).toThrow(RangeError);
    expect(() => price([line('a', 1, { quantity: 0 })], [], auto)).toThrow(RangeError);
  });
});
