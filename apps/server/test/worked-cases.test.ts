import type { ApiClient } from '@yunyou/api-client';
import type { Quote, RequestOf } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/clock';
import { addAddress, CONTACT, goodsLine, pay } from './support/goods-orders';
import {
  addActivity,
  addBundle,
  addCoupon,
  addFreightTemplate,
  addProduct,
  addShop,
  newName,
  ROOM_PART,
} from './support/shop';
import { addTraveller, openDay, startTestServer, type TestServer } from './support/test-server';

/**
 * The worked cases of goods and pricing, 4.10, by their numbers, from the database to the answers; those of the pure function are in
 * `pricing/worked-cases.test.ts`.
 */

type Lines = RequestOf<'order', 'quote'>['lines'];
type Request = Omit<RequestOf<'order', 'quote'>, 'lines'>;
type Coupon = NonNullable<Parameters<typeof addCoupon>[2]>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const nowMs = () => server.app.clock.now();
const json = (value: unknown) => JSON.stringify(value);
const scopeOf = (kind: 'shops' | 'products', ...ids: string[]) => json({ kind, ids });
const newShop = (changes?: Parameters<typeof addShop>[1]) => addShop(server.app.db, changes);

/** Something to buy; without a template it is delivered free. */
async function goods(
  supplierId: string,
  priceFen: number,
  { freight, weightGram }: { freight?: string; weightGram?: number } = {},
) {
  const { productId, skuIds } = await addProduct(server.app.db, supplierId, {
    skus: [{ priceFen, ...(weightGram && { weightGram }) }],
    freight_template_id: freight ?? null,
  });
  const skuId = skuIds[0] ?? '';
  return {
    productId,
    skuId,
    of: (quantity: number) => goodsLine(productId, skuId, quantity),
  };
}

/** Goods of one shop at these prices, a piece of each. */
async function piecesAt(...prices: number[]) {
  const shop = await newShop();
  const lines: Lines = [];
  for (const priceFen of prices) lines.push((await goods(shop, priceFen)).of(1));
  return { shop, lines };
}

interface Person {
  api: ApiClient;
  addressId: string;
}

async function person(): Promise<Person> {
  const api = await server.member();
  return { api, addressId: await addAddress(api) };
}

/** A member coupon of a new coupon without a threshold. */
async function claim(
  { api }: Person,
  changes: Coupon,
): Promise<{ couponId: string; memberCouponId: string }> {
  const couponId = await addCoupon(server.app.db, nowMs(), { threshold_fen: 0, ...changes });
  return { couponId, memberCouponId: (await api.coupon.claim({ couponId })).memberCouponId };
}

const activity = (supplier_id: string, rule: object, more: Parameters<typeof addActivity>[2] = {}) =>
  addActivity(server.app.db, nowMs(), { supplier_id, rule: json(rule), ...more });
const tiersOf = (measure: 'amount' | 'pieces', ...tiers: object[]) => ({ kind: 'tiers', measure, tiers });
const tier = (threshold: number, offFen: number | null, offPercent: number | null = null) => ({
  threshold,
  offFen,
  offPercent,
});

const paid = ({ lines }: Quote) => lines.map(({ paidFen }) => paidFen);
const rows = ({ breakdown }: Quote, kind: Quote['breakdown'][number]['kind']) =>
  breakdown.filter((row) => row.kind === kind).map(({ amountFen }) => amountFen);

/** Quotes and orders lines; what is ordered is what was quoted, line by line and order by order. */
async function buy({ api, addressId }: Person, lines: Lines, request: Request = {}) {
  const quote = await api.order.quote({ lines, addressId, ...request });
  const placed = await api.order.create({
    lines,
    addressId,
    ...request,
    ...CONTACT,
    expectedTotalFen: quote.totalFen,
  });
  const details = await Promise.all(placed.orders.map(({ id }) => api.order.detail({ id })));
  expect(details.map(({ totalFen }) => totalFen)).toEqual(quote.orders.map(({ totalFen }) => totalFen));
  expect(details.flatMap((detail) => detail.lines.map(({ paidFen }) => paidFen))).toEqual(paid(quote));
  return { ...placed, quote, details };
}

/** What comes back for the next piece of a line; it is given back. */
async function giveOneBack({ api }: Person, orderId: string, place = 0): Promise<number> {
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[place]?.id ?? '', quantity: 1 }];
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
  await server.runJobs();
  return amountFen;
}

