import { describe, expect, it } from 'vitest';
import { createReportQueue } from '../src/tracking/report-queue';
import { createWorld, lost, refuse } from './support/world';

const view = '/dcr/product/public/api/productView';
const memberView = '/dcr/product/productView';
const window = '/dcr/public/api/census/report/electWindow';
const key = 'waitingReports';

// conformance: API-12
describe('tracking', () => {
  it('takes the public form for visitors and the other for members', async () => {
    const { sdk, timers, requests } = createWorld();
    sdk.tracking.productView('t1', 2);
    sdk.tracking.parentView('s1', 2);
    await timers.settle();
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    sdk.tracking.productView('t1', 2);
    sdk.tracking.parentView('s1', 2);
    await timers.settle();
    expect(requests.map(({ path }) => path).filter((path) => path.startsWith('/dcr/product'))).toEqual([
      '/dcr/product/public/api/productView',
      '/dcr/product/public/api/parentView',
      '/dcr/product/productView',
      '/dcr/product/parentView',
    ]);
  });

  it('names the campaign the visitor came with', async () => {
    const { sdk, timers, sent } = createWorld(
      {},
      { href: 'https://shop.example/?chan_id=77&chan_id_name=spring' },
    );
    await sdk.start();
    sdk.tracking.page('/');
    sdk.tracking.page('/packages/marketing/flash-sale/flash-sale?activeId=a1');
    sdk.tracking.page('/pages/ticket-detail/ticket-detail?id=p1&activeId=a1');
    await timers.settle();
    const eventId = expect.stringMatching(/^[0-9a-f]{32}$/);
    const campaign = { channelId: '77', channelName: 'spring', atMs: 1_795_000_000_000, eventId };
    const report = '/dcr/public/api/census/report';
    expect(sent(`${report}/electWindow`)[0]?.body).toEqual({ ...campaign, path: '/views/index/index' });
    expect(sent(`${report}/activity`)[0]?.body).toEqual({ ...campaign, activityId: 'a1' });
    expect(sent(`${report}/activityProduct`)[0]?.body).toEqual({
      ...campaign,
      activityId: 'a1',
      productId: 'p1',
    });
    sdk.dispose();
  });

  const detailOf = (name: string, query: string) => `/pages/${name}/${name}?${query}`;
  it.each([
    ['/views/index/index', [], []],
    [detailOf('goods-detail', 'id=g1'), [], []],
    [detailOf('activity-special', 'id=special-2'), ['special-2'], []],
    ['/packages/nft/nft-index/nft-index?id=nft-1', ['nft-1'], []],
    ['/packages/marketing/flash-sale/flash-sale?activeId=a1', ['a1'], []],
    ['/packages/marketing/lottery/lottery?activeId=a2', ['a2'], []],
    ['/packages/marketing/blind-box/blind-box?activeId=a3', ['a3'], []],
    [detailOf('goods-detail', 'id=g1&activeId=a4'), [], ['g1']],
    [detailOf('ticket-detail', 'id=t1&activeId=a4'), [], ['t1']],
    [detailOf('service-detail', 'id=s1&activeId=a4'), [], ['s1']],
  ])('of the page %s tells what the table says', async (url, activities, products) => {
    const { sdk, timers, sent } = createWorld();
    const census = '/dcr/public/api/census/report';
    sdk.tracking.page(url);
    sdk.tracking.page(url);
    await timers.settle();
    const [path = '', query = ''] = url.split('?');
    const id = new URLSearchParams(query).get('id');
    expect(sent(window).map(({ body }) => body.path)).toEqual([id ? `${path}?id=${id}` : path]);
    expect(sent(`${census}/activity`).map(({ body }) => body.activityId)).toEqual(activities);
    expect(sent(`${census}/activityProduct`).map(({ body }) => body.productId)).toEqual(products);
    sdk.dispose();
  });

  it.each(['web/web', 'login/login', 'auth/auth', 'error/error', 'abnormal-page/abnormal-page'])(
    'never tells of the page %s',
    async (name) => {
      const { sdk, timers, sent } = createWorld();
      sdk.tracking.page(`/pages/${name}?url=https%3A%2F%2Fa.example`);
      await timers.settle();
      expect(sent(window)).toEqual([]);
      sdk.dispose();
    },
  );

  it('names the activity of a page of collectibles, which has it as its id', async () => {
    const { sdk, timers, sent } = createWorld();
    sdk.tracking.page('/packages/nft/nft-index/nft-index?id=nft-1');
    sdk.tracking.page('/packages/nft/my-collection/my-collection');
    await timers.settle();
    const activities = sent('/dcr/public/api/census/report/activity');
    expect(activities.map(({ body }) => body.activityId)).toEqual(['nft-1']);
    sdk.dispose();
  });

  it('that fails is nobody’s business', async () => {
    const { sdk, reply, timers, heard, logged } = createWorld();
    reply(view, lost);
    sdk.tracking.productView('t1', 2);
    await timers.pass(5_000);
    expect([heard, logged]).toEqual([[], []]);
  });

  it('keeps the time an event happened at, whenever its code and the network come', async () => {
    const { sdk, timers, sent } = createWorld();
    const atMs = timers.now();
    sdk.tracking.productView('t1', 2);
    await timers.pass(60_000);
    expect(sent(view)[0]?.body.atMs).toBe(atMs);
  });
});

