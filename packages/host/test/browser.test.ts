import { describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from '../src/browser';
import { createArea, createWindow } from './pretend-window';

describe('the storage of a browser', () => {
  it('keeps texts in the area of the browser', () => {
    const localStorage = createArea();
    const { storage } = createBrowserHost(createWindow({ localStorage }).window);
    storage.set('token', 't');
    expect([storage.get('token'), localStorage.values.get('token')]).toEqual(['t', 't']);
    storage.remove('token');
    expect([storage.get('token'), localStorage.values.size]).toEqual([undefined, 0]);
  });

  it('keeps what cannot be written in memory, over what was there before', () => {
    const localStorage = createArea(true);
    localStorage.values.set('locale', 'zh-Hans');
    const { storage } = createBrowserHost(createWindow({ localStorage }).window);
    storage.set('locale', 'en');
    expect(storage.get('locale')).toBe('en');
    storage.remove('locale');
    expect(storage.get('locale')).toBeUndefined();
  });

  it('keeps the keys a server must know in cookies, the others in the area', () => {
    const localStorage = createArea();
    const { window, document } = createWindow({ localStorage });
    const { storage } = createBrowserHost(window, { cookieKeys: ['token'] });
    storage.set('token', 't');
    storage.set('draft', 'd');
    expect(document.cookie).toContain('token=t');
    expect([storage.get('draft'), [...localStorage.values.keys()]]).toEqual(['d', ['draft']]);
  });

  it('works where reaching for it throws, as with cookies blocked', () => {
    const { window } = createWindow();
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { sessionStorage } = createBrowserHost(window);
    expect(sessionStorage.get('source')).toBeUndefined();
    sessionStorage.set('source', '3');
    expect(sessionStorage.get('source')).toBe('3');
    sessionStorage.remove('source');
    expect(sessionStorage.get('source')).toBeUndefined();
  });
});

describe('the lifecycle of a page', () => {
  it('is listened to only while somebody wants to know', () => {
    const { window, target, page } = createWindow();
    const host = createBrowserHost(window);
    expect(target.count() + page.count()).toBe(0);
    const ends = [
      host.onShow(() => {}),
      host.onHide(() => {}),
      host.onShow(() => {}),
      host.onOnlineChange(() => {}),
    ];
    expect(target.count() + page.count()).toBe(5);
    for (const end of ends) end();
    expect(target.count() + page.count()).toBe(0);
  });

  it('tells each change once, however many events a browser sends for it', () => {
    const { window, target, page, document } = createWindow();
    const host = createBrowserHost(window);
    const heard: string[] = [];
    host.onShow(() => heard.push('show'));
    host.onHide(() => heard.push('hide'));
    document.visibilityState = 'hidden';
    page.fire('visibilitychange');
    target.fire('pagehide');
    document.visibilityState = 'visible';
    target.fire('pageshow');
    page.fire('visibilitychange');
    expect(heard).toEqual(['hide', 'show']);
  });

  it('tells a page that came out of the back-forward cache without a visibility change', () => {
    const { window, target } = createWindow();
    const host = createBrowserHost(window);
    const shown = vi.fn();
    host.onShow(shown);
    target.fire('pagehide');
    target.fire('pageshow');
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('does not count the launch as being shown', () => {
    const { window, target } = createWindow();
    const shown = vi.fn();
    createBrowserHost(window).onShow(shown);
    target.fire('pageshow');
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('the capabilities of a browser', () => {
  it('are told from navigator, with defaults where it is old', () => {
    const old = createBrowserHost(createWindow().window);
    expect([old.userAgent, old.languages, old.maxTouchPoints, old.isOnline]).toEqual(['UA', [], 0, true]);
    const navigator = { userAgent: 'UA', languages: ['en-GB'], maxTouchPoints: 5, onLine: false };
    const host = createBrowserHost(createWindow({ navigator }).window);
    expect([host.languages, host.maxTouchPoints, host.isOnline]).toEqual([['en-GB'], 5, false]);
  });

  it('include leaving for an address, but not for a script', () => {
    const { window, assigned, replaced } = createWindow();
    const host = createBrowserHost(window);
    host.openUrl('https://pay.example/');
    host.dial('400 123');
    host.location.replaceUrl('/b');
    expect(() => host.openUrl('javascript:alert(1)')).toThrow('openUrl: unsupported');
    expect([assigned, replaced]).toEqual([['https://pay.example/', 'tel:400123'], ['/b']]);
    expect(host.location.href).toBe('https://shop.example/a');
  });

  it('tell when the network goes and comes', () => {
    const { window, target } = createWindow();
    const heard: boolean[] = [];
    createBrowserHost(window).onOnlineChange((isOnline) => heard.push(isOnline));
    target.fire('offline');
    target.fire('online');
    expect(heard).toEqual([false, true]);
  });

  // conformance: ERR-06
  it('share through the sheet of the browser and pass cancelling and failing back', async () => {
    const content = { title: 'T', desc: 'D', link: 'https://shop.example/a', imgUrl: '' };
    const share = vi.fn(async () => {});
    const host = createBrowserHost(createWindow({ navigator: { userAgent: '', share } }).window);
    await host.share(content);
    expect(share).toHaveBeenCalledWith({ title: 'T', text: 'D', url: 'https://shop.example/a' });

    share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
    await expect(host.share(content)).rejects.toMatchObject({ code: 'cancelled' });
    share.mockRejectedValueOnce(new Error('broken'));
    await expect(host.share(content)).rejects.toMatchObject({ code: 'failed' });
    await expect(createBrowserHost(createWindow().window).share(content)).rejects.toMatchObject({
      code: 'unsupported',
    });
  });

  it('copy, and say when neither way of copying works', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    await createBrowserHost(createWindow({ navigator: { userAgent: '', clipboard } }).window).copyText('YY1');
    expect(copied).toEqual(['YY1']);
    await expect(createBrowserHost(createWindow().window).copyText('YY1')).rejects.toMatchObject({
      code: 'failed',
    });
  });

  it('buzz where they can', () => {
    const vibrate = vi.fn(() => true);
    createBrowserHost(createWindow({ navigator: { userAgent: '', vibrate } }).window).vibrate(20);
    createBrowserHost(createWindow().window).vibrate(20);
    expect(vibrate).toHaveBeenCalledWith(20);
  });
});

describe('what a plain browser has no surrounding app for', () => {
  it('is refused as unsupported, and a share menu is simply not there', async () => {
    const host = createBrowserHost(createWindow().window);
    await expect(host.scan()).rejects.toMatchObject({ code: 'unsupported', capability: 'scan' });
    await expect(host.loginCode()).rejects.toMatchObject({ code: 'unsupported', capability: 'loginCode' });
    await host.offerShare(undefined);
    expect(host.configure).toBeUndefined();
  });

  it('knows that there is no network', async () => {
    const navigator = { userAgent: 'UA', onLine: false };
    expect(await createBrowserHost(createWindow({ navigator }).window).networkType()).toBe('none');
    expect(await createBrowserHost(createWindow().window).networkType()).toBe('unknown');
  });
});
