import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  buildUrl,
  createNavigator,
  createRouteTable,
  homeRoutes,
  parseLink,
  parseQuery,
  type RawRoute,
} from '../src';
import { productRoutes } from '../src/product-routes';
import { specGroups, specTitles } from './product-pages';

const logger = { error: vi.fn() };
const table = createRouteTable(productRoutes(), logger);
const titles = { 'zh-Hans': '页', en: 'Page' };
const page = (path: string, more: Partial<RawRoute> = {}): RawRoute => ({
  path,
  name: path,
  titles,
  ...more,
});

describe('the route table of the product', () => {
  const expected = specGroups.flatMap(({ folder, auth, disabledShare, pages }) =>
    pages.split(/\s+/).map((name) => ({ path: `${folder}/${name}/${name}`, auth, disabledShare })),
  );

  it('has every page of the spec with its login and share flags, and no other page', () => {
    const apart = [
      '/views/index/index',
      '/views/user-center/index',
      '/preview-image',
      '/choose-location',
      '/open-location',
    ];
    const open = apart.map((path) => ({ path, auth: false, disabledShare: false }));
    const actual = table.routes.map(({ path, auth, disabledShare }) => ({ path, auth, disabledShare }));
    const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
    expect(actual.sort(byPath)).toEqual([...expected, ...open].sort(byPath));
  });

  it('has no duplicate', () => {
    expect(logger.error).not.toHaveBeenCalled();
    expect(table.routes).toHaveLength(productRoutes().length);
  });

  it('gives every page a title in both languages, the Chinese ones as the spec has them', () => {
    for (const { path, titles: given } of table.routes) {
      expect(given['zh-Hans'], path).toMatch(/^[\p{Script=Han}A-Z]+$/u);
      expect(given.en, path).toMatch(/^[A-Z][\w -]+$/);
    }
    const given = Object.keys(specTitles).map((name) => [name, table.byName(name).titles['zh-Hans']]);
    expect(Object.fromEntries(given)).toEqual(specTitles);
  });

  it('shows the tab bar on home and user center only, and has one home', () => {
    const names = (flag: 'showTabbar' | 'isHome') =>
      table.routes.filter((route) => route[flag]).map(({ name }) => name);
    expect(names('showTabbar')).toEqual(['index', 'user-center']);
    expect(names('isHome')).toEqual(['index']);
    expect(table.routes.every((route) => route.hideTabbar !== route.showTabbar)).toBe(true);
  });

  it('pulls down to refresh on the three pages of the spec', () => {
    const names = table.routes.filter((route) => route.pullDownRefresh).map(({ name }) => name);
    expect(names).toEqual([
      'order/order-details',
      'marketing/bargain-goods-detail',
      'marketing/group-buying',
    ]);
  });
});

describe('a page behind the hash of home', () => {
  it.each([
    ['/?code=x#/pages/login/login', '/pages/login/login?code=x'],
    ['/?code=x&state=s#/pages/ticket-detail?id=7', '/pages/ticket-detail/ticket-detail?code=x&state=s&id=7'],
    [
      '/?id=1#/pages/ticket-detail/ticket-detail?id=7#wechat_redirect',
      '/pages/ticket-detail/ticket-detail?id=7',
    ],
    ['/#!/pages/login/login', '/pages/login/login'],
    ['/views/index/index#/packages/order/order-list', '/packages/order/order-list/order-list'],
    ['/pages/index/index#/pages/login/login', '/pages/login/login'],
  ])('is the page of %s', (url, target) => {
    expect(table.resolve(url)).toMatchObject({ redirectTo: target });
    expect(table.resolve(target)?.redirectTo).toBeUndefined();
  });

  it.each(['/#/', '/#/pages/nowhere/nowhere', '/#top', '/#', '/?code=x#wechat_redirect'])(
    'is none in %s',
    (url) => {
      expect(table.resolve(url)).toMatchObject({ route: { isHome: true } });
      expect(table.resolve(url)?.redirectTo ?? '/').toMatch(/^\/(?:views\/index\/index)?$/);
    },
  );

  it('is none behind another page', () => {
    const found = table.resolve('/pages/ticket-detail/ticket-detail?id=7#/pages/login/login');
    expect(found).toMatchObject({ route: { name: 'ticket-detail' }, query: { id: '7' } });
    expect(found?.redirectTo).toBeUndefined();
  });
});