describe('coupons', () => {
  it('1: of 1 000 over three equal lines', async () => {
    const buyer = await person();
    const { shop, lines } = await piecesAt(1_000, 1_000, 1_000);
    await claim(buyer, { supplier_id: shop, off_fen: 1_000 });
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([666, 667, 667]);
    expect(quote.totalFen).toBe(2_000);
  });

  it('2: with a threshold, and one of two pieces returned after the other', async () => {
    const buyer = await person();
    const shop = await newShop();
    const [a, b, c] = [await goods(shop, 5_990), await goods(shop, 2_550), await goods(shop, 3)];
    await claim(buyer, { supplier_id: shop, off_fen: 1_500, threshold_fen: 10_000 });
    const { quote, id } = await buy(buyer, [a.of(2), b.of(1), c.of(1)]);
    expect(paid(quote)).toEqual([10_743, 2_287, 3]);
    expect(quote.totalFen).toBe(13_033);
    expect(quote.lines[0]).toMatchObject({ pieceFen: [5_371, 5_372] });
    await pay(server, buyer.api, id);
    expect(await giveOneBack(buyer, id)).toBe(5_371);
    expect(await giveOneBack(buyer, id)).toBe(5_372);
  });

  it.each([
    [3, [12_345, 6_789], 12, 2_000, [11_055, 6_079]],
    [4, [333, 333, 333], 15, null, [283, 283, 283]],
    [5, [1_010], 5, null, [959]],
  ])('%i: a percentage, rounded once', async (_, prices, off_percent, cap_fen, expected) => {
    const buyer = await person();
    const { shop, lines } = await piecesAt(...prices);
    await claim(buyer, { supplier_id: shop, coupon_kind: 'percent', off_fen: null, off_percent, cap_fen });
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual(expected);
    expect(quote.totalFen).toBe(expected.reduce((sum, fen) => sum + fen, 0));
  });

  it('12: of the platform over two shops', async () => {
    const buyer = await person();
    const [first, second] = [await newShop(), await newShop()];
    const freight = await addFreightTemplate(server.app.db, first, { firstFen: 800 });
    const lines = [
      (await goods(first, 9_900, { freight })).of(1),
      (await goods(first, 4_500, { freight })).of(1),
      (await goods(second, 7_777)).of(1),
    ];
    await claim(buyer, {
      off_fen: 2_000,
      threshold_fen: 15_000,
      scope: scopeOf('shops', first, second),
    });
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([9_900 - 893, 4_500 - 406, 7_777 - 701]);
    expect(quote.orders.map(({ totalFen }) => totalFen)).toEqual([13_901, 7_076]);
    expect(quote.totalFen).toBe(20_977);
  });

  it('15: one that loses free delivery is not used, and 16: one that saves more is', async () => {
    const buyer = await person();
    const shop = await newShop({ free_freight_from_fen: 9_900 });
    const freight = await addFreightTemplate(server.app.db, shop, { firstFen: 1_200 });
    const lines = [(await goods(shop, 9_900, { freight })).of(1)];
    const small = await claim(buyer, { supplier_id: shop, off_fen: 800 });
    const { api, addressId } = buyer;
    const quote = await api.order.quote({ lines, addressId });
    expect(quote.totalFen).toBe(9_900);
    expect(quote.unused).toMatchObject([{ reason: { code: 'losesFreight', moreFen: 400 } }]);
    const chosen = { mode: 'chosen' as const, memberCouponIds: [small.memberCouponId] };
    expect((await api.order.quote({ lines, addressId, coupons: chosen })).totalFen).toBe(10_300);
    await claim(buyer, { supplier_id: shop, off_fen: 1_500 });
    const better = await buy(buyer, lines);
    expect(paid(better.quote)).toEqual([8_400]);
    expect(better.quote.totalFen).toBe(9_600);
  });

  it('17: a better one keeps a full reduction without coupons out', async () => {
    const buyer = await person();
    const shop = await newShop();
    const [a, b] = [await goods(shop, 15_800), await goods(shop, 6_200)];
    await activity(shop, tiersOf('amount', tier(15_000, 2_000)), {
      scope: scopeOf('products', a.productId),
      coupon_allowed: false,
    });
    await claim(buyer, { supplier_id: shop, off_fen: 2_500, threshold_fen: 20_000 });
    const lines = [a.of(1), b.of(1)];
    const { api, addressId } = buyer;
    const none = await api.order.quote({ lines, addressId, coupons: { mode: 'none' } });
    expect(none.totalFen).toBe(20_000);
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([15_800 - 1_795, 6_200 - 705]);
    expect(quote.totalFen).toBe(19_500);
    expect(quote.unused).toMatchObject([{ kind: 'activity', reason: { code: 'notTogether' } }]);
  });

  it('18: for an exchange, of one piece of the dearest line', async () => {
    const buyer = await person();
    const shop = await newShop();
    const [a, b] = [await goods(shop, 6_780), await goods(shop, 5_980)];
    await claim(buyer, {
      supplier_id: shop,
      coupon_kind: 'exchange',
      off_fen: null,
      exchange_price_fen: 100,
    });
    const { quote } = await buy(buyer, [a.of(2), b.of(1)]);
    expect(paid(quote)).toEqual([6_880, 5_980]);
    expect(quote.totalFen).toBe(12_860);
  });

  it('19: larger than the sum: nothing is to be paid, and it is paid', async () => {
    const buyer = await person();
    const { shop, lines } = await piecesAt(1_200, 2_800);
    await claim(buyer, { supplier_id: shop, off_fen: 5_000 });
    const { quote, details } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([0, 0]);
    expect(rows(quote, 'coupon')).toEqual([-4_000]);
    expect(details[0]).toMatchObject({ totalFen: 0, status: 1 });
  });

  it('20: the platform’s on one shop and the own one on the other', async () => {
    const buyer = await person();
    const [first, second] = [await newShop(), await newShop()];
    const lines = [(await goods(first, 12_000)).of(1), (await goods(second, 9_000)).of(1)];
    const own1 = await claim(buyer, { supplier_id: first, off_fen: 1_000, threshold_fen: 10_000 });
    const own2 = await claim(buyer, { supplier_id: second, off_fen: 600, threshold_fen: 8_000 });
    const platform = await claim(buyer, {
      off_fen: 1_500,
      threshold_fen: 10_000,
      scope: scopeOf('shops', first, second),
    });
    const totalWith = async (...used: { memberCouponId: string }[]) => {
      const memberCouponIds = used.map(({ memberCouponId }) => memberCouponId);
      const { api, addressId } = buyer;
      const coupons = { mode: 'chosen' as const, memberCouponIds };
      return (await api.order.quote({ lines, addressId, coupons })).totalFen;
    };
    expect(await totalWith(own1, own2)).toBe(19_400);
    expect(await totalWith(platform)).toBe(19_500);
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([10_500, 8_400]);
    expect(quote.totalFen).toBe(18_900);
    const used = quote.coupons.filter((coupon) => coupon.used).map(({ couponId }) => couponId);
    expect(used.sort()).toEqual([own2.couponId, platform.couponId].sort());
  });

  it('23: for freight, one on each of two orders', async () => {
    const buyer = await person();
    const lines: Lines = [];
    for (const firstFen of [1_200, 800]) {
      const shop = await newShop();
      const freight = await addFreightTemplate(server.app.db, shop, { firstFen });
      lines.push((await goods(shop, 100, { freight })).of(1));
      await claim(buyer, { supplier_id: shop, coupon_kind: 'freight', off_fen: 1_000 });
    }
    const { quote } = await buy(buyer, lines);
    expect(quote.orders.map(({ freight }) => freight.paidFen)).toEqual([200, 0]);
    expect(quote.totalFen).toBe(400);
  });

  it('24: of one fen over two lines, and of five over lines of nothing', async () => {
    const buyer = await person();
    const equal = await piecesAt(500, 500);
    await claim(buyer, { supplier_id: equal.shop, off_fen: 1 });
    expect(paid((await buy(buyer, equal.lines)).quote)).toEqual([499, 500]);

    const shop = await newShop();
    const things = [
      await goods(shop, 300),
      await goods(shop, 700),
      await goods(shop, 300),
      await goods(shop, 700),
    ];
    const free = [things[0]?.productId ?? '', things[2]?.productId ?? ''];
    await activity(
      shop,
      { kind: 'perPiece', offFen: 300, firstOrderOnly: false },
      {
        active_type: 2,
        scope: scopeOf('products', ...free),
      },
    );
    await claim(buyer, { supplier_id: shop, off_fen: 5 });
    const { quote } = await buy(
      buyer,
      things.map((thing) => thing.of(1)),
    );
    expect(paid(quote)).toEqual([0, 697, 0, 698]);
  });

  it('25: over sums whose products are beyond exact numbers', async () => {
    const buyer = await person();
    const { shop, lines } = await piecesAt(999_999_999, 1, 499_999_999);
    await claim(buyer, { supplier_id: shop, off_fen: 123_456_789 });
    // More than one order may cost; it is told all the same.
    const quote = await buyer.api.order.quote({ lines });
    expect(paid(quote)).toEqual([999_999_999 - 82_304_526, 1, 499_999_999 - 41_152_263]);
  });
});

