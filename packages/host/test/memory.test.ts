import { describe, expect, it, vi } from 'vitest';
import { HostError } from '../src';
import { createMemoryHost } from '../src/memory';

const content = { title: 'T', desc: 'D', link: 'https://shop.example/', imgUrl: '' };

describe('createMemoryHost', () => {
  it('keeps texts, starts with those it is given, and forgets removed ones', () => {
    const host = createMemoryHost({ storage: { token: 't' }, sessionStorage: { source: '3' } });
    expect([host.storage.get('token'), host.sessionStorage.get('source')]).toEqual(['t', '3']);
    host.storage.set('token', 't-2');
    host.sessionStorage.remove('source');
    expect([host.storage.get('token'), host.sessionStorage.get('source')]).toEqual(['t-2', undefined]);
  });

  it('shares nothing with another host', () => {
    createMemoryHost().storage.set('a', '1');
    expect(createMemoryHost().storage.get('a')).toBeUndefined();
  });

  it('tells when it is shown, hidden, on line and off line, until nobody wants to know', () => {
    const host = createMemoryHost();
    const heard = vi.fn();
    const ends = [
      host.onShow(() => heard('show')),
      host.onHide(() => heard('hide')),
      host.onOnlineChange((isOnline) => heard(isOnline)),
    ];
    host.hide();
    host.show();
    host.setOnline(true);
    host.setOnline(false);
    expect(heard.mock.calls.flat()).toEqual(['hide', 'show', false]);
    expect(host.isOnline).toBe(false);
    for (const end of ends) end();
    host.hide();
    host.setOnline(true);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('remembers where it was sent', () => {
    const host = createMemoryHost({ href: 'https://shop.example/a?b=1' });
    host.location.replaceUrl('/c#d');
    expect(host.location.href).toBe('https://shop.example/c#d');
    host.openUrl('https://pay.example/');
    host.dial('0755-123 456');
    expect(host.opened).toEqual(['https://pay.example/', 'tel:0755123456']);
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc'])(
    'refuses to open %j',
    (url) => {
      const host = createMemoryHost();
      expect(() => host.openUrl(url)).toThrow(HostError);
      expect(host.opened).toEqual([]);
    },
  );

  it.each([
    'https://a.example',
    'HTTP://a.example',
    '/pages/a',
    'pages/a',
    '//a.example',
    'mailto:a@b.example',
    '?a:b',
  ])('opens %s', (url) => {
    const host = createMemoryHost();
    host.openUrl(url);
    expect(host.opened).toEqual([url]);
  });

  it('shares, or says how sharing ended', async () => {
    const host = createMemoryHost();
    await host.share(content);
    expect(host.shared).toEqual([content]);
    for (const shareEnds of ['cancelled', 'failed', 'unsupported'] as const) {
      await expect(createMemoryHost({ shareEnds }).share(content)).rejects.toMatchObject({
        name: 'HostError',
        code: shareEnds,
        capability: 'share',
      });
    }
  });

  it('copies', async () => {
    const host = createMemoryHost();
    await host.copyText('YY1');
    expect(host.copied).toEqual(['YY1']);
  });

  it('scans, logs in, and keeps what its share menu offers', async () => {
    const bare = createMemoryHost({ isOnline: false, networkType: 'wifi' });
    await expect(bare.scan()).rejects.toMatchObject({ code: 'cancelled', capability: 'scan' });
    await expect(bare.loginCode()).rejects.toMatchObject({ code: 'unsupported' });
    expect(await bare.networkType()).toBe('none');
    const host = createMemoryHost({ scanned: 'YY1', loginCode: 'c', networkType: 'wifi' });
    expect([await host.scan(), await host.loginCode(), await host.networkType()]).toEqual([
      'YY1',
      'c',
      'wifi',
    ]);
    await host.offerShare(content);
    expect(host.offered).toEqual(content);
    await host.offerShare(undefined);
    expect(host.offered).toBeUndefined();
  });
});
