import type { ApiClient } from '@yunyou/api-client';
import { autoSignDays, deliveryStatus } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, instantOf } from '../src/clock';
import { addAddress, CONTACT, goodsLine, order, pay, ship } from './support/goods-orders';
import { addActivity, addBundle, addCoupon, addProduct, addShop, ROOM_PART } from './support/shop';
import { addTraveller, openDay, startTestServer, type TestServer } from './support/test-server';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

/** The server's clock stands at an instant, to the millisecond, until it is set again. */
const standAt = (ms: number) => vi.spyOn(server.app.clock, 'now').mockReturnValue(ms);
const nowMs = () => server.app.clock.now();
/** The last millisecond of a day in Shanghai. */
const lastMsOf = (day: string) => instantOf(addDays(day, 1)) - 1;

async function newGoods(changes: Parameters<typeof addProduct>[2] = {}) {
  const supplierId = await addShop(server.app.db);
  const { productId, skuIds } = await addProduct(server.app.db, supplierId, {
    skus: [{ priceFen: 6_000 }],
    ...changes,
  });
  return { supplierId, productId, skuId: skuIds[0] ?? '', line: goodsLine(productId, skuIds[0] ?? '') };
}

describe('a coupon', () => {
  it.each(['Asia/Shanghai', 'America/Los_Angeles'])(
    'is good until 23:59:59.999 in Shanghai and not at 00:00, on a machine in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const goods = await newGoods();
      const api = await server.member();
      const addressId = await addAddress(api);
      const coupon = { supplier_id: goods.supplierId, days: 2 };
      const couponId = await addCoupon(server.app.db, nowMs(), coupon);
      const { memberCouponId, lastDay } = await api.coupon.claim({ couponId });
      expect(lastDay).toBe(addDays(dayOf(nowMs()), 1));
      const request = {
        lines: [goods.line],
        addressId,
        coupons: { mode: 'chosen' as const, memberCouponIds: [memberCouponId] },
      };
      const stateOf = async () => (await api.coupon.mineDetail({ memberCouponId })).status;

      standAt(lastMsOf(lastDay) + 1);
      expect(await stateOf()).toBe('expired');
      expect(await api.order.quote(request)).toMatchObject({
        totalFen: 6_000,
        coupons: [{ memberCouponId, used: false, reason: { code: 'ended' } }],
      });
      await expect(api.order.create({ ...request, expectedTotalFen: 5_000 })).rejects.toMatchObject({
        rule: 'couponNotUsable',
      });
      standAt(lastMsOf(lastDay));
      expect(await stateOf()).toBe('usable');
      const placed = await api.order.create({ ...request, expectedTotalFen: 5_000 });
      // Held, it stays good past its last day; back from the order it is over.
      standAt(lastMsOf(lastDay) + 60_000);
      expect(await stateOf()).toBe('reserved');
      await api.order.cancel({ id: placed.id });
      expect(await stateOf()).toBe('expired');
    },
  );

  it('that begins later is good from 00:00 of its first day', async () => {
    const goods = await newGoods();
    const api = await server.member();
    const couponId = await addCoupon(server.app.db, nowMs(), {
      supplier_id: goods.supplierId,
      after_days: 1,
      days: 1,
    });
    const { firstDay } = await api.coupon.claim({ couponId });
    standAt(instantOf(firstDay) - 1);
    expect((await api.order.quote({ lines: [goods.line] })).totalFen).toBe(6_000);
    standAt(instantOf(firstDay));
    expect((await api.order.quote({ lines: [goods.line] })).totalFen).toBe(5_000);
  });
});

describe('a promotion', () => {
  it('that ends between quote and create changes the price, and the new one is told', async () => {
    const goods = await newGoods();
    const api = await server.member();
    const addressId = await addAddress(api);
    const endsMs = nowMs() + 3_600_000;
    await addActivity(server.app.db, nowMs(), {
      active_type: 6,
      supplier_id: goods.supplierId,
      ends_ms: endsMs,
      rule: JSON.stringify({ kind: 'promotion', piecesPerOrder: null }),
      prices: { [goods.skuId]: 4_500 },
    });
    const request = { lines: [goods.line], addressId };
    standAt(endsMs - 1);
    const quote = await api.order.quote(request);
    expect(quote.totalFen).toBe(4_500);
    standAt(endsMs);
    await expect(api.order.create({ ...request, expectedTotalFen: quote.totalFen })).rejects.toMatchObject({
      code: 409,
      rule: 'priceChanged',
      detail: { totalFen: 6_000, breakdown: [{ kind: 'line', amountFen: 6_000 }] },
    });
    await expect(api.order.create({ ...request, expectedTotalFen: 6_000 })).resolves.toBeTruthy();
  });
});