describe('pages that are shown', () => {
  const report = '/dcr/public/api/census/report';
  const detail = '/pages/ticket-detail/ticket-detail';

  async function show(...urls: string[]) {
    const world = createWorld();
    for (const url of urls) world.sdk.tracking.page(url);
    await world.timers.settle();
    const bodies = (name: string) => world.sent(`${report}/${name}`).map(({ body }) => body);
    return {
      paths: bodies('electWindow').map(({ path }) => path),
      activities: bodies('activity').map(({ activityId }) => activityId),
      products: bodies('activityProduct').map(({ activityId, productId }) => [activityId, productId]),
    };
  }

  it('are reported by canonical path and id, at each showing, and none twice in a row', async () => {
    const { paths } = await show(
      '/',
      `${detail}?id=t 1&day=2026-12-01`,
      `${detail}?id=t 1`,
      '/',
      '/views/index/index',
    );
    expect(paths).toEqual(['/views/index/index', `${detail}?id=t%201`, '/views/index/index']);
  });

  it.each([
    '/pages/web/web?url=a',
    '/pages/login/login',
    '/pages/auth/auth',
    '/pages/error/error',
    '/pages/abnormal-page/abnormal-page',
    '/pages/preview-media/preview-media?urls=a',
    '/preview-image',
    '/packages/preview-h5/preview-home/preview-home',
    '/no/such/page',
  ])('are not reported at %s', async (url) => {
    expect(await show(url, '/')).toMatchObject({ paths: ['/views/index/index'] });
  });

  it('report the activity they show, or the product they show in one', async () => {
    const activity = '/packages/marketing/flash-sale/flash-sale?activeId=a1&activeType=4&productId=t1';
    const { paths, activities, products } = await show(
      activity,
      `${detail}?id=t1&activeId=a1&activeType=4&productId=t1`,
      `${detail}?id=t2`,
    );
    expect(paths).toHaveLength(3);
    expect(activities).toEqual(['a1']);
    expect(products).toEqual([['a1', 't1']]);
  });
});

