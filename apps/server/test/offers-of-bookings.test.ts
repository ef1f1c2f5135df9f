import type { ApiClient } from '@yunyou/api-client';
import type { OrderSnapshotContent, Quote, RequestOf } from '@yunyou/contract';
import { orderStatus } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unitAmounts } from '../src/core/pricing/units';
import { addAddress, CONTACT, pay } from './support/goods-orders';
import { addActivity, addCoupon, addProduct, addShop } from './support/shop';
import { stayLine } from './support/stays';
import { addTraveller, openDay, startTestServer, type TestServer } from './support/test-server';

/** Coupons and activities on tickets and rooms: the engine's steps are those of goods. */

type Lines = RequestOf<'order', 'quote'>['lines'];
type Offers = Omit<RequestOf<'order', 'quote'>, 'lines'>;
type CouponRow = NonNullable<Parameters<typeof addCoupon>[2]>;

const TICKET = 'ticket-feilian-adult';
const SPOT = 'spot-feilian-gorge';
const RATE = 'rate-crafts-double-room';
const DESK_RATE = 'rate-wangxi-sea-desk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.app;
  // Offers of the demo data are not these tests' business.
  await db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await db.updateTable('coupons').set({ stopped: true }).execute();
  await db
    .updateTable('tickets')
    .set({ refund_kind: 'free', refund_fee_percent: 0 })
    .where('id', '=', TICKET)
    .execute();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

// Nobody else claims what a test has made.
afterEach(() => server.app.db.updateTable('coupons').set({ stopped: true }).execute());

const nowMs = () => server.app.clock.now();
const scope = (kind: 'kinds' | 'shops' | 'products', ...ids: string[]) => JSON.stringify({ kind, ids });
const newCoupon = (row: CouponRow) => addCoupon(server.app.db, nowMs(), { threshold_fen: 0, ...row });

/** So many tickets for the same day, with their people. */
async function tickets(api: ApiClient, quantity: number): Promise<Lines> {
  const contactIds: string[] = [];
  for (let index = 0; index < quantity; index++) contactIds.push(await addTraveller(api));
  return [{ kind: 'ticket', productId: TICKET, day: await openDay(api, TICKET), quantity, contactIds }];
}

const rooms = (quantity: number, hotelratesId = RATE): Lines => [
  stayLine({ hotelratesId, rooms: quantity }, nowMs()),
];

/** Orders lines at the price and the terms of a quote. */
async function order(api: ApiClient, lines: Lines, offers: Offers = {}) {
  const quote = await api.order.quote({ lines, ...offers });
  const agreed = lines.map((line, index) => {
    const quoted = quote.lines[index];
    return quoted?.kind === 'stay' ? { ...line, expectedTerms: quoted.termsHash } : line;
  }) as Lines;
  const placed = await api.order.create({
    lines: agreed,
    ...CONTACT,
    ...offers,
    expectedTotalFen: quote.totalFen,
  });
  return { ...placed, quote };
}

const grossOf = ({ breakdown }: Pick<Quote, 'breakdown'>) =>
  breakdown.reduce((sum, { kind, amountFen }) => (kind === 'line' ? sum + amountFen : sum), 0);
const couponRow = ({ breakdown }: Pick<Quote, 'breakdown'>) =>
  breakdown.find(({ kind }) => kind === 'coupon');
const statusOf = async (api: ApiClient, memberCouponId: string) =>
  (await api.coupon.mineDetail({ memberCouponId })).status;

/** Gives one more unit of an order's line back; answers what came back. */
async function giveOneBack(api: ApiClient, orderId: string): Promise<number> {
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
  await server.runJobs();
  return amountFen;
}