describe('a limit of one a day', () => {
  it('begins anew at midnight, and each day’s piece goes back to its day', async () => {
    const goods = await newGoods({ limit_per_member: 1, limit_period: 'day' });
    const api = await server.member();
    const addressId = await addAddress(api);
    const midnight = instantOf(addDays(dayOf(nowMs()), 1));
    standAt(midnight - 1);
    const first = await order(api, [goods.line], { addressId });
    const refused = { code: 422, rule: 'purchaseLimit' };
    await expect(order(api, [goods.line], { addressId })).rejects.toMatchObject(refused);
    standAt(midnight);
    await order(api, [goods.line], { addressId });
    await expect(order(api, [goods.line], { addressId })).rejects.toMatchObject(refused);
    // Yesterday's order is cancelled: that gives nothing back of today.
    await api.order.cancel({ id: first.id });
    await expect(order(api, [goods.line], { addressId })).rejects.toMatchObject(refused);
  });
});

/** A parcel that was shipped now, to a buyer. */
async function shipped(): Promise<{ api: ApiClient; id: string; lineId: string; parcel: string }> {
  const goods = await newGoods();
  const api = await server.member();
  const { id } = await order(api, [goods.line], { addressId: await addAddress(api) });
  await pay(server, api, id);
  const parcel = await ship(server, api, id);
  const { lines } = await api.order.detail({ id });
  return { api, id, parcel, lineId: lines[0]?.id ?? '' };
}

describe('a parcel', () => {
  it('counts as signed for exactly ten times 24 hours after it was shipped', async () => {
    const shippedMs = nowMs();
    standAt(shippedMs);
    const { api, id } = await shipped();
    const { autoSignAtMs } = await api.order.shipments({ id });
    expect(autoSignAtMs).toBe(shippedMs + autoSignDays * DAY_MS);
    const statusOf = async () => (await api.order.detail({ id })).delivery?.status;
    standAt(shippedMs + autoSignDays * DAY_MS - 1);
    await server.runJobs();
    expect(await statusOf()).toBe(deliveryStatus.shipped);
    standAt(shippedMs + autoSignDays * DAY_MS);
    await server.runJobs();
    expect(await statusOf()).toBe(deliveryStatus.signedFor);
  });

  it('can be returned until the end of the seventh day after it was signed for', async () => {
    const { api, id, parcel, lineId } = await shipped();
    const signedMs = nowMs();
    standAt(signedMs);
    await api.order.confirmReceipt({ id, shipmentId: parcel });
    const lastDay = addDays(dayOf(signedMs), 7);
    const ask = () => api.refund.quote({ orderId: id, items: [{ lineId, quantity: 1 }] });
    standAt(instantOf(lastDay, '23:59'));
    expect(await ask()).toMatchObject({ amountFen: 6_000, approval: 'merchant' });
    standAt(lastMsOf(lastDay));
    expect(await ask()).toMatchObject({ amountFen: 6_000 });
    standAt(lastMsOf(lastDay) + 1);
    await expect(ask()).rejects.toMatchObject({ rule: 'refundTooLate' });
  });
});

describe('a bundle', () => {
  it('can not begin on a day whose offset is closed for one of its parts', async () => {
    const { db } = server.app;
    const ticket = 'ticket-feilian-adult';
    const supplierId = await addShop(db);
    const bundle = await addBundle(db, supplierId, {
      refundMode: 'whole',
      priceFen: 50_000,
      parts: [ROOM_PART, { kind: 'ticket', productId: ticket, dayOffset: 1, weightFen: 9_000 }],
    });
    const api = await server.member();
    const startDay = addDays(await openDay(api, ticket, 6), -1);
    const stateOn = async (day: string) =>
      (await api.service.priceCalendar({ productId: bundle.productId, from: day, to: day })).days[0];
    expect(await stateOn(startDay)).toMatchObject({ state: 'open', priceFen: 50_000 });
    await db
      .deleteFrom('ticket_prices')
      .where('ticket_id', '=', ticket)
      .where('day', '=', addDays(startDay, 1))
      .execute();
    expect(await stateOn(startDay)).toMatchObject({ state: 'closed', priceFen: null });
    const line = {
      kind: 'bundle' as const,
      ...bundle,
      quantity: 1,
      startDay,
      contactIds: [await addTraveller(api)],
      guests: [{ name: '李云' }],
    };
    const refused = { rule: 'dayClosed' };
    await expect(api.order.quote({ lines: [line] })).rejects.toMatchObject(refused);
    await expect(
      api.order.create({ lines: [line], ...CONTACT, expectedTotalFen: 50_000 }),
    ).rejects.toMatchObject(refused);
  });
});
