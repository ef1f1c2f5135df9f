import { describe, expect, it } from 'vitest';
import { createPort, createWorld, files, memberInfo, refuse } from './support/world';

describe('navigation', () => {
  it('moves with the port it is given, and says so when there is none', () => {
    const { sdk } = createWorld();
    expect(() => sdk.navigation.navigate('/pages/notice/notice')).toThrow('sdk.navigation.attach');
    const port = createPort();
    const detach = sdk.navigation.attach(port);
    sdk.navigation.returnAfterLogin('/pages/notice/notice');
    expect(port.moves).toEqual(['replace /pages/notice/notice']);
    detach();
    expect(() => sdk.navigation.returnAfterLogin()).toThrow('sdk.navigation.attach');
  });

  it('keeps the port of the newer router when an older one goes', () => {
    const { sdk } = createWorld();
    const detachOld = sdk.navigation.attach(createPort());
    const port = createPort(true);
    sdk.navigation.attach(port);
    detachOld();
    sdk.navigation.back();
    expect(port.moves).toEqual(['back']);
  });

  it('uses what a port can do besides, as a method of the port', () => {
    const { sdk, timers } = createWorld();
    class Router {
      moves: string[] = [];
      push = () => {};
      replace(url: string) {
        this.moves.push(`replace ${url}`);
      }
      back = () => {};
      canGoBack = () => false;
      switchTab(url: string) {
        this.moves.push(`tab ${url}`);
      }
      relaunch(url: string) {
        this.moves.push(`relaunch ${url}`);
      }
    }
    const router = new Router();
    sdk.navigation.attach(router);
    sdk.navigation.switchTab('/views/user-center/index');
    void timers.pass(1_000);
    expect(router.moves).toEqual(['tab /views/user-center/index']);
  });

  it('leads a visitor to the login and back, in this visit or after a reload', async () => {
    const { sdk, host, timers } = createWorld();
    const port = createPort();
    sdk.navigation.attach(port);
    const target = '/packages/order/order-list/order-list?status=4';
    expect(sdk.navigation.navigate(target)).toBe('login');
    expect(sdk.config.state.redirectLoginUrl).toBe(target);

    const sessionStorage = { redirectLoginUrl: host.sessionStorage.get('redirectLoginUrl') ?? '' };
    const reloaded = createWorld({}, { sessionStorage });
    expect(reloaded.sdk.config.state.redirectLoginUrl).toBe(target);
    reloaded.sdk.navigation.attach(port);
    await reloaded.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    reloaded.sdk.navigation.returnAfterLogin();
    expect(port.moves.at(-1)).toBe(`replace ${target}`);
    expect(reloaded.sdk.config.state.redirectLoginUrl).toBe('');
    await timers.settle();
  });

  it('opens member pages for a member', async () => {
    const { sdk } = createWorld({}, { storage: { token: 't' } });
    const url = '/packages/order/order-list/order-list';
    expect(sdk.navigation.enter(url)).toHaveProperty('redirectTo');
    await sdk.session.restore();
    expect(sdk.navigation.enter(url)).toMatchObject({ route: { path: url } });
  });

  it('knows the page from the host, or from a router with other ideas', () => {
    const { sdk, host } = createWorld();
    expect(sdk.navigation.currentUrl()).toBe('/views/index/index');
    host.location.replaceUrl('/pages/abnormal-page/abnormal-page?redirect=x#y');
    expect(sdk.navigation.currentUrl()).toBe('/pages/abnormal-page/abnormal-page?redirect=x#y');
    expect(sdk.navigation.isOnAbnormalPage()).toBe(true);
    sdk.navigation.attach(createPort(), { current: () => '/packages/order/order-list/order-list' });
    expect([sdk.navigation.isOnAbnormalPage(), sdk.navigation.isOnMemberPage()]).toEqual([false, true]);
  });

  it('knows only the routes it is given', () => {
    const { sdk } = createWorld({
      routes: [{ path: '/pages/a/a', name: 'a', titles: { 'zh-Hans': '甲', en: 'A' } }],
    });
    expect(sdk.navigation.table.routes.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('the abnormal page', () => {
  it('takes the place of a page whose call failed, once, and is told', async () => {
    const { sdk, reply, types } = createWorld({}, { href: 'https://shop.example/pages/notice/notice?id=7' });
    const port = createPort();
    sdk.navigation.attach(port);
    reply('/cuser/public/api/notice/detail', refuse(429));
    await expect(sdk.catalogue.notice('7')).rejects.toThrow();
    await expect(sdk.catalogue.notice('8')).rejects.toThrow();
    expect(port.moves).toEqual([
      `replace /pages/abnormal-page/abnormal-page?redirect=${encodeURIComponent('/pages/notice/notice?id=7')}&activity=1`,
    ]);
    expect(types()).toEqual(['abnormal']);
  });

  it('is left alone by a call that fails on it, and can be switched off', async () => {
    const path = '/cuser/public/api/notice/list';
    const there = createWorld(
      {},
      { href: 'https://shop.example/pages/abnormal-page/abnormal-page?redirect=x' },
    );
    const off = createWorld({ abnormalRedirect: false });
    for (const { sdk, reply, timers, types } of [there, off]) {
      const port = createPort();
      sdk.navigation.attach(port);
      reply(path, refuse(500));
      await expect(sdk.catalogue.notices()).rejects.toThrow();
      await timers.pass(300);
      expect([port.moves, types()]).toEqual([[], ['error']]);
    }
  });
});

// conformance: ENT-05
describe('sharing', () => {
  it('says what the page says, then what is configured for its path, then the default', async () => {
    const { sdk, host } = createWorld(
      { locale: 'en' },
      { href: 'https://shop.example/pages/notice/notice?id=7' },
    );
    expect(sdk.share.content()).toEqual({
      title: 'Yunyou',
      desc: 'Create a better life',
      link: 'https://shop.example/pages/notice/notice?id=7',
      imgUrl: '',
    });
    await sdk.config.load();
    expect(sdk.share.content({ title: 'My own' })).toMatchObject({
      title: 'My own',
      desc: 'New',
      imgUrl: 'https://api.example/cdn/news.webp',
    });
    host.location.replaceUrl('/views/index/index');
    expect(sdk.share.content()).toMatchObject({
      title: 'Cloud',
      imgUrl: 'https://cdn.example/files/share.webp',
    });
    await sdk.share.page();
    expect(host.shared).toHaveLength(1);
  });

  it('is refused on pages that cannot be shared, and hands cancelling back', async () => {
    const href = 'https://shop.example/packages/user-module/user-info/user-info';
    const refused = createWorld({}, { href });
    expect(refused.sdk.share.canShare()).toBe(false);
    await expect(refused.sdk.share.page()).rejects.toMatchObject({ code: 'unsupported' });
    expect(refused.host.shared).toEqual([]);
    const cancelled = createWorld({}, { shareEnds: 'cancelled' });
    await expect(cancelled.sdk.share.page()).rejects.toMatchObject({ code: 'cancelled' });
  });
});

// conformance: ROLE-02
describe('the white list', () => {
  const path = '/cuser/public/api/whiteList/check';
  const detail = '/pages/ticket-detail/ticket-detail?id=1';
  const shut = (url: string) => `/pages/abnormal-page/abnormal-page?redirect=${encodeURIComponent(url)}`;

  /** A shop for those on a list, with one open id on it. */
  function shutWorld(allowed: string, storage: Record<string, string> = {}) {
    const world = createWorld({}, { storage });
    world.reply('/files/config/app.json', () => ({ ...files.app, isOpenWhiteList: true }));
    world.reply(path, ({ query }) => ({ allowed: query.openId === allowed }));
    const port = createPort();
    world.sdk.navigation.attach(port);
    return { ...world, port };
  }

  it('keeps a refused open id from every page, the one shown included', async () => {
    const { sdk, port } = shutWorld('o-other', { token: 't', isMember: '1' });
    await sdk.start();
    expect(port.moves).toEqual([`replace ${shut('/views/index/index')}`]);
    expect(sdk.navigation.navigate(detail)).toBe('refused');
    expect(sdk.navigation.enter(detail)).toEqual({ redirectTo: shut(detail) });
    expect(port.moves.at(-1)).toBe(`push ${shut(detail)}`);
  });

  it('leaves an open id that is on it alone, even when the list was asked before the user was known', async () => {
    const { sdk, reply, timers, port } = shutWorld('o-1', { token: 't', isMember: '1' });
    let tell: (user: object) => void = () => {};
    reply('/cuser/member/api/getBaseUserInfo', () => new Promise((resolve) => (tell = resolve)));
    const started = sdk.start();
    await timers.settle();
    expect(sdk.config.state.checkWhiteListStatus).toBe(0);
    tell(memberInfo);
    await started;
    await timers.settle();
    expect(port.moves).toEqual([]);
    expect(sdk.navigation.navigate(detail)).toBe('opened');
  });

  it('knows a visitor by the open id a platform gave them', async () => {
    const { sdk, port } = shutWorld('o-9', { openid: 'o-9' });
    await sdk.start();
    expect(port.moves).toEqual([]);
    expect(sdk.navigation.enter(detail).redirectTo).toBeUndefined();
  });

  it('lets a visitor stay on the login page, and in after it', async () => {
    const { sdk, host, timers, port } = shutWorld('o-1');
    host.location.replaceUrl('https://shop.example/pages/login/login');
    await sdk.start();
    expect(port.moves).toEqual([]);
    expect(sdk.navigation.enter(detail).redirectTo).toBe(shut(detail));
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '1234' });
    await timers.settle();
    expect(sdk.navigation.enter(detail).redirectTo).toBeUndefined();
    expect(port.moves).toEqual([]);
  });

  it('shows out whoever logs in as somebody who is not on it', async () => {
    const { sdk, timers, reply, port } = shutWorld('o-9', { openid: 'o-9' });
    await sdk.start();
    reply('/cuser/member/api/getBaseUserInfo', () => memberInfo);
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '1234' });
    await timers.settle();
    expect(port.moves).toEqual([`replace ${shut('/views/index/index')}`]);
  });

  it('turns nobody away while its mode is not open', async () => {
    const { sdk, reply, port } = shutWorld('o-other');
    reply('/files/config/app.json', () => files.app);
    await sdk.start();
    expect(port.moves).toEqual([]);
    expect(sdk.navigation.navigate(detail)).toBe('opened');
  });
});
