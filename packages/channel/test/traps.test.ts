import { describe, expect, it } from 'vitest';
import { createChannel, readUserAgent } from '../src';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 13; X) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/107.0 Safari/537.36';

const storage = (entries: Record<string, string> = {}) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem() {},
  removeItem() {},
});

describe('tokens that several hosts share', () => {
  it.each([
    [
      "a bank's app is not the payment app, though it says UnionPay",
      `${iPhone} /UnionPay/1.0 CCBLoongPay`,
      2,
      'ccb',
    ],
    [
      'the payment app is, by the name of its app',
      `${iPhone} (com.unionpay.chsp) (updebug 0)`,
      8,
      'unionpay',
    ],
    ['the payment app is, by both of its words', `${android} (UnionPay/1.0 CloudPay)`, 8, 'unionpay'],
    ['the work edition is not the messaging app', `${iPhone} wxwork/4.1 MicroMessenger/7.0.1`, 2, 'wecom'],
    [
      'the work edition on a computer is neither',
      `${windows} (MicroMessenger/6.2) WindowsWechat wxwork/4.1`,
      1,
      'wecom',
    ],
    ['a shop of the same family is not the wallet', `${iPhone} AliApp(TB/10.1)`, 2, 'browser'],
    [
      'the video app abroad is not the one at home',
      `${android} musical_ly BytedanceWebview/d8a21c6`,
      2,
      'tiktok',
    ],
    ['an engine is not the app it is named after', `${android} MQQBrowser/6.2 TBS/045`, 2, 'browser'],
    ["a third party's use of the bank's kit is not the bank's app", `${android} CCBSDK/2.4.0`, 2, 'browser'],
    ['the search app is, without a mini-program in it', `${iPhone} baiduboxapp/13.1.0.11`, 2, 'baidu'],
    ['its mini-program is', `${android} swan/2.29.0 swan-baiduboxapp/11.24.0`, 2, 'baidu'],
    ['another app whose name ends so is not', `${android} BlackSwan/1.2`, 2, 'browser'],
  ])('%s', (_, userAgent, source, host) => {
    expect(readUserAgent(userAgent)).toMatchObject({ source, host });
  });

  it("calls every app of the wallet's family an app, though it is not known which", () => {
    const shop = readUserAgent(`${android} AliApp(TB/10.1)`);
    expect(shop).toMatchObject({ source: 2, host: 'browser', container: 'inapp', confidence: 'low' });
  });

  it('says desktop of the messaging app on a computer, in its channel', () => {
    const userAgent = `${windows} MicroMessenger/7.0.20 WindowsWechat(0x63090a13) XWEB/8555`;
    expect(readUserAgent(userAgent)).toMatchObject({
      source: 3,
      device: 'desktop',
      desktop: true,
      pending: false,
    });
    const inMiniProgram = readUserAgent(`${userAgent} MiniProgramEnv/Windows WindowsWechat/WMPF`);
    expect(inMiniProgram).toMatchObject({ source: 4, container: 'miniprogram', desktop: true });
  });

  it('does not call a phone a computer that is no Android and no iPhone', () => {
    const harmony = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile';
    expect(readUserAgent(harmony)).toMatchObject({ source: 2, device: 'mobile', desktop: false });
  });
});

describe('each of the eleven channels', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20])(
    '%i, once stored, keeps host and device of where it runs',
    (source) => {
      const channel = createChannel({
        storage: storage({ source: String(source) }),
        userAgent: `${iPhone} __weibo__`,
      });
      expect(channel.info).toMatchObject({ source, host: 'weibo', device: 'mobile', pending: false });
      expect(channel.countsAsMember).toBe(source === 20);
    },
  );
});
