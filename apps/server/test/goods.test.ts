import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { covers, type Scope } from '../src/core/pricing';
import { inScope, kindOfProduct } from '../src/modules/goods/scoped-store';
import { countStatements } from './support/count-statements';
import { addActivity, addCoupon, addProduct, addShop, newName, PICTURE, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
});
afterAll(() => server.close());

const nowMs = () => server.app.clock.now();
const english = () => server.visitor({ locale: () => 'en' });
const json = (value: unknown) => JSON.stringify(value);

async function addCategory(parentId: string | null = null): Promise<string> {
  const id = newName('category');
  const row = { id, parent_id: parentId, sort: 1, name: json(text(`类${id}`, `Kind ${id}`)), picture: null };
  await server.app.db.insertInto('goods_categories').values(row).execute();
  return id;
}

describe('a list of goods', () => {
  it('narrows, sorts and pages, with names in the language of the request', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const category = await addCategory();
    const below = await addCategory(category);
    const cheap = await addProduct(db, supplierId, {
      skus: [{ priceFen: 300 }],
      sort: 3,
      sold_count: 5,
      search_text: '云雾绿茶 cloud green tea',
      category_id: below,
    });
    const dear = await addProduct(db, supplierId, {
      skus: [{ priceFen: 900 }, { priceFen: 1_200, total: 3 }],
      sort: 2,
      sold_count: 9,
      category_id: category,
    });
    const few = await addProduct(db, supplierId, {
      skus: [{ priceFen: 500, total: 3 }],
      sort: 1,
      goods_type: 3,
    });
    await addProduct(db, supplierId, { on_sale: false });
    await addProduct(db, supplierId, { on_sale_from_ms: nowMs() + 60_000 });
    await addProduct(db, supplierId, { skus: [{ enabled: false }] });
    const idsOf = async (asked: object) =>
      (await server.visitor().goods.list({ supplierId, ...asked })).records.map(({ id }) => id);
    const [c, d, f] = [cheap.productId, dear.productId, few.productId];
    expect(await idsOf({})).toEqual([f, d, c]);
    expect(await idsOf({ sort: 'sold' })).toEqual([d, c, f]);
    expect(await idsOf({ sort: 'priceUp' })).toEqual([c, f, d]);
    expect(await idsOf({ sort: 'priceDown' })).toEqual([d, f, c]);
    expect(await idsOf({ sort: 'newest' })).toEqual([f, d, c]);
    expect(await idsOf({ keyword: 'Green 云雾' })).toEqual([c]);
    expect(await idsOf({ keyword: '100%' })).toEqual([]);
    expect(await idsOf({ categoryId: category })).toEqual([d, c]);
    expect(await idsOf({ categoryId: below })).toEqual([c]);
    expect(await idsOf({ goodsType: 3 })).toEqual([f]);
    const second = await english().goods.list({ supplierId, page: 2, size: 2 });
    expect(second).toMatchObject({ total: 3, pages: 2, current: 2 });
    expect(second.records).toMatchObject([{ id: c, name: `Product ${c}`, skuDetailId: cheap.skuIds[0] }]);
    const [first, next] = (await server.visitor().goods.list({ supplierId })).records;
    expect(first).toMatchObject({ priceFen: 500, fromPrice: false, left: 3 });
    expect(next).toMatchObject({ priceFen: 900, fromPrice: true, left: null, skuDetailId: null });
  });

  it('has the price of a running promotion, and of the activity that is asked for', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const on = await addProduct(db, supplierId);
    const off = await addProduct(db, supplierId);
    const activeId = await addActivity(db, nowMs(), {
      active_type: 6,
      rule: json({ kind: 'promotion', piecesPerOrder: 1 }),
      prices: { [on.skuIds[0] ?? '']: 800 },
    });
    const { records } = await server.visitor().goods.list({ supplierId });
    expect(records.map(({ priceFen }) => priceFen)).toEqual([800, 1_000]);
    expect(records.map(({ activityPriceFen }) => activityPriceFen)).toEqual([null, null]);
    const ofActivity = await server.visitor().goods.list({ activeId });
    expect(ofActivity.records).toMatchObject([{ id: on.productId, activityPriceFen: 800 }]);
    expect((await server.visitor().activity.products({ activeId })).records).toEqual(ofActivity.records);
    await expect(server.visitor().goods.list({ activeId: 'none' })).rejects.toMatchObject({ code: 404 });
    // Before it begins, and after it has ended, things cost what they always do.
    const { starts_ms, ends_ms } = await db
      .selectFrom('activities')
      .select(['starts_ms', 'ends_ms'])
      .where('id', '=', activeId)
      .executeTakeFirstOrThrow();
    for (const times of [{ starts_ms: nowMs() + 3_600_000 }, { ends_ms: nowMs() }]) {
      await db.updateTable('activities').set(times).where('id', '=', activeId).execute();
      const { records: found } = await server.visitor().activity.products({ activeId });
      expect(found).toMatchObject([{ id: on.productId, priceFen: 1_000, activityPriceFen: null }]);
      await db.updateTable('activities').set({ starts_ms, ends_ms }).where('id', '=', activeId).execute();
    }
    // In another channel it does not run.
    await db
      .updateTable('activities')
      .set({ channels: [9] })
      .where('id', '=', activeId)
      .execute();
    const elsewhere = await server.visitor().goods.list({ supplierId });
    expect(elsewhere.records.map(({ priceFen }) => priceFen)).toEqual([1_000, 1_000]);
    expect(off.skuIds).toHaveLength(1);
  });

  it('of a coupon is what the price engine says the coupon is for', async () => {
    const { db } = server.app;
    const shops = [await addShop(db), await addShop(db)];
    const parent = await addCategory();
    const categories = [parent, await addCategory(parent), await addCategory()];
    const things: { productId: string; shopId: string; kind: string; categoryIds: string[] }[] = [];
    for (const shopId of shops)
      for (const [index, category_id] of categories.entries())
        for (const goods_type of [0, 3] as const) {
          const { productId } = await addProduct(db, shopId, { category_id, goods_type });
          const categoryIds = index === 1 ? [category_id, parent] : [category_id];
          things.push({ productId, shopId, kind: kindOfProduct(goods_type), categoryIds });
        }
    const [one, two] = things.map(({ productId }) => productId);
    const scopes: Scope[] = [
      { kind: 'all' },
      { kind: 'all', excludedProductIds: [one ?? ''] },
      { kind: 'kinds', ids: ['service'] },
      { kind: 'kinds', ids: ['ticket'] },
      { kind: 'shops', ids: [shops[1] ?? ''] },
      { kind: 'categories', ids: [parent] },
      { kind: 'categories', ids: [categories[1] ?? ''], excludedProductIds: [two ?? ''] },
      { kind: 'products', ids: [one ?? '', two ?? '', 'none'], excludedProductIds: [two ?? ''] },
      { kind: 'products', ids: [] },
    ];
    for (const scope of scopes)
      for (const shopId of [null, ...shops]) {
        const { rows } = await sql<{ id: string }>`
          select p.id from products p join goods_categories c on c.id = p.category_id
          where ${inScope({ shopId, scope })} and p.id = any(${things.map(({ productId }) => productId)})`.execute(
          db,
        );
        const wanted = things.filter((thing) => covers(thing, { shopId, scope }));
        expect(rows.map(({ id }) => id).sort()).toEqual(wanted.map(({ productId }) => productId).sort());
      }
    const scope = json({ kind: 'products', ids: [one] });
    const couponId = await addCoupon(db, nowMs(), { scope });
    const listed = await server.visitor().goods.list({ couponId });
    expect(listed.records.map(({ id }) => id)).toEqual([one]);
  });

  it('of ten thousand takes two queries, the front page four', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const { productId } = await addProduct(db, supplierId);
    await sql`
      insert into products (id, goods_type, supplier_id, category_id, sort, content, thumb, album, specs, search_text)
      select 'many-' || n, 0, supplier_id, category_id, n, content, thumb, album, specs, 'many ' || n
      from products, generate_series(1, 10000) n where id = ${productId}`.execute(db);
    await sql`insert into stock_pools (id) select 'pool-many-' || n from generate_series(1, 10000) n`.execute(
      db,
    );
    await sql`
      insert into skus (id, product_id, pool_id, seq, value_ids, name, price_fen, weight_gram)
      select 'sku-many-' || n, 'many-' || n, 'pool-many-' || n, 0, '{}', '{"zh-Hans":"","en":""}', n, 1
      from generate_series(1, 10000) n`.execute(db);
    const list = () => server.visitor().goods.list({ supplierId, page: 100, size: 50, sort: 'priceUp' });
    expect((await list()).total).toBe(10_001);
    expect(await countStatements(list)).toBeLessThanOrEqual(2);
    expect(await countStatements(() => server.visitor().goods.home({}))).toBeLessThanOrEqual(4);
    const couponId = await addCoupon(db, nowMs(), { supplier_id: supplierId });
    expect(await countStatements(() => server.visitor().goods.list({ couponId }))).toBeLessThanOrEqual(4);
    await db.updateTable('products').set({ on_sale: false }).where('supplier_id', '=', supplierId).execute();
  });
});

