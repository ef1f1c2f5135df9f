import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { DEMO_MOBILE } from '../src/demo/member';
import { buyAsAdult } from './support/box-sets';
import { openOne, unopened } from './support/boxes';
import { poolOf } from './support/flash-sales';
import { addProduct, addShop } from './support/shop';
import { logIn, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;
const nowMs = () => server.app.clock.now();
const press = async (path: string, fields: Record<string, string>) => {
  const answer = await server.press(`console/blind-boxes/${path}`, fields);
  return { ok: answer.ok, ...(await readJson<{ done?: string; code?: number }>(answer)) };
};
const demoSet = async (prefix: string) =>
  (
    await db()
      .selectFrom('box_sets')
      .select('activity_id')
      .where('activity_id', 'like', `${prefix}%`)
      .executeTakeFirstOrThrow()
  ).activity_id;

describe('the blind boxes of the demo', () => {
  it('are six views of 144, and a set whose hidden cups are out', async () => {
    const views = await server.visitor().blindBox.detail({ activeId: await demoSet('box-demo-views-') });
    expect(views).toMatchObject({ name: '澄岚六景', priceFen: 3_900, saleState: 'onSale', pityAfter: 12 });
    expect(views).toMatchObject({ startCount: 144, opened: 16, remaining: 128 });
    expect(views.items.map(({ startCount }) => startCount)).toEqual([22, 22, 22, 22, 22, 22, 12]);
    expect(views.items.at(-1)).toMatchObject({ name: '月桥', hidden: true });
    expect(views.left).toBe(144 - 16 - 2);
    const kiln = await server.visitor().blindBox.detail({ activeId: await demoSet('box-demo-kiln-') });
    expect(kiln).toMatchObject({ saleState: 'stopped', left: 0, startCount: 20, opened: 4 });
  });

  it('have seven of the demo member, three of them unopened', async () => {
    const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
    const demo = server.visitor({ tokens: { read: () => token, clear: () => {} } });
    const { records, total } = await demo.blindBox.mine({});
    expect(total).toBe(7);
    expect(records.map(({ state }) => state)).toEqual([
      ...['paid', 'paid', 'paid', 'opened', 'opened', 'opened', 'opened'],
    ]);
    expect(records.filter(({ record }) => record?.item.hidden)).toHaveLength(1);
    expect(records.every(({ record }) => record?.forced !== true)).toBe(true);
  });
});

describe('the console of blind boxes', () => {
  it('writes, publishes, extends, tells a seed, withdraws, and settles', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()), {
      skus: [{ total: 20 }, { total: 5, priceFen: 9_900 }],
    });
    const items = [`${productId}/${skuIds[0]}|10`, `${productId}/${skuIds[1]}|2|1|12900|月|Moon`].join('\n');
    const typed = {
      name: '盲盒',
      nameEn: 'Box',
      price: '39.00',
      pity: '6',
      starts: '2026-01-01 10:00',
      items,
    };
    const { done = '' } = await press('draft', typed);
    const id = done.split(': ')[1] ?? '';
    const span = { starts_ms: nowMs() - 60_000, ends_ms: nowMs() + 86_400_000 };
    await db().updateTable('activities').set(span).where('id', '=', id).execute();
    expect(await press('publish', { id })).toMatchObject({ ok: true });
    expect(await poolOf(db(), `pool-${skuIds[0]}`)).toMatchObject({ total: 10 });
    expect(await press('publish', { id })).toMatchObject({ ok: false, code: 422 });
    expect(await press('extend', { id, ends: '2020-01-01 10:00' })).toMatchObject({ code: 422 });
    const shown = await server.visitor().blindBox.detail({ activeId: id });
    expect(shown).toMatchObject({ priceFen: 3_900, pityAfter: 6, startCount: 12 });
    const api = await server.member();
    await buyAsAdult(server, api, shown, 2);
    const [first = ''] = await unopened(api, shown);
    await openOne(api, shown, first);
    expect(await press('reveal', { id, day: dayOf(nowMs()) })).toMatchObject({ ok: true });
    const { records } = await api.blindBox.mine({ activeId: id });
    expect(records.find(({ unitId }) => unitId === first)?.record?.seed).toHaveLength(64);
    const { boxItems, boxOpenings } = await server.console();
    expect(boxItems.filter(({ activeId }) => activeId === id)).toMatchObject([
      { startCount: 10, hidden: false, toOpen: 1 },
      { name: '月', startCount: 2, hidden: true },
    ]);
    expect(boxOpenings.filter(({ activeId }) => activeId === id)).toMatchObject([{ seq: 1, forced: false }]);
    expect(await press('withdraw', { id })).toMatchObject({ ok: true });
    await server.runJobs();
    expect(await press('settle', {})).toMatchObject({ ok: true });
    const pools = await Promise.all(skuIds.map((sku) => poolOf(db(), `pool-${sku}`)));
    expect(pools.reduce((sum, { total }) => sum + total, 0)).toBe(24);
  });
});
