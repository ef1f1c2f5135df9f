import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import {
  draftBox,
  extendBox,
  type NewBoxItem,
  publishBox,
  settleBox,
  withdrawBox,
} from '../src/modules/blind-box/operate';
import { refusedCategoryIds } from '../src/modules/blind-box/refused-categories';
import { addBox, adult, type BoxChanges, boxLine } from './support/boxes';
import { addDraw } from './support/draws';
import { poolOf } from './support/flash-sales';
import { agree } from './support/group-buys';
import { addBundle, addProduct, addShop, PICTURE, ROOM_PART, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const DAY_MS = 86_400_000;
const db = () => server.app.db;
const nowMs = () => server.app.clock.now();
const set = (changes: BoxChanges = {}) => addBox(server.app, nowMs(), changes);
const refusedIn = (field: string) => ({ code: 400, details: { fields: [{ field }] } });
const ruledOut = (rule: string, detail?: object) => ({
  ...{ code: 422, details: { rule, ...(detail && { detail }) } },
});
const publish = (activeId: string) =>
  inTransaction(db(), (tx) => publishBox(tx, activeId, { ...server.app, nowMs: nowMs() }));

/** Two items of the option, as the console takes them in; what is changed of the first. */
const items =
  (first: Partial<NewBoxItem> = {}, second: Partial<NewBoxItem> = {}): NonNullable<BoxChanges['items']> =>
  ({ productId, skuIds: [fan = '', bridge = ''] }) => [
    { productId, variantId: fan, count: 22, ...first },
    { productId, variantId: bridge, count: 2, hidden: true, ...second },
  ];

describe('a draft of boxes', () => {
  it('has as many hidden items as pity needs, and not one less', async () => {
    await set({ items: items() });
    await expect(set({ items: items({ count: 23 }) })).rejects.toMatchObject(refusedIn('pityAfter'));
    await expect(set({ items: items({}, { hidden: false }) })).rejects.toMatchObject(refusedIn('pityAfter'));
    await expect(set({ items: items(), pityAfter: 1 })).rejects.toMatchObject(refusedIn('pityAfter'));
  });

  it('costs 200 yuan at the most, and something', async () => {
    await set({ priceFen: 20_000 });
    for (const priceFen of [20_001, 0, 1.5])
      await expect(set({ priceFen })).rejects.toMatchObject(refusedIn('priceFen'));
  });

  it('has no food, cosmetics, medicine or live animals, by their category or the one above it', async () => {
    const shop = await addShop(db());
    const category = async (id: string, parentId: string | null) =>
      db()
        .insertInto('goods_categories')
        .values({ id, parent_id: parentId, sort: 1, name: JSON.stringify(text('类')), picture: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const id of refusedCategoryIds) {
      await category(id, null);
      await category(`${id}-below`, id);
      for (const categoryId of [id, `${id}-below`]) {
        const { productId, skuIds } = await addProduct(db(), shop, { category_id: categoryId });
        const item = { productId, variantId: skuIds[0] ?? '' };
        await expect(set({ items: items(item) })).rejects.toMatchObject(refusedIn('items.0.productId'));
      }
    }
  });

  it('is of goods of one shop, each with words in both languages', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()));
    const other = { productId, variantId: skuIds[0] ?? '' };
    await expect(set({ items: items(other) })).rejects.toMatchObject(refusedIn('items'));
    await expect(set({ items: items({ variantId: 'none' }) })).rejects.toMatchObject({ code: 404 });
    const bundle = await addBundle(db(), await addShop(db()), {
      ...{ parts: [ROOM_PART], priceFen: 10_000, refundMode: 'whole' },
    });
    const whole = { productId: bundle.productId, variantId: bundle.skuDetailId };
    await expect(set({ items: items(whole) })).rejects.toMatchObject({ code: 404 });
    const oneLanguage = items({ name: { 'zh-Hans': '扇', en: '' } });
    await expect(set({ items: oneLanguage })).rejects.toMatchObject(refusedIn('items.0.name'));
    await expect(set({ name: { 'zh-Hans': '六景', en: '' } })).rejects.toMatchObject(refusedIn('name'));
    await expect(set({ items: (goods) => items()(goods).slice(1) })).rejects.toMatchObject(
      refusedIn('items'),
    );
    for (const count of [0, 1.5])
      await expect(set({ items: items({ count }) })).rejects.toMatchObject(refusedIn('items.0.count'));
  });

  it('lasts 90 days at the most', async () => {
    await set({ endsMs: nowMs() - 60_000 + 90 * DAY_MS });
    await expect(set({ endsMs: nowMs() + 90 * DAY_MS })).rejects.toMatchObject(refusedIn('endsAtMs'));
  });
});

