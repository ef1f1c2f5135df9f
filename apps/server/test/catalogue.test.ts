import { stayHorizonDays } from '@yunyou/contract';
import { envelope, schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addDays, dayOf } from '../src/clock';
import { calendarDayOf } from '../src/holidays';
import { openDay, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the server really sends, checked against what the contract says. */
async function sent(path: string, schema: z.ZodType) {
  const response = await server.fetch(`http://yunyou.test${path}`);
  return envelope(schema).parse(await response.json()).data;
}

// conformance: API-02
describe('what visitors read', () => {
  it.each([
    ['/cgateway/timestamp', schemas.system.timestamp.response],
    ['/cuser/public/api/system/holidays', schemas.system.holidays.response],
    ['/cuser/home/page/public/api/index?cityName=澄岚市', schemas.home.layout.response],
    ['/cpage/home/index', schemas.home.page.response],
    ['/cuser/home/page/public/api/cityInfo', schemas.home.cityInfo.response],
    ['/cuser/public/api/constantConfig/getPhone', schemas.home.phone.response],
    ['/cuser/public/api/constantConfig/getCdnUrl', schemas.config.cdn.response],
    ['/cuser/public/api/whiteList/check', schemas.config.whiteList.response],
    ['/cuser/public/api/scenicSpot/list', schemas.scenicSpot.list.response],
    ['/cuser/public/api/scenicSpot/detail?id=spot-mirror-lake', schemas.scenicSpot.detail.response],
    ['/cuser/public/api/scenicSpot/profile?id=spot-mirror-lake', schemas.scenicSpot.profile.response],
    ['/cuser/public/api/ticket/list?spotId=spot-mirror-lake', schemas.ticket.list.response],
    ['/cuser/public/api/ticket/detail?id=ticket-feilian-adult', schemas.ticket.detail.response],
    [
      '/cuser/public/api/ticket/priceCalendar?productId=ticket-feilian-adult',
      schemas.ticket.priceCalendar.response,
    ],
    ['/cuser/public/api/notice/list', schemas.notice.list.response],
    ['/cuser/public/api/notice/detail?id=notice-peak-days', schemas.notice.detail.response],
    ['/cuser/public/api/license/detail', schemas.notice.license.response],
    [
      '/cuser/public/api/field/international/selectList?type=4&tableIds=spot-mirror-lake',
      schemas.international.selectList.response,
    ],
  ] as const)('%s is what the contract says', async (path, schema) => {
    await expect(sent(path, schema)).resolves.toBeDefined();
  });

  it('has at least 8 scenic spots and 30 tickets, each with an English text for every Chinese one', async () => {
    const api = server.visitor();
    const spots = await api.scenicSpot.list({ size: 50 });
    expect(spots.total).toBeGreaterThanOrEqual(8);
    const tickets = (
      await Promise.all(spots.records.map((spot) => api.ticket.list({ spotId: spot.id })))
    ).flat();
    expect(tickets.length).toBeGreaterThanOrEqual(30);
    const english = await api.international.selectList({
      type: 2,
      tableIds: tickets.map((ticket) => ticket.id).join(','),
    });
    expect(english).toHaveLength(tickets.length);
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
  });

  it('finds spots by words in both languages, and takes wildcards for what they are', async () => {
    const api = server.visitor();
    expect((await api.scenicSpot.list({ keyword: '镜湖' })).records.map((it) => it.id)).toContain(
      'spot-mirror-lake',
    );
    expect((await api.scenicSpot.list({ keyword: 'MIRROR' })).records.map((it) => it.id)).toContain(
      'spot-mirror-lake',
    );
    expect((await api.scenicSpot.list({ keyword: '%' })).total).toBe(0);
  });

  it('answers pages that follow one another without a gap', async () => {
    const api = server.visitor();
    const all = await api.scenicSpot.list({ size: 50 });
    const pages = [];
    for (let page = 1; page <= 4; page++)
      pages.push(...(await api.scenicSpot.list({ size: 3, page })).records);
    expect(pages.map((it) => it.id)).toEqual(all.records.map((it) => it.id));
  });
});

// conformance: SELL-01
describe('the price calendar', () => {
  it('begins today by the server’s clock and runs to the end of the third month', async () => {
    const { today, days } = await server
      .visitor()
      .ticket.priceCalendar({ productId: 'ticket-feilian-adult' });
    expect(today).toBe(dayOf(server.app.clock.now()));
    expect(days[0]?.day).toBe(today);
    expect(days.at(-1)?.day.slice(0, 7)).toBe(addDays(`${today.slice(0, 7)}-15`, 61).slice(0, 7));
    expect(addDays(days.at(-1)?.day ?? '', 1).slice(8)).toBe('01');
  });

  it('prices weekends and holidays differently and names the holidays', async () => {
    const { days } = await server.visitor().ticket.priceCalendar({ productId: 'ticket-feilian-adult' });
    const priceOn = (kind: string) =>
      days.find((day) => day.state === 'open' && calendarDayOf(day.day).kind === kind)?.priceFen ?? 0;
    expect(priceOn('weekday')).toBeLessThan(priceOn('weekend'));
    expect(priceOn('weekend')).toBeLessThan(priceOn('holiday'));
    for (const day of days) {
      expect(day.holiday !== null).toBe(calendarDayOf(day.day).kind === 'holiday');
    }
  });

  it('names the holidays of every night that can be looked for, without a product too', async () => {
    const holidays = await server.visitor().system.holidays();
    const today = dayOf(server.app.clock.now());
    const asked = Array.from({ length: stayHorizonDays + 1 }, (_, count) => addDays(today, count));
    expect(holidays.map(({ day }) => day)).toEqual(
      asked.filter((day) => calendarDayOf(day).kind === 'holiday'),
    );
    // Half a year always has one.
    expect(holidays[0]?.name.en).toMatch(/\w/);
  });

  it('tells sold-out, closed and late days apart, and how many are left when few are', async () => {
    const own = await startTestServer();
    const api = own.visitor();
    const day = await openDay(api, 'ticket-feilian-adult');
    const stock = own.app.db
      .updateTable('stock')
      .where('pool_id', '=', 'pool-feilian-day')
      .where('slot', '=', day);
    const stateOf = async () =>
      (await api.ticket.priceCalendar({ productId: 'ticket-feilian-adult' })).days.find(
        (it) => it.day === day,
      );
    await stock.set((eb) => ({ total: eb('taken', '+', 3) })).execute();
    expect(await stateOf()).toMatchObject({ state: 'open', left: 3 });
    await stock.set((eb) => ({ total: eb.ref('taken') })).execute();
    expect(await stateOf()).toMatchObject({ state: 'soldOut', left: null });
    await own.app.db.deleteFrom('stock').where('slot', '=', day).execute();
    expect(await stateOf()).toMatchObject({ state: 'closed', priceFen: null });
    await own.close();
  });

  it.each([
    ['2026-10-01', 'holiday', '国庆节'],
    ['2026-10-10', 'weekday', undefined],
    ['2027-02-06', 'holiday', '春节'],
    ['2027-02-05', 'holiday', '春节'],
    ['2027-04-05', 'holiday', '清明'],
    ['2027-06-09', 'holiday', '端午'],
    ['2027-09-15', 'holiday', '中秋'],
    ['2027-03-13', 'weekend', undefined],
  ] as const)('counts %s as a %s', (day, kind, name) => {
    expect(calendarDayOf(day)).toMatchObject({ kind });
    expect(calendarDayOf(day).holiday?.['zh-Hans']).toBe(name);
  });
});

// conformance: API-03
describe('static files', () => {
  it('are the configuration in the contract’s shapes', async () => {
    const { staticFiles } = await import('@yunyou/contract/schemas');
    const read = async (name: string) => (await server.fetch(`http://yunyou.test/cdn/config/${name}`)).json();
    staticFiles.tabBarFile.parse(await read('tabbar.json'));
    staticFiles.sideBarFile.parse(await read('sidebar.json'));
    const { shareConfig } = staticFiles.appFile.parse(await read('app.json'));
    // Lists have no words of their own: the operator's are told before the default.
    expect(Object.keys(shareConfig.paths).toSorted()).toEqual([
      '/packages/goods-sell/coupon-center/coupon-center',
      '/packages/marketing/bargain-active/bargain-active',
      '/packages/marketing/blind-box/blind-box',
      '/packages/marketing/flash-sale/flash-sale',
      '/packages/marketing/group-purchase/group-purchase',
      '/pages/goods-home/goods-home',
      '/pages/hotel-home/hotel-home',
      '/pages/scenic-spot-home/scenic-spot-home',
      '/views/index/index',
    ]);
    for (const { title, desc, imgUrl } of Object.values(shareConfig.paths)) {
      expect([title, desc].flatMap((words) => [words['zh-Hans'], words.en])).not.toContain('');
      expect(imgUrl).toMatch(/^\/cdn\/pictures\//);
    }
    staticFiles.updateConfigFile.parse(await read('update-config.json'));
  });

  it('are both agreements in both languages, with a Content-Security-Policy', async () => {
    for (const name of ['user.zh-Hans', 'user.en', 'privacy.zh-Hans', 'privacy.en']) {
      const response = await server.fetch(`http://yunyou.test/cdn/agreements/${name}.html`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(await response.text()).toContain('<h1');
    }
  });

  it('never leave their folder', async () => {
    for (const path of ['..%2Fpackage.json', '%2e%2e/package.json', 'manifest.json']) {
      expect((await server.fetch(`http://yunyou.test/cdn/pictures/${path}`)).status).toBe(404);
    }
  });

  it('describe every call of the contract in OpenAPI', async () => {
    const document = await readJson<{ paths: Record<string, object> }>(
      await server.fetch('http://yunyou.test/docs/openapi.json'),
    );
    const operations = Object.values(document.paths).flatMap((it) => Object.keys(it));
    const { calls } = await import('@yunyou/contract');
    expect(operations).toHaveLength(Object.values(calls).flatMap((group) => Object.keys(group)).length);
  });
});
