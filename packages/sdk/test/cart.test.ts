import type { CartItem } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const base = '/cuser/member/orders-goods-tmp';
const paths = {
  list: `${base}/list`,
  add: `${base}/addCart`,
  reduce: `${base}/reduceCart`,
  remove: `${base}/remove`,
  count: `${base}/countCart`,
};

const item = (amount: number): CartItem => ({
  supplierId: 'shop-1',
  shopName: '山野集',
  skuDetailId: 'sku-1',
  productId: 'goods-1',
  amount,
  productName: '手采绿茶',
  skuName: '',
  thumb: { width: 1, height: 1, color: '#fff', sources: [], alt: { 'zh-Hans': '', en: '' } },
  priceFen: 1_000,
  left: null,
  addedPriceFen: 1_000,
  addedAtMs: 0,
  state: 'ok',
  min: 1,
  max: 99,
  promotionTag: '',
  isBundle: false,
});
const listOf = (...items: CartItem[]) => ({
  shops: [{ supplierId: 'shop-1', shopName: '山野集', items, nextStep: null }],
  invalid: [],
  count: items.reduce((sum, { amount }) => sum + amount, 0),
});

/** A member whose cart has two tins of tea; the server adds and takes away as it does. */
async function createMember() {
  const world = createWorld();
  const server = { amount: 2, most: 99 };
  world.reply(paths.count, () => server.amount);
  world.reply(paths.list, () => listOf(item(server.amount)));
  world.reply(paths.add, ({ body }) => {
    const wanted = server.amount + Number(Object(body).amount);
    server.amount = Math.min(wanted, server.most);
    return { amount: server.amount, capped: server.amount < wanted };
  });
  world.reply(paths.reduce, ({ body }) => {
    server.amount -= Number(Object(body).amount);
    return { amount: server.amount };
  });
  await world.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
  await world.sdk.cart.load();
  return { ...world, server };
}

describe('a cart that was filled before the login', () => {
  it('is merged before the list is asked for, however quickly the page asks', async () => {
    const { sdk, reply, sent } = createWorld();
    const merge = `${base}/merge`;
    let mine: CartItem[] = [];
    reply(paths.list, () => listOf(...mine));
    reply(paths.count, () => mine.length);
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    reply(merge, async () => {
      await answered;
      mine = [item(2)];
      return { merged: 1, capped: [], dropped: [] };
    });
    await sdk.cart.add({
      product: { id: 'goods-1', supplierId: 'shop-1', shopName: '山野集' },
      sku: { skuDetailId: 'sku-1', priceFen: 1_000 },
      amount: 2,
    });
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    const loaded = sdk.cart.load();
    setTimeout(answer);
    expect((await loaded).count).toBe(2);
    expect(sdk.cart.state.selected).toEqual(['sku-1']);
    expect(sent(merge)).toHaveLength(1);
  });
});

// conformance: API-08
describe('an amount in the cart', () => {
  it('is wanted at once and sent as the difference', async () => {
    const { sdk, sent } = await createMember();
    const done = sdk.cart.setAmount(item(2), 5);
    expect(sdk.cart.state.wanted).toEqual({ 'sku-1': 5 });
    expect(await done).toEqual({ amount: 5, capped: false });
    expect(sent(paths.add).map(({ body }) => body)).toMatchObject([{ skuDetailId: 'sku-1', amount: 3 }]);
    expect(sdk.cart.state).toMatchObject({ wanted: {}, count: 5 });
  });

  it('is sent by one call at a time, however quickly it is changed', async () => {
    const { sdk, sent, server } = await createMember();
    const taps = [3, 9, 5, 4].map((amount) => sdk.cart.setAmount(item(2), amount));
    // They are one change, which ends with the last wish.
    expect(await Promise.all(taps)).toEqual(taps.map(() => ({ amount: 4, capped: false })));
    expect(server.amount).toBe(4);
    expect(sent(paths.add).length + sent(paths.reduce).length).toBeLessThan(taps.length);
  });

  it('that is changed while the list is loaded is counted from what the server has by then', async () => {
    const { sdk, reply, server } = await createMember();
    let taps = 0;
    let late: Promise<unknown> | undefined;
    reply(paths.list, () => {
      taps += 1;
      // The page still shows two, and the person taps on.
      if (taps === 1) late = sdk.cart.setAmount(item(2), 4);
      return listOf(item(server.amount));
    });
    await sdk.cart.setAmount(item(2), 3);
    await late;
    expect(server.amount).toBe(4);
    expect(sdk.cart.state.list?.shops[0]?.items[0]?.amount).toBe(4);
  });

  it('that does not fit is what fits, and nobody asks again', async () => {
    const { sdk, sent, server } = await createMember();
    server.most = 3;
    expect(await sdk.cart.setAmount(item(2), 9)).toEqual({ amount: 3, capped: true });
    expect(sent(paths.add)).toHaveLength(1);
    expect(sdk.cart.state.wanted).toEqual({});
  });

  it('that is refused is the server’s', async () => {
    const { sdk, reply, server } = await createMember();
    reply(paths.add, refuse(409, { rule: 'soldOut' }));
    server.amount = 1;
    await expect(sdk.cart.setAmount(item(2), 3)).rejects.toMatchObject({ code: 409, rule: 'soldOut' });
    expect(sdk.cart.state.wanted).toEqual({});
    expect(sdk.cart.state.list?.shops[0]?.items[0]?.amount).toBe(1);
  });
});

describe('the cart on the device', () => {
  it('is the last list without a network, also after a reload, and goes with the login', async () => {
    const { sdk, host } = await createMember();
    const stored = host.storage.get('cartList') ?? '';
    const storage = { cartList: stored, token: 'token-1', isMember: '1' };
    const next = createWorld({}, { storage });
    next.reply(paths.list, lost);
    await expect(next.sdk.cart.load()).rejects.toMatchObject({ kind: 'network' });
    expect(next.sdk.cart.state.list).toEqual(listOf(item(2)));
    await sdk.session.logout();
    expect(host.storage.get('cartList')).toBeUndefined();
  });

  it('is not shown in place of a refusal', async () => {
    const next = createWorld(
      {},
      { storage: { cartList: JSON.stringify(listOf(item(2))), token: 'token-1' } },
    );
    next.reply(paths.list, refuse(500));
    await expect(next.sdk.cart.load()).rejects.toMatchObject({ code: 500 });
    expect(next.sdk.cart.state.list).toBeUndefined();
  });

  it('keeps what is chosen over a reload', async () => {
    const { sdk, host } = await createMember();
    sdk.cart.select(['sku-1'], true);
    const next = createWorld({}, { storage: { cartSelection: host.storage.get('cartSelection') ?? '' } });
    expect(next.sdk.cart.state.selected).toEqual(['sku-1']);
  });

  it('tells a guest’s things without a call', async () => {
    const { sdk, requests } = createWorld();
    await sdk.cart.add({
      product: { id: 'goods-1', supplierId: 'shop-1', shopName: '山野集' },
      sku: { skuDetailId: 'sku-1', priceFen: 1_000 },
      amount: 2,
    });
    expect(sdk.cart.guestItems()).toMatchObject([{ productId: 'goods-1', amount: 2, addedPriceFen: 1_000 }]);
    expect(requests).toEqual([]);
  });
});
