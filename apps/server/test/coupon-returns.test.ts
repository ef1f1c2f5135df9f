import type { ApiClient } from '@yunyou/api-client';
import { orderStatus } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { leave } from './support/account';
import { addAddress, goodsLine, order, pay, ship } from './support/goods-orders';
import { addActivity, addCoupon, addFreightTemplate, addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

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
type CouponRow = Parameters<typeof addCoupon>[2];

async function newGoods(priceFen: number, shop: Parameters<typeof addShop>[1] = {}, freightFen = 0) {
  const { db } = server.app;
  const supplierId = await addShop(db, shop);
  const freight_template_id =
    freightFen > 0 ? await addFreightTemplate(db, supplierId, { firstFen: freightFen }) : null;
  const { productId, skuIds } = await addProduct(db, supplierId, {
    skus: [{ priceFen }],
    freight_template_id,
  });
  return { supplierId, productId, line: (quantity = 1) => goodsLine(productId, skuIds[0] ?? '', quantity) };
}

interface Bought {
  api: ApiClient;
  memberCouponId: string;
  /** Order ids, shop by shop. */
  orders: string[];
}

/** A new member claims a coupon, and pays for lines with it. */
async function buyWith(coupon: CouponRow, lines: ReturnType<typeof goodsLine>[]): Promise<Bought> {
  const api = await server.member();
  const couponId = await addCoupon(server.app.db, nowMs(), { threshold_fen: 0, ...coupon });
  const { memberCouponId } = await api.coupon.claim({ couponId });
  const placed = await order(api, lines, { addressId: await addAddress(api) });
  expect(placed.quote.coupons).toMatchObject([{ couponId, used: true }]);
  await pay(server, api, placed.id);
  return { api, memberCouponId, orders: placed.orders.map(({ id }) => id) };
}

/** Gives pieces of an order's line back: all that are left, or so many. */
async function giveBack(api: ApiClient, orderId: string, place?: number, pieces?: number): Promise<void> {
  const { lines } = await api.order.detail({ id: orderId });
  const wanted = place === undefined ? lines : lines.slice(place, place + 1);
  const items = wanted.map(({ id: lineId, quantity, refundedQuantity }) => ({
    lineId,
    quantity: pieces ?? quantity - refundedQuantity,
  }));
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
  await server.runJobs();
}

const stateOf = async ({ api, memberCouponId }: Bought) =>
  (await api.coupon.mineDetail({ memberCouponId })).status;

describe('a coupon that was used comes back', () => {
  it('when its order is undone whole, and not for a part of it', async () => {
    const goods = await newGoods(6_000);
    const bought = await buyWith({ supplier_id: goods.supplierId }, [goods.line(2)]);
    const [id = ''] = bought.orders;
    await giveBack(bought.api, id, 0, 1);
    expect(await stateOf(bought)).toBe('used');
    await giveBack(bought.api, id);
    expect((await bought.api.order.detail({ id })).status).toBe(orderStatus.closed);
    expect(await stateOf(bought)).toBe('usable');
  });

  it('with the order of its shop, whatever else was paid with it', async () => {
    const [tea, pots] = [await newGoods(6_000), await newGoods(9_000)];
    const bought = await buyWith({ supplier_id: tea.supplierId }, [tea.line(), pots.line()]);
    const [teaOrder = '', potOrder = ''] = bought.orders;
    await giveBack(bought.api, potOrder);
    expect(await stateOf(bought)).toBe('used');
    await giveBack(bought.api, teaOrder);
    expect(await stateOf(bought)).toBe('usable');
  });

  it('of the platform with the last of the orders it was spread over', async () => {
    const [tea, pots] = [await newGoods(6_000), await newGoods(9_000)];
    const scope = JSON.stringify({ kind: 'products', ids: [tea.productId, pots.productId] });
    const bought = await buyWith({ scope }, [tea.line(), pots.line()]);
    const [teaOrder = '', potOrder = ''] = bought.orders;
    await giveBack(bought.api, teaOrder);
    expect(await stateOf(bought)).toBe('used');
    await giveBack(bought.api, potOrder);
    expect(await stateOf(bought)).toBe('usable');
  });

  it('for an exchange when its piece is refunded, though the rest of the order stands', async () => {
    const dear = await newGoods(6_780);
    const { productId, skuIds } = await addProduct(server.app.db, dear.supplierId, {
      skus: [{ priceFen: 5_980 }],
    });
    const exchange = {
      coupon_kind: 'exchange' as const,
      off_fen: null,
      exchange_price_fen: 100,
      supplier_id: dear.supplierId,
    };
    const lines = [dear.line(), goodsLine(productId, skuIds[0] ?? '')];
    const bought = await buyWith(exchange, lines);
    const [id = ''] = bought.orders;
    await giveBack(bought.api, id, 1);
    expect(await stateOf(bought)).toBe('used');
    const again = await buyWith(exchange, lines);
    await giveBack(again.api, again.orders[0] ?? '', 0);
    expect(await stateOf(again)).toBe('usable');
    expect((await again.api.order.detail({ id: again.orders[0] ?? '' })).refundedFen).toBe(100);
    // Of two pieces both bore a half of what it took off: it comes back with the second.
    const two = await buyWith(exchange, [dear.line(2)]);
    await giveBack(two.api, two.orders[0] ?? '', 0, 1);
    expect(await stateOf(two)).toBe('used');
    await giveBack(two.api, two.orders[0] ?? '', 0, 1);
    expect(await stateOf(two)).toBe('usable');
  });

  it.each([
    ['a part of it', 1_000, 200],
    ['all of it', null, 0],
  ])('for freight when freight is, having paid %s', async (_, off_fen, paidFen) => {
    const freight = { coupon_kind: 'freight' as const, off_fen };
    const goods = await newGoods(3_000, {}, 1_200);
    const undone = await buyWith({ ...freight, supplier_id: goods.supplierId }, [goods.line(2)]);
    const [id = ''] = undone.orders;
    expect((await undone.api.order.detail({ id })).freightFen).toBe(paidFen);
    await giveBack(undone.api, id, 0, 1);
    expect(await stateOf(undone)).toBe('used');

    // The carrier was paid: freight stays, and so does the coupon.
    const other = await newGoods(3_000, {}, 1_200);
    const rejected = await buyWith({ ...freight, supplier_id: other.supplierId }, [other.line()]);
    const parcel = await ship(server, rejected.api, rejected.orders[0] ?? '');
    for (const step of ['reject', 'turn-back', 'receive'])
      await server.press(`console/parcels/${step}`, { id: parcel });
    await server.runJobs();
    expect(await rejected.api.order.detail({ id: rejected.orders[0] ?? '' })).toMatchObject({
      status: orderStatus.closed,
      refundedFen: 3_000,
    });
    expect(await stateOf(rejected)).toBe('used');

    const third = await newGoods(3_000, {}, 1_200);
    const whole = await buyWith({ ...freight, supplier_id: third.supplierId }, [third.line()]);
    await giveBack(whole.api, whole.orders[0] ?? '');
    expect((await whole.api.order.detail({ id: whole.orders[0] ?? '' })).refundedFen).toBe(3_000 + paidFen);
    expect(await stateOf(whole)).toBe('usable');
  });

  it('good for a week more when the merchant rejects, expired when the buyer changes their mind', async () => {
    for (const byMerchant of [true, false]) {
      const goods = await newGoods(6_000, { confirm_mode: 'merchant' });
      const bought = await buyWith({ supplier_id: goods.supplierId }, [goods.line()]);
      const [id = ''] = bought.orders;
      const yesterday = addDays(dayOf(nowMs()), -1);
      await server.app.db
        .updateTable('member_coupons')
        .set({ last_day: yesterday })
        .where('id', '=', bought.memberCouponId)
        .execute();
      if (byMerchant) await server.press('console/orders/reject', { id });
      else await giveBack(bought.api, id);
      await server.runJobs();
      const { memberCouponId } = bought;
      expect(await bought.api.coupon.mineDetail({ memberCouponId })).toMatchObject(
        byMerchant
          ? { status: 'usable', lastDay: addDays(dayOf(nowMs()), 7) }
          : { status: 'expired', lastDay: yesterday },
      );
    }
  });

  it('that was claimed by ordering like any other', async () => {
    const goods = await newGoods(6_000);
    const couponId = await addCoupon(server.app.db, nowMs(), { supplier_id: goods.supplierId });
    const api = await server.member();
    const other = await newGoods(2_000);
    const placed = await order(api, [goods.line(), other.line()], {
      addressId: await addAddress(api),
      autoClaim: true,
    });
    await pay(server, api, placed.id);
    const { records } = await api.coupon.mine({ status: 'used' });
    expect(records).toMatchObject([{ couponId }]);
    await giveBack(api, placed.orders[0]?.id ?? '');
    expect((await api.coupon.mine({ status: 'usable' })).records).toMatchObject([{ couponId }]);
  });
});

describe('when an account is cancelled', () => {
  it('coupons that were not used can be claimed by others; those that were stay in the books', async () => {
    const goods = await newGoods(6_000);
    const used = await buyWith({ supplier_id: goods.supplierId }, [goods.line()]);
    const left = await addCoupon(server.app.db, nowMs(), { total: 1 });
    await used.api.coupon.claim({ couponId: left });
    const parcel = await ship(server, used.api, used.orders[0] ?? '');
    await used.api.order.confirmReceipt({ id: used.orders[0] ?? '', shipmentId: parcel });
    await leave(server, used.api);
    const next = await server.member();
    await expect(next.coupon.claim({ couponId: left })).resolves.toBeTruthy();
    const kept = await server.app.db
      .selectFrom('member_coupons')
      .select('status')
      .where('id', '=', used.memberCouponId)
      .execute();
    expect(kept).toEqual([{ status: 'used' }]);
  });
});

describe('a use of an activity', () => {
  it('comes back with the orders it made cheaper', async () => {
    const { db } = server.app;
    const [tea, pots] = [await newGoods(12_000), await newGoods(9_000)];
    const activityId = await addActivity(db, nowMs(), { supplier_id: tea.supplierId, member_limit: 1 });
    const api = await server.member();
    const addressId = await addAddress(api);
    const placed = await order(api, [tea.line(), pots.line()], { addressId });
    expect(placed.totalFen).toBe(20_000);
    await pay(server, api, placed.id);
    const uses = async () =>
      (
        await db
          .selectFrom('activities')
          .select('used_count')
          .where('id', '=', activityId)
          .executeTakeFirstOrThrow()
      ).used_count;
    await giveBack(api, placed.orders[1]?.id ?? '');
    expect(await uses()).toBe(1);
    await giveBack(api, placed.orders[0]?.id ?? '');
    expect(await uses()).toBe(0);
    expect((await order(api, [tea.line()], { addressId })).totalFen).toBe(11_000);
  });
});