describe('a set', () => {
  it('takes what is in it out of what is sold when it is published, all of it or nothing', async () => {
    const box = await set({ isDraft: true });
    const pieces = () => Promise.all(box.skuIds.map(async (id) => (await poolOf(db(), `pool-${id}`)).total));
    expect(await pieces()).toEqual([500, 500]);
    await publish(box.activeId);
    expect(await pieces()).toEqual([482, 498]);
    await expect(publish(box.activeId)).rejects.toMatchObject(ruledOut('frozen'));
    await expect(set({ items: items({ count: 501 }, { count: 50 }) })).rejects.toMatchObject(
      ruledOut('stockNotEnough', { left: 500 }),
    );
    expect(await poolOf(db(), box.activityProductId)).toEqual({ total: 20, held: 0, taken: 0 });
    const days = await db()
      .selectFrom('draw_days')
      .select('day')
      .where('activity_id', '=', box.activeId)
      .execute();
    expect(days.length).toBeGreaterThan(0);
  });

  it('may end later, and gives back what nobody drew once it is withdrawn', async () => {
    const box = await set();
    const extend = (endsMs: number) =>
      inTransaction(db(), (tx) => extendBox(tx, box.activeId, { endsMs, nowMs: nowMs() }));
    await extend(nowMs() + 30 * DAY_MS);
    await expect(extend(nowMs() + DAY_MS)).rejects.toMatchObject(ruledOut('frozen'));
    await expect(extend(nowMs() + 91 * DAY_MS)).rejects.toMatchObject(ruledOut('frozen'));
    const withdraw = () => inTransaction(db(), (tx) => withdrawBox(tx, box.activeId, nowMs()));
    await withdraw();
    await inTransaction(db(), (tx) => settleBox(tx, box.activeId, nowMs()));
    const left = await Promise.all(box.skuIds.map((id) => poolOf(db(), `pool-${id}`)));
    expect(left.map(({ total }) => total)).toEqual([500, 500]);
    await expect(withdraw()).rejects.toMatchObject(ruledOut('frozen'));
    await expect(extend(nowMs() + 40 * DAY_MS)).rejects.toMatchObject(ruledOut('frozen'));
  });

  it('is no draw, and a draw no set', async () => {
    const { activeId } = await addDraw(server.app, nowMs());
    await expect(publish(activeId)).rejects.toMatchObject({ code: 404 });
    const box = await set();
    const api = await adult(server);
    await expect(api.lottery.detail({ activeId: box.activeId })).rejects.toMatchObject({ code: 404 });
    await agree(api, activeId);
    const line = boxLine({ activeId, activityProductId: box.activityProductId });
    await expect(api.order.quote({ lines: [line] })).rejects.toMatchObject({ code: 404 });
  });

  it('is told of among activities, with its rules', async () => {
    const box = await set({ picture: PICTURE });
    const visitor = server.visitor();
    const detail = await visitor.activity.detail({ activeId: box.activeId });
    expect(detail.products).toMatchObject([
      { activityPriceFen: 3_900, originalPriceFen: 3_900, left: null, state: 'running' },
    ]);
    const { rules, rulesVersion } = await visitor.blindBox.detail({ activeId: box.activeId });
    expect(detail).toMatchObject({ rules, rulesVersion });
  });
});

describe('what is drafted', () => {
  it('can be given ids of its own', async () => {
    const supplierId = await addShop(db());
    const { productId, skuIds } = await addProduct(db(), supplierId, { skus: [{}, {}] });
    const drafted = await inTransaction(db(), (tx) =>
      draftBox(tx, {
        ...{ id: 'box-own', activityProductId: 'box-own-product', name: text('盒', 'Box'), picture: PICTURE },
        ...{ startsMs: nowMs(), endsMs: nowMs() + DAY_MS, priceFen: 100 },
        items: [
          { id: 'box-own-item', productId, variantId: skuIds[0] ?? '', count: 1 },
          { productId, variantId: skuIds[1] ?? '', count: 1, hidden: true },
        ],
      }),
    );
    expect(drafted).toEqual({
      activeId: 'box-own',
      activityProductId: 'box-own-product',
      itemIds: ['box-own-item', expect.any(String)],
    });
  });
});
