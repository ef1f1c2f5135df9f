import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { addDraw, drawOnce, sureGoods } from './support/draws';
import { poolOf } from './support/flash-sales';
import { addCoupon, addProduct, addShop } from './support/shop';
import { readJson, startTestServer, type TestServer } from './support/test-server';

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
  const answer = await server.press(`console/draws/${path}`, fields);
  return { ok: answer.ok, ...(await readJson<{ done?: string; code?: number }>(answer)) };
};

describe('the console of draws', () => {
  it('writes, publishes, changes for the better alone, and withdraws', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()), { skus: [{ total: 50 }] });
    const [sku = ''] = skuIds;
    const couponId = await addCoupon(db(), nowMs());
    const prizes = [
      `goods|200000|20|2500|${productId}/${sku}|杯子|Mug`,
      `coupon|300000|0|1000|${couponId}|券|Coupon`,
      'none|500000|0|0||谢谢参与|Thank you',
    ].join('\n');
    const typed = { name: '抽奖', nameEn: 'Draw', layout: 'wheel', starts: '2026-01-01 10:00', prizes };
    const { done = '' } = await press('draft', typed);
    const id = done.split(': ')[1] ?? '';
    const span = { starts_ms: nowMs() - 60_000, ends_ms: nowMs() + 86_400_000 };
    await db().updateTable('activities').set(span).where('id', '=', id).execute();
    expect(await press('publish', { id })).toMatchObject({ ok: true });
    expect(await poolOf(db(), `pool-${sku}`)).toMatchObject({ total: 30 });
    expect(await press('publish', { id })).toMatchObject({ ok: false, code: 422 });
    const { prizes: shown, activeType } = await server.visitor().lottery.detail({ activeId: id });
    expect(activeType).toBe(7);
    const [goods, coupon] = shown;
    expect(await press('stock', { id: goods?.id ?? '', pieces: '5' })).toMatchObject({ ok: true });
    expect(await press('stock', { id: goods?.id ?? '', pieces: '500' })).toMatchObject({ code: 422 });
    expect(await press('stock', { id: coupon?.id ?? '', pieces: '5' })).toMatchObject({ code: 422 });
    expect(await press('extend', { id, ends: '2020-01-01 10:00' })).toMatchObject({ code: 422 });
    expect(await press('withdraw', { id })).toMatchObject({ ok: true });
    expect(await poolOf(db(), `pool-${sku}`)).toMatchObject({ total: 50 });
    await expect(drawOnce(await server.member(), id)).rejects.toMatchObject({ rule: 'activityOver' });
  });

  it('refuses odds that do not come to one, prizes that are too dear, and none that wins nothing', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()));
    const goods = `goods|400000|5|2500|${productId}/${skuIds[0]}|杯子|Mug`;
    const none = 'none|600000|0|0||谢谢参与|Thank you';
    const draft = (lines: string[], changes = {}) =>
      press('draft', {
        ...{ name: '抽奖', nameEn: 'Draw', starts: '2026-12-01 10:00', prizes: lines.join('\n') },
        ...changes,
      });
    expect(await draft([goods, none])).toMatchObject({ ok: true });
    for (const lines of [
      [goods, none.replace('600000', '599999')],
      [goods.replace('|2500|', '|5000001|'), none],
      [goods, goods.replace('400000', '600000')],
      [goods, none.replace('600000', '300000'), none.replace('600000', '300000')],
      [goods.replace('|5|', '|0|'), none],
      [goods, none.replace('|Thank you', '|')],
      [goods],
    ])
      expect(await draft(lines)).toMatchObject({ ok: false, code: 400 });
    expect(await draft([goods, none], { runDays: '91' })).toMatchObject({ code: 400 });
    expect(await draft([goods.replace(`/${skuIds[0]}`, '/none'), none])).toMatchObject({ code: 404 });
  });

  it('gives chances, forces the next roll and says so, and tells a seed at once', async () => {
    const { activeId, prizeIds } = await addDraw(server.app, nowMs(), {
      freePerDay: 0,
      prizes: sureGoods(5),
    });
    const api = await server.member();
    const { memberId } = await api.session.userInfo();
    const day = dayOf(nowMs());
    expect(await press('chances', { id: activeId, member: memberId, count: '2' })).toMatchObject({
      ok: true,
    });
    expect(await press('chances', { id: activeId, member: 'nobody', count: '2' })).toMatchObject({
      code: 404,
    });
    const [goods = '', none = ''] = prizeIds;
    expect(await press('force', { id: none, member: memberId })).toMatchObject({ code: 400 });
    expect(await press('force', { id: goods, member: memberId })).toMatchObject({ ok: true });
    expect((await drawOnce(api, activeId)).record).toMatchObject({ forced: true, roll: 0 });
    expect((await drawOnce(api, activeId)).record).toMatchObject({ forced: false, seed: null });
    expect(await press('reveal', { id: activeId, day })).toMatchObject({ ok: true });
    const { seed } = await api.lottery.proof({ activeId, day });
    expect((await api.lottery.records({ activeId })).records[0]?.seed).toBe(seed);
    expect(await press('reveal', { id: activeId, day: '2020-01-01' })).toMatchObject({ code: 404 });
  });
});

describe('the demo', () => {
  it('has a grid with a prize that is all given, a wheel, five tasks, one that is over, and forty winners', async () => {
    const visitor = server.visitor();
    const ids = await db()
      .selectFrom('draws')
      .select('activity_id')
      .where('activity_id', 'like', 'draw-demo-%')
      .execute();
    const details = await Promise.all(
      ids.map(({ activity_id: activeId }) => visitor.lottery.detail({ activeId })),
    );
    const grid = details.find(({ layout, timeStatus }) => layout === 'grid' && timeStatus === 1);
    const wheel = details.find(({ layout }) => layout === 'wheel');
    const over = details.find(({ timeStatus }) => timeStatus === 2);
    expect(grid).toMatchObject({ name: '秋日好运', tasks: { length: 5 }, prizes: { length: 8 } });
    expect(grid?.prizes.filter(({ left }) => left === 0)).toHaveLength(1);
    expect(wheel).toMatchObject({ name: '集章大转盘', prizes: { length: 6 } });
    expect((await visitor.lottery.winners({ activeId: grid?.activeId ?? '' })).total).toBe(40);
    const overId = over?.activeId ?? '';
    const day = await db()
      .selectFrom('draw_records')
      .select('day')
      .where('activity_id', '=', overId)
      .executeTakeFirstOrThrow();
    const { seed } = await visitor.lottery.proof({ activeId: overId, day: day.day });
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
