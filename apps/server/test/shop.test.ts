import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './support/count-statements';
import { addActivity, addCoupon, addProduct, addShop, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nowMs = () => server.app.clock.now();

describe('a shop', () => {
  it('shows its coupons, activities and categories in the language of the request', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db, { free_freight_from_fen: 9_900 });
    await addProduct(db, supplierId);
    await addProduct(db, supplierId, { goods_type: 3 });
    const couponId = await addCoupon(db, nowMs(), { supplier_id: supplierId, display: 'shop' });
    const activeId = await addActivity(db, nowMs(), { supplier_id: supplierId });
    await addActivity(db, nowMs(), { supplier_id: supplierId, channels: [9] });
    await db
      .insertInto('review_sums')
      .values({ subject_id: supplierId, reviews: 4, stars: [0, 0, 1, 0, 3], with_pictures: 0 })
      .execute();
    const home = () => server.visitor({ locale: () => 'en' }).shop.home({ supplierId });
    expect(await home()).toMatchObject({
      supplierId,
      shopName: `Shop ${supplierId}`,
      openState: 'open',
      kinds: [0, 3],
      rating: 4.5,
      freeFreightFromFen: 9_900,
      coupons: [{ couponId }],
      activities: [{ activeId }],
      categories: [{ id: 'category-test', name: 'Test', children: [] }],
    });
    expect(await countStatements(home)).toBeLessThanOrEqual(4);
  });

  it('tells who it is', async () => {
    const supplierId = await addShop(server.app.db, { confirm_mode: 'merchant' });
    const detail = () => server.visitor({ locale: () => 'en' }).shop.detail({ supplierId });
    expect(await detail()).toMatchObject({
      confirmMode: 'merchant',
      shipsFrom: 'Shenzhen, Guangdong',
      promises: ['Ships within 48 hours'],
      license: { company: 'Test Ltd', uscc: '91440300MA5DFPXN9G' },
      rating: 0,
    });
    expect(await countStatements(detail)).toBe(1);
  });

  it('that is paused can be seen, one that is closed cannot', async () => {
    const { db } = server.app;
    const paused = await addShop(db, { open_state: 'paused', intro: JSON.stringify(text('休息中')) });
    expect(await server.visitor().shop.home({ supplierId: paused })).toMatchObject({
      openState: 'paused',
      kinds: [],
    });
    const closed = await addShop(db, { open_state: 'closed' });
    for (const call of ['home', 'detail'] as const) {
      await expect(server.visitor().shop[call]({ supplierId: closed })).rejects.toMatchObject({
        code: 410,
        rule: 'shopClosed',
        userMessage: '店铺暂停营业',
      });
      await expect(server.visitor().shop[call]({ supplierId: 'none' })).rejects.toMatchObject({ code: 404 });
    }
  });
});
