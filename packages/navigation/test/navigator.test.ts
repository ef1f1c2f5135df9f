import type { ChannelSource } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import {
  createNavigator,
  createRouteTable,
  loginUrl,
  mayOpen,
  type NavigationPort,
  needsAutomaticAuth,
} from '../src';
import { productRoutes } from '../src/product-routes';

const table = createRouteTable(productRoutes());
const home = '/views/index/index';
const userCenter = '/views/user-center/index';
const detail = '/pages/ticket-detail/ticket-detail?id=1';
const orders = '/packages/order/order-list/order-list';

interface World {
  member?: boolean;
  refused?: boolean;
  source?: ChannelSource;
  memberSources?: readonly ChannelSource[];
  history?: string[];
  port?: Partial<NavigationPort>;
}

/** A history of pages, moved by the navigator under test on a clock turned by hand. */
function setUp(world: World = {}) {
  const { history = [home] } = world;
  const outer: string[] = [];
  const state = {
    member: world.member ?? false,
    refused: world.refused ?? false,
    source: world.source ?? 2,
    nowMs: 1_000_000,
  };
  let saved: string | undefined;
  const navigator = createNavigator({
    table,
    memberSources: world.memberSources,
    visitor: {
      isMember: () => state.member,
      source: () => state.source,
      isRefused: () => state.refused,
    },
    loginReturn: {
      save: (url) => {
        saved = url;
      },
      take: () => {
        const url = saved;
        saved = undefined;
        return url;
      },
    },
    port: {
      push: (url) => void history.push(url),
      replace: (url) => void history.splice(-1, 1, url),
      back: () => void history.pop(),
      canGoBack: () => history.length > 1,
      openOuter: (link) => void outer.push(link.kind),
      ...world.port,
    },
    now: () => state.nowMs,
  });
  const wait = (ms = 500) => {
    state.nowMs += ms;
  };
  return { navigator, history, outer, state, wait, savedUrl: () => saved };
}

// conformance: NAV-03
describe('moving', () => {
  it('pushes, replaces and goes back', () => {
    const { navigator, history, wait } = setUp();
    expect(navigator.navigate(detail)).toBe('opened');
    wait();
    expect(navigator.redirect('/pages/notice/notice')).toBe('opened');
    expect(history).toEqual([home, '/pages/notice/notice']);
    wait();
    expect(navigator.back()).toBe('opened');
    expect(history).toEqual([home]);
  });

  it('falls back to the page that is named, where there is one', () => {
    const { navigator, history } = setUp({ history: [detail] });
    navigator.back('/pages/notice/notice');
    expect(history).toEqual(['/pages/notice/notice']);
  });

  it('falls back to home when there is no history', () => {
    const { navigator, history } = setUp({ history: [detail] });
    navigator.back();
    expect(history).toEqual([home]);
  });

  it('shows a tab in place of the page, or the way the port does it', () => {
    const plain = setUp();
    plain.navigator.switchTab(userCenter);
    expect(plain.history).toEqual([userCenter]);
    const tabs: string[] = [];
    const own = setUp({ port: { switchTab: (url) => void tabs.push(url) } });
    own.navigator.switchTab('/pages/user-center/user-center?x=1');
    expect(tabs).toEqual([`${userCenter}?x=1`]);
  });

  it('navigates to a page that is asked for as a tab and is none', () => {
    const { navigator, history } = setUp();
    navigator.switchTab(detail);
    expect(history).toEqual([home, detail]);
  });

  it('relaunches by replacing, or the way the port does it', () => {
    const plain = setUp();
    plain.navigator.relaunch(detail);
    expect(plain.history).toEqual([detail]);
    const relaunched: string[] = [];
    const own = setUp({ port: { relaunch: (url) => void relaunched.push(url) } });
    own.navigator.relaunch(home);
    expect(relaunched).toEqual([home]);
  });

  it('opens old paths at their new place', () => {
    const { navigator, history } = setUp();
    navigator.navigate('/pages/ticket-detail?id=1');
    expect(history.at(-1)).toBe(detail);
  });

  // conformance: NAV-15
  it('shows page lost for an unknown path, never nothing', () => {
    const { navigator, history } = setUp();
    expect(navigator.navigate('/pages/nothing?x=1')).toBe('lost');
    expect(history.at(-1)).toBe('/pages/abnormal-page/abnormal-page?redirect=%2Fpages%2Fnothing%3Fx%3D1');
  });
});

