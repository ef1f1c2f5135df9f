import type { Special, SpecialComponent } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilFound } from './support/search-content';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await untilFound(async () => expect(partOf(await fair(), 'spotStrip').spots).toHaveLength(3));
});
afterAll(() => server.close());

const id = 'special-spring-tea-fair';
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const fair = (locale: 'zh-Hans' | 'en' = 'zh-Hans'): Promise<Special> =>
  server.visitor({ locale: () => locale }).special.detail({ id });

type Type = SpecialComponent['type'];
function partOf<T extends Type>({ components }: Special, type: T): Extract<SpecialComponent, { type: T }> {
  const found = components.find((one): one is Extract<SpecialComponent, { type: T }> => one.type === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found;
}

describe('a special of activities', () => {
  it('has parts of every kind in the operator’s order, in the language of the request', async () => {
    const special = await fair();
    expect(special).toMatchObject({ kind: 'activity', title: '云上茶集', theme: '#0d4b47' });
    expect(special.components.map(({ type }) => type)).toEqual([
      'text',
      'countdown',
      'couponStrip',
      'hero',
      'tabs',
      'activityStrip',
      'spotStrip',
      'itemList',
    ]);
    expect(partOf(special, 'couponStrip').coupons.map(({ couponId }) => couponId)).toEqual([
      'coupon-platform-10',
      'coupon-two-shops-15',
      'coupon-snacks-5',
      'coupon-exchange-sampler',
    ]);
    expect(partOf(special, 'hero').target).toEqual({
      kind: 'activity',
      id: 'activity-kiln-tiers',
      roomId: null,
      activeType: 1,
    });
    expect(partOf(special, 'activityStrip').activities.map(({ activeId }) => activeId)).toEqual([
      'activity-spring-tea',
      'activity-gaiwan-hours',
      'activity-soap-tomorrow',
    ]);
    expect(partOf(special, 'spotStrip').spots[0]).toMatchObject({ kind: 'spot', id: 'spot-mist-tea-hills' });
    const english = await fair('en');
    expect(english.title).toBe('Tea fair above the clouds');
    expect(JSON.stringify(english.components)).not.toMatch(/刚炒好|先领券|限时价/);
  });

  it('shows goods under tabs with the price they have now', async () => {
    const [tea, wares] = partOf(await fair(), 'tabs').tabs;
    expect([tea?.title, wares?.title]).toEqual(['茶', '器']);
    const goods = tea?.components[0];
    if (goods?.type !== 'productGrid') throw new Error('There is no grid.');
    const { records } = await server.visitor().goods.list({ activeId: 'activity-spring-tea' });
    const green = records.find((one) => one.id === 'product-mist-green');
    expect(goods.goods[0]).toEqual({ ...green, activityPriceFen: null });
    expect(goods.goods.map((one) => one.id)).toEqual([
      'product-mist-green',
      'product-nine-creeks-black',
      'product-rock-oolong',
      'product-white-cake',
    ]);
  });

  it('leaves out what is gone, and skips kinds it does not know', async () => {
    const { db } = server.app;
    const { components } = await db
      .selectFrom('specials')
      .select('components')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = (value: unknown) =>
      db
        .updateTable('specials')
        .set({ components: JSON.stringify(value) as never })
        .where('id', '=', id)
        .execute();
    await write([
      { type: 'lottery', boxId: 'box-1' },
      { type: 'tabs', tabs: [] },
      {
        type: 'hero',
        ...{ picture: Object(components.find(({ type }) => type === 'hero')).picture },
        ...{ title: { 'zh-Hans': '旧', en: 'Old' }, subtitle: { 'zh-Hans': '', en: '' } },
        target: { kind: 'goods', id: 'product-of-nobody' },
      },
      ...components,
    ]);
    await db.updateTable('coupons').set({ stopped: true }).where('id', '=', 'coupon-snacks-5').execute();
    await db.updateTable('products').set({ on_sale: false }).where('id', '=', 'product-white-cake').execute();
    const special = await fair();
    expect(special.components.map(({ type }) => type).slice(0, 2)).toEqual(['hero', 'text']);
    expect(partOf(special, 'hero').target).toBeNull();
    expect(JSON.stringify(special)).not.toMatch(/lottery|coupon-snacks-5|product-white-cake/);
    await write(components);
    await db.updateTable('coupons').set({ stopped: false }).where('id', '=', 'coupon-snacks-5').execute();
    await db.updateTable('products').set({ on_sale: true }).where('id', '=', 'product-white-cake').execute();
  });

  it('leads no longer to an activity that has ended, and is over in the end', async () => {
    const ids = async () => partOf(await fair(), 'activityStrip').activities.map(({ activeId }) => activeId);
    await server.moveTime(3 * HOUR_MINUTES);
    expect(await ids()).toEqual(['activity-spring-tea', 'activity-soap-tomorrow']);
    const { untilMs } = partOf(await fair(), 'countdown');
    expect(untilMs).toBeLessThan(server.app.clock.now());
    await server.moveTime(60 * DAY_MINUTES);
    expect(await fair()).toMatchObject({ timeStatus: 2 });
  });
});