describe('activities', () => {
  it('6: a promotion by percent is saved as a price', async () => {
    const buyer = await person();
    const shop = await newShop();
    const thing = await goods(shop, 1_050);
    const id = await activity(shop, { kind: 'promotion', piecesPerOrder: null }, { active_type: 6 });
    const saved = await server.press('console/promotions/set', {
      activity: id,
      sku: thing.skuId,
      percent: '15',
    });
    expect(saved.status).toBe(200);
    expect((await server.visitor().goods.detail({ id: thing.productId })).priceFen).toBe(893);
    const { quote } = await buy(buyer, [thing.of(2)]);
    expect(quote.totalFen).toBe(1_786);
  });

  it.each([
    [7, tiersOf('amount', tier(10_000, 1_000), tier(20_000, 3_000)), [11_117, 7_583], 18_700],
    [
      8,
      { kind: 'every', thresholdFen: 5_000, offFen: 800, maxTimes: 3 },
      [12_900 - 1_427, 8_800 - 973],
      19_300,
    ],
  ])('%i: a full reduction of two lines', async (_, rule, expected, totalFen) => {
    const buyer = await person();
    const { shop, lines } = await piecesAt(12_900, 8_800);
    await activity(shop, rule);
    const { quote } = await buy(buyer, lines);
    expect(paid(quote)).toEqual(expected);
    expect(quote.totalFen).toBe(totalFen);
  });

  it('9: 20 percent from three pieces of a scope', async () => {
    const buyer = await person();
    const shop = await newShop();
    const [a, b, c] = [await goods(shop, 4_590), await goods(shop, 2_990), await goods(shop, 1_500)];
    await activity(shop, tiersOf('pieces', tier(3, null, 20)), {
      scope: scopeOf('products', a.productId, b.productId),
    });
    const { quote } = await buy(buyer, [a.of(1), b.of(2), c.of(1)]);
    expect(paid(quote)).toEqual([3_672, 4_784, 1_500]);
    expect(quote.totalFen).toBe(9_956);
  });

  it('10: a reduction of each piece stops at nothing', async () => {
    const buyer = await person();
    const shop = await newShop();
    const [a, b] = [await goods(shop, 300), await goods(shop, 2_500)];
    await activity(shop, { kind: 'perPiece', offFen: 500, firstOrderOnly: false }, { active_type: 2 });
    const { quote } = await buy(buyer, [a.of(2), b.of(2)]);
    expect(paid(quote)).toEqual([0, 4_000]);
    expect(quote.totalFen).toBe(4_000);
  });

  it('11: the whole chain', async () => {
    const buyer = await person();
    const shop = await newShop();
    const freight = await addFreightTemplate(server.app.db, shop, { firstFen: 800, stepFen: 200 });
    const sell = (priceFen: number) => goods(shop, priceFen, { freight });
    // C stands at its activity price: flash sales bring theirs themselves.
    const [a, b, c, d] = [await sell(6_800), await sell(3_290), await sell(1_990), await sell(1_990)];
    const scope = scopeOf('products', a.productId, b.productId);
    await activity(
      shop,
      { kind: 'promotion', piecesPerOrder: null },
      {
        active_type: 6,
        prices: { [a.skuId]: 5_980 },
      },
    );
    await activity(shop, tiersOf('amount', tier(10_000, 1_000)), { scope });
    await activity(shop, { kind: 'perOrder', offFen: 300, firstOrderOnly: false }, { active_type: 2, scope });
    const addOnOf = await activity(
      shop,
      { kind: 'addOn', thresholdFen: 9_900, maxPieces: 5 },
      {
        active_type: 9,
        scope,
        prices: { [d.skuId]: 990 },
      },
    );
    await claim(buyer, {
      supplier_id: shop,
      coupon_kind: 'percent',
      off_fen: null,
      off_percent: 10,
      cap_fen: 1_200,
      scope,
    });
    const lines = [a.of(2), b.of(1), c.of(1), { ...d.of(1), addOnOf }];
    const { quote, id } = await buy(buyer, lines);
    expect(paid(quote)).toEqual([10_000, 2_750, 1_990, 990]);
    expect(rows(quote, 'promotion')).toEqual([-1_640]);
    expect(rows(quote, 'fullReduction')).toEqual([-1_000]);
    expect(rows(quote, 'reduction')).toEqual([-300]);
    expect(rows(quote, 'coupon')).toEqual([-1_200]);
    expect(rows(quote, 'addOn')).toEqual([-1_000]);
    expect(rows(quote, 'freight')).toEqual([1_600]);
    expect(quote.totalFen).toBe(17_330);
    await pay(server, buyer.api, id);
    expect(await giveOneBack(buyer, id)).toBe(5_000);
  });
});

