import type { ApiClient } from '@yunyou/api-client';
import { cartMaxKinds } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { countStatements } from './support/count-statements';
import { addActivity, addCoupon, addProduct, addShop, text } from './support/shop';
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

interface Thing {
  supplierId: string;
  shopName: string;
  productId: string;
  skuDetailId: string;
}

/** A product of a new shop, or of the given one, as the cart is asked for it. */
async function newThing(
  changes: Parameters<typeof addProduct>[2] = {},
  shop?: string,
): Promise<Thing & { skuIds: string[] }> {
  const { db } = server.app;
  const supplierId = shop ?? (await addShop(db));
  const { productId, skuIds } = await addProduct(db, supplierId, changes);
  return { supplierId, shopName: 'x', productId, skuDetailId: skuIds[0] ?? '', skuIds };
}

const put = (api: ApiClient, { supplierId, shopName, productId, skuDetailId }: Thing, amount = 1) =>
  api.cart.addCart({ supplierId, shopName, productId, skuDetailId, amount });
const itemsOf = async (api: ApiClient) => (await api.cart.list()).shops.flatMap(({ items }) => items);

// conformance: ENT-02, API-08
describe('a cart', () => {
  it('adds up to what is left and to 99, and says when not all fit', async () => {
    const api = await server.member();
    const few = await newThing({ skus: [{ total: 5 }] });
    expect(await put(api, few, 3)).toEqual({ amount: 3, capped: false });
    expect(await put(api, few, 3)).toEqual({ amount: 5, capped: true });
    const many = await newThing({ skus: [{ total: 500 }] });
    expect(await put(api, many, 60)).toEqual({ amount: 60, capped: false });
    expect(await put(api, many, 60)).toEqual({ amount: 99, capped: true });
    expect(await api.cart.countCart()).toBe(104);
  });

  it('has the exact amount after twenty additions at once', async () => {
    const api = await server.member();
    const thing = await newThing();
    await Promise.all(Array.from({ length: 20 }, () => put(api, thing)));
    expect(await api.cart.countCart()).toBe(20);
  });

  it('takes pieces out, and the item with the last one', async () => {
    const api = await server.member();
    const thing = await newThing();
    await put(api, thing, 3);
    const { skuIds: _, ...named } = thing;
    expect(await api.cart.reduceCart({ ...named, amount: 2 })).toEqual({ amount: 1 });
    expect(await api.cart.reduceCart({ ...named, amount: 5 })).toEqual({ amount: 0 });
    await expect(api.cart.reduceCart({ ...named, amount: 1 })).rejects.toMatchObject({ code: 404 });
    expect(await api.cart.list()).toEqual({ shops: [], invalid: [], count: 0 });
  });

  it('refuses what is not of that shop or product, is not sold, or is never carted', async () => {
    const api = await server.member();
    const thing = await newThing();
    const other = await newThing();
    await expect(put(api, { ...thing, supplierId: other.supplierId })).rejects.toMatchObject({
      code: 400,
      field: 'supplierId',
    });
    await expect(put(api, { ...thing, productId: other.productId })).rejects.toMatchObject({
      code: 400,
      field: 'productId',
    });
    await expect(put(api, { ...thing, skuDetailId: 'none' })).rejects.toMatchObject({ code: 404 });
    for (const amount of [0, -1, 1.5, 100]) {
      await expect(put(api, thing, amount)).rejects.toMatchObject({ code: 400, field: 'amount' });
    }
    await expect(put(api, await newThing({ goods_type: 3 }))).rejects.toMatchObject({ code: 400 });
    await expect(put(api, await newThing({ on_sale: false }))).rejects.toMatchObject({
      code: 410,
      rule: 'notOnSale',
      userMessage: '该商品已下架',
    });
    const gone = await newThing({ skus: [{ enabled: false }, {}] });
    await expect(put(api, gone)).rejects.toMatchObject({ code: 410, rule: 'skuGone' });
    await expect(put(api, await newThing({ skus: [{ total: 0 }] }))).rejects.toMatchObject({
      code: 409,
      rule: 'soldOut',
      userMessage: '库存不足，仅剩0件',
    });
    const paused = await addShop(server.app.db, { open_state: 'paused' });
    await expect(put(api, await newThing({}, paused))).rejects.toMatchObject({
      code: 410,
      rule: 'shopClosed',
    });
  });

  it('is full with so many kinds, but takes more of what is there', async () => {
    const api = await server.member();
    const shop = await addShop(server.app.db);
    const skus = Array.from({ length: cartMaxKinds + 1 }, () => ({}));
    const all = await newThing({ skus }, shop);
    const { memberId } = await api.session.userInfo();
    await server.app.db
      .insertInto('cart_items')
      .values(
        all.skuIds.slice(0, cartMaxKinds).map((sku_id, index) => ({
          member_id: memberId,
          sku_id,
          amount: 1,
          added_price_fen: 1_000,
          added_ms: index,
        })),
      )
      .execute();
    const last = { ...all, skuDetailId: all.skuIds[cartMaxKinds] ?? '' };
    await expect(put(api, last)).rejects.toMatchObject({ code: 422, rule: 'cartFull' });
    expect(await put(api, all)).toEqual({ amount: 2, capped: false });
    expect(await countStatements(() => api.cart.list())).toBeLessThanOrEqual(6);
  });

  it('is shown shop by shop at the prices of now, with the names of the request', async () => {
    const { db } = server.app;
    const api = await server.member();
    const tea = await newThing({ skus: [{ priceFen: 6_000, name: '250克' }] });
    const cup = await newThing({ skus: [{ priceFen: 2_000, total: 10 }], min_per_order: 2 });
    await put(api, tea, 2);
    await put(api, cup, 2);
    await db.updateTable('skus').set({ price_fen: 5_500 }).where('id', '=', tea.skuDetailId).execute();
    const list = await server
      .visitor({ locale: () => 'en', tokens: { read: () => api.token, clear: () => {} } })
      .cart.list();
    expect(list.shops.map(({ supplierId }) => supplierId)).toEqual([cup.supplierId, tea.supplierId]);
    expect(list.shops[1]).toMatchObject({ shopName: `Shop ${tea.supplierId}` });
    expect(list.shops[1]?.items).toEqual([
      expect.objectContaining({
        productName: `Product ${tea.productId}`,
        skuName: '250克',
        amount: 2,
        priceFen: 5_500,
        addedPriceFen: 6_000,
        state: 'ok',
        min: 1,
        max: 99,
        left: null,
        promotionTag: '',
      }),
    ]);
    expect(list.shops[0]?.items[0]).toMatchObject({ min: 2, max: 10, left: 10 });
    await put(api, tea);
    expect((await itemsOf(api))[0]).toMatchObject({ skuDetailId: tea.skuDetailId, addedPriceFen: 5_500 });
  });

  it('keeps what can no longer be bought apart, and changes nothing in silence', async () => {
    const { db } = server.app;
    const api = await server.member();
    const shop = await addShop(db);
    const things = {
      soldOut: await newThing({}, shop),
      notEnough: await newThing({}, shop),
      offSale: await newThing({}, shop),
      skuGone: await newThing({ skus: [{}, {}] }, shop),
      shopClosed: await newThing(),
      limited: await newThing({ limit_per_member: 2, limit_period: 'ever' }, shop),
    };
    for (const thing of Object.values(things)) await put(api, thing, 3);
    const leave = (thing: Thing, total: number) =>
      db.updateTable('stock').set({ total }).where('pool_id', '=', `pool-${thing.skuDetailId}`).execute();
    await leave(things.soldOut, 0);
    await leave(things.notEnough, 2);
    await db
      .updateTable('products')
      .set({ on_sale: false })
      .where('id', '=', things.offSale.productId)
      .execute();
    await db
      .updateTable('skus')
      .set({ enabled: false })
      .where('id', '=', things.skuGone.skuDetailId)
      .execute();
    await db
      .updateTable('shops')
      .set({ open_state: 'paused' })
      .where('id', '=', things.shopClosed.supplierId)
      .execute();
    const { memberId } = await api.session.userInfo();
    await db
      .insertInto('purchase_counts')
      .values({ member_id: memberId, product_id: things.limited.productId, period: 'ever', pieces: 1 })
      .execute();
    const list = await api.cart.list();
    const states = new Map(list.invalid.map(({ productId, state }) => [productId, state]));
    for (const state of ['soldOut', 'offSale', 'skuGone', 'shopClosed'] as const)
      expect(states.get(things[state].productId)).toBe(state);
    const good = list.shops.flatMap(({ items }) => items);
    expect(good.find(({ productId }) => productId === things.notEnough.productId)).toMatchObject({
      state: 'notEnough',
      amount: 3,
      max: 2,
      left: 2,
    });
    expect(good.find(({ productId }) => productId === things.limited.productId)).toMatchObject({
      state: 'notEnough',
      max: 1,
    });
    expect(list.count).toBe(6);
    expect(await api.cart.countCart()).toBe(6);
    const cleared = await api.cart.clearInvalid();
    expect(cleared.invalid).toEqual([]);
    expect(cleared.count).toBe(6);
    const removed = await api.cart.remove({ skuDetailIds: [things.notEnough.skuDetailId] });
    expect(removed.count).toBe(3);
  });

  it('counts a limit of a day anew the next day', async () => {
    const api = await server.member();
    const thing = await newThing({ limit_per_member: 1, limit_period: 'day' });
    await put(api, thing);
    const { memberId } = await api.session.userInfo();
    const count = (period: string) =>
      server.app.db
        .insertInto('purchase_counts')
        .values({ member_id: memberId, product_id: thing.productId, period, pieces: 1 })
        .execute();
    await count(dayOf(nowMs() - 86_400_000));
    expect((await itemsOf(api))[0]).toMatchObject({ state: 'ok', max: 1 });
    await count(dayOf(nowMs()));
    expect((await itemsOf(api))[0]).toMatchObject({ state: 'notEnough', max: 0 });
  });

  it('takes another option in place of one', async () => {
    const api = await server.member();
    const thing = await newThing({ skus: [{}, { priceFen: 1_500, total: 4 }] });
    const [, toSkuDetailId = ''] = thing.skuIds;
    await put(api, thing, 2);
    const { skuDetailId } = thing;
    const changed = await api.cart.change({ skuDetailId, toSkuDetailId, amount: 3 });
    expect(changed.shops[0]?.items).toMatchObject([
      { skuDetailId: toSkuDetailId, amount: 3, addedPriceFen: 1_500 },
    ]);
    await expect(
      api.cart.change({ skuDetailId: toSkuDetailId, toSkuDetailId, amount: 5 }),
    ).rejects.toMatchObject({ code: 409, rule: 'soldOut' });
    const same = await api.cart.change({ skuDetailId: toSkuDetailId, toSkuDetailId, amount: 1 });
    expect(same.count).toBe(1);
    const other = await newThing();
    await expect(
      api.cart.change({ skuDetailId: toSkuDetailId, toSkuDetailId: other.skuDetailId, amount: 1 }),
    ).rejects.toMatchObject({ code: 400 });
    await expect(
      api.cart.change({ skuDetailId, toSkuDetailId: skuDetailId, amount: 1 }),
    ).rejects.toMatchObject({ code: 404 });
  });

  it('says what to add for less, with the offers an order would have', async () => {
    const { db } = server.app;
    const api = await server.member();
    const tiers = (supplier_id: string) =>
      addActivity(db, nowMs(), {
        supplier_id,
        rule: JSON.stringify({
          kind: 'tiers',
          measure: 'amount',
          tiers: [{ threshold: 3_000, offFen: 1_000, offPercent: null }],
        }),
      });
    const first = await newThing();
    const activeId = await tiers(first.supplierId);
    const second = await newThing({ skus: [{ priceFen: 4_000 }] });
    const couponId = await addCoupon(db, nowMs(), { supplier_id: second.supplierId });
    await put(api, first, 2);
    await put(api, second);
    const { shops } = await api.cart.list();
    const stepOf = (id: string) => shops.find(({ supplierId }) => supplierId === id)?.nextStep;
    expect(stepOf(first.supplierId)).toEqual({
      addFen: 1_000,
      addPieces: null,
      saveFen: 1_000,
      freight: false,
      activeId,
      couponId: null,
    });
    expect(stepOf(second.supplierId)).toMatchObject({ addFen: 1_000, activeId: null, couponId });
  });

  it('shows the promotion of an item, and what it costs with it', async () => {
    const { db } = server.app;
    const api = await server.member();
    const thing = await newThing();
    await addActivity(db, nowMs(), {
      active_type: 6,
      name: JSON.stringify(text('限时直降', 'Price cut')),
      rule: JSON.stringify({ kind: 'promotion', piecesPerOrder: null }),
      prices: { [thing.skuDetailId]: 700 },
    });
    await put(api, thing);
    expect((await itemsOf(api))[0]).toMatchObject({
      priceFen: 700,
      addedPriceFen: 700,
      promotionTag: '限时直降',
    });
  });
});

