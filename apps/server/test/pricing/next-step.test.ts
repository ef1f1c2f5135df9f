import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FreightTables,
  type NextStep,
  nextStep,
  type Offer,
  type PriceLine,
  price,
} from '../../src/core/pricing';
import { amountOff, every, line, perOrder, piecesPercent, products, ships, tables, tiers } from './make';
import { randomCart } from './random-carts';

const auto = { mode: 'auto' } as const;

function stepOf(
  lines: PriceLine[],
  offers: Offer[],
  freight?: FreightTables,
  orderKey = 's1',
): NextStep | null {
  const result = price(lines, offers, auto, freight);
  return nextStep({ lines, offers, choice: auto, freight }, result, orderKey);
}

describe('next step', () => {
  it('spend 14.00 more to save 10.00', () => {
    expect(stepOf([line('a', 8600)], [tiers('f', [[10_000, 1000]])])).toEqual({
      orderKey: 's1',
      addFen: 1400,
      addPieces: null,
      saveFen: 1000,
      offerId: 'f',
      likeLineKey: 'a',
    });
  });

  it('the next tier when one is reached, and the next time of every', () => {
    const lines = [line('a', 12_000)];
    const steps: [number, number][] = [
      [10_000, 1000],
      [15_000, 2500],
    ];
    expect(stepOf(lines, [tiers('f', steps)])).toMatchObject({ addFen: 3000, saveFen: 1500 });
    expect(stepOf(lines, [every('f', 5000, 400, 3)])).toMatchObject({ addFen: 3000, saveFen: 400 });
    expect(stepOf(lines, [every('f', 5000, 400, 2)])).toBeNull();
  });

  it('more pieces', () => {
    const lines = [line('a', 3000, { quantity: 2 }), line('b', 1000)];
    expect(stepOf(lines, [piecesPercent('f', 5, 20)])).toMatchObject({
      addFen: 2000,
      addPieces: 2,
      saveFen: 1800,
      likeLineKey: 'b',
    });
  });

  it('9.00 more for free delivery, and the cheaper of two ways', () => {
    const freight = tables({ t: { firstFen: 1200 } }, { s1: 9900 });
    const lines = [line('a', 9000, ships('t'))];
    expect(stepOf(lines, [], freight)).toMatchObject({ addFen: 900, saveFen: 1200, offerId: null });
    expect(stepOf(lines, [tiers('f', [[9500, 300]])], freight)).toMatchObject({ addFen: 500, offerId: 'f' });
  });

  it('a coupon threshold after another discount needs a little more', () => {
    const offers = [piecesPercent('p', 1, 10), amountOff('1', 500, { thresholdFen: 10_000 })];
    const step = stepOf([line('a', 10_000)], offers);
    expect(step?.offerId).toBe('1');
    expect(step?.addFen).toBeGreaterThan(1000);
    expect(step?.addFen).toBeLessThanOrEqual(1112);
  });

  it('nothing is said that is not true', () => {
    const lines = [line('a', 8600)];
    expect(stepOf(lines, [tiers('f', [[10_000, 1000]], { scope: products('other') })])).toBeNull();
    expect(stepOf(lines, [perOrder('r', 100)])).toBeNull();
    // The coupon would be reached, but the one in use saves more.
    expect(stepOf(lines, [amountOff('1', 900), amountOff('2', 500, { thresholdFen: 10_000 })])).toBeNull();
    // The next tier would come off, and free delivery with it.
    const freight = tables({ t: { firstFen: 1200 } }, { s1: 8600 });
    expect(stepOf([line('a', 8600, ships('t'))], [tiers('f', [[8700, 200]])], freight)).toBeNull();
    expect(stepOf(lines, [tiers('f', [[10_000, 1000]])], undefined, 'other order')).toBeNull();
  });

  it('buying what it names saves what it says', () => {
    fc.assert(
      fc.property(randomCart(), ({ lines, offers, freight }) => {
        const before = price(lines, offers, auto, freight);
        for (const { orderKey } of before.orders) {
          const step = nextStep({ lines, offers, choice: auto, freight }, before, orderKey);
          const like = lines.find((one) => one.key === step?.likeLineKey);
          if (!step || !like) continue;
          const more = step.addPieces
            ? lines.map((one) =>
                one === like ? { ...one, quantity: one.quantity + (step.addPieces ?? 0) } : one,
              )
            : [
                ...lines,
                { ...like, key: 'more', variantId: 'another', unitPriceFen: step.addFen, quantity: 1 },
              ];
          const after = price(more, offers, auto, freight);
          expect(before.totalFen + step.addFen - after.totalFen).toBe(step.saveFen);
          expect(step.saveFen).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