// conformance: NAV-04
describe('two navigations within 500 ms', () => {
  it('ignores the second of whatever kind', () => {
    const { navigator, history, wait } = setUp();
    navigator.navigate(detail);
    wait(499);
    const second = [
      navigator.navigate(detail),
      navigator.redirect(detail),
      navigator.switchTab(home),
      navigator.relaunch(home),
      navigator.back(),
      navigator.follow(detail),
      navigator.follow('https://example.com'),
    ];
    expect(new Set(second)).toEqual(new Set(['ignored']));
    expect(history).toEqual([home, detail]);
    wait(1);
    expect(navigator.back()).toBe('opened');
  });

  it('never ignores what follows an answer, and counts it for the next', () => {
    const { navigator, history, wait } = setUp();
    navigator.navigate(detail);
    wait(100);
    expect(navigator.proceed(home)).toBe('opened');
    expect(history).toEqual([home, home]);
    wait(499);
    expect(navigator.navigate(detail)).toBe('ignored');
  });

  it('does not wait longer because of ignored ones', () => {
    const { navigator, wait } = setUp();
    navigator.navigate(detail);
    wait(400);
    navigator.navigate(detail);
    wait(100);
    expect(navigator.navigate(detail)).toBe('opened');
  });

  it('is not shut for hours when the clock is set back', () => {
    const { navigator, state } = setUp();
    navigator.navigate(detail);
    state.nowMs -= 3_600_000;
    expect(navigator.navigate(detail)).toBe('opened');
  });
});