describe("a guest's cart", () => {
  it('adds up with what is there, and names what is dropped', async () => {
    const { db } = server.app;
    const api = await server.member();
    const shop = await addShop(db);
    const here = await newThing({ skus: [{ total: 4 }] }, shop);
    const added = await newThing({}, shop);
    const gone = await newThing({ on_sale: false }, shop);
    await put(api, here, 3);
    const itemOf = (thing: Thing, amount: number) => ({
      supplierId: thing.supplierId,
      shopName: 'x',
      productId: thing.productId,
      skuDetailId: thing.skuDetailId,
      amount,
      addedPriceFen: 900,
    });
    const unknown = { ...itemOf(added, 1), skuDetailId: 'none' };
    const items = [itemOf(here, 3), itemOf(added, 2), itemOf(gone, 1), unknown];
    const merged = {
      merged: 2,
      capped: [{ skuDetailId: here.skuDetailId, amount: 4 }],
      dropped: [
        { skuDetailId: gone.skuDetailId, name: `商品${gone.productId}`, rule: 'notOnSale' },
        { skuDetailId: 'none', name: '', rule: 'skuGone' },
      ],
    };
    // The same key twice at once and once more later: it is merged once.
    const options = { idempotencyKey: 'guest-cart-of-one-device' };
    const answers = await Promise.all([
      api.cart.merge({ items }, options),
      api.cart.merge({ items }, options),
    ]);
    expect(answers).toEqual([merged, merged]);
    expect(await api.cart.merge({ items }, options)).toEqual(merged);
    const list = await itemsOf(api);
    expect(list.find(({ skuDetailId }) => skuDetailId === added.skuDetailId)).toMatchObject({
      amount: 2,
      addedPriceFen: 900,
    });
    expect(await api.cart.countCart()).toBe(6);
    const twice = [itemOf(added, 1), itemOf(added, 1)];
    await expect(api.cart.merge({ items: twice })).rejects.toMatchObject({
      code: 400,
      field: 'items.1.skuDetailId',
    });
  });

  it('is taken over as far as there is room', async () => {
    const api = await server.member();
    const skus = Array.from({ length: cartMaxKinds + 2 }, () => ({}));
    const all = await newThing({ skus });
    const { memberId } = await api.session.userInfo();
    await server.app.db
      .insertInto('cart_items')
      .values(
        all.skuIds.slice(0, cartMaxKinds - 1).map((sku_id, index) => ({
          member_id: memberId,
          sku_id,
          amount: 1,
          added_price_fen: 1_000,
          added_ms: index,
        })),
      )
      .execute();
    const itemOf = (skuDetailId = '') => ({
      supplierId: all.supplierId,
      shopName: '',
      productId: all.productId,
      skuDetailId,
      amount: 1,
      addedPriceFen: 1_000,
    });
    const ids = [all.skuIds[cartMaxKinds], all.skuIds[0], all.skuIds[cartMaxKinds + 1]];
    const merged = await api.cart.merge({ items: ids.map(itemOf) });
    expect(merged).toMatchObject({
      merged: 2,
      dropped: [{ skuDetailId: ids[2], rule: 'cartFull' }],
    });
    expect(await api.cart.countCart()).toBe(cartMaxKinds + 1);
  });
});
