import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity, addCoupon, addProduct, addShop } from './support/shop';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
});
afterAll(() => server.close());

const nowMs = () => server.app.clock.now();
const press = async (path: string, fields: Record<string, string>) => {
  const response = await server.press(`console/${path}`, fields);
  return response.ok ? 0 : (await readJson<{ code: number }>(response)).code;
};

describe('the console', () => {
  it('takes goods off sale, and changes prices, stock and limits', async () => {
    const { db } = server.app;
    const { productId, skuIds } = await addProduct(db, await addShop(db));
    const [sku = ''] = skuIds;
    expect(await press('goods/sale', { id: productId, onSale: '0' })).toBe(0);
    expect((await server.visitor().goods.detail({ id: productId })).onSale).toBe(false);
    expect(await press('goods/sale', { id: productId, onSale: '1' })).toBe(0);
    expect(await press('skus/set', { sku, yuan: '12.50', total: '7' })).toBe(0);
    expect(await press('goods/limit', { id: productId, limit: '2', period: 'day' })).toBe(0);
    expect(await server.visitor().goods.detail({ id: productId })).toMatchObject({
      onSale: true,
      priceFen: 1_250,
      limitPerMember: 2,
      limitPeriod: 'day',
      skus: [{ left: 7 }],
    });
    await db.updateTable('stock').set({ taken: 3 }).where('pool_id', '=', `pool-${sku}`).execute();
    expect(await press('skus/set', { sku, total: '2' })).toBe(409);
    for (const yuan of ['0', '-1', '1.234', 'x']) expect(await press('skus/set', { sku, yuan })).toBe(400);
    expect(await press('skus/set', { sku: 'none', yuan: '1' })).toBe(404);
    expect(await press('goods/sale', { id: 'none', onSale: '1' })).toBe(404);
  });

  it('issues and stops coupons, but none that is worth nothing or for too much', async () => {
    const scope = { scope: 'products', ids: 'a b', excluded: '' };
    expect(
      await press('coupons/issue', { kind: 'amount', yuan: '5', fromYuan: '20', name: '五元', ...scope }),
    ).toBe(0);
    const coupon = await server.app.db
      .selectFrom('coupons')
      .selectAll()
      .where('off_fen', '=', 500)
      .where('threshold_fen', '=', 2_000)
      .executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({ scope: { kind: 'products', ids: ['a', 'b'] } });
    const member = await server.member();
    await member.coupon.claim({ couponId: coupon.id });
    expect(await press('coupons/stop', { id: coupon.id })).toBe(0);
    expect(await server.visitor().coupon.detail({ couponId: coupon.id })).toMatchObject({
      claimState: 'over',
    });
    const many = Array.from({ length: 501 }, (_, index) => `p${index}`).join(',');
    expect(await press('coupons/issue', { kind: 'amount', yuan: '5', scope: 'products', ids: many })).toBe(
      400,
    );
    expect(await press('coupons/issue', { kind: 'amount', yuan: '5', scope: 'products', ids: '' })).toBe(400);
    expect(await press('coupons/issue', { kind: 'amount', yuan: '0' })).toBe(400);
    expect(await press('coupons/issue', { kind: 'percent', percent: '100' })).toBe(400);
    expect(await press('coupons/stop', { id: 'none' })).toBe(404);
  });

  it('starts and ends activities, never two of one type on one product', async () => {
    const { db } = server.app;
    const shop = await addShop(db);
    const { productId, skuIds } = await addProduct(db, shop);
    const [sku = ''] = skuIds;
    const later = { starts_ms: nowMs() + 86_400_000_000, ends_ms: nowMs() + 86_400_000_001 };
    const running = await addActivity(db, nowMs(), { supplier_id: shop });
    const same = await addActivity(db, nowMs(), {
      ...later,
      scope: JSON.stringify({ kind: 'products', ids: [productId] }),
    });
    const elsewhere = await addActivity(db, nowMs(), { ...later, supplier_id: await addShop(db) });
    const otherType = await addActivity(db, nowMs(), {
      ...later,
      supplier_id: shop,
      active_type: 2,
      rule: JSON.stringify({ kind: 'perPiece', offFen: 1, firstOrderOnly: false }),
    });
    expect(await press('activities/start', { id: same })).toBe(409);
    expect(await press('activities/start', { id: elsewhere, days: '2' })).toBe(0);
    expect(await press('activities/start', { id: otherType })).toBe(0);
    const { activities } = await server.visitor().goods.detail({ id: productId });
    expect(activities.map(({ activeId }) => activeId).sort()).toEqual([running, otherType].sort());
    expect(await press('activities/end', { id: running })).toBe(0);
    expect(await press('activities/start', { id: same })).toBe(0);

    const promotion = {
      active_type: 6 as const,
      rule: JSON.stringify({ kind: 'promotion', piecesPerOrder: null }),
    };
    const first = await addActivity(db, nowMs(), { ...promotion, prices: { [sku]: 900 } });
    const second = await addActivity(db, nowMs(), promotion);
    expect(await press('promotions/set', { activity: first, sku, yuan: '8.88' })).toBe(0);
    expect((await server.visitor().goods.detail({ id: productId })).priceFen).toBe(888);
    expect(await press('promotions/set', { activity: second, sku, yuan: '8' })).toBe(409);
    for (const yuan of ['10', '0'])
      expect(await press('promotions/set', { activity: first, sku, yuan })).toBe(400);
    expect((await server.visitor().goods.detail({ id: productId })).priceFen).toBe(888);
  });

  it('sets freight rules, but no step of nothing and no region twice', async () => {
    const { db } = server.app;
    const supplier_id = await addShop(db);
    const template = `freight-${supplier_id}`;
    await db
      .insertInto('freight_templates')
      .values({
        id: template,
        supplier_id,
        name: 'piece',
        charge_by: 'piece',
        rules: JSON.stringify([]),
        default_rule: null,
        refused: JSON.stringify([]),
      })
      .execute();
    const { skuIds } = await addProduct(db, supplier_id, { freight_template_id: template });
    const freightTo = async (adcode: string) =>
      (await server.visitor().goods.estimate({ skuDetailId: skuIds[0] ?? '', adcode })).freightFen;
    expect(await freightTo('440304')).toBeNull();
    const fees = { template, firstYuan: '8', stepYuan: '2' };
    expect(await press('freight/set', fees)).toBe(0);
    expect(await press('freight/set', { ...fees, regions: '54 65', firstYuan: '20' })).toBe(0);
    expect(await freightTo('440304')).toBe(800);
    expect(await freightTo('650102')).toBe(2_000);
    expect(await press('freight/set', { ...fees, regions: '65' })).toBe(400);
    expect(await press('freight/set', { ...fees, regions: '6' })).toBe(400);
    expect(await press('freight/set', { ...fees, stepAmount: '0' })).toBe(400);
    expect(await press('freight/set', { ...fees, template: 'none' })).toBe(404);
  });

  it('shows goods, coupons and activities as a page', async () => {
    const { db } = server.app;
    await addCoupon(db, nowMs(), { sort: -1 });
    const page = await (await server.fetch('http://yunyou.test/sandbox/console')).text();
    for (const heading of ['商品', '优惠券', '活动']) expect(page).toContain(`${heading} <span lang="en">`);
  });
});