describe('the front page of goods', () => {
  it('shows what runs, what can be claimed, who sells and the first of every category', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db, { sort: -1 });
    const category = await addCategory();
    const below = await addCategory(category);
    const { productId } = await addProduct(db, supplierId, { category_id: below });
    const activeId = await addActivity(db, nowMs(), { starts_ms: nowMs() - 1, supplier_id: supplierId });
    const later = await addActivity(db, nowMs(), { starts_ms: nowMs() + 60_000 });
    const couponId = await addCoupon(db, nowMs(), { sort: -1 });
    const home = await english().goods.home({});
    const banners = home.banners.map((banner) => banner.activeId);
    expect(banners).toContain(activeId);
    expect(banners).not.toContain(later);
    expect(home.couponStrip[0]).toMatchObject({ couponId, claimState: 'open' });
    expect(home.shops[0]).toMatchObject({ supplierId, shopName: `Shop ${supplierId}`, kinds: [0] });
    expect(home.categories.find(({ id }) => id === category)).toMatchObject({
      name: `Kind ${category}`,
      children: [{ id: below }],
    });
    expect(home.sections.find(({ id }) => id === category)).toMatchObject({
      title: `Kind ${category}`,
      items: [{ id: productId }],
    });
    await db.deleteFrom('activities').where('id', 'in', [activeId, later]).execute();
    await db.deleteFrom('coupons').where('id', '=', couponId).execute();
  });
});