const someonesOwn = [
  'token',
  'ticket',
  'redirectUrl',
  'redirectLoginUrl',
  'access_token',
  'mobile',
  'openid',
];

describe('a shared address', () => {
  it('keeps what it is where the table does not know the parameters of a page', () => {
    const { shareUrl } = createRouteTable([page('/a'), page('/b', { query: ['id'] })]);
    expect(shareUrl('/a?x=1#top')).toBe('/a?x=1');
    expect(shareUrl('/b?x=1&id=2')).toBe('/b?id=2');
  });

  it('keeps every parameter that the registry names, for every page', () => {
    for (const { path, query = [], ownParameters } of table.routes) {
      const own = Object.fromEntries(
        query.filter((name) => !someonesOwn.includes(name)).map((name) => [name, '1']),
      );
      expect(table.shareUrl(buildUrl(path, { ...own, isappinstalled: '0' }))).toBe(
        buildUrl(path, ownParameters ? {} : own),
      );
    }
  });
});

describe('what is somebody’s own', () => {
  it('never goes along when a page is shared, whatever page it is', () => {
    const theirs = Object.fromEntries(someonesOwn.map((name) => [name, 'secret']));
    for (const { path } of table.routes)
      expect(table.shareUrl(buildUrl(path, { id: '1', ...theirs }))).not.toContain('secret');
    const { shareUrl } = createRouteTable([page('/a')]);
    expect(shareUrl('/a?x=1&token=secret')).toBe('/a?x=1');
  });

  it('is the key of a draft on previews alone', () => {
    for (const { path, query = [] } of table.routes)
      if (query.includes('key')) expect(path).toContain('/packages/preview-h5/');
  });
});

// conformance: NAV-02
describe('createRouteTable', () => {
  it('reads the old spelling disbledShare as disabledShare', () => {
    const { routes } = createRouteTable([
      page('/a', { disbledShare: true }),
      page('/b', { disabledShare: true }),
      page('/c'),
    ]);
    expect(routes.map(({ disabledShare }) => disabledShare)).toEqual([true, true, false]);
    expect(routes.some((route) => 'disbledShare' in route)).toBe(false);
  });

  it('completes flags that were left out', () => {
    expect(createRouteTable([page('/a')]).routes).toEqual([
      {
        path: '/a',
        name: '/a',
        titles,
        auth: false,
        disabledShare: false,
        isHome: false,
        hideTabbar: true,
        showTabbar: false,
        pullDownRefresh: false,
      },
    ]);
    const shown = createRouteTable([
      page('/a', { showTabbar: true }),
      page('/b', { hideTabbar: false }),
    ]).routes;
    expect(shown.map(({ hideTabbar }) => hideTabbar)).toEqual([false, false]);
  });

  // conformance: NAV-13
  it('logs 路由索引存在重复 for a second path or name and keeps the first', () => {
    const error = vi.fn();
    const first = page('/a', { name: 'a', auth: true });
    const { routes } = createRouteTable([first, page('/a', { name: 'x' }), page('/b', { name: 'a' })], {
      error,
    });
    expect(routes.map(({ path, auth }) => [path, auth])).toEqual([['/a', true]]);
    expect(error.mock.calls).toEqual([
      ['路由索引存在重复', '/a'],
      ['路由索引存在重复', 'a'],
    ]);
  });

  it('logs to the console when no logger is handed in', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    createRouteTable([page('/a'), page('/a')]);
    expect(error).toHaveBeenCalledWith('路由索引存在重复', '/a');
    error.mockRestore();
  });

  it('throws for a name that does not exist', () => {
    expect(() => table.byName('order/nothing')).toThrow(/no route named order\/nothing/);
  });
});

