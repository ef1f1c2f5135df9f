import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBargain, buyBargain, friendsHelp, startBargain } from './support/bargains';
import { countStatements } from './support/count-statements';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

/** A member's call asks who they are first. */
const LOGIN = 1;
const db = () => server.app.db;
const add = (people = 4) => addBargain(db(), server.app.clock.now(), { product: { people } });

describe('reading bargains', () => {
  it('takes three statements for a list and five for one, however many there are', async () => {
    const thing = await add(50);
    const [api, friend] = [await server.member(), await server.member()];
    const { bargain } = await startBargain(api, thing);
    const bargainId = bargain.id;
    await server.press('console/bargains/help', { id: bargainId, people: '30' });
    const { activityProductId, activeId } = thing;
    const visitor = server.visitor();
    // What is kept of it for a moment is not asked for again.
    const list = () => visitor.bargain.list({ size: 49 });
    expect(await countStatements(list)).toBeLessThanOrEqual(3);
    expect(await countStatements(() => api.bargain.goods({ activityProductId }))).toBeLessThanOrEqual(
      3 + LOGIN,
    );
    for (const one of [api, friend])
      expect(await countStatements(() => one.bargain.detail({ bargainId }))).toBeLessThanOrEqual(5 + LOGIN);
    expect(await countStatements(() => api.bargain.mine({}))).toBeLessThanOrEqual(3 + LOGIN);
    expect(await countStatements(() => api.myActivity.list({ kind: 'bargain' }))).toBeLessThanOrEqual(
      3 + LOGIN,
    );
    expect(await countStatements(() => visitor.activity.detail({ activeId }))).toBeLessThanOrEqual(5);
  });

  it('shows fifty who helped in one answer, masked and in their order', async () => {
    const api = await server.member();
    const { bargain } = await startBargain(api, await add(50));
    await server.press('console/bargains/help', { id: bargain.id, people: '50' });
    const { helpers, status } = (await api.bargain.detail({ bargainId: bargain.id })).bargain;
    expect(status).toBe('reached');
    expect(helpers.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
    for (const { name } of helpers) expect(name).toMatch(/^.\*+$/u);
  });

  it('lists activities with the price that they go down to', async () => {
    const { activeId, activityProductId, productId, skuId } = await add();
    const visitor = server.visitor();
    const { records } = await visitor.activity.list({ activeType: 8, size: 50 });
    expect(records.find(({ id }) => id === activeId)).toMatchObject({ activityType: 8, priceFen: 4_000 });
    const { products } = await visitor.activity.detail({ activeId });
    expect(products).toMatchObject([
      {
        ...{ activityPriceFen: 10_000, originalPriceFen: 12_000, group: null, limitPerOrder: 1 },
        bargain: { floorPriceFen: 4_000, people: 4, hours: 24, buyAnyTime: true, running: 0 },
      },
    ]);
    const named = await visitor.activity.ofProduct({ productType: 0, productId, productSpec: skuId });
    expect(named.activities).toMatchObject([
      { activityProductId, activeType: 8, priceFen: 4_000, floorPriceFen: 4_000 },
    ]);
    const own = await visitor.bargain.list({ activeId });
    expect(own.records).toMatchObject([{ activityProductId, timeStatus: 1 }]);
    expect((await server.visitor({ source: 9 }).bargain.list({ activeId })).records).toEqual([]);
  });

  it('tells a member of theirs by tabs, also before a job has seen the end', async () => {
    const api = await server.member();
    const things = [await add(), await add(), await add()] as const;
    const [running, bought, over] = [
      (await startBargain(api, things[0])).bargain,
      (await startBargain(api, things[1])).bargain,
      (await startBargain(api, things[2])).bargain,
    ];
    await friendsHelp(server, running.id, 1);
    await buyBargain(server, api, things[1], bought.id);
    await db().updateTable('bargains').set({ ends_ms: 0 }).where('id', '=', over.id).execute();
    const idsOf = async (status?: 'running' | 'bought' | 'ended') =>
      (await api.bargain.mine({ status })).records.map(({ id, status: own }) => [id, own]);
    expect(await idsOf('running')).toEqual([[running.id, 'running']]);
    expect(await idsOf('bought')).toEqual([[bought.id, 'bought']]);
    expect(await idsOf('ended')).toEqual([[over.id, 'ended']]);
    expect(await idsOf()).toHaveLength(3);
    const { records } = await api.myActivity.list({ kind: 'bargain' });
    const { cutFen } = (await api.bargain.detail({ bargainId: running.id })).bargain;
    const told = Object.fromEntries(records.map((one) => [one.id, [one.state, one.subtitle]]));
    expect(told).toEqual({
      [running.id]: ['running', `已砍¥${(cutFen / 100).toFixed(2)}，还需2位好友`],
      [bought.id]: ['succeeded', '已购买'],
      [over.id]: ['ended', '已结束'],
    });
    expect(records[0]?.href).toContain(
      '/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=',
    );
    const english = await server
      .visitor({
        ...{ tokens: { read: () => api.token, clear: () => {} }, locale: () => 'en' },
      })
      .myActivity.list({ kind: 'bargain' });
    expect(english.records.map(({ subtitle }) => subtitle)).toContain(
      `¥${(cutFen / 100).toFixed(2)} off, 2 more friends needed`,
    );
  });
});