describe.each([
  ['tickets', 'ticket', (api: ApiClient, count: number) => tickets(api, count)],
  ['rooms', 'stay', async (_: ApiClient, count: number) => rooms(count)],
] as const)('a coupon for %s', (_, kind, linesOf) => {
  it('lowers the price, is held by the order, and is back when that is cancelled', async () => {
    const api = await server.member();
    const couponId = await newCoupon({ scope: scope('kinds', kind), off_fen: 1_001 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    const lines = await linesOf(api, 2);
    const { id, quote, totalFen } = await order(api, lines);
    expect(quote.coupons).toMatchObject([{ memberCouponId, used: true, amountFen: 1_001, reason: null }]);
    expect(couponRow(quote)?.amountFen).toBe(-1_001);
    expect(totalFen).toBe(grossOf(quote) - 1_001);
    expect(await statusOf(api, memberCouponId)).toBe('reserved');

    // What was agreed on says so wherever it is read.
    const detail = await api.order.detail({ id });
    expect(detail).toMatchObject({ totalFen, lines: [{ paidFen: totalFen }] });
    expect(couponRow(detail)?.amountFen).toBe(-1_001);
    const [whole] = await api.transactionSnapshot.list({ orderId: id });
    const { canonical } = await api.transactionSnapshot.detail({ id: whole?.id ?? '' });
    const agreed: OrderSnapshotContent = JSON.parse(canonical);
    expect(agreed.breakdown).toContainEqual(
      expect.objectContaining({ kind: 'coupon', amountFen: -1_001, label: expect.any(Object) }),
    );

    // Another order is told who holds it, and cannot be placed with it.
    const other = await api.order.quote({ lines });
    expect(other.coupons).toMatchObject([{ used: false, reason: { code: 'reserved' } }]);
    await expect(
      order(api, lines, { coupons: { mode: 'chosen', memberCouponIds: [memberCouponId] } }),
    ).rejects.toMatchObject({ code: 409, rule: 'couponTaken' });

    await api.order.cancel({ id });
    expect(await statusOf(api, memberCouponId)).toBe('usable');
    expect((await api.order.quote({ lines })).totalFen).toBe(totalFen);
  });

  it('is spread over the units, each gives back what it cost, and the coupon is back with the last', async () => {
    const api = await server.member();
    const couponId = await newCoupon({ scope: scope('kinds', kind), off_fen: 1_000 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    const { id, totalFen } = await order(api, await linesOf(api, 3));
    await pay(server, api, id);
    expect(await statusOf(api, memberCouponId)).toBe('used');
    const back: number[] = [];
    for (let unit = 0; unit < 3; unit++) {
      expect(await statusOf(api, memberCouponId)).toBe('used');
      back.push(await giveOneBack(api, id));
    }
    expect(back).toEqual(unitAmounts(totalFen, 3));
    expect(await api.order.detail({ id })).toMatchObject({
      status: orderStatus.closed,
      refundedFen: totalFen,
    });
    expect(await statusOf(api, memberCouponId)).toBe('usable');
  });

  it('is chosen best by itself, another by hand, or none; the others say why', async () => {
    const api = await server.member();
    const own = { scope: scope('kinds', kind) };
    const small = await newCoupon({ ...own, off_fen: 300 });
    const large = await newCoupon({ ...own, off_fen: 900 });
    const far = await newCoupon({ ...own, off_fen: 5_000, threshold_fen: 99_999_900 });
    const mine = new Map<string, string>();
    for (const couponId of [small, large, far]) {
      mine.set(couponId, (await api.coupon.claim({ couponId })).memberCouponId);
    }
    const lines = await linesOf(api, 1);
    const best = await api.order.quote({ lines });
    expect(couponRow(best)?.amountFen).toBe(-900);
    expect(best.unused).toContainEqual(
      expect.objectContaining({ id: mine.get(small), reason: { code: 'savesLess', moreFen: 600 } }),
    );
    expect(best.unused).toContainEqual(
      expect.objectContaining({
        id: mine.get(far),
        reason: { code: 'belowThreshold', shortFen: 99_999_900 - grossOf(best) },
      }),
    );
    const memberCouponIds = [mine.get(small) ?? ''];
    const { totalFen } = await order(api, lines, { coupons: { mode: 'chosen', memberCouponIds } });
    expect(totalFen).toBe(grossOf(best) - 300);
    expect(await statusOf(api, mine.get(large) ?? '')).toBe('usable');
    expect((await api.order.quote({ lines, coupons: { mode: 'none' } })).totalFen).toBe(grossOf(best));
    await expect(
      order(api, lines, { coupons: { mode: 'chosen', memberCouponIds: [mine.get(far) ?? ''] } }),
    ).rejects.toMatchObject({ code: 422, rule: 'couponNotUsable', field: 'coupons.memberCouponIds' });
  });

  it('is claimed by ordering, where that is wanted', async () => {
    const api = await server.member();
    const couponId = await newCoupon({ scope: scope('kinds', kind), off_fen: 700 });
    const lines = await linesOf(api, 1);
    expect((await api.order.quote({ lines })).coupons).toEqual([]);
    const { id, quote } = await order(api, lines, { autoClaim: true });
    expect(quote.coupons).toContainEqual(
      expect.objectContaining({ couponId, used: true, autoClaim: true, amountFen: 700 }),
    );
    expect((await api.coupon.mine({ status: 'reserved' })).records).toMatchObject([{ couponId }]);
    await api.order.cancel({ id });
    expect((await api.coupon.mine({ status: 'usable' })).records).toMatchObject([{ couponId }]);
  });
});

describe('what a coupon is good for', () => {
  it.each([
    ['a spot, its tickets', scope('shops', SPOT), true, false],
    ['one ticket', scope('products', TICKET), true, false],
    ['a hotel, its rooms', scope('shops', 'hotel-crafts'), false, true],
    ['one room type', scope('products', 'room-crafts-double'), false, true],
    ['who sells both', scope('shops', 'operator'), true, true],
    ['goods alone', scope('kinds', 'goods', 'service'), false, false],
  ] as const)('%s', async (name, inScope, forTickets, forRooms) => {
    const api = await server.member();
    const hotelId = await hotelOf('room-crafts-double');
    const couponId = await newCoupon({ scope: inScope.replace('hotel-crafts', hotelId), off_fen: 200 });
    await api.coupon.claim({ couponId });
    const used = async (lines: Lines) => (await api.order.quote({ lines })).coupons[0]?.used;
    expect(await used(await tickets(api, 1)), name).toBe(forTickets);
    expect(await used(rooms(1)), name).toBe(forRooms);
  });

  it('and a coupon of a shop is for nobody else’s tickets', async () => {
    const api = await server.member();
    const couponId = await newCoupon({ supplier_id: await addShop(server.app.db) });
    await api.coupon.claim({ couponId });
    const { coupons, unused } = await api.order.quote({ lines: await tickets(api, 1) });
    expect(coupons).toMatchObject([{ used: false, reason: { code: 'notInScope' } }]);
    expect(unused).toMatchObject([{ kind: 'coupon', reason: { code: 'notInScope' } }]);
  });

  it('its page is told where it is good for one kind alone', async () => {
    const api = await server.member();
    const [one, several, all] = [
      await newCoupon({ scope: scope('kinds', 'stay') }),
      await newCoupon({ scope: scope('kinds', 'ticket', 'stay') }),
      await newCoupon({}),
    ];
    const kindOf = async (couponId: string) => (await api.coupon.detail({ couponId })).onlyKind;
    expect(await kindOf(one)).toBe('stay');
    expect([await kindOf(several), await kindOf(all)]).toEqual([null, null]);
  });
});

const hotelOf = async (roomId: string) =>
  (
    await server.app.db
      .selectFrom('hotel_rooms')
      .select('hotel_id')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow()
  ).hotel_id;

describe('nights', () => {
  it('bear their shares of a percentage, and every night adds up to what was paid', async () => {
    const api = await server.member();
    const couponId = await newCoupon({
      coupon_kind: 'percent',
      off_fen: null,
      off_percent: 7,
      cap_fen: 99_999,
      scope: scope('kinds', 'stay'),
    });
    await api.coupon.claim({ couponId });
    const { id, quote, totalFen } = await order(api, rooms(2));
    const gross = grossOf(quote);
    expect(totalFen).toBe(gross - Math.round((gross * 7) / 100));
    const nights = await server.app.db
      .selectFrom('stay_nights')
      .innerJoin('stay_rooms', 'stay_rooms.id', 'stay_nights.stay_room_id')
      .select(['stay_nights.paid_fen', 'stay_rooms.unit'])
      .where('stay_rooms.order_id', '=', id)
      .execute();
    expect(nights).toHaveLength(4);
    const sumOf = (unit: number) =>
      nights.reduce((sum, night) => (night.unit === unit ? sum + night.paid_fen : sum), 0);
    expect([sumOf(0), sumOf(1)]).toEqual(unitAmounts(totalFen, 2));
  });

  it('paid at the desk take none, and say so while somebody chooses', async () => {
    const api = await server.member();
    const couponId = await newCoupon({ scope: scope('kinds', 'stay'), off_fen: 500 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    const lines = rooms(1, DESK_RATE);
    const { quote, totalFen } = await order(api, lines, { autoClaim: true });
    expect(quote.coupons).toMatchObject([{ used: false, reason: { code: 'payAtDesk' } }]);
    expect(totalFen).toBe(grossOf(quote));
    expect(await statusOf(api, memberCouponId)).toBe('usable');
    await expect(
      order(api, lines, { coupons: { mode: 'chosen', memberCouponIds: [memberCouponId] } }),
    ).rejects.toMatchObject({ rule: 'couponNotUsable' });
  });
});

describe('activities', () => {
  it('take from a spot’s tickets what they promise, before the coupon does', async () => {
    const api = await server.member();
    const activityId = await addActivity(server.app.db, nowMs(), {
      scope: scope('shops', SPOT),
      rule: JSON.stringify({
        kind: 'tiers',
        measure: 'pieces',
        tiers: [{ threshold: 2, offFen: null, offPercent: 10 }],
      }),
    });
    const couponId = await newCoupon({ scope: scope('shops', SPOT), off_fen: 400 });
    await api.coupon.claim({ couponId });
    const alone = await api.order.quote({ lines: await tickets(api, 1) });
    expect(alone.unused).toContainEqual(
      expect.objectContaining({ id: activityId, reason: { code: 'belowPieces', shortPieces: 1 } }),
    );
    const pair = await api.order.quote({ lines: await tickets(api, 2) });
    const gross = grossOf(pair);
    expect(pair.totalFen).toBe(gross - Math.round(gross / 10) - 400);
    await server.app.db.updateTable('activities').set({ ends_ms: 0 }).where('id', '=', activityId).execute();
  });

  it('offer goods for less beside a ticket, which are then sent somewhere', async () => {
    const api = await server.member();
    const { db } = server.app;
    const { productId, skuIds } = await addProduct(db, await addShop(db), { skus: [{ priceFen: 2_900 }] });
    const skuDetailId = skuIds[0] ?? '';
    const activeId = await addActivity(db, nowMs(), {
      active_type: 9,
      rule: JSON.stringify({ kind: 'addOn', thresholdFen: 1_000, maxPieces: 1 }),
      prices: { [skuDetailId]: 990 },
    });
    const lines = await tickets(api, 1);
    const alone = await api.order.quote({ lines });
    expect(alone.addOns).toMatchObject([
      { activeId, reached: true, offers: [{ skuDetailId, addOnFen: 990 }] },
    ]);
    const both: Lines = [...lines, { kind: 'goods', productId, skuDetailId, quantity: 1, addOnOf: activeId }];
    await expect(order(api, both)).rejects.toMatchObject({ rule: 'addressNeeded', field: 'addressId' });
    const addressId = await addAddress(api);
    const { id, totalFen, orders } = await order(api, both, { addressId });
    expect(totalFen).toBe(alone.totalFen + 990);
    expect(orders).toHaveLength(2);
    await pay(server, api, id);
    for (const one of orders) {
      expect((await api.order.detail({ id: one.id })).status).toBe(orderStatus.pendingConsumption);
    }
    await db.updateTable('activities').set({ ends_ms: 0 }).where('id', '=', activeId).execute();
  });
});