// conformance: NAV-07
describe('resolve', () => {
  it('finds the page and its decoded query', () => {
    const found = table.resolve('/pages/ticket-detail/ticket-detail?id=7&name=%E4%BA%91+%E6%B8%B8&flag#top');
    expect(found?.route.name).toBe('ticket-detail');
    expect(found?.query).toEqual({ id: '7', name: '云 游', flag: '' });
    expect(found?.redirectTo).toBeUndefined();
  });

  it('takes / for the home page itself', () => {
    for (const url of ['/', '', '/?chan_id=7', '?chan_id=7']) {
      expect(table.resolve(url)?.route.isHome).toBe(true);
      expect(table.resolve(url)?.redirectTo).toBeUndefined();
    }
    expect(table.resolve('/?chan_id=7')?.query).toEqual({ chan_id: '7' });
  });

  it.each([
    ['/pages/index/index?a=1', '/views/index/index?a=1'],
    ['/pages/index', '/views/index/index'],
    ['/pages/user-center/user-center#x', '/views/user-center/index#x'],
    ['/pages/user-center?a=%20b', '/views/user-center/index?a=%20b'],
    ['/pages/login?redirectUrl=%2F', '/pages/login/login?redirectUrl=%2F'],
    ['/pages/login/login/', '/pages/login/login'],
    ['pages/login/login', '/pages/login/login'],
    ['/packages/order/payment?orderId=1', '/packages/order/payment/payment?orderId=1'],
    ['/packages/user-module/comment', '/packages/user-module/comment/comment'],
    ['//pages/login', '/pages/login/login'],
  ])('says that %s has moved to %s', (from, to) => {
    expect(table.resolve(from)?.redirectTo).toBe(to);
    expect(table.resolve(to)?.redirectTo).toBeUndefined();
  });

  it.each([
    '/nothing',
    '/pages',
    '/pages/nothing',
    '/pages/login/login/login',
    '/packages/order',
    '/packages/order/nothing',
    '/views/index',
    '/order/payment',
    '/pages/constructor',
    '/__proto__',
    'https://evil.example/pages/login/login',
    '//evil.example/pages/login/login',
    '/%E0%A4%A',
  ])('finds no page for %s', (url) => {
    expect(table.resolve(url)).toBeUndefined();
    expect(table.canShare(url)).toBe(false);
  });

  it('gives back what was built, for every page and any query', () => {
    const route = fc.constantFrom(...table.routes);
    const query = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(route, query, ({ path }, given) => {
        const url = buildUrl(path, given);
        const found = table.resolve(url);
        expect(found?.route.path).toBe(path);
        expect(found?.query).toEqual(given);
        expect(found?.redirectTo).toBeUndefined();
        expect(buildUrl(path, found?.query)).toBe(url);
      }),
    );
  });

  it('and parsing as a link agree, in short forms and old ones too', () => {
    const route = fc.constantFrom(...table.routes);
    const query = fc.dictionary(fc.stringMatching(/^\w+$/), fc.string({ unit: 'grapheme' }), {
      noNullPrototype: true,
    });
    const shorten = fc.constantFrom(
      (path: string) => path,
      (path: string) => path.replace(/^(\/pages|\/packages\/[\w-]+)\/([\w-]+)\/\2$/, '$1/$2'),
      (path: string) => path.replace(/^\/views\/([\w-]+)\/index$/, '/pages/$1/$1'),
    );
    fc.assert(
      fc.property(route, query, shorten, ({ path }, given, short) => {
        const url = buildUrl(short(path), given);
        const found = table.resolve(url);
        const link = parseLink(url, table);
        expect(link).toEqual({ kind: 'INNER', url: found?.redirectTo ?? url });
        const again = table.resolve(link.kind === 'INNER' ? link.url : '');
        expect([again?.route.path, again?.query, again?.redirectTo]).toEqual([path, given, undefined]);
      }),
    );
  });

  it('never throws, whatever the address bar holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        table.resolve(tail);
        table.resolve(`/pages/login/login?${tail}`);
      }),
    );
  });

  it('answers quickly for hostile paths', () => {
    const started = performance.now();
    expect(table.resolve(`${'/'.repeat(200_000)}x`)).toBeUndefined();
    expect(table.resolve(`/pages/${'a/'.repeat(100_000)}`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

// conformance: NAV-14
describe('canShare', () => {
  it('refuses exactly the pages that must not be shared', () => {
    const refused = table.routes.filter(({ path }) => !table.canShare(path)).map(({ name }) => name);
    expect(refused).toHaveLength(8 + 5 + 1 + 1 + 1);
    expect(refused).toEqual(
      expect.arrayContaining(['user-module/user-info', 'marketing/discount-activity', 'preview-h5/lottery']),
    );
    expect(table.canShare('/packages/user-module/user-info?from=menu')).toBe(false);
    expect(table.canShare('/packages/user-module/invoice')).toBe(true);
  });
});

describe('query', () => {
  it('takes the first of repeated keys and leaves alone what cannot be decoded', () => {
    expect(parseQuery('a=1&a=2&b=%&c=%E4&=x&&d=1=2')).toEqual({
      a: '1',
      b: '%',
      c: '%E4',
      '': 'x',
      d: '1=2',
    });
    expect(parseQuery('')).toEqual({});
  });

  it('does not touch the prototype', () => {
    const query = parseQuery('__proto__=x&constructor=y');
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });

  it('leaves undefined parameters out and writes numbers', () => {
    expect(buildUrl('/a', { x: undefined, page: 2, name: '云 游&' })).toBe(
      '/a?page=2&name=%E4%BA%91%20%E6%B8%B8%26',
    );
    expect(buildUrl('/a', { x: undefined })).toBe('/a');
    expect(buildUrl('/a')).toBe('/a');
  });

  it('survives a text cut in the middle of an emoji', () => {
    expect(buildUrl('/a', { q: '😀'.slice(0, 1) })).toBe('/a?q=%EF%BF%BD');
  });
});

describe('a table whose pages have not all come', () => {
  const notice = '/pages/notice/notice?id=1';
  const member = '/packages/order/order-list/order-list';
  const setUp = () => {
    const first = createRouteTable(homeRoutes(), logger, false);
    const opened: string[] = [];
    const push = (url: string) => void opened.push(url);
    const navigator = createNavigator({
      table: first,
      port: { push, replace: push, back() {}, canGoBack: () => false },
      visitor: { isMember: () => false, source: () => 2 },
      loginReturn: { save() {}, take: () => undefined },
      guardMs: 0,
    });
    return { first, opened, navigator };
  };

  it('takes a path it does not know for one of a page, and leaves the rules to the router', () => {
    const { first, opened, navigator } = setUp();
    expect(first.isComplete).toBe(false);
    expect(first.resolve('/')?.route.isHome).toBe(true);
    expect(parseLink(notice, first)).toEqual({ kind: 'INNER', url: notice });
    expect(navigator.follow(notice)).toBe('INNER');
    expect(navigator.navigate(member)).toBe('opened');
    expect(opened).toEqual([notice, member]);
  });

  it('has them once it is complete, and finds nothing else', () => {
    const { first, opened, navigator } = setUp();
    first.complete(productRoutes());
    expect(first.isComplete).toBe(true);
    expect(first.routes).toHaveLength(productRoutes().length);
    expect(logger.error).not.toHaveBeenCalled();
    expect(navigator.navigate(member)).toBe('login');
    expect(navigator.navigate('/pages/nowhere/nowhere')).toBe('lost');
    expect(parseLink('/pages/nowhere/nowhere', first)).toEqual({ kind: 'INVALID' });
    expect(opened).toHaveLength(2);
  });
});
