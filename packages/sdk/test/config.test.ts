import { describe, expect, it, vi } from 'vitest';
import { resolveAsset } from '../src/config/asset-url';
import { createConfigCache } from '../src/config/config-cache';
import { readAppFile, readSideBarFile, readTabBarFile, readUpdateConfigFile } from '../src/config/read-files';
import { sortedKey } from '../src/core/sorted-key';
import { createWorld, files, lost, Refused } from './support/world';

// conformance: ENT-02, ST-05
describe('the config cache', () => {
  it('loads once per parameters, in whatever order they are written', async () => {
    const cache = createConfigCache<string>();
    const load = vi.fn(async () => 'x');
    await Promise.all([cache.load({ a: 1, b: 2 }, load), cache.load({ b: 2, a: 1 }, load)]);
    await cache.load({ a: 1, b: 2 }, load);
    expect(load).toHaveBeenCalledTimes(1);
    await cache.load({ a: 1, b: 3 }, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('goes from loading to success, and waiters are released with it', async () => {
    const cache = createConfigCache<string>();
    let finish: (value: string) => void = () => {};
    const first = cache.load({ a: 1 }, () => new Promise((resolve) => (finish = resolve)));
    const waiter = cache.load({ a: 1 }, async () => 'never asked');
    expect(cache.entry({ a: 1 })).toMatchObject({ key: sortedKey({ a: 1 }), status: 'loading' });
    await Promise.resolve();
    finish('x');
    expect(await Promise.all([first, waiter])).toEqual(['x', 'x']);
    expect(cache.entry({ a: 1 })).toMatchObject({ status: 'success', data: 'x' });
  });

  it('goes to error, and loads anew for the next one who asks', async () => {
    const cache = createConfigCache<string>();
    await expect(cache.load({ a: 1 }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(cache.entry({ a: 1 })?.status).toBe('error');
    expect(await cache.load({ a: 1 }, async () => 'x')).toBe('x');
    expect(cache.entry({ b: 1 })).toBeUndefined();
  });
});

// conformance: ENT-06, ST-08
describe('the configuration', () => {
  // conformance: API-03
  it('arrives from the CDN under the names of the spec', async () => {
    const { sdk, sent } = createWorld();
    expect(sdk.config.state).toMatchObject({ version: '1.0.0', loadingDone: false, loadingCdnUrlStatus: 0 });
    await sdk.config.load();
    expect(sdk.config.state).toMatchObject({
      version: '1.4.0',
      homePageHelloText: { en: 'Hello' },
      loadingDone: true,
      isLoading: false,
      cdnUrl: 'https://cdn.example/files/',
      loadingCdnUrlStatus: 2,
      checkWhiteListStatus: -1,
      isOpenWhiteList: false,
      isUpdate: false,
      isUpdateCongifData: 'u.webp',
      isDebug: true,
      isGrayTheme: true,
      newUserShare: true,
      webOwnHosts: ['guide.example'],
      homeTheme: files.app.homeTheme,
      telephone: '400-1',
    });
    expect(sdk.config.state.tabBar.map(({ text, iconPath }) => [text.en, iconPath])).toEqual([
      ['Start', 'a.png'],
      ['Me', 'user'],
    ]);
    expect(sent('/cuser/public/api/constantConfig/getCdnUrl')).toHaveLength(1);
  });

  it('drops sidebar entries that lead nowhere', async () => {
    const { sdk } = createWorld();
    await sdk.config.load();
    expect(sdk.config.state.sideBar.list.map(({ path }) => path)).toEqual(['/pages/notice/notice']);
  });

  // conformance: ERR-03
  it('keeps its defaults, is done, and only logs when nothing can be had', async () => {
    const { sdk, reply, logged, timers, types } = createWorld();
    for (const path of ['getCdnUrl', 'getPhone']) reply(`/cuser/public/api/constantConfig/${path}`, lost);
    await sdk.config.load();
    await timers.pass(2_000);
    expect(sdk.config.state).toMatchObject({
      version: '1.0.0',
      loadingDone: true,
      isLoading: false,
      loadingCdnUrlStatus: 0,
      checkWhiteListStatus: -1,
      telephone: '',
    });
    expect(sdk.config.state.tabBar).toHaveLength(2);
    expect(logged).toHaveLength(5);
    expect(types()).toEqual([]);
  });

  it('is not done while it loads, a second time too', async () => {
    const { sdk, reply, timers } = createWorld();
    reply('/files/config/app.json', lost);
    await sdk.config.load();
    expect(sdk.config.state).toMatchObject({ loadingDone: true, isLoading: false });
    let answer: (file: object) => void = () => {};
    reply('/files/config/app.json', () => new Promise((resolve) => (answer = resolve)));
    const loaded = sdk.config.load();
    await timers.settle();
    expect(sdk.config.state).toMatchObject({ loadingDone: false, isLoading: true });
    answer(files.app);
    await loaded;
    expect(sdk.config.state).toMatchObject({ loadingDone: true, isLoading: false, version: '1.4.0' });
  });

  it('asks for the CDN again after it could not be had', async () => {
    const { sdk, reply } = createWorld();
    const path = '/cuser/public/api/constantConfig/getCdnUrl';
    reply(path, lost);
    await expect(sdk.config.cdnUrl()).rejects.toThrow();
    reply(path, () => ({ cdnUrl: '/cdn/' }));
    expect(await sdk.config.cdnUrl()).toBe('/cdn/');
  });

  it('remembers the version on the device', async () => {
    const { sdk, host } = createWorld();
    await sdk.config.load();
    const again = createWorld({}, { storage: { version: host.storage.get('version') ?? '' } });
    expect(again.sdk.config.state.version).toBe('1.4.0');
  });

  it('changes the update flag, and what belongs to it, only when the flag differs', async () => {
    const { sdk, reply } = createWorld();
    const path = '/files/config/update-config.json';
    await sdk.config.checkUpdate();
    reply(path, () => ({ isUpdate: false, updateImage: 'other.webp', debugData: { isDebug: false } }));
    await sdk.config.checkUpdate();
    expect(sdk.config.state).toMatchObject({ isUpdateCongifData: 'u.webp', isDebug: true });
    reply(path, () => ({ isUpdate: true, updateImage: 'other.webp', debugData: { isDebug: false } }));
    await sdk.config.checkUpdate();
    expect(sdk.config.state).toMatchObject({
      isUpdate: true,
      isUpdateCongifData: 'other.webp',
      debugData: { isDebug: false },
      isDebug: false,
    });
  });

  it('gives an agreement in the present language, fetched once', async () => {
    const { sdk, reply, sent } = createWorld({ locale: 'en' });
    reply('/files/agreements/user.en.html', () => '<p>Terms</p>');
    expect(await sdk.config.agreementHtml('user')).toBe('<p>Terms</p>');
    expect(await sdk.config.agreementHtml('user')).toBe('<p>Terms</p>');
    expect(sent('/files/agreements/user.en.html')).toHaveLength(1);
  });
});

// conformance: ST-07
describe('the white list', () => {
  const path = '/cuser/public/api/whiteList/check';
  const openWorld = () => {
    const world = createWorld({}, { storage: { token: 't' } });
    world.reply('/files/config/app.json', () => ({ ...files.app, isOpenWhiteList: true }));
    return world;
  };

  it('is not asked while its mode is not open: the check succeeds at once and the status says nothing', async () => {
    const { sdk, sent } = createWorld();
    expect(await sdk.config.checkWhiteList()).toBe(true);
    expect([sdk.config.state.checkWhiteListStatus, sent(path).length]).toEqual([-1, 0]);
    expect(sdk.config.isRefused()).toBe(false);
  });

  it.each<[string, () => unknown, number]>([
    ['lets in', () => ({ allowed: true }), 1],
    ['keeps out', () => ({ allowed: false }), 0],
    ['keeps out when it fails', () => new Refused(500), 0],
    ['keeps out when the network is lost', lost, 0],
  ])('%s', async (_, answer, status) => {
    const { sdk, reply } = openWorld();
    reply(path, answer);
    await sdk.config.load();
    expect(sdk.config.state.checkWhiteListStatus).toBe(status);
    expect(sdk.config.isRefused()).toBe(status === 0);
  });

  it('has every call say who asks while its mode is open, so that the server can let people in', async () => {
    const { sdk, reply, sent } = openWorld();
    reply(path, () => ({ allowed: true }));
    reply('/cuser/public/api/notice/list', () => []);
    await (await sdk.api()).notice.list();
    await sdk.config.load();
    await (await sdk.api()).notice.list();
    const tokens = sent('/cuser/public/api/notice/list').map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual([null, 'Bearer t']);
  });

  it('is asked again with the open id once the user is known', async () => {
    const { sdk, reply, sent, timers } = openWorld();
    reply(path, ({ query }) => ({ allowed: query.openId === 'o-1' }));
    await sdk.config.load();
    expect(sdk.config.state.checkWhiteListStatus).toBe(0);
    await sdk.session.restore();
    await timers.settle();
    expect(sdk.config.state.checkWhiteListStatus).toBe(1);
    expect(sent(path).map(({ query }) => query)).toEqual([{}, { openId: 'o-1' }]);
  });

  it('is asked again when somebody logs out: they are another person then', async () => {
    const { sdk, reply, timers } = openWorld();
    reply(path, ({ query }) => ({ allowed: query.openId === 'o-1' }));
    await sdk.start();
    await timers.settle();
    expect(sdk.config.isRefused()).toBe(false);
    await sdk.session.logout();
    await timers.settle();
    expect(sdk.config.isRefused()).toBe(true);
  });

  it('answers for the person there is now, however late the answer for the one before comes', async () => {
    const { sdk, reply, sent, timers } = openWorld();
    let answerFirst: (answer: object) => void = () => {};
    reply(path, ({ query }) =>
      query.openId === 'o-1' ? { allowed: true } : new Promise((resolve) => (answerFirst = resolve)),
    );
    const loaded = sdk.config.load();
    await timers.settle();
    await sdk.session.restore();
    await timers.settle();
    expect([sdk.config.state.checkWhiteListStatus, sent(path).length]).toEqual([1, 2]);
    answerFirst({ allowed: false });
    await loaded;
    expect(sdk.config.state.checkWhiteListStatus).toBe(1);
  });
});

describe('a configuration file', () => {
  it('that is no object, or full of other things, reads as its defaults', () => {
    for (const value of [
      undefined,
      null,
      7,
      'x',
      [],
      { homeTheme: 1, shareConfig: [], isGrayTheme: 'yes', webOwnHosts: [7, null] },
    ]) {
      expect(readAppFile(value)).toEqual({
        version: '',
        homePageHelloText: undefined,
        isOpenWhiteList: false,
        isGrayTheme: false,
        CCBPay: false,
        newUserShare: false,
        webOwnHosts: [],
        homeTheme: { isOpen: false, config: { color: '', backgroundImage: '', style: '' } },
        shareConfig: undefined,
      });
      expect(readTabBarFile(value)).toEqual({ bottomBarList: [] });
      expect(readSideBarFile(value)).toEqual({ telephone: '', leftBarList: [] });
      expect(readUpdateConfigFile(value)).toEqual({
        isUpdate: false,
        updateImage: '',
        debugData: { isDebug: false },
      });
    }
  });

  it('that is right reads as it is', () => {
    expect(readAppFile(files.app)).toEqual({
      ...files.app,
      shareConfig: { ...files.app.shareConfig },
    });
    expect(readTabBarFile(files.tabBar)).toEqual(files.tabBar);
    expect(readSideBarFile(files.sideBar)).toEqual(files.sideBar);
    expect(readUpdateConfigFile(files.update)).toEqual(files.update);
  });

  it('loses only the entries that are wrong', () => {
    const [entry] = files.tabBar.bottomBarList;
    const titles = { 'zh-Hans': '首页' };
    const list = [entry, null, { path: 7, title: entry?.title }, { path: '/a', title: titles }];
    expect(readTabBarFile({ bottomBarList: list })).toEqual(files.tabBar);
  });
});

describe('resolveAsset', () => {
  const places = { baseUrl: 'https://api.example/v1', cdnUrl: 'https://cdn.example/files/' };

  it.each([
    ['/cdn/a.webp', 'https://api.example/cdn/a.webp'],
    ['a.webp', 'https://cdn.example/files/a.webp'],
    ['https://x.example/a.webp', 'https://x.example/a.webp'],
    ['//x.example/a.webp', '//x.example/a.webp'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['', ''],
  ])('resolves %j to %j', (url, whole) => {
    expect(resolveAsset(url, places)).toBe(whole);
  });

  it('leaves root-relative addresses alone where the API is on the origin of the page', () => {
    expect(resolveAsset('/cdn/a.webp', { ...places, baseUrl: '' })).toBe('/cdn/a.webp');
  });
});