describe('reports without a network', () => {
  const idsOf = (bodies: { body: Record<string, unknown> }[]) => bodies.map(({ body }) => body.productId);

  it('wait on the device, nothing is sent, and go in their order when the network is back', async () => {
    const { sdk, host, timers, sent } = createWorld({}, { isOnline: false });
    for (const id of ['a', 'b', 'c']) sdk.tracking.productView(id, 2);
    await timers.settle();
    expect(sent(view)).toEqual([]);
    expect(JSON.parse(host.storage.get(key) ?? '[]')).toHaveLength(3);
    host.setOnline(true);
    await timers.settle();
    expect(idsOf(sent(view))).toEqual(['a', 'b', 'c']);
    expect(host.storage.get(key)).toBeUndefined();
  });

  it('outlive the visit', async () => {
    const first = createWorld({}, { isOnline: false });
    first.sdk.tracking.productView('a', 2);
    await first.timers.settle();
    const stored = first.host.storage.get(key) ?? '';
    const next = createWorld({}, { storage: { [key]: stored } });
    next.sdk.tracking.page('/');
    await next.timers.settle();
    expect(idsOf(next.sent(view))).toEqual(['a']);
    expect(next.host.storage.get(key)).toBeUndefined();
  });

  it('are sent again under the same id after an answer that was lost', async () => {
    const { sdk, host, reply, timers, sent } = createWorld();
    reply(view, lost);
    sdk.tracking.productView('a', 2);
    await timers.settle();
    reply(view, () => null);
    host.setOnline(false);
    host.setOnline(true);
    await timers.settle();
    const [first, second, ...more] = sent(view).map(({ body }) => body.eventId);
    expect([second, more]).toEqual([first, []]);
  });

  it('go with the next report that arrives, too', async () => {
    const { sdk, reply, timers, sent } = createWorld();
    reply(view, lost);
    reply(window, () => null);
    sdk.tracking.productView('a', 2);
    await timers.settle();
    reply(view, () => null);
    sdk.tracking.page('/');
    await timers.settle();
    expect(sent(view)).toHaveLength(2);
  });

  it('that the server refuses are not sent twice, and hold up nobody', async () => {
    const { sdk, host, reply, timers, sent } = createWorld({}, { isOnline: false });
    for (const id of ['a', 'b']) sdk.tracking.productView(id, 2);
    await timers.settle();
    reply(view, refuse(400));
    host.setOnline(true);
    await timers.settle();
    host.setOnline(false);
    host.setOnline(true);
    await timers.settle();
    expect(idsOf(sent(view))).toEqual(['a', 'b']);
  });

  it('stop at the first that does not get through, and one tab sends one at a time', async () => {
    const { sdk, host, reply, timers, sent } = createWorld({}, { isOnline: false });
    for (const id of ['a', 'b']) sdk.tracking.productView(id, 2);
    await timers.settle();
    reply(view, lost);
    host.setOnline(true);
    host.setOnline(false);
    host.setOnline(true);
    await timers.settle();
    expect(idsOf(sent(view))).toEqual(['a']);
    expect(JSON.parse(host.storage.get(key) ?? '[]')).toHaveLength(2);
  });

  it('go in the member’s form only while it is the same member who is logged in', async () => {
    const { sdk, host, reply, timers, sent } = createWorld();
    reply(memberView, lost);
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    sdk.tracking.productView('mine', 2);
    await timers.settle();
    reply(memberView, () => null);
    reply(view, () => null);
    host.setOnline(false);
    host.setOnline(true);
    await timers.settle();
    expect(idsOf(sent(memberView))).toEqual(['mine', 'mine']);

    const stored = JSON.stringify([
      { eventId: 'e-other-member', kind: 'productView', body: { productId: 'theirs' }, memberId: 'm-2' },
      { eventId: 'e-visitor-view', kind: 'productView', body: { productId: 'nobody' } },
    ]);
    const next = createWorld({}, { storage: { [key]: stored } });
    next.reply(view, () => null);
    await next.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    next.sdk.tracking.page('/');
    await next.timers.settle();
    expect(idsOf(next.sent(view))).toEqual(['theirs', 'nobody']);
    expect(next.sent(memberView)).toEqual([]);
  });

  it('are nobody else’s after logging out', async () => {
    const { sdk, host, reply, timers } = createWorld();
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    reply(memberView, lost);
    sdk.tracking.productView('a', 2);
    await timers.settle();
    expect(host.storage.get(key)).toBeDefined();
    await sdk.session.logout();
    expect(host.storage.get(key)).toBeUndefined();
  });

  it('never hold who somebody is', async () => {
    const { sdk, host, reply, timers } = createWorld();
    reply('/dcr/public/api/census/report/member', lost);
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    await timers.settle();
    expect(host.storage.get(key)).toBeUndefined();
  });

  it('are not listened for after the end', async () => {
    const { sdk, host, timers, sent } = createWorld({}, { isOnline: false });
    sdk.tracking.productView('a', 2);
    await timers.settle();
    sdk.dispose();
    host.setOnline(true);
    await timers.settle();
    expect(sent(view)).toEqual([]);
  });
});

describe('the reports that wait', () => {
  const storage = (initial?: string) => {
    const values = new Map(initial === undefined ? [] : [[key, initial]]);
    return {
      get: (name: string) => values.get(name),
      set: (name: string, value: string) => void values.set(name, value),
      remove: (name: string) => void values.delete(name),
    };
  };
  const report = (number: number) => ({ eventId: `e-${number}`, kind: 'activity', body: {} });

  it('are at most 200, the oldest lost', () => {
    const waiting = createReportQueue(storage());
    for (let number = 0; number < 250; number += 1) waiting.add(report(number));
    expect(waiting.all()).toHaveLength(200);
    expect(waiting.all()[0]?.eventId).toBe('e-50');
  });

  it('hold one of an id', () => {
    const waiting = createReportQueue(storage());
    waiting.add(report(1));
    waiting.add(report(1));
    expect(waiting.all()).toHaveLength(1);
  });

  it.each(['{', '7', 'null', '{}', '[null,7,{"eventId":1}]'])('that are stored as %s are none', (text) => {
    expect(createReportQueue(storage(text)).all()).toEqual([]);
  });
});
