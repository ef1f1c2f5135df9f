import { describe, expect, it } from 'vitest';
import { newWork, nextStep, type Offer, planLimit, price } from '../../src/core/pricing';
import { amountOff, freightOff, line, percentOff, perOrder, products, ships, tables, tiers } from './make';

/** Fifty lines of ten shops, each with an activity, that could all take a little more. */
const shops = Array.from({ length: 10 }, (_, shop) => `s${shop}`);
const lines = shops.flatMap((shopId, shop) =>
  Array.from({ length: 5 }, (_, place) =>
    line(`${shopId}-${place}`, 1900 + 313 * shop + 231 * place, {
      shopId,
      quantity: 1 + ((place + shop) % 3),
      ...ships(shopId),
    }),
  ),
);
const freight = tables(
  Object.fromEntries(shops.map((shopId) => [shopId, { firstFen: 800, stepFen: 200 }])),
  Object.fromEntries(shops.map((shopId, shop) => [shopId, 9900 + 1500 * shop])),
);
const activities = shops.map((shopId, shop) =>
  tiers(
    `act${shop}`,
    [
      [8000, 500],
      [31_000 + shop, 2500],
    ],
    { shopId },
  ),
);
const own = (count: number) =>
  shops.flatMap((shopId, shop) =>
    Array.from({ length: count }, (_, place) =>
      amountOff(`${1000 + 100 * shop + place}`, 300 + 171 * place, {
        shopId,
        thresholdFen: 3000 + 3700 * place,
      }),
    ),
  );
const ownFreight = (count: number) =>
  shops.flatMap((shopId, shop) =>
    Array.from({ length: count }, (_, place) =>
      freightOff(`${3000 + 100 * shop + place}`, 300 + 100 * place, {
        shopId,
        thresholdFen: 9000 + 6700 * place,
      }),
    ),
  );
const ofPlatform = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    place % 2
      ? percentOff(`${5000 + place}`, 3 + (place % 30), 3000 + 400 * place)
      : amountOff(`${5000 + place}`, 2000 + 700 * place, { thresholdFen: 30_000 + 3000 * place }),
  );
const freightOfPlatform = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    freightOff(`${6000 + place}`, 300 + 37 * place, { thresholdFen: 5000 + 300 * place }),
  );
const exclusive = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    perOrder(`x${place}`, 700 + 130 * place, {
      scope: products(...lines.filter((_line, index) => index % count === place).map((one) => one.productId)),
      couponAllowed: false,
    }),
  );
const many = [...own(7), ...ownFreight(3)];

/** What telling the reasons may cost besides, for each offer. */
const reasonPlans = 4;

describe('what a quote may cost', () => {
  it.each<[string, Offer[]]>([
    ['a hundred coupons of shops', many],
    ['two coupons of the platform', [...many, ...ofPlatform(2)]],
    ['twenty', [...own(6), ...ownFreight(2), ...ofPlatform(20)]],
    ['a hundred', ofPlatform(100)],
    ['ninety freight coupons of the platform', [...own(1), ...freightOfPlatform(90)]],
    ['shops bound by a freight coupon', [...own(3).slice(0, 21), ...freightOfPlatform(1)]],
    ['seven activities without coupons', [...many, ...exclusive(7), ...ofPlatform(2)]],
    ['forty', [...many, ...exclusive(40)]],
  ])('is bounded with %s', (_, more) => {
    const offers = [...activities, ...more];
    const work = newWork();
    const result = price(lines, offers, { mode: 'auto' }, freight, { work });
    expect(planLimit - work.left).toBeLessThan(planLimit + reasonPlans * offers.length);
    const priced = work.left;
    for (const { orderKey } of result.orders)
      nextStep({ lines, offers, choice: { mode: 'auto' }, freight, work }, result, orderKey);
    // What is begun is finished: one more look at every offer and line.
    expect(priced - work.left).toBeLessThan(Math.max(priced, 0) + 2 * offers.length);
  });

  it('is enough for the best of a hundred coupons, with two of the platform in all shops, and for what comes next', () => {
    const offers = [...activities, ...many, ...ofPlatform(2)];
    const work = newWork();
    const result = price(lines, offers, { mode: 'auto' }, freight, { work });
    expect(result.exhaustive).toBe(true);
    const request = { lines, offers, choice: { mode: 'auto' } as const, freight, work };
    const steps = result.orders.flatMap(({ orderKey }) => nextStep(request, result, orderKey) ?? []);
    expect(steps.length).toBeGreaterThan(0);
    expect(work.left).toBeGreaterThan(0);
  });

  it('leaves the next steps out when nothing is left, and the price as it is', () => {
    const offers = [...activities, ...many];
    const result = price(lines, offers, { mode: 'auto' }, freight);
    const request = { lines, offers, choice: { mode: 'auto' } as const, freight };
    const steps = (work = newWork()) =>
      result.orders.map(({ orderKey }) => nextStep({ ...request, work }, result, orderKey));
    expect(steps().some(Boolean)).toBe(true);
    expect(steps(newWork(0)).some(Boolean)).toBe(false);
  });

  it('that is spent chooses by size, never dearer than without coupons', () => {
    const offers = [...activities, ...many, ...ofPlatform(2)];
    const cut = price(lines, offers, { mode: 'auto' }, freight, { work: newWork(30) });
    expect(cut.exhaustive).toBe(false);
    expect(cut.totalFen).toBeLessThanOrEqual(price(lines, offers, { mode: 'none' }, freight).totalFen);
  });
});
