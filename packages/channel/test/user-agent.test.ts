import { describe, expect, it } from 'vitest';
import { readUserAgent } from '../src';
import samples from './user-agents.json';

const userAgentOf = (id: string) => samples.find((sample) => sample.id === id)?.ua ?? '';
const iPadAsMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

describe('readUserAgent', () => {
  it.each(samples)('knows $id', ({ ua, expect: expected, confidence }) => {
    const desktop = expected.device === 'desktop';
    expect(readUserAgent(ua)).toMatchObject({ ...expected, desktop, confidence });
  });

  it.each(samples)('knows $id when a proxy lower-cased the header', ({ ua, expect: expected }) => {
    expect(readUserAgent(ua.toLowerCase())).toMatchObject(expected);
  });

  it('never infers the third-party interface, the admin and the regional channel', () => {
    const inferred = new Set(
      samples.map(({ ua }) => readUserAgent(ua, { productToken: 'YunyouApp/' }).source),
    );
    for (const source of [5, 6, 20] as const) expect(inferred.has(source)).toBe(false);
  });

  it("infers the mobile app from the product's own token only", () => {
    const shell = `${userAgentOf('mobile-ios-safari')} YunyouApp/1.4.0`;
    expect(readUserAgent(shell, { productToken: 'YunyouApp/' })).toMatchObject({
      source: 9,
      host: 'app',
      container: 'inapp',
    });
    expect(readUserAgent(shell).source).toBe(2);
    expect(readUserAgent(shell, { productToken: '' }).source).toBe(2);
    expect(readUserAgent(userAgentOf('mobile-ios-safari'), { productToken: 'YunyouApp/' }).source).toBe(2);
  });

  it('takes a bare web view for a browser inside some app, not for the mobile app', () => {
    const android =
      'Mozilla/5.0 (Linux; Android 12; X Build/S; wv) AppleWebKit/537.36 Version/4.0 Chrome/110.0 Mobile Safari/537.36';
    expect(readUserAgent(android)).toMatchObject({
      source: 2,
      host: 'browser',
      container: 'inapp',
      confidence: 'low',
    });
    const ios =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
    expect(readUserAgent(ios)).toMatchObject({ source: 2, container: 'inapp', confidence: 'low' });
  });

  it('tells an iPad from a Mac by its touch points', () => {
    expect(readUserAgent(iPadAsMac, { maxTouchPoints: 5 })).toMatchObject({
      source: 2,
      device: 'tablet',
      desktop: false,
    });
    expect(readUserAgent(iPadAsMac, { maxTouchPoints: 0 })).toMatchObject({
      source: 1,
      device: 'desktop',
      desktop: true,
    });
    const touchLaptop = userAgentOf('desktop-chrome');
    expect(readUserAgent(touchLaptop, { maxTouchPoints: 10 }).device).toBe('desktop');
  });

  it('knows tablets and computers without a phone token', () => {
    expect(
      readUserAgent('Mozilla/5.0 (Linux; Android 13; Pad) AppleWebKit/537.36 Chrome/120 Safari/537.36')
        .device,
    ).toBe('tablet');
    expect(
      readUserAgent('Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Safari/537.36')
        .device,
    ).toBe('tablet');
    expect(
      readUserAgent('Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Safari/537.36').source,
    ).toBe(1);
  });

  it('knows further hosts that count as an ordinary browser', () => {
    const base = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
    expect(readUserAgent(`${base} Lark/7.1`)).toMatchObject({ host: 'lark', source: 2 });
    expect(readUserAgent(`${base} swan/2.33 swan-baiduboxapp/13`)).toMatchObject({
      host: 'baidu',
      source: 2,
    });
    expect(readUserAgent(`${base} AliApp(TB/10.1)`)).toMatchObject({ host: 'browser', source: 2 });
    expect(readUserAgent(`${base} ToutiaoMicroApp/3.0`)).toMatchObject({ host: 'bytedance', source: 7 });
  });

  it('takes the messaging app for granted where a text carries MicroMessenger and QQ', () => {
    const both = `${userAgentOf('wechat-android-3')} QQ/8.0`;
    expect(readUserAgent(both)).toMatchObject({ host: 'wechat', source: 3 });
  });

  it('leaves open whether a page of the messaging app on iOS is a mini-program, and only there', () => {
    const ios =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.30 NetType/WIFI';
    expect(readUserAgent(ios)).toMatchObject({ source: 3, pending: true });
    expect(readUserAgent(userAgentOf('wechat-android-1')).pending).toBe(false);
    expect(readUserAgent(userAgentOf('wechat-pc-win-1')).pending).toBe(false);
    expect(readUserAgent(userAgentOf('wechat-mp-ios-1')).pending).toBe(false);
    expect(readUserAgent(userAgentOf('mobile-ios-safari')).pending).toBe(false);
  });

  it('guesses a desktop browser, with low confidence, when there is no user agent', () => {
    expect(readUserAgent('')).toMatchObject({ source: 1, host: 'browser', confidence: 'low' });
  });
});
