import { describe, expect, it } from 'vitest';
import {
  abnormalPageUrl,
  activityDetailUrl,
  createRouteTable,
  isAbnormalPage,
  mergeScene,
  type ProductActivity,
  parseLink,
  parseQuery,
  productDetailUrl,
  webPageUrl,
} from '../src';
import { productRoutes } from '../src/product-routes';

const table = createRouteTable(productRoutes());
const queryOf = (url: string) => table.resolve(url)?.query;
const nameOf = (url: string) => table.resolve(url)?.route.name;

// conformance: NAV-12
describe('productDetailUrl', () => {
  it.each([
    [0, 'goods-detail'],
    [1, 'hotel-detail'],
    [2, 'ticket-detail'],
    [3, 'service-detail'],
    [6, 'annual-card/card-detail'],
  ] as const)('leads goods type %i to %s', (goodsType, name) => {
    const url = productDetailUrl({ goodsType, id: '9' });
    expect(nameOf(url)).toBe(name);
    expect(queryOf(url)).toEqual({ id: '9' });
  });

  it('leads a room to its hotel, with the room where it is known', () => {
    const room = { goodsType: 1, id: 'room-5', relateId: 'hotel-2' } as const;
    expect(queryOf(productDetailUrl(room))).toEqual({ id: 'hotel-2' });
    expect(queryOf(productDetailUrl({ ...room, roomId: '5' }))).toEqual({ id: 'hotel-2', roomId: '5' });
  });

  it('ignores relateId and roomId of everything that is no hotel', () => {
    const url = productDetailUrl({ goodsType: 2, id: '1', relateId: '2', roomId: '3' });
    expect(queryOf(url)).toEqual({ id: '1' });
  });

  const activity: ProductActivity = {
    activeId: 'a1',
    activeType: 4,
    productType: 2,
    productId: 'p1',
    productSpec: 's1',
  };

  it('carries the activity a product is sold in', () => {
    expect(queryOf(productDetailUrl({ goodsType: 2, id: '1', activity }))).toEqual({
      id: '1',
      activeId: 'a1',
      activeType: '4',
      productType: '2',
      productId: 'p1',
      productSpec: 's1',
    });
    const withProduct = { ...activity, activityProductId: 'ap1' };
    expect(queryOf(productDetailUrl({ goodsType: 0, id: '1', activity: withProduct }))).toMatchObject({
      activityProductId: 'ap1',
    });
  });

  it('carries room and rate plan of an activity for hotels only', () => {
    const hotelActivity = { ...activity, rid: 'r1', fid: 'f1' };
    expect(queryOf(productDetailUrl({ goodsType: 1, id: '1', activity: hotelActivity }))).toMatchObject({
      rid: 'r1',
      fid: 'f1',
    });
    const ticket = queryOf(productDetailUrl({ goodsType: 2, id: '1', activity: hotelActivity }));
    expect(ticket).not.toHaveProperty('rid');
    expect(ticket).not.toHaveProperty('fid');
  });
});

describe('activityDetailUrl', () => {
  it.each([
    [1, 'discount-activity'],
    [2, 'discount-activity'],
    [3, 'group-buying'],
    [4, 'flash-sale'],
    [5, 'lottery'],
    [6, 'discount-activity'],
    [7, 'lottery'],
    [8, 'bargain-goods'],
    [9, 'discount-activity'],
  ] as const)('leads activity type %i to %s', (activeType, page) => {
    const url = activityDetailUrl(activeType, 'a1', { productId: 'p1' });
    expect(nameOf(url)).toBe(`marketing/${page}`);
    expect(queryOf(url)).toEqual({ activeId: 'a1', activeType: String(activeType), productId: 'p1' });
  });
});

