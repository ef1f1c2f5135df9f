import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilFound } from './support/search-content';
import { addActivity, addProduct, addShop, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  api = server.visitor();
});
afterAll(() => server.close());

const idsOf = ({ records }: { records: readonly { id: string }[] }) => records.map(({ id }) => id);
const goodsIds = async (keyword: string, kind: 'goods' | 'service' | 'activity' = 'goods') =>
  idsOf(await api.search.index({ keyword, kind, size: 50 }));
const json = (value: unknown) => JSON.stringify(value);

describe('what shops sell', () => {
  it('is found by its name in both languages, by pinyin and by its shop', async () => {
    for (const keyword of ['梅子青', 'plum-green vase', 'meiziqing'])
      expect(await goodsIds(keyword), keyword).toContain('product-plum-vase');
    expect(await goodsIds('窑火工坊')).toContain('product-plum-vase');
    expect(await goodsIds('Kilnfire')).toContain('product-gaiwan');
    expect(await goodsIds('澄岚语音', 'service')).toEqual(['product-audio-guide']);
  });

  it('comes with its shop, its price with the promotion, its rating, in the language asked for', async () => {
    const [zh] = (await api.search.index({ keyword: '云雾绿茶', kind: 'goods' })).records;
    expect(zh).toMatchObject({
      kind: 'goods',
      id: 'product-mist-green',
      goodsId: 'product-mist-green',
      goodsType: 0,
      subtitle: '山野集',
      cityName: '澄岚市',
      fromPriceFen: 3_980,
      ratingCount: 8,
    });
    const english = server.visitor({ locale: () => 'en' });
    const [en] = (await english.search.index({ keyword: 'landscape gaiwan', kind: 'goods' })).records;
    expect(en).toMatchObject({
      title: 'Landscape gaiwan',
      subtitle: 'Kilnfire Workshop',
      cityName: 'Chenglan',
    });
    const { average, count } = await api.review.summary({ productId: 'product-gaiwan' });
    expect(en).toMatchObject({ rating: average, ratingCount: count });
  });

  it('is found in the city of its shop', async () => {
    const here = await api.search.index({ keyword: '茶壶', kind: 'goods', cityName: '澄岚市' });
    expect(idsOf(here)).toContain('product-clay-teapot');
    const there = await api.search.index({ keyword: '茶壶', kind: 'goods', cityName: '望汐市' });
    expect(there.records).toEqual([]);
  });

  it('is not found off sale, nor of a closed shop, but of one that pauses', async () => {
    expect(await goodsIds('四季明信片')).toEqual([]);
    expect(await goodsIds('团扇')).toEqual(['product-round-fan']);
    const { db } = server.app;
    await db.updateTable('shops').set({ open_state: 'closed' }).where('id', '=', 'shop-jiuxiang').execute();
    await untilFound(async () => expect(await goodsIds('团扇')).toEqual([]));
    await db.updateTable('shops').set({ open_state: 'paused' }).where('id', '=', 'shop-jiuxiang').execute();
    await untilFound(async () => expect(await goodsIds('团扇')).toEqual(['product-round-fan']));
  });

  it('is found within seconds once it is new, renamed or off sale', async () => {
    const { db } = server.app;
    const shop = await addShop(db, { name: json(text('鹿鸣小铺', 'Deer Shop')) });
    const content = (name: string) => ({ name, subtitle: '', tags: [], detail: '', useRule: '' });
    const { productId } = await addProduct(db, shop, {
      content: json({ 'zh-Hans': content('鹿角霜糖'), en: content('Antler candy') }),
    });
    await untilFound(async () => expect(await goodsIds('鹿角霜糖')).toEqual([productId]));
    await db
      .updateTable('products')
      .set({ content: json({ 'zh-Hans': content('雪花霜糖'), en: content('Snow candy') }) })
      .where('id', '=', productId)
      .execute();
    await untilFound(async () => {
      expect(await goodsIds('雪花霜糖')).toEqual([productId]);
      expect(await goodsIds('鹿角霜糖')).toEqual([]);
    });
    await db.updateTable('products').set({ on_sale: false }).where('id', '=', productId).execute();
    await untilFound(async () => expect(await goodsIds('雪花霜糖')).toEqual([]));
  });

  it('costs what it costs now after the next look at prices', async () => {
    const { db } = server.app;
    await db
      .updateTable('skus')
      .set({ price_fen: 77_700 })
      .where('product_id', '=', 'product-one-leaf-book')
      .execute();
    await server.runJobs();
    const [book] = (await api.search.index({ keyword: '刚开始喝茶', kind: 'goods' })).records;
    expect(book).toMatchObject({ id: 'product-one-leaf-book', fromPriceFen: 77_700 });
  });

  it('has its new rating once it is rated', async () => {
    const { db } = server.app;
    await db
      .updateTable('review_sums')
      .set({ reviews: 9, stars: [0, 0, 0, 0, 9] })
      .where('subject_id', '=', 'product-jasmine')
      .execute();
    await untilFound(async () => {
      const [tea] = (await api.search.index({ keyword: '七窨', kind: 'goods' })).records;
      expect(tea).toMatchObject({ rating: 5, ratingCount: 9 });
    });
  });
});

describe('activities', () => {
  it('are found until they end, those to come too', async () => {
    const [found] = (await api.search.index({ keyword: '春茶直降', kind: 'activity' })).records;
    expect(found).toMatchObject({
      kind: 'activity',
      id: 'activity-spring-tea',
      activeType: 6,
      goodsType: null,
      fromPriceFen: null,
      subtitle: '山野集',
    });
    expect(await goodsIds('山泉皂周', 'activity')).toEqual(['activity-soap-tomorrow']);
    expect(await goodsIds('月圆礼遇', 'activity')).toEqual([]);
  });

  it('leave the search by themselves when their time is over', async () => {
    const own = await startTestServer();
    const found = async () =>
      idsOf(await own.visitor().search.index({ keyword: '片刻清仓', kind: 'activity', literal: 1 }));
    try {
      const nowMs = own.app.clock.now();
      const id = await addActivity(own.app.db, nowMs, {
        name: json(text('片刻清仓', 'A moment of clearance')),
        ends_ms: nowMs + 30 * 60_000,
      });
      await untilFound(async () => expect(await found()).toEqual([id]));
      await own.moveTime(31);
      await own.runJobs();
      await untilFound(async () => expect(await found()).toEqual([]));
    } finally {
      await own.close();
    }
  });
});