describe('freight', () => {
  it('13: by weight', async () => {
    const buyer = await person();
    const shop = await newShop();
    const rule = { firstAmount: 1_000, firstFen: 1_200, stepAmount: 500, stepFen: 300 };
    const freight = await addFreightTemplate(server.app.db, shop, rule, { charge_by: 'weight' });
    const [a, b] = [
      await goods(shop, 1, { freight, weightGram: 450 }),
      await goods(shop, 1, { freight, weightGram: 1_200 }),
    ];
    const { quote } = await buy(buyer, [a.of(3), b.of(1)]);
    expect(quote.orders[0]?.freight.paidFen).toBe(2_400);
  });

  it('14: of two templates that travel together', async () => {
    const buyer = await person();
    const shop = await newShop();
    const { db } = server.app;
    const byPiece = await addFreightTemplate(db, shop, { firstFen: 800, stepFen: 200 });
    const rule = { firstAmount: 1_000, firstFen: 1_500, stepAmount: 1_000, stepFen: 500 };
    const byWeight = await addFreightTemplate(db, shop, rule, { charge_by: 'weight' });
    const [a, b] = [
      await goods(shop, 1, { freight: byPiece }),
      await goods(shop, 1, { freight: byWeight, weightGram: 2_600 }),
    ];
    const { quote } = await buy(buyer, [a.of(3), b.of(1)]);
    expect(quote.orders[0]?.freight.paidFen).toBe(3_100);
  });
});

