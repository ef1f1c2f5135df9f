import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feeOf,
  type Offer,
  type PriceResult,
  price,
  spread,
  spreadByWeight,
  unitAmounts,
} from '../../src/core/pricing';
import { bruteForce } from './naive-price';
import { oneShop, type RandomCart, randomCart } from './random-carts';

const auto = { mode: 'auto' } as const;
const priceOf = ({ lines, offers, freight }: RandomCart): PriceResult => price(lines, offers, auto, freight);
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

describe('whatever is bought', () => {
  it('the total is the lines and the freight, no line is below zero, and every row adds up', () => {
    fc.assert(
      fc.property(randomCart(), (cart) => {
        const result = priceOf(cart);
        const freightFen = total(result.orders.map((order) => order.freight.paidFen));
        expect(result.totalFen).toBe(total(result.lines.map((one) => one.paidFen)) + freightFen);
        expect(result.totalFen).toBe(total(result.orders.map((order) => order.totalFen)));
        for (const one of result.lines) {
          expect(one.paidFen).toBeGreaterThanOrEqual(0);
          expect(one.paidFen).toBe(one.grossFen + total(one.adjustments.map((row) => row.amountFen)));
          expect(one.adjustments.every((row) => row.amountFen < 0)).toBe(true);
        }
        for (const { freight } of result.orders) {
          expect(freight.paidFen).toBeGreaterThanOrEqual(0);
          expect(freight.paidFen).toBe(freight.feeFen + freight.couponFen);
        }
        const rows = result.lines.flatMap((one) => one.adjustments);
        for (const { offerId, step, amountFen } of result.applied)
          if (step !== 'freight')
            expect(amountFen).toBe(
              total(rows.filter((row) => row.sourceId === offerId).map((row) => row.amountFen)),
            );
      }),
      { numRuns: 400 },
    );
  });

  it('every offer is either applied or has one reason', () => {
    fc.assert(
      fc.property(randomCart(), fc.constantFrom('auto', 'none', 'chosen'), (cart, mode) => {
        const couponIds = cart.offers.filter((offer) => /oupon/.test(offer.type)).map((offer) => offer.id);
        const choice =
          mode === 'chosen' ? ({ mode, couponIds } as const) : ({ mode } as { mode: 'auto' | 'none' });
        const result = price(cart.lines, cart.offers, choice, cart.freight);
        const told = [...result.applied, ...result.notApplied].map((one) => one.offerId);
        expect(new Set(told).size).toBe(told.length);
        for (const offer of cart.offers) expect(told).toContain(offer.id);
        for (const { reason } of result.notApplied)
          for (const amount of ['shortFen', 'shortPieces', 'moreFen'] as const)
            if (amount in reason)
              expect((reason as Record<string, unknown>)[amount]).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  it('the automatic choice is what trying everything finds', () => {
    fc.assert(
      fc.property(randomCart(), (cart) => {
        const result = priceOf(cart);
        expect(result.exhaustive).toBe(true);
        expect(result.totalFen).toBe(bruteForce(cart.lines, cart.offers, cart.freight));
      }),
      { numRuns: 500 },
    );
  });

  it('the automatic choice is never dearer than none, one or all of the coupons', () => {
    fc.assert(
      fc.property(randomCart(undefined, 6), (cart) => {
        const best = priceOf(cart).totalFen;
        const ids = cart.offers.filter((offer) => /oupon/.test(offer.type)).map((offer) => offer.id);
        for (const couponIds of [[], ids, ids.toReversed(), ...ids.map((id) => [id])]) {
          const chosen = price(cart.lines, cart.offers, { mode: 'chosen', couponIds }, cart.freight);
          expect(best).toBeLessThanOrEqual(chosen.totalFen);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a chosen coupon is used or refused with a reason, never left out in silence', () => {
    fc.assert(
      fc.property(randomCart(), (cart) => {
        const ids = cart.offers.filter((offer) => /oupon/.test(offer.type)).map((offer) => offer.id);
        const result = price(cart.lines, cart.offers, { mode: 'chosen', couponIds: ids }, cart.freight);
        const used = result.applied.filter((one) => ids.includes(one.offerId)).map((one) => one.offerId);
        const refused = result.refused.map((one) => one.couponId);
        expect([...used, ...refused].sort()).toEqual([...ids].sort());
        for (const { reason } of result.refused) expect(reason.code).not.toBe('open');
      }),
      { numRuns: 300 },
    );
  });

  // Shares of equal remainders go to the earlier line; without scopes inside a shop they cannot move a threshold.
  const isExchange = (offer: Offer) => offer.type === 'coupon' && offer.benefit.kind === 'exchange';
  const isPerPiece = (offer: Offer) => offer.type === 'reduction' && offer.rule.kind === 'perPiece';
  /** A line's share of an earlier discount ends in a fen that goes to the earlier line; what looks at single lines sees it. */
  const looksAtShares = (offers: readonly Offer[]) =>
    offers.some(({ type }) => type === 'fullReduction') &&
    offers.some((one) => isPerPiece(one) || isExchange(one));

  it('the order of lines does not change what is paid', () => {
    const wide = (offer: Offer): Offer =>
      offer.type === 'blocked' || offer.type === 'promotion'
        ? offer
        : { ...offer, shopId: 's1', scope: { kind: 'all' } };
    fc.assert(
      fc.property(
        randomCart(oneShop).chain((cart) =>
          fc.tuple(
            fc.constant(cart),
            fc.shuffledSubarray(cart.lines, { minLength: cart.lines.length, maxLength: cart.lines.length }),
          ),
        ),
        ([cart, lines]) => {
          const offers = cart.offers
            .map(wide)
            .filter((offer) => !('couponAllowed' in offer) || offer.couponAllowed);
          const one = price(cart.lines, offers, auto, cart.freight);
          const other = price(lines, offers, auto, cart.freight);
          const rounding = looksAtShares(offers) ? cart.lines.length : 0;
          expect(Math.abs(other.totalFen - one.totalFen)).toBeLessThanOrEqual(rounding);
          const ids = (result: PriceResult) => result.applied.map(({ offerId }) => offerId).sort();
          if (rounding === 0 && !offers.some(isExchange)) expect(ids(other)).toEqual(ids(one));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('more goods cost less only where a threshold was crossed, and the answer says which', () => {
    const marks = (result: PriceResult) => ({
      applied: result.applied.map((one) => `${one.step} ${one.offerId}`).sort(),
      near: result.nearby.map((one) => one.offerId),
      free: result.orders.map((order) => order.freight.state),
    });
    fc.assert(
      fc.property(randomCart(), fc.nat(), (cart, which) => {
        const grown = cart.lines.map((one, index) =>
          index === which % cart.lines.length ? { ...one, quantity: one.quantity + 1 } : one,
        );
        const few = priceOf(cart);
        const many = priceOf({ ...cart, lines: grown });
        // The parts of a percentage are rounded: a line that is free anyway may leave another a fen of it.
        const roundedFen = cart.offers.filter((one) => JSON.stringify(one).includes('percent')).length;
        if (many.totalFen >= few.totalFen - roundedFen) return;
        // A percentage grows with every piece; only amounts show that another tier was reached.
        const inFen = cart.offers
          .filter((one) => one.type === 'fullReduction' && !JSON.stringify(one.rule).includes('percent'))
          .map((one) => one.id);
        const steps = (result: PriceResult) =>
          total(result.applied.filter((one) => inFen.includes(one.offerId)).map((one) => one.amountFen));
        const said = JSON.stringify(marks(few)) !== JSON.stringify(marks(many)) || steps(few) !== steps(many);
        expect(said).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('without thresholds more goods never cost less', () => {
    const open = (offer: Offer): Offer[] => {
      if (offer.type === 'coupon')
        return offer.benefit.kind === 'exchange' ? [] : [{ ...offer, thresholdFen: 0 }];
      return offer.type === 'reduction' ? [offer] : [];
    };
    fc.assert(
      fc.property(randomCart(oneShop), fc.nat(), (cart, which) => {
        const offers = cart.offers.flatMap(open).map((offer) => ({ ...offer, couponAllowed: true }) as Offer);
        const freight = { ...cart.freight, freeFromFen: {} };
        const grown = cart.lines.map((one, index) =>
          index === which % cart.lines.length ? { ...one, quantity: one.quantity + 1 } : one,
        );
        const fewer = price(cart.lines, offers, auto, freight).totalFen;
        // Another share may put a fen into or out of a coupon's scope; that is all that rounding may do.
        expect(price(grown, offers, auto, freight).totalFen).toBeGreaterThanOrEqual(fewer - 1);
      }),
      { numRuns: 400 },
    );
  });
});

/** Cases of each of these: a hundred in `npm test`, 200,000 by `npm run check:spreads`. */
const spreads = { numRuns: Number(process.env.SPREADS ?? 100) };

describe('shares and units', () => {
  const weights = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: 0, max: 5_000_000_000 })), {
    minLength: 1,
    maxLength: 12,
  });

  it('shares sum exactly to the discount and never exceed their line', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const amount = Math.floor(total(list) * part);
        const shares = spread(amount, list);
        expect(total(shares)).toBe(amount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(list[index] ?? 0);
        });
      }),
      spreads,
    );
  });

  it('a bundle is spread to the last fen, also over parts without a value', () => {
    const parts = fc.array(
      fc.record({ weightFen: fc.nat(90_000), quantity: fc.integer({ min: 1, max: 99 }) }),
      {
        minLength: 2,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(parts, fc.nat(10_000_000), (list, amount) => {
        expect(total(spreadByWeight(amount, list))).toBe(amount);
        expect(
          total(
            spreadByWeight(
              amount,
              list.map((one) => ({ ...one, weightFen: 0 })),
            ),
          ),
        ).toBe(amount);
      }),
      spreads,
    );
  });

  it('refunding units in any order and number adds up to what was paid', () => {
    const order = fc.integer({ min: 1, max: 99 }).chain((quantity) =>
      fc.tuple(
        fc.nat(100_000_000),
        fc.shuffledSubarray(
          Array.from({ length: quantity }, (_, index) => index),
          { minLength: quantity, maxLength: quantity },
        ),
        fc.integer({ min: 0, max: 100 }),
      ),
    );
    fc.assert(
      fc.property(order, ([paidFen, sequence, percent]) => {
        const units = unitAmounts(paidFen, sequence.length);
        let left = paidFen;
        let back = 0;
        let kept = 0;
        for (const unit of sequence) {
          const amount = units[unit] ?? 0;
          const fee = feeOf(amount, percent);
          expect(fee).toBeLessThanOrEqual(amount);
          left -= amount;
          back += amount - fee;
          kept += fee;
          expect(left).toBeGreaterThanOrEqual(0);
        }
        expect(left).toBe(0);
        expect(back + kept).toBe(paidFen);
        units.forEach((_, count) => {
          expect(total(units.slice(0, count))).toBe(Math.floor((paidFen * count) / units.length));
        });
      }),
      spreads,
    );
  });

  it('the vectors of the after-sales rules', () => {
    const units = unitAmounts(28_000, 3);
    expect(units).toEqual([9333, 9333, 9334]);
    expect(units.map((unit) => feeOf(unit, 10))).toEqual([933, 933, 933]);
    expect(feeOf(10, 100)).toBe(10);
    expect(feeOf(5, 50)).toBe(3);
  });
});
