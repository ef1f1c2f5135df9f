import { timeStatus } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilFound } from './support/search-content';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY_MINUTES = 1_440;
const itemsOf = ({
  components,
}: Awaited<ReturnType<ReturnType<TestServer['visitor']>['special']['detail']>>) =>
  components.flatMap((component) => (component.type === 'itemList' ? component.items : []));

describe('a special', () => {
  it('has texts and things of several kinds, in the language of the request', async () => {
    const chinese = await server.visitor().special.detail({ id: 'special-clouds-and-springs' });
    expect(chinese).toMatchObject({
      kind: 'spot',
      title: '上看云海，下泡温泉',
      timeStatus: timeStatus.ongoing,
    });
    expect(chinese.components.map(({ type }) => type)).toEqual([
      'text',
      'itemList',
      'itemList',
      'itemList',
      'text',
    ]);
    expect(new Set(itemsOf(chinese).map(({ kind }) => kind))).toEqual(new Set(['spot', 'ticket', 'hotel']));
    expect(itemsOf(chinese)[0]).toMatchObject({ id: 'spot-qiyun-ridge', title: '栖云岭', matched: [] });
    const english = await server
      .visitor({ locale: () => 'en' })
      .special.detail({ id: 'special-clouds-and-springs' });
    expect(english.title).toBe('Clouds above, springs below');
    expect(itemsOf(english).map(({ title }) => title)).toContain('Yunqi Mountain Lodge');
    expect(JSON.stringify(english)).not.toContain('泡汤');
  });

  it('leaves out what is gone', async () => {
    const { db } = server.app;
    const has = async () =>
      itemsOf(await server.visitor().special.detail({ id: 'special-clouds-and-springs' })).some(
        ({ id }) => id === 'hotel-yunqi-lodge',
      );
    expect(await has()).toBe(true);
    await db.updateTable('hotels').set({ on_sale: false }).where('id', '=', 'hotel-yunqi-lodge').execute();
    await untilFound(async () => expect(await has()).toBe(false));
    await db.updateTable('hotels').set({ on_sale: true }).where('id', '=', 'hotel-yunqi-lodge').execute();
    await untilFound(async () => expect(await has()).toBe(true));
  });

  it('is not there before its time, runs, and can be read when it is over', async () => {
    const status = async () =>
      (await server.visitor().special.detail({ id: 'special-lantern-nights' })).timeStatus;
    expect(await status()).toBe(timeStatus.notStarted);
    await server.moveTime(15 * DAY_MINUTES);
    expect(await status()).toBe(timeStatus.ongoing);
    await server.moveTime(30 * DAY_MINUTES);
    expect(await status()).toBe(timeStatus.ended);
    expect(
      itemsOf(await server.visitor().special.detail({ id: 'special-lantern-nights' })).length,
    ).toBeGreaterThan(0);
  });

  it('is listed, by kind', async () => {
    const api = server.visitor();
    const all = await api.special.list({});
    expect(all).toMatchObject({ total: 4, current: 1, pages: 1 });
    expect(all.records[0]).not.toHaveProperty('components');
    const activity = await api.special.list({ kind: 'activity' });
    expect(activity.records.map(({ kind }) => kind)).toEqual(['activity', 'activity']);
    const second = await api.special.list({ kind: 'spot', page: 2, size: 1 });
    expect(second).toMatchObject({ total: 2, size: 1, current: 2, pages: 2 });
    expect(second.records).toHaveLength(1);
  });

  it('that is unknown is not found', async () => {
    await expect(server.visitor().special.detail({ id: 'special-none' })).rejects.toMatchObject({
      code: 404,
    });
  });
});