describe('goods', () => {
  it('have options, offers, shop and reviews, within eight queries', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, {
      skus: [
        { priceFen: 1_000, valueIds: ['s'] },
        { priceFen: 2_000, valueIds: ['l'], total: 2 },
      ],
      specs: json([
        {
          specId: 'size',
          name: text('规格', 'Size'),
          values: [
            { valueId: 's', name: text('小', 'Small'), picture: null },
            { valueId: 'l', name: text('大', 'Large'), picture: null },
          ],
        },
      ]),
      limit_per_member: 2,
      limit_period: 'ever',
    });
    const mine = { supplier_id: supplierId };
    const promotion = await addActivity(db, nowMs(), {
      ...mine,
      active_type: 6,
      rule: json({ kind: 'promotion', piecesPerOrder: 2 }),
      prices: { [skuIds[1] ?? '']: 900 },
    });
    const firstOrder = await addActivity(db, nowMs(), {
      ...mine,
      active_type: 2,
      rule: json({ kind: 'perOrder', offFen: 1, firstOrderOnly: true }),
    });
    await addActivity(db, nowMs(), { ...mine, starts_ms: nowMs() + 60_000 });
    const couponId = await addCoupon(db, nowMs(), mine);
    const beside = await addProduct(db, supplierId);
    const detail = await english().goods.detail({ id: productId });
    expect(detail).toMatchObject({
      name: `Product ${productId}`,
      priceFen: 900,
      fromPrice: true,
      onSale: true,
      limitPerMember: 2,
      limitPeriod: 'ever',
      specs: [{ name: 'Size', values: [{ name: 'Small' }, { name: 'Large' }] }],
      shop: { supplierId, rating: 0 },
      coupons: [{ couponId }],
      reviews: { count: 0, average: 0, first: [] },
      bundle: null,
      alwaysFree: true,
      freeFrom: null,
      noReasonReturn: true,
    });
    expect(detail.activities.map(({ activeId }) => activeId).sort()).toEqual([promotion, firstOrder].sort());
    expect(detail.skus).toMatchObject([
      { skuDetailId: skuIds[0], priceFen: 1_000, promoFen: null, piecesPerOrder: null, left: null },
      { skuDetailId: skuIds[1], priceFen: 2_000, promoFen: 900, piecesPerOrder: 2, left: 2 },
    ]);
    expect(detail.recommended.map(({ id }) => id)).not.toContain(productId);
    expect(beside.skuIds).toHaveLength(1);
    expect(await countStatements(() => server.visitor().goods.detail({ id: productId }))).toBeLessThanOrEqual(
      8,
    );
  });

  it('that are off sale can be read; those of a closed shop, and unknown ones, cannot', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db, { open_state: 'paused' });
    const { productId } = await addProduct(db, supplierId, { on_sale: false });
    expect(await server.visitor().goods.detail({ id: productId })).toMatchObject({
      onSale: false,
      shop: { openState: 'paused' },
    });
    await db.updateTable('shops').set({ open_state: 'closed' }).where('id', '=', supplierId).execute();
    await expect(server.visitor().goods.detail({ id: productId })).rejects.toMatchObject({
      code: 410,
      rule: 'shopClosed',
    });
    await expect(server.visitor().goods.detail({ id: 'none' })).rejects.toMatchObject({ code: 404 });
    await expect(server.visitor().service.detail({ id: productId })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a service', () => {
  it('has its terms', async () => {
    const { db } = server.app;
    const refundRule = { kind: 'anytime', daysBefore: null, time: null, feePercent: 10 };
    const { productId } = await addProduct(db, await addShop(db), {
      goods_type: 3,
      service: json({
        mode: 'voucher',
        validDays: 30,
        untilDay: null,
        usesPerVoucher: 10,
        places: [
          { name: text('茶室', 'Tea room'), address: text('莲花路', 'Lianhua Road'), lat: 22, lng: 114 },
        ],
        refundRule,
        autoRefundExpired: true,
        instantContent: null,
      }),
    });
    expect(await english().service.detail({ id: productId })).toMatchObject({
      goodsType: 3,
      serviceMode: 'voucher',
      validity: { days: 30, untilDay: null },
      usesPerVoucher: 10,
      places: [{ name: 'Tea room' }],
      refundRule,
      autoRefundExpired: true,
      bundle: null,
    });
  });

  it('that is a bundle tells its parts, whatever kind they are, within eight queries', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const tea = await addProduct(db, supplierId);
    const rate = await db
      .selectFrom('hotel_rates')
      .innerJoin('hotel_rooms', 'hotel_rooms.id', 'hotel_rates.room_id')
      .select(['hotel_rates.id', 'room_id', 'hotel_id'])
      .orderBy('hotel_rates.id')
      .executeTakeFirstOrThrow();
    const part = { dayOffset: null, nights: null };
    const { productId } = await addProduct(db, supplierId, {
      goods_type: 3,
      skus: [{ priceFen: 59_900 }],
      bundle: json({
        refundMode: 'whole',
        parts: [
          {
            ...part,
            partId: 'room',
            kind: 'stay',
            productId: rate.room_id,
            variantId: rate.id,
            quantity: 1,
            dayOffset: 0,
            nights: 1,
            weightFen: 42_800,
          },
          {
            ...part,
            partId: 'ticket',
            kind: 'ticket',
            productId: 'ticket-feilian-adult',
            variantId: '',
            quantity: 2,
            dayOffset: 1,
            weightFen: 9_000,
          },
          {
            ...part,
            partId: 'tea',
            kind: 'goods',
            productId: tea.productId,
            variantId: tea.skuIds[0],
            quantity: 1,
            weightFen: 6_800,
          },
        ],
      }),
    });
    const detail = () => english().service.detail({ id: productId });
    const { bundle, refundRule } = await detail();
    expect(refundRule).toBeNull();
    expect(bundle).toMatchObject({
      refundMode: 'whole',
      boughtSinglyFen: 67_600,
      dated: true,
      parts: [
        { partId: 'room', productId: rate.hotel_id, guestsNeeded: 1, travellersNeeded: 0, shipped: false },
        { partId: 'ticket', productId: 'ticket-feilian-adult', quantity: 2, travellersNeeded: 2 },
        { partId: 'tea', name: `Product ${tea.productId}`, shipped: true },
      ],
    });
    expect(JSON.stringify(bundle?.parts.map(({ name }) => name))).not.toMatch(/[一-龥]/);
    expect(await countStatements(detail)).toBeLessThanOrEqual(8);
  });
});

