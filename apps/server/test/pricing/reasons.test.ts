import { describe, expect, it } from 'vitest';
import { type CouponChoice, type OfferReason, price } from '../../src/core/pricing';
import {
  addOnOffer,
  amountOff,
  blocked,
  exchange,
  freightOff,
  line,
  percentOff,
  perOrder,
  perPiece,
  piecesPercent,
  products,
  promo,
  reasonOf,
  ships,
  tables,
  tiers,
} from './make';

const auto: CouponChoice = { mode: 'auto' };
const none: CouponChoice = { mode: 'none' };
const atFlashPrice = { activity: { id: 'flash', priceFen: 800 } };
const freight = tables({ t: { firstFen: 1200 } }, { s1: 9900 });

/** Every reason of the table in goods and pricing 4.6, provoked. */
describe('an offer that did not apply says why', () => {
  it('belowThreshold, with what is missing', () => {
    const offers = [
      tiers('full', [[1500, 100]]),
      amountOff('1', 100, { thresholdFen: 1300 }),
      addOnOffer('add', 5000, {}),
    ];
    const result = price([line('a', 1000)], offers, auto);
    expect(reasonOf(result, 'full')).toEqual({ code: 'belowThreshold', shortFen: 500 });
    expect(reasonOf(result, '1')).toEqual({ code: 'belowThreshold', shortFen: 300 });
    expect(reasonOf(result, 'add')).toEqual({ code: 'belowThreshold', shortFen: 4000 });
    expect(result.addOns).toEqual([{ offerId: 'add', reached: false, shortFen: 4000, maxPieces: 5 }]);
  });

  it('belowThreshold is measured on what the steps before left', () => {
    const offers = [perOrder('r', 200), amountOff('1', 100, { thresholdFen: 1000 })];
    expect(reasonOf(price([line('a', 1000)], offers, auto), '1')).toEqual({
      code: 'belowThreshold',
      shortFen: 200,
    });
  });

  it('belowPieces, with how many are missing', () => {
    const result = price([line('a', 1000, { quantity: 2 })], [piecesPercent('full', 5, 10)], auto);
    expect(reasonOf(result, 'full')).toEqual({ code: 'belowPieces', shortPieces: 3 });
  });

  it('notInScope, by product, exclusion, shop, kind and category', () => {
    const offers = [
      amountOff('1', 100, { scope: products('other') }),
      amountOff('2', 100, { scope: { kind: 'all', excludedProductIds: ['a'] } }),
      amountOff('3', 100, { shopId: 's2' }),
      perPiece('4', 100, { scope: { kind: 'kinds', ids: ['service'] } }),
      tiers('5', [[1, 1]], { scope: { kind: 'categories', ids: ['c2'] } }),
      promo('6', { other: 1 }),
      freightOff('7', 100, { scope: { kind: 'shops', ids: ['s2'] } }),
      addOnOffer('8', 1, {}, { scope: products('other') }),
    ];
    const result = price([line('a', 1000, { categoryIds: ['c1'] })], offers, auto, freight);
    for (const offer of offers) expect(reasonOf(result, offer.id)).toEqual({ code: 'notInScope' });
  });

  it('activityPrice, unless the coupon and the activity both allow it', () => {
    const offers = [
      promo('p', { a: 1 }),
      tiers('f', [[1, 1]]),
      perPiece('r', 1),
      amountOff('1', 100),
      amountOff('2', 50, { withActivityPrice: true }),
      freightOff('3', 1),
    ];
    const result = price([line('a', 1000, atFlashPrice)], offers, auto, freight);
    for (const id of ['p', 'f', 'r', '1', '3'])
      expect(reasonOf(result, id)).toEqual({ code: 'activityPrice' });
    expect(result.totalFen).toBe(750);
    const strict = line('a', 1000, { activity: { ...atFlashPrice.activity, couponAllowed: false } });
    expect(reasonOf(price([strict], offers, auto), '2')).toEqual({ code: 'activityPrice' });
  });

  it('savesLess at an activity price above the normal price of the day', () => {
    const result = price([line('a', 700, { quantity: 2, ...atFlashPrice })], [perPiece('r', 1)], auto);
    expect(result.totalFen).toBe(1400);
    expect(reasonOf(result, 'flash')).toEqual({ code: 'savesLess', moreFen: 200 });
    expect(reasonOf(result, 'r')).toEqual({ code: 'activityPrice' });
  });

  it('notTogether, for an activity that gave way and for a coupon that did', () => {
    const lines = [line('a', 10_000)];
    const full = tiers('f', [[5000, 1000]], { couponAllowed: false });
    const weak = price(lines, [full, amountOff('1', 800)], auto);
    expect(weak.totalFen).toBe(9000);
    expect(reasonOf(weak, '1')).toEqual({ code: 'notTogether', withId: 'f' });
    const strong = price(lines, [full, amountOff('1', 1200)], auto);
    expect(strong.totalFen).toBe(8800);
    expect(reasonOf(strong, 'f')).toEqual({ code: 'notTogether', withId: '1' });
  });

  it('notTogether, when only add-on goods are in scope or a promotion stands already', () => {
    const lines = [line('a', 5000), line('d', 900, { addOn: { offerId: 'add' } })];
    const offers = [
      addOnOffer('add', 1000, { d: 300 }),
      amountOff('1', 100, { scope: products('d') }),
      promo('p', { a: 4000 }),
      promo('q', { a: 3000 }),
    ];
    const result = price(lines, offers, auto);
    expect(result.totalFen).toBe(4300);
    expect(reasonOf(result, '1')).toEqual({ code: 'notTogether', withId: 'add' });
    expect(reasonOf(result, 'q')).toEqual({ code: 'notTogether', withId: 'p' });
  });

  it('oneCoupon, for a second coupon of the order', () => {
    const result = price([line('a', 1000)], [amountOff('1', 100), amountOff('2', 100)], auto);
    expect(reasonOf(result, '2')).toEqual({ code: 'oneCoupon' });
    const chosen = price([line('a', 1000)], [amountOff('1', 100), amountOff('2', 300)], {
      mode: 'chosen',
      couponIds: ['1', '2'],
    });
    expect(chosen.refused).toEqual([{ couponId: '2', reason: { code: 'oneCoupon' } }]);
  });

  it('oneCoupon, for the platform coupon when every shop it concerns has its own', () => {
    const offers = [amountOff('1', 500, { shopId: 's1' }), amountOff('2', 900)];
    const result = price([line('a', 1000)], offers, { mode: 'chosen', couponIds: ['1', '2'] });
    expect(result.refused).toEqual([{ couponId: '2', reason: { code: 'oneCoupon' } }]);
    expect(reasonOf(price([line('a', 1000)], offers, { mode: 'chosen', couponIds: ['1'] }), '2')).toEqual({
      code: 'oneCoupon',
    });
  });

  it('savesLess, with how much more it would cost', () => {
    const offers = [amountOff('1', 100), amountOff('2', 300), percentOff('3', 20)];
    const result = price([line('a', 1000)], offers, auto);
    expect(reasonOf(result, '1')).toEqual({ code: 'savesLess', moreFen: 200 });
    expect(reasonOf(result, '3')).toEqual({ code: 'savesLess', moreFen: 100 });
  });

  it('savesLess, where an exchange or promotion price is above the real one', () => {
    const result = price([line('a', 1000)], [exchange('1', 1300), promo('p', { a: 1100 })], auto);
    expect(reasonOf(result, '1')).toEqual({ code: 'savesLess', moreFen: 300 });
    expect(reasonOf(result, 'p')).toEqual({ code: 'savesLess', moreFen: 100 });
  });

  it('savesLess, for a freight coupon beside a better one', () => {
    const offers = [freightOff('1', 500), freightOff('2', 800), freightOff('3', 800)];
    const result = price([line('a', 100, ships('t'))], offers, auto, freight);
    expect(result.totalFen).toBe(500);
    expect(reasonOf(result, '1')).toEqual({ code: 'savesLess', moreFen: 300 });
    expect(reasonOf(result, '3')).toEqual({ code: 'oneCoupon' });
  });

  it('losesFreight, for a coupon and for an activity that excludes coupons', () => {
    const lines = [line('a', 10_000, ships('t'))];
    const coupon = price(lines, [amountOff('1', 300)], auto, freight);
    expect(reasonOf(coupon, '1')).toEqual({ code: 'losesFreight', moreFen: 900 });
    const full = price(lines, [tiers('f', [[5000, 300]], { couponAllowed: false })], auto, freight);
    expect(full.totalFen).toBe(10_000);
    expect(reasonOf(full, 'f')).toEqual({ code: 'losesFreight', moreFen: 900 });
  });

  it('nothingLeft, when the steps before took everything', () => {
    const offers = [tiers('f', [[1, 5000]]), perPiece('r', 1), amountOff('1', 100)];
    const result = price([line('a', 1000)], offers, auto);
    expect(result.totalFen).toBe(0);
    expect(reasonOf(result, 'r')).toEqual({ code: 'nothingLeft' });
    expect(reasonOf(result, '1')).toEqual({ code: 'nothingLeft' });
  });

  it('noFreight, when delivery is free or nothing is shipped', () => {
    const free = price([line('a', 9900, ships('t'))], [freightOff('1', null)], auto, freight);
    expect(reasonOf(free, '1')).toEqual({ code: 'noFreight' });
    expect(reasonOf(price([line('a', 1)], [freightOff('1', null)], auto, freight), '1')).toEqual({
      code: 'noFreight',
    });
  });

  it('belowThreshold of a freight coupon, on the goods of its order', () => {
    const offers = [perOrder('r', 100), freightOff('1', null, { thresholdFen: 1000 })];
    expect(reasonOf(price([line('a', 1000, ships('t'))], offers, auto, freight), '1')).toEqual({
      code: 'belowThreshold',
      shortFen: 100,
    });
  });

  it('payAtDesk, for everything', () => {
    const offers = [
      promo('p', { a: 1 }),
      tiers('f', [[1, 1]]),
      perOrder('r', 1),
      amountOff('1', 1),
      freightOff('2', 1),
      addOnOffer('add', 1, {}),
    ];
    const result = price([line('a', 1000, { payAtDesk: true, ...atFlashPrice })], offers, auto);
    expect(result.totalFen).toBe(1000);
    for (const { id } of offers) expect(reasonOf(result, id)).toEqual({ code: 'payAtDesk' });
    expect(reasonOf(result, 'flash')).toEqual({ code: 'payAtDesk' });
  });

  it('open, for what the buyer left out or what waits for an address', () => {
    const lines = [line('a', 1000, ships('t'))];
    const offers = [amountOff('1', 100), freightOff('2', null), addOnOffer('add', 1, { d: 1 })];
    const result = price(lines, offers, none, freight);
    for (const { id } of offers) expect(reasonOf(result, id)).toEqual({ code: 'open' });
    expect(result.addOns[0]?.reached).toBe(true);
    const unknown = price(lines, offers, { mode: 'chosen', couponIds: ['2'] });
    expect(reasonOf(unknown, '2')).toEqual({ code: 'open' });
    expect(unknown.refused).toEqual([]);
  });

  it.each<OfferReason>([
    { code: 'notStarted', day: '2026-12-01' },
    { code: 'ended' },
    { code: 'reserved', sn: 'O1' },
    { code: 'budgetUsed' },
    { code: 'memberLimit' },
    { code: 'firstOrderOnly' },
    { code: 'channel' },
  ])('$code is passed through, and refuses a chosen coupon', (reason) => {
    const result = price([line('a', 1000)], [blocked('1', reason)], auto);
    expect(reasonOf(result, '1')).toEqual(reason);
    const chosen = price([line('a', 1000)], [blocked('1', reason)], { mode: 'chosen', couponIds: ['1'] });
    expect(chosen.refused).toEqual([{ couponId: '1', reason }]);
  });
});
