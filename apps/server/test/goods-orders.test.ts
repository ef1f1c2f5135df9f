import { deliveryStatus, orderStatus } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './support/count-statements';
import { addAddress, FAR, goodsLine, order, pay, ship, taken } from './support/goods-orders';
import { addActivity, addCoupon, addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const FREIGHT = {
  firstAmount: 1,
  firstFen: 800,
  stepAmount: 1,
  stepFen: 200,
  freeFromFen: null,
  freeFromPieces: null,
  neverFree: false,
};

async function freightTemplate(supplierId: string): Promise<string> {
  const id = `freight-${supplierId}`;
  await server.app.db
    .insertInto('freight_templates')
    .values({
      id,
      supplier_id: supplierId,
      name: '按件',
      charge_by: 'piece',
      rules: JSON.stringify([]),
      default_rule: JSON.stringify(FREIGHT),
      refused: JSON.stringify([
        { regionCodes: ['54'], reason: { 'zh-Hans': '西藏暂不配送', en: 'Not to Tibet' } },
      ]),
    })
    .execute();
  return id;
}

const scopeOf = (...shops: string[]) => JSON.stringify({ kind: 'shops', ids: shops });

describe('quotes', () => {
  it('say freight, offers and why others did not apply, shop by shop', async () => {
    const { db, clock } = server.app;
    const [tea, pots] = [await addShop(db), await addShop(db)];
    const template = await freightTemplate(tea);
    const tin = await addProduct(db, tea, {
      freight_template_id: template,
      skus: [{ priceFen: 6_000, weightGram: 200 }],
    });
    const pot = await addProduct(db, pots, { skus: [{ priceFen: 9_000 }] });
    const activeId = await addActivity(db, clock.now(), { supplier_id: tea, scope: scopeOf(tea) });
    const couponId = await addCoupon(db, clock.now(), { supplier_id: pots, scope: scopeOf(pots) });
    const api = await server.member();
    const lines = [
      goodsLine(tin.productId, tin.skuIds[0] ?? '', 2),
      goodsLine(pot.productId, pot.skuIds[0] ?? ''),
    ];
    const before = await api.order.quote({ lines });
    expect(before.orders.map(({ freight }) => freight.state)).toEqual(['addressNeeded', 'addressNeeded']);
    await api.coupon.claim({ couponId });
    const addressId = await addAddress(api);
    const quote = await api.order.quote({ lines, addressId });
    expect(
      quote.orders.map(({ goodsFen, freight, totalFen }) => [goodsFen, freight.paidFen, totalFen]),
    ).toEqual([
      [11_000, 1_000, 12_000],
      [8_000, 0, 8_000],
    ]);
    expect(quote.breakdown.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ['line', 12_000],
      ['line', 9_000],
      ['fullReduction', -1_000],
      ['coupon', -1_000],
      ['freight', 1_000],
    ]);
    expect(quote.totalFen).toBe(20_000);
    expect(quote.savedFen).toBe(2_000);
    expect(quote.coupons).toMatchObject([{ couponId, used: true, amountFen: 1_000, reason: null }]);
    expect(quote.lines.map((line) => 'pieceFen' in line && line.pieceFen)).toEqual([[5_500, 5_500], [8_000]]);
    const none = await api.order.quote({ lines, addressId, coupons: { mode: 'none' } });
    expect(none.totalFen).toBe(21_000);
    expect(none.unused).toMatchObject([{ kind: 'coupon', reason: { code: 'open' } }]);
    const [first] = await api.order
      .quote({ lines: lines.slice(0, 1), addressId })
      .then(({ orders }) => orders);
    expect(first?.supplierId).toBe(tea);
    expect(activeId).not.toBe('');
  });

  it('take eight queries at most, and a create fourteen, however many lines, shops and coupons', async () => {
    const { db, clock } = server.app;
    const api = await server.member();
    const addressId = await addAddress(api);
    const lines: ReturnType<typeof goodsLine>[] = [];
    for (let shop = 0; shop < 10; shop++) {
      const supplierId = await addShop(db);
      const freight_template_id = await freightTemplate(supplierId);
      for (let product = 0; product < 5; product++) {
        const { productId, skuIds } = await addProduct(db, supplierId, { freight_template_id });
        lines.push(goodsLine(productId, skuIds[0] ?? ''));
      }
      const couponId = await addCoupon(db, clock.now(), {
        supplier_id: supplierId,
        scope: scopeOf(supplierId),
        threshold_fen: 1_000,
        off_fen: 100,
      });
      await api.coupon.claim({ couponId });
    }
    const quoted = await countStatements(() => api.order.quote({ lines, addressId }));
    expect(quoted).toBeLessThanOrEqual(8);
    const { totalFen } = await api.order.quote({ lines, addressId });
    expect(totalFen).toBe(10 * (5_000 - 100 + 1_600));
    const created = await countStatements(() =>
      api.order.create({ lines, addressId, expectedTotalFen: totalFen }),
    );
    // The session and the rate limit are the transport's.
    expect(created).toBeLessThanOrEqual(14 + 2);
  });
});