describe('an estimate', () => {
  it('is what the engine comes to with public offers and coupons to claim', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db, { free_freight_from_fen: 9_000 });
    const template = {
      id: `freight-${supplierId}`,
      supplier_id: supplierId,
      name: 'piece',
      charge_by: 'piece' as const,
      rules: json([]),
      default_rule: json({
        firstAmount: 1,
        firstFen: 800,
        stepAmount: 1,
        stepFen: 200,
        freeFromFen: null,
        freeFromPieces: null,
        neverFree: false,
      }),
      refused: json([{ regionCodes: ['65'], reason: text('新疆暂不发货', 'Not to Xinjiang') }]),
    };
    await db.insertInto('freight_templates').values(template).execute();
    const { skuIds } = await addProduct(db, supplierId, {
      skus: [{ priceFen: 6_000 }],
      freight_template_id: template.id,
    });
    const [skuDetailId = ''] = skuIds;
    const activity = await addActivity(db, nowMs(), {
      supplier_id: supplierId,
      active_type: 6,
      rule: json({ kind: 'promotion', piecesPerOrder: null }),
      prices: { [skuDetailId]: 5_500 },
    });
    const couponId = await addCoupon(db, nowMs(), { supplier_id: supplierId });
    const estimate = english().goods.estimate;
    expect(await estimate({ skuDetailId })).toEqual({
      finalFen: 4_500,
      breakdown: [
        { kind: 'line', label: expect.stringContaining('Product'), quantity: 1, amountFen: 6_000 },
        { kind: 'promotion', label: `Activity ${activity}`, quantity: null, amountFen: -500 },
        { kind: 'coupon', label: `Coupon ${couponId}`, quantity: null, amountFen: -1_000 },
      ],
      couponIds: [couponId],
      deliverable: true,
      refusedReason: '',
      freightFen: null,
    });
    expect(await estimate({ skuDetailId, adcode: '440304' })).toMatchObject({ freightFen: 800 });
    expect(await estimate({ skuDetailId, adcode: '440304', quantity: 2 })).toMatchObject({
      finalFen: 10_000,
      freightFen: 0,
    });
    expect(await estimate({ skuDetailId, adcode: '650102' })).toMatchObject({
      deliverable: false,
      refusedReason: 'Not to Xinjiang',
      freightFen: null,
    });
    expect((await estimate({ skuDetailId, adcode: '710000' })).refusedReason).toContain(
      'is not delivered to this region',
    );
    expect(await countStatements(() => estimate({ skuDetailId }))).toBeLessThanOrEqual(4);
    await db.updateTable('skus').set({ enabled: false }).where('id', '=', skuDetailId).execute();
    await expect(estimate({ skuDetailId })).rejects.toMatchObject({ code: 410, rule: 'skuGone' });
    await expect(estimate({ skuDetailId: 'none' })).rejects.toMatchObject({ code: 404 });
  });
});

