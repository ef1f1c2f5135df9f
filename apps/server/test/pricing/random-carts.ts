import fc from 'fast-check';
import type { FreightTables, Offer, PriceLine, Scope } from '../../src/core/pricing';
import {
  addOnOffer,
  amountOff,
  every,
  exchange,
  freightOff,
  line,
  percentOff,
  perOrder,
  perPiece,
  piecesPercent,
  promo,
  ships,
  tables,
  tiers,
} from './make';

/** Small random requests: up to three shops and five lines, offers of every type. */
export interface RandomCart {
  lines: PriceLine[];
  offers: Offer[];
  freight: FreightTables;
}

const shop = fc.constantFrom('s1', 's2', 's3');
const fen = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9000 }));
const threshold = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 15_000 }));

const lineOf = (key: string, shops: fc.Arbitrary<string>): fc.Arbitrary<PriceLine> =>
  fc
    .record({
      shopId: shops,
      unit: fen,
      quantity: fc.integer({ min: 1, max: 3 }),
      shipped: fc.boolean(),
      special: fc.constantFrom('none', 'none', 'none', 'none', 'activity', 'addOn'),
      other: fen,
      couponAllowed: fc.boolean(),
    })
    .map(({ shopId, unit, quantity, shipped, special, other, couponAllowed }) =>
      line(key, unit, {
        shopId,
        quantity,
        ...(shipped ? ships(`t-${shopId}`) : {}),
        ...(special === 'activity' ? { activity: { id: `act-${key}`, priceFen: other, couponAllowed } } : {}),
        ...(special === 'addOn' ? { addOn: { offerId: 'add' } } : {}),
      }),
    );

const scope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant<Scope>({ kind: 'all' }),
  fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }).map((ids): Scope => ({ kind: 'products', ids })),
);
const owner = fc.option(shop, { nil: null });
const ground = fc.record({ shopId: owner, scope, couponAllowed: fc.constantFrom(true, false) });

const activities: fc.Arbitrary<Offer[]> = fc
  .tuple(
    fc.option(
      fc
        .tuple(ground, fen, fen, fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }))
        .map(([more, a, b, piecesPerOrder]) => promo('promo', { a, b }, { ...more, piecesPerOrder })),
    ),
    fc.option(
      fc
        .tuple(
          ground,
          threshold,
          fen,
          fc.integer({ min: 1, max: 60 }),
          fc.constantFrom('tiers', 'every', 'pieces'),
        )
        .map(
          ([more, from, off, percent, kind]): Offer =>
            kind === 'pieces'
              ? piecesPercent('full', 1 + (from % 6), percent, more)
              : kind === 'every'
                ? every('full', from + 1, off, 3, more)
                : tiers(
                    'full',
                    [
                      [from, off],
                      [from * 2 + 1, off * 2],
                    ],
                    more,
                  ),
        ),
    ),
    fc.option(
      fc
        .tuple(ground, fen, fc.boolean())
        .map(
          ([more, off, each]): Offer =>
            each ? perPiece('reduce', off, more) : perOrder('reduce', off, more),
        ),
    ),
    fc.option(
      fc
        .tuple(ground, threshold, fen, fc.integer({ min: 1, max: 5 }))
        .map(([more, from, a, maxPieces]) =>
          addOnOffer(
            'add',
            from,
            { a, b: a, c: a, d: a, e: a },
            { shopId: more.shopId, scope: more.scope, maxPieces },
          ),
        ),
    ),
  )
  .map((list) => list.filter((offer) => offer !== null));

const couponOf = (id: string): fc.Arbitrary<Offer> =>
  fc
    .record({
      kind: fc.constantFrom('amount', 'percent', 'exchange', 'freight'),
      shopId: owner,
      scope,
      thresholdFen: threshold,
      withActivityPrice: fc.boolean(),
      off: fen,
      percent: fc.integer({ min: 1, max: 100 }),
      capped: fc.boolean(),
    })
    .map(({ kind, off, percent, capped, ...more }): Offer => {
      if (kind === 'amount') return amountOff(id, off, more);
      if (kind === 'percent') return percentOff(id, percent, capped ? off : null, more);
      if (kind === 'exchange') return exchange(id, off, more);
      return freightOff(id, capped ? off : null, more);
    });

const freightTables: fc.Arbitrary<FreightTables> = fc
  .array(
    fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 300 }), fc.option(threshold)),
    {
      minLength: 3,
      maxLength: 3,
    },
  )
  .map((fees) => {
    const free: Record<string, number> = {};
    const templates: Record<string, { firstFen: number; stepFen: number }> = {};
    fees.forEach(([firstFen, stepFen, from], index) => {
      templates[`t-s${index + 1}`] = { firstFen, stepFen };
      if (from !== null) free[`s${index + 1}`] = from;
    });
    return tables(templates, free);
  });

const linesIn = (shops: fc.Arbitrary<string>): fc.Arbitrary<PriceLine[]> =>
  fc
    .tuple(...['a', 'b', 'c', 'd', 'e'].map((key) => lineOf(key, shops)))
    .chain((all) => fc.subarray(all, { minLength: 1 }));

export const randomCart = (shops = shop, maxCoupons = 4): fc.Arbitrary<RandomCart> =>
  fc
    .tuple(
      linesIn(shops),
      activities,
      fc
        .integer({ min: 0, max: maxCoupons })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => couponOf(`${index + 1}`)))),
      freightTables,
    )
    .map(([lines, offers, coupons, freight]) => ({ lines, offers: [...offers, ...coupons], freight }));

export const oneShop = fc.constant('s1');