// conformance: SELL-03
describe('an order of goods', () => {
  it('is paid once for two shops, shipped, signed for, and gives a rejected parcel back to the fen', async () => {
    const { db, clock } = server.app;
    const [tea, pots] = [await addShop(db), await addShop(db)];
    const template = await freightTemplate(tea);
    const tin = await addProduct(db, tea, { freight_template_id: template, skus: [{ priceFen: 3_333 }] });
    const pot = await addProduct(db, pots, { skus: [{ priceFen: 9_000 }] });
    const couponId = await addCoupon(db, clock.now(), { supplier_id: tea, scope: scopeOf(tea) });
    const api = await server.member();
    await api.coupon.claim({ couponId });
    const addressId = await addAddress(api);
    const [tinSku = '', potSku = ''] = [...tin.skuIds, ...pot.skuIds];
    const placed = await order(api, [goodsLine(tin.productId, tinSku, 2), goodsLine(pot.productId, potSku)], {
      addressId,
    });
    expect(placed.orders).toHaveLength(2);
    expect(placed.totalFen).toBe(6_666 - 1_000 + 1_000 + 9_000);
    const [teaOrder, potOrder] = placed.orders;
    // Either of them is paid with the other, and says how much that is.
    for (const { id, totalFen } of placed.orders)
      expect(await api.order.detail({ id })).toMatchObject({ totalFen, payFen: placed.totalFen });
    expect((await api.coupon.mine({ status: 'reserved' })).records).toMatchObject([
      { couponId, parentSn: placed.parentSn },
    ]);
    await pay(server, api, placed.id);
    expect((await api.coupon.mine({ status: 'used' })).records).toHaveLength(1);
    expect(await api.payment.state({ orderId: placed.id })).toMatchObject({
      voucherCount: 0,
      isShipped: true,
    });
    const paid = await api.order.detail({ id: teaOrder?.id ?? '' });
    expect(paid).toMatchObject({
      status: orderStatus.pendingConsumption,
      delivery: { status: deliveryStatus.notShipped, parcels: 0, canRemind: true, canChangeAddress: true },
      siblings: [{ id: potOrder?.id, totalFen: 9_000 }],
      lines: [{ deliveryStatus: deliveryStatus.notShipped, refundableFen: 5_666, refundableUnits: [0, 1] }],
    });
    expect(paid.delivery?.address).toMatchObject({ name: '李云', mobile: '138****8000' });

    await api.order.remindShipment({ id: paid.id });
    await expect(api.order.remindShipment({ id: paid.id })).rejects.toMatchObject({
      rule: 'transitionRefused',
    });
    const parcel = await ship(server, api, paid.id);
    await expect(
      api.refund.quote({ orderId: paid.id, items: [{ lineId: paid.lines[0]?.id ?? '', quantity: 1 }] }),
    ).rejects.toMatchObject({ rule: 'alreadyShipped' });
    expect((await api.order.detail({ id: paid.id })).lines).toMatchObject([
      { refundableFen: 0, refundableUnits: [] },
    ]);
    const trace = { id: parcel, text: '已到达深圳', english: 'Arrived in Shenzhen', place: '深圳' };
    await server.press('console/parcels/trace', trace);
    const { shipments } = await api.order.shipments({ id: paid.id });
    expect(shipments).toMatchObject([
      {
        carrierCode: 'SF',
        lines: [{ quantity: 2 }],
        carrierName: '顺丰速运',
        traces: [{ text: '已到达深圳' }, { text: '商家已发货' }],
      },
    ]);
    const english = server.visitor({
      locale: () => 'en',
      tokens: { read: () => api.token, clear: () => {} },
    });
    expect((await english.order.shipments({ id: paid.id })).shipments).toMatchObject([
      {
        carrierName: 'SF Express',
        traces: [{ text: 'Arrived in Shenzhen', place: '深圳' }, { text: 'Shipped by the merchant' }],
      },
    ]);
    expect((await english.order.detail({ id: paid.id })).delivery?.lastTrace?.text).toBe(
      'Arrived in Shenzhen',
    );

    // One is signed for, the other one rejected, turned back and received.
    const potParcel = await ship(server, api, potOrder?.id ?? '');
    await api.order.confirmReceipt({ id: potOrder?.id ?? '', shipmentId: potParcel });
    expect(await api.order.detail({ id: potOrder?.id ?? '' })).toMatchObject({
      status: orderStatus.complete,
      delivery: { status: deliveryStatus.signedFor, canConfirm: false },
      // It can come back, but the merchant is asked.
      lines: [{ refundableFen: 9_000, refundableUnits: [] }],
    });
    expect((await server.press('console/parcels/turn-back', { id: parcel })).status).toBe(409);
    await server.press('console/parcels/reject', { id: parcel });
    expect((await api.order.detail({ id: paid.id })).delivery?.status).toBe(deliveryStatus.rejected);
    await server.press('console/parcels/turn-back', { id: parcel });
    expect(await taken(server, tinSku)).toBe(2);
    await server.press('console/parcels/receive', { id: parcel });
    await server.runJobs();
    const back = await api.order.detail({ id: paid.id });
    // Freight stays, the goods' money is back, so are the pieces.
    expect(back).toMatchObject({ status: orderStatus.closed, refundedFen: 5_666, freightFen: 1_000 });
    expect(await taken(server, tinSku)).toBe(0);
    // The other order of the payment stands; of the one the coupon was used in nothing is left.
    expect((await api.coupon.mine({ status: 'usable' })).records).toMatchObject([{ couponId }]);
  });

  it('gives coupon, limit and pieces back when it closes unpaid', async () => {
    const { db, clock } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, {
      limit_per_member: 2,
      limit_period: 'ever',
      skus: [{ priceFen: 6_000 }],
    });
    const [sku = ''] = skuIds;
    const couponId = await addCoupon(db, clock.now(), { supplier_id: supplierId });
    const api = await server.member();
    await api.coupon.claim({ couponId });
    const addressId = await addAddress(api);
    const placed = await order(api, [goodsLine(productId, sku, 2)], { addressId });
    await expect(order(api, [goodsLine(productId, sku)], { addressId })).rejects.toMatchObject({
      rule: 'purchaseLimit',
      field: 'lines.0.quantity',
    });
    await api.order.cancel({ id: placed.id });
    expect(await taken(server, sku)).toBe(0);
    expect((await api.coupon.mine({ status: 'usable' })).records).toMatchObject([{ couponId }]);
    const again = await order(api, [goodsLine(productId, sku, 2)], { addressId });
    expect(again.quote.coupons[0]).toMatchObject({ used: true });
  });

  it('is refused where it is not delivered, without an address, and when sold out', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, {
      freight_template_id: await freightTemplate(supplierId),
      skus: [{ total: 2 }],
    });
    const api = await server.member();
    const lines = [goodsLine(productId, skuIds[0] ?? '', 2)];
    await expect(api.order.create({ lines, expectedTotalFen: 2_000 })).rejects.toMatchObject({
      code: 422,
      rule: 'addressNeeded',
      field: 'addressId',
    });
    const far = await addAddress(api, FAR);
    const quote = await api.order.quote({ lines, addressId: far });
    expect(quote.orders[0]?.freight).toMatchObject({
      state: 'notDeliverable',
      refused: [{ lines: [0], reason: '西藏暂不配送' }],
    });
    await expect(
      api.order.create({ lines, addressId: far, expectedTotalFen: quote.totalFen }),
    ).rejects.toMatchObject({ rule: 'notDeliverable', field: 'lines.0.productId' });
    await expect(
      api.order.quote({ lines: [goodsLine(productId, skuIds[0] ?? '', 3)] }),
    ).rejects.toMatchObject({ code: 409, rule: 'soldOut', detail: { left: 2 } });
  });

  it('counts as signed for ten days after it was shipped, three later when asked', async () => {
    const supplierId = await addShop(server.app.db);
    const { productId, skuIds } = await addProduct(server.app.db, supplierId);
    const api = await server.member();
    const placed = await order(api, [goodsLine(productId, skuIds[0] ?? '')], {
      addressId: await addAddress(api),
    });
    await pay(server, api, placed.id);
    await ship(server, api, placed.id);
    await expect(api.order.extendReceipt({ id: placed.id })).rejects.toMatchObject({ rule: 'signNotDue' });
    await server.moveTime(8 * 1_440);
    await api.order.extendReceipt({ id: placed.id });
    await expect(api.order.extendReceipt({ id: placed.id })).rejects.toMatchObject({ rule: 'extendUsed' });
    await server.moveTime(3 * 1_440);
    expect((await api.order.detail({ id: placed.id })).delivery?.status).toBe(deliveryStatus.shipped);
    await server.moveTime(2 * 1_440);
    expect(await api.order.detail({ id: placed.id })).toMatchObject({
      status: orderStatus.complete,
      delivery: { status: deliveryStatus.signedFor },
    });
  });

  it('goes elsewhere once, where freight is the same', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, {
      freight_template_id: await freightTemplate(supplierId),
    });
    const api = await server.member();
    const placed = await order(api, [goodsLine(productId, skuIds[0] ?? '')], {
      addressId: await addAddress(api),
    });
    await pay(server, api, placed.id);
    const far = await addAddress(api, FAR);
    await expect(api.order.changeAddress({ id: placed.id, addressId: far })).rejects.toMatchObject({
      rule: 'addressChangeRefused',
    });
    const near = await addAddress(api);
    await api.order.changeAddress({ id: placed.id, addressId: near });
    await expect(api.order.changeAddress({ id: placed.id, addressId: near })).rejects.toMatchObject({
      rule: 'transitionRefused',
    });
  });

  it('of a shop that prepares goes by its steps', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db, { stocking: true, confirm_mode: 'merchant' });
    const { productId, skuIds } = await addProduct(db, supplierId);
    const api = await server.member();
    const placed = await order(api, [goodsLine(productId, skuIds[0] ?? '')], {
      addressId: await addAddress(api),
    });
    await pay(server, api, placed.id);
    expect((await server.press('console/parcels/stock', { id: placed.id })).status).toBe(409);
    await server.press('console/orders/confirm', { id: placed.id });
    const number = { id: placed.id, carrier: 'SF', number: 'SF99887766' };
    expect((await server.press('console/parcels/ship', number)).status).toBe(409);
    await server.press('console/parcels/stock', { id: placed.id });
    const { lines } = await api.order.detail({ id: placed.id });
    expect(lines[0]).toMatchObject({ deliveryStatus: deliveryStatus.stocking });
    await server.press('console/parcels/stocked', { id: placed.id });
    expect((await server.press('console/parcels/ship', number)).ok).toBe(true);
  });
});

describe('the cart', () => {
  it('is ordered in one go, and what is ordered leaves it', async () => {
    const supplierId = await addShop(server.app.db);
    const { productId, skuIds } = await addProduct(server.app.db, supplierId, {
      skus: [{}, { priceFen: 700 }],
    });
    const [first = '', second = ''] = skuIds;
    const api = await server.member();
    const addressId = await addAddress(api);
    for (const skuDetailId of [first, second]) {
      await api.cart.addCart({ supplierId, shopName: '', skuDetailId, productId, amount: 2 });
    }
    await expect(
      api.cart.addCartOrder({
        items: [{ skuDetailId: first, amount: 1 }],
        addressId,
        expectedTotalFen: 1_000,
      }),
    ).rejects.toMatchObject({ code: 409, rule: 'cartChanged' });
    const placed = await api.cart.addCartOrder({
      items: [{ skuDetailId: first, amount: 2 }],
      addressId,
      expectedTotalFen: 2_000,
    });
    expect(placed.orders).toHaveLength(1);
    const { shops, count } = await api.cart.list({});
    expect(shops.flatMap(({ items }) => items.map((item) => item.skuDetailId))).toEqual([second]);
    expect(count).toBe(2);
  });
});