describe('a bundle of a room, two tickets and tea for 59 900', () => {
  const TICKET = 'ticket-feilian-adult';

  /** A ticket of its own for each case: what is kept of a refund differs. */
  async function newTicket(feePercent: number): Promise<string> {
    const { db } = server.app;
    const id = newName('ticket');
    const changes = json({ id, refund_kind: 'free', refund_fee_percent: feePercent });
    await sql`
      insert into tickets select (jsonb_populate_record(t, ${changes}::jsonb)).* from tickets t where id = ${TICKET}`.execute(
      db,
    );
    await sql`
      insert into ticket_prices
      select (jsonb_populate_record(p, jsonb_build_object('ticket_id', ${id}::text))).* from ticket_prices p
      where ticket_id = ${TICKET}`.execute(db);
    return id;
  }

  /** Buys so many of it; each part can go back alone. */
  async function buyBundles(quantity: number, feePercent: number) {
    const { db } = server.app;
    const buyer = await person();
    const shop = await newShop();
    const tea = await goods(shop, 6_800);
    const ticket = await newTicket(feePercent);
    const bundle = await addBundle(db, shop, {
      refundMode: 'parts',
      priceFen: 59_900,
      parts: [
        ROOM_PART,
        { kind: 'ticket', productId: ticket, quantity: 2, dayOffset: 1, weightFen: 9_000 },
        { kind: 'goods', productId: tea.productId, variantId: tea.skuId, weightFen: 6_800 },
      ],
    });
    const contactIds: string[] = [];
    for (let count = 0; count < 2 * quantity; count++) contactIds.push(await addTraveller(buyer.api));
    const line = {
      kind: 'bundle' as const,
      ...bundle,
      quantity,
      startDay: addDays(await openDay(buyer.api, ticket, 6), -1),
      contactIds,
      guests: Array.from({ length: quantity }, () => ({ name: '李云' })),
    };
    const bought = await buy(buyer, [line]);
    await pay(server, buyer.api, bought.id);
    return { ...bought, buyer };
  }

  it('21: shares its price, and keeps ten percent of each ticket', async () => {
    const { quote, id, buyer } = await buyBundles(1, 10);
    expect(paid(quote)).toEqual([37_925, 15_950, 6_025]);
    expect([await giveOneBack(buyer, id, 1), await giveOneBack(buyer, id, 1)]).toEqual([7_177, 7_177]);
    expect((await buyer.api.order.detail({ id })).refundedFen).toBe(14_354);
  });

  it('22: twice, its four tickets come back one by one', async () => {
    const { quote, id, buyer } = await buyBundles(2, 0);
    expect(paid(quote)).toEqual([75_850, 31_899, 12_051]);
    const back: number[] = [];
    for (let count = 0; count < 4; count++) back.push(await giveOneBack(buyer, id, 1));
    expect(back).toEqual([7_974, 7_975, 7_975, 7_975]);
  });
});