// conformance: NAV-09
describe('pages that need a login', () => {
  const login = (path: string, url: string) => `${path}?redirectUrl=${encodeURIComponent(url)}`;

  it('lead a visitor to the login and keep the page', () => {
    const { navigator, history, savedUrl } = setUp();
    expect(navigator.navigate('/packages/order/order-list?status=4')).toBe('login');
    expect(savedUrl()).toBe(`${orders}?status=4`);
    expect(history).toEqual([home, login('/pages/login/login', `${orders}?status=4`)]);
  });

  it("lead to authorization in the messaging app's browser", () => {
    const { navigator, history } = setUp({ source: 3 });
    navigator.redirect(orders);
    expect(history).toEqual([login('/pages/auth/auth', orders)]);
  });

  it('open for a member, at once after the login', () => {
    const { navigator, state, wait, history } = setUp();
    navigator.navigate(orders);
    state.member = true;
    wait();
    expect(navigator.redirect(orders)).toBe('opened');
    expect(history).toEqual([home, orders]);
  });

  it('open for the channel that counts as logged in, which may be chosen', () => {
    expect(setUp({ source: 20 }).navigator.navigate(orders)).toBe('opened');
    expect(setUp({ source: 20, memberSources: [] }).navigator.navigate(orders)).toBe('login');
    expect(setUp({ source: 4, memberSources: [4] }).navigator.navigate(orders)).toBe('opened');
  });

  it('come back after the login, once', () => {
    const { navigator, history, state } = setUp();
    navigator.navigate(orders);
    state.member = true;
    navigator.returnAfterLogin();
    expect(history).toEqual([home, orders]);
    navigator.returnAfterLogin();
    expect(history).toEqual([home, home]);
  });

  it("come back from the login page's own address after a reload lost the saved one", () => {
    const { navigator, history } = setUp({ history: [home, login('/pages/login/login', orders)] });
    navigator.returnAfterLogin(orders);
    expect(history).toEqual([home, orders]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/pages/nothing',
    '/pages/login',
    '/pages/auth/auth',
  ])('never lead to %s after the login', (redirectUrl) => {
    const { navigator, history } = setUp({ history: ['/pages/login/login'] });
    navigator.returnAfterLogin(redirectUrl);
    expect(history).toEqual([home]);
  });

  it('are told apart by one rule', () => {
    const visitor = { isMember: () => false, isRefused: () => false, source: () => 2 as const };
    expect(mayOpen(table.byName('order/payment'), visitor)).toBe(false);
    expect(mayOpen(table.byName('order/payment-app'), visitor)).toBe(false);
    expect(mayOpen(table.byName('order/payment-callback'), visitor)).toBe(true);
    expect(loginUrl(2)).toBe('/pages/login/login');
    expect(loginUrl(3)).toBe('/pages/auth/auth');
  });
});

describe('enter', () => {
  it('shows a page with its query and the scene merged', () => {
    const entrance = setUp().navigator.enter(`${detail}&scene=chan_id%253D7`);
    expect(entrance).toMatchObject({ route: { name: 'ticket-detail' }, query: { id: '1', chan_id: '7' } });
    expect(entrance.redirectTo).toBeUndefined();
  });

  it('leads old paths on, strangers to the login, and unknown paths to page lost', () => {
    const { navigator, savedUrl } = setUp();
    expect(navigator.enter('/pages/index/index?a=1')).toEqual({ redirectTo: '/views/index/index?a=1' });
    expect(navigator.enter(orders)).toEqual({ redirectTo: loginUrl(2, orders) });
    expect(savedUrl()).toBe(orders);
    expect(navigator.enter('/nothing')).toEqual({
      redirectTo: '/pages/abnormal-page/abnormal-page?redirect=%2Fnothing',
    });
    expect(navigator.enter('/')).toMatchObject({ route: { isHome: true } });
  });

  it('is not held up by the double-tap guard', () => {
    const { navigator } = setUp();
    navigator.navigate(detail);
    expect(navigator.enter(detail)).toMatchObject({ route: { name: 'ticket-detail' } });
  });

  it('never leads in a circle', () => {
    const { navigator } = setUp({ source: 3 });
    for (const { path } of table.routes) {
      const first = navigator.enter(path);
      const second = first.redirectTo === undefined ? first : navigator.enter(first.redirectTo);
      expect(second.redirectTo, path).toBeUndefined();
    }
  });
});

describe('somebody whom the white list keeps out', () => {
  const shut = (url: string) => `/pages/abnormal-page/abnormal-page?redirect=${encodeURIComponent(url)}`;

  it('is shown the abnormal page in place of every page, by every way there', () => {
    const { navigator, history, wait } = setUp({ refused: true, member: true });
    expect(navigator.navigate(detail)).toBe('refused');
    expect(history).toEqual([home, shut(detail)]);
    wait();
    expect(navigator.redirect(orders)).toBe('refused');
    expect(history).toEqual([home, shut(orders)]);
    expect(navigator.enter(detail)).toEqual({ redirectTo: shut(detail) });
    expect(navigator.enter('/')).toEqual({ redirectTo: shut('/') });
  });

  it('does not get home by going back from a page without history', () => {
    const { navigator, history } = setUp({ refused: true, history: [shut(detail)] });
    navigator.back();
    expect(history).toEqual([shut(home)]);
  });

  it('may log in, since the login may let them in, and read what it asks them to agree to', () => {
    const { navigator } = setUp({ refused: true });
    for (const path of ['/pages/login/login', '/pages/auth/auth', '/pages/agreement/agreement', shut(home)])
      expect(navigator.enter(path).redirectTo, path).toBeUndefined();
    expect(navigator.enter(orders)).toEqual({ redirectTo: loginUrl(2, orders) });
  });

  it('is never led in a circle', () => {
    for (const member of [true, false]) {
      const { navigator } = setUp({ refused: true, member });
      for (const { path } of table.routes) {
        const first = navigator.enter(path);
        const second = first.redirectTo === undefined ? first : navigator.enter(first.redirectTo);
        expect(second.redirectTo, path).toBeUndefined();
      }
    }
  });

  it('may come in as soon as the answer is another', () => {
    const { navigator, state, history } = setUp({ refused: true });
    state.refused = false;
    expect(navigator.navigate(detail)).toBe('opened');
    expect(history.at(-1)).toBe(detail);
  });
});

// conformance: NAV-11
describe('needsAutomaticAuth', () => {
  const stranger = { isMember: () => false, isRefused: () => false, source: () => 3 as const };

  it("starts the messaging app's login by itself on its pages, not when returning from a cashier", () => {
    expect(needsAutomaticAuth(table.byName('index'), stranger)).toBe(true);
    expect(needsAutomaticAuth(table.byName('order/payment-callback'), stranger)).toBe(false);
  });

  it('starts nothing on the login pages, for members and in other channels', () => {
    expect(needsAutomaticAuth(table.byName('login'), stranger)).toBe(false);
    expect(needsAutomaticAuth(table.byName('auth'), stranger)).toBe(false);
    expect(needsAutomaticAuth(table.byName('index'), { ...stranger, isMember: () => true })).toBe(false);
    expect(needsAutomaticAuth(table.byName('index'), { ...stranger, source: () => 2 as const })).toBe(false);
  });
});

describe('follow', () => {
  it('navigates inside and hands links that leave the app to the port', () => {
    const { navigator, history, outer, wait } = setUp();
    expect(navigator.follow('/pages/ticket-detail?id=1')).toBe('INNER');
    expect(history.at(-1)).toBe(detail);
    for (const target of ['https://example.com', 'mp:wx1', 'video:a/b', 'live:a']) {
      wait();
      navigator.follow(target);
    }
    expect(outer).toEqual(['H5', 'MP', 'VIDEO', 'LIVE']);
  });

  it('goes nowhere with an invalid link and does not hold up the next one', () => {
    const { navigator, history } = setUp();
    expect(navigator.follow('javascript:alert(1)')).toBe('INVALID');
    expect(navigator.follow(detail)).toBe('INNER');
    expect(history).toEqual([home, detail]);
  });
});
