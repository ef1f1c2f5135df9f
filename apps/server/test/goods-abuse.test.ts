import { randomUUID } from 'node:crypto';
import { apiHeaders } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPONS } from '../src/demo/shops';
import type { MovableClock } from '../src/sandbox/movable-clock';
import { freezeClock } from './support/freeze-clock';
import { addAddress, goodsLine, order, pay } from './support/goods-orders';
import { addCoupon, addProduct, addShop } from './support/shop';
import { readJson, startTestServer, type TestServer } from './support/test-server';

/** Goods and pricing, 7: what bad input and abuse are answered with. */

const LIMITS = { perMember: 5, perProductDay: 2 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ maxUnpaid: LIMITS });
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const nowMs = () => server.app.clock.now();

async function newGoods(changes: Parameters<typeof addProduct>[2] = {}) {
  const supplierId = await addShop(server.app.db);
  const { productId, skuIds } = await addProduct(server.app.db, supplierId, changes);
  const skuId = skuIds[0] ?? '';
  return { supplierId, productId, skuId, line: goodsLine(productId, skuId) };
}

async function newBuyer() {
  const api = await server.member();
  return { api, addressId: await addAddress(api) };
}

type Member = Awaited<ReturnType<TestServer['member']>>;

/** A body as a browser's console would send it. */
async function post(api: Pick<Member, 'token'>, path: string, body: object) {
  const response = await server.fetch(`http://yunyou.test/cuser/member/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${api.token}`,
      source: '2',
      [apiHeaders.idempotencyKey]: randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { data } = await readJson<{ data: { totalFen?: number } }>(response);
  return { status: response.status, data };
}

describe('prices that a client sends', () => {
  it('are not looked at: only the total that was shown is compared', async () => {
    const { line } = await newGoods();
    const { api, addressId } = await newBuyer();
    const cheap = { ...line, unitPriceFen: 1, priceFen: 1, paidFen: 1, shareFen: 1, discountFen: 999 };
    const request = { lines: [cheap], addressId, totalFen: 1, freightFen: 0, discountFen: 999 };
    expect((await post(api, 'orders/quote', request)).data.totalFen).toBe(1_000);
    const refused = await post(api, 'orders/create', { ...request, expectedTotalFen: 1 });
    expect(refused).toMatchObject({ status: 409, data: { detail: { totalFen: 1_000 } } });
    const placed = await post(api, 'orders/create', { ...request, expectedTotalFen: 1_000 });
    expect(placed).toMatchObject({ status: 200, data: { totalFen: 1_000 } });
  });
});

describe('amounts and things named twice', () => {
  it.each([0, -1, 1.5, 100, '2'])(
    'a quantity of %j is refused, in quote, order and cart',
    async (quantity) => {
      const { line, supplierId, productId, skuId } = await newGoods();
      const { api, addressId } = await newBuyer();
      const lines = [{ ...line, quantity }];
      const refused = { status: 400, data: { fields: [{ field: 'lines.0.quantity' }] } };
      expect(await post(api, 'orders/quote', { lines, addressId })).toMatchObject(refused);
      expect(await post(api, 'orders/create', { lines, addressId, expectedTotalFen: 1 })).toMatchObject(
        refused,
      );
      const item = { supplierId, shopName: '', productId, skuDetailId: skuId, amount: quantity };
      expect(await post(api, 'orders-goods-tmp/addCart', item)).toMatchObject({
        status: 400,
        data: { fields: [{ field: 'amount' }] },
      });
    },
  );

  it('one option twice, and one coupon twice, are refused', async () => {
    const { line, supplierId } = await newGoods();
    const { api, addressId } = await newBuyer();
    await expect(api.order.quote({ lines: [line, line], addressId })).rejects.toMatchObject({
      code: 400,
      field: 'lines.1.skuDetailId',
    });
    const couponId = await addCoupon(server.app.db, nowMs(), { supplier_id: supplierId, threshold_fen: 0 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    const coupons = { mode: 'chosen' as const, memberCouponIds: [memberCouponId, memberCouponId] };
    await expect(api.order.quote({ lines: [line], addressId, coupons })).rejects.toMatchObject({ code: 400 });
  });
});

describe('what belongs to somebody or something else', () => {
  it('is not taken: an option of another product, an address, a coupon, an order of another member', async () => {
    const [goods, other] = [await newGoods(), await newGoods()];
    const [mine, theirs] = [await newBuyer(), await newBuyer()];
    const lines = [goods.line];
    const mixed = goodsLine(goods.productId, other.skuId);
    await expect(mine.api.order.quote({ lines: [mixed] })).rejects.toMatchObject({
      code: 400,
      field: 'lines.0.skuDetailId',
    });
    const { addressId } = theirs;
    await expect(mine.api.order.quote({ lines, addressId })).rejects.toMatchObject({ code: 404 });
    await expect(mine.api.order.create({ lines, addressId, expectedTotalFen: 1_000 })).rejects.toMatchObject({
      code: 404,
    });
    const couponId = await addCoupon(server.app.db, nowMs(), { threshold_fen: 0 });
    const { memberCouponId } = await theirs.api.coupon.claim({ couponId });
    const coupons = { mode: 'chosen' as const, memberCouponIds: [memberCouponId] };
    await expect(
      mine.api.order.create({ lines, addressId: mine.addressId, coupons, expectedTotalFen: 0 }),
    ).rejects.toMatchObject({ code: 404 });
    await expect(mine.api.order.quote({ lines, coupons })).rejects.toMatchObject({ code: 404 });
    const { id } = await order(theirs.api, lines, { addressId });
    await expect(mine.api.order.detail({ id })).rejects.toMatchObject({ code: 404 });
    await expect(mine.api.order.cancel({ id })).rejects.toMatchObject({ code: 404 });
  });
});

describe('holding goods without paying', () => {
  const refused = { code: 422, rule: 'tooManyUnpaid', userMessage: '请先支付或取消未付款订单' };

  it('ends with the second order of a product; paying and closing let more in', async () => {
    const goods = await newGoods();
    const { api, addressId } = await newBuyer();
    const place = () => order(api, [goods.line], { addressId });
    const [first, second] = [await place(), await place()];
    await expect(place()).rejects.toMatchObject(refused);
    await pay(server, api, first.id);
    await place();
    await expect(place()).rejects.toMatchObject(refused);
    await api.order.cancel({ id: second.id });
    await expect(place()).resolves.toBeTruthy();
  });

  it('ends with the fifth order of all, of as many products, also at once', async () => {
    const { api, addressId } = await newBuyer();
    const goods: Awaited<ReturnType<typeof newGoods>>[] = [];
    for (let count = 0; count < 8; count++) goods.push(await newGoods());
    const answers = await Promise.allSettled(goods.map(({ line }) => order(api, [line], { addressId })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.perMember);
    for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject(refused);
    await server.moveTime(40);
    await expect(order(api, [goods[0]?.line ?? goodsLine('', '')], { addressId })).resolves.toBeTruthy();
  });

  it('does not count what costs nothing', async () => {
    const goods = await newGoods({ skus: [{ priceFen: 100 }] });
    const { api, addressId } = await newBuyer();
    for (let count = 0; count < 3; count++) {
      const couponId = await addCoupon(server.app.db, nowMs(), {
        supplier_id: goods.supplierId,
        threshold_fen: 0,
      });
      await api.coupon.claim({ couponId });
      expect((await order(api, [goods.line], { addressId })).totalFen).toBe(0);
    }
  });
});

describe('taking coupons by script', () => {
  it('is 30 claims a minute for a member, whatever comes of them, and never a GET', async () => {
    freezeClock(server);
    const clock = server.app.clock as MovableClock;
    await clock.moveBy(60_000 - (clock.now() % 60_000));
    const { api } = await newBuyer();
    const couponId = await addCoupon(server.app.db, nowMs());
    const rules: string[] = [];
    for (let count = 0; count < 32; count++)
      rules.push(
        await api.coupon.claim({ couponId }).then(
          () => 'done',
          (error) => String(error.rule ?? error.code),
        ),
      );
    expect(rules).toEqual(['done', ...Array(29).fill('couponLimit'), '429', '429']);
    const other = await newBuyer();
    await expect(other.api.coupon.claim({ couponId })).resolves.toBeTruthy();
    const get = await server.fetch(`http://yunyou.test/mkg/api/coupon/claim?couponId=${couponId}`);
    expect([404, 405]).toContain(get.status);
  });

  it('by guessing takes longer than anybody lives: codes have 50 bits or more', () => {
    const codes = COUPONS.flatMap(({ code }) => code ?? []);
    expect(codes).not.toEqual([]);
    // Letters and digits that are not mistaken for one another: about 31.
    for (const code of codes) expect(code.length * Math.log2(31)).toBeGreaterThanOrEqual(50);
  });
});

describe('markup', () => {
  it('in a remark is the text it is, in the order and in the merchant’s console', async () => {
    const goods = await newGoods();
    const { api, addressId } = await newBuyer();
    const remark = '<img src=x onerror=alert(1)> & 请包好';
    const { id } = await api.order.create({
      lines: [goods.line],
      addressId,
      remarks: { [goods.supplierId]: remark },
      expectedTotalFen: 1_000,
    });
    expect((await api.order.detail({ id })).remark).toBe(remark);
    await pay(server, api, id);
    const page = await (await server.fetch('http://yunyou.test/sandbox/console')).text();
    expect(page).not.toContain('<img src=x');
  });
});