// conformance: NAV-10
describe('abnormalPageUrl', () => {
  const failed = '/pages/ticket-detail/ticket-detail?id=1&name=云 游';

  it('carries the whole path that failed, encoded', () => {
    const url = abnormalPageUrl(failed);
    expect(url).toBe(
      '/pages/abnormal-page/abnormal-page?redirect=%2Fpages%2Fticket-detail%2Fticket-detail%3Fid%3D1%26name%3D%E4%BA%91%20%E6%B8%B8',
    );
    expect(queryOf(url)).toEqual({ redirect: failed });
  });

  it('says activity=1 when the server was too busy', () => {
    expect(queryOf(abnormalPageUrl(failed, { isRateLimited: true }))).toEqual({
      redirect: failed,
      activity: '1',
    });
  });

  it('does not nest', () => {
    const once = abnormalPageUrl(failed);
    expect(abnormalPageUrl(once, { isRateLimited: true })).toBe(once);
    expect(isAbnormalPage('/pages/abnormal-page')).toBe(true);
    expect(isAbnormalPage(failed)).toBe(false);
  });
});

// conformance: NAV-08
describe('mergeScene', () => {
  it.each([
    ['id=7&activityId=901'],
    ['id%3D7%26activityId%3D901'],
    [encodeURIComponent(encodeURIComponent('id=7&activityId=901'))],
  ])('merges %s into the query', (scene) => {
    expect(mergeScene({ scene, from: 'code' })).toEqual({ scene, from: 'code', id: '7', activityId: '901' });
  });

  it('works on a launch address as it arrives', () => {
    const { query = {} } = table.resolve('/pages/ticket-detail/ticket-detail?scene=id%253D7') ?? {};
    expect(mergeScene(query)).toMatchObject({ id: '7' });
  });

  it('leaves the query alone without a scene, with a plain word and with a broken one', () => {
    const queries: Record<string, string>[] = [
      { a: '1' },
      { scene: 'summer' },
      { scene: '%E0%A4%A' },
      { scene: '' },
    ];
    for (const query of queries) {
      expect(mergeScene(query)).toEqual(query);
    }
    expect(mergeScene({ scene: 'id=%E0%A4%A' })).toMatchObject({ id: '%E0%A4%A' });
  });
});

// conformance: NAV-05
describe('parseLink', () => {
  const link = (target: string) => parseLink(target, table);

  it('knows pages of the app, in their canonical form', () => {
    expect(link('/pages/login/login?x=1')).toEqual({ kind: 'INNER', url: '/pages/login/login?x=1' });
    expect(link(' /pages/index/index?x=1 ')).toEqual({ kind: 'INNER', url: '/views/index/index?x=1' });
    expect(link('/packages/order/order-list')).toEqual({
      kind: 'INNER',
      url: '/packages/order/order-list/order-list',
    });
    expect(link('/')).toEqual({ kind: 'INNER', url: '/views/index/index' });
  });

  it('knows web pages', () => {
    expect(link('https://example.com/a?b=1#c')).toEqual({ kind: 'H5', url: 'https://example.com/a?b=1#c' });
    expect(link('HTTP://example.com')).toEqual({ kind: 'H5', url: 'HTTP://example.com' });
    expect(link('//example.com/a')).toEqual({ kind: 'H5', url: 'https://example.com/a' });
  });

  it('knows other mini-programs, videos and live rooms', () => {
    expect(link('mp:wx0123/pages/index/index?x=1')).toEqual({
      kind: 'MP',
      appId: 'wx0123',
      path: 'pages/index/index?x=1',
    });
    expect(link('mp:wx0123')).toEqual({ kind: 'MP', appId: 'wx0123', path: '' });
    expect(link('video:sph1/feed_2')).toEqual({ kind: 'VIDEO', account: 'sph1', videoId: 'feed_2' });
    expect(link('live:sph1')).toEqual({ kind: 'LIVE', account: 'sph1' });
  });

  it.each([
    '',
    '   ',
    'summer',
    '/pages/nothing',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'https:// example.com',
    'mp:',
    'mp:/pages/index',
    'video:sph1',
    'live:sph1/2',
    'weixin://dl/business',
  ])('takes %j for INVALID', (target) => {
    expect(link(target)).toEqual({ kind: 'INVALID' });
  });

  it('can be shown in the web page of the app', () => {
    const url = webPageUrl('https://example.com/?a=1&b=2');
    expect(nameOf(url)).toBe('web');
    expect(parseQuery(url.split('?')[1] ?? '')).toEqual({ url: 'https://example.com/?a=1&b=2' });
  });
});