describe('an activity', () => {
  it('tells its rule and what may be added, also when it is over', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, { skus: [{ priceFen: 2_000, total: 4 }] });
    const activeId = await addActivity(db, nowMs(), {
      active_type: 9,
      supplier_id: supplierId,
      ends_ms: nowMs() - 1,
      rule: json({ kind: 'addOn', thresholdFen: 9_900, maxPieces: 2 }),
      rules: json([text('每单两件', 'Two in an order')]),
      prices: { [skuIds[0] ?? '']: 990 },
    });
    expect(await english().activity.detail({ activeId })).toMatchObject({
      activeId,
      activeType: 9,
      name: `Activity ${activeId}`,
      shopName: `Shop ${supplierId}`,
      picture: PICTURE,
      rule: { kind: 'addOn', thresholdFen: 9_900, maxPieces: 2 },
      rules: ['Two in an order'],
      nowMs: expect.any(Number),
      addOns: [{ skuDetailId: skuIds[0], productId, priceFen: 2_000, addOnFen: 990, left: 4 }],
    });
    const { records } = await server.visitor().activity.products({ activeId });
    expect(records.map(({ id }) => id)).toEqual([productId]);
    await expect(server.visitor().activity.detail({ activeId: 'none' })).rejects.toMatchObject({ code: 404 });
  });
});
