import type { PayChannel, UnifiedPay } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import type { PayOutcome, PayPlatforms } from '../src';
import { channelOf, closed, jsapi, paid, setUp, unpaid } from './support';

const channel = (
  payType: PayChannel['payType'],
  payChannel: PayChannel['payChannel'],
  type = 2,
): PayChannel => ({
  ...channelOf(type),
  id: payType,
  payType,
  payChannel,
});

/** A page that is hidden by a cashier and shown again. */
const shownAgain = (listener: () => void) => {
  setImmediate(listener);
  return () => {};
};

interface Platform {
  name: string;
  channel: PayChannel;
  hand?: UnifiedPay;
  /** The platform as it answers. `heard` takes what it was given. */
  platforms: (answer: string, heard: (what: unknown) => void) => PayPlatforms;
  started: string;
  /** What the platform must have been given. */
  given: unknown;
  /** Answers after which nothing is certain, and answers of a person who did not want to pay. */
  uncertain: string[];
  cancelled: string[];
}

const appParameters = {
  appid: 'wx',
  partnerid: '1900',
  prepayid: 'wx1',
  package: 'Sign=WXPay',
  noncestr: 'n',
  timestamp: '1795000000',
  sign: 's',
};
const { appId: _, ...miniProgramPayment } = jsapi;

const platformsOfAll: Platform[] = [
  {
    name: 'the mini-program',
    channel: channel('miniProgramWechat', 'wechat', 0),
    platforms: (answer, heard) => ({
      miniProgram: {
        requestPayment({ success, fail, ...payment }) {
          heard(payment);
          if (answer.endsWith(':ok')) success({ errMsg: answer });
          else fail({ errMsg: answer });
        },
      },
    }),
    started: 'wxMiniPay 1',
    given: miniProgramPayment,
    uncertain: ['requestPayment:ok', 'requestPayment:fail (system error)'],
    cancelled: ['requestPayment:fail cancel'],
  },
  {
    name: 'the payment app',
    channel: channel('quickPass', 'unionPay'),
    hand: { kind: 'quickPass', tn: '812345678901234567890' },
    platforms: (answer, heard) => ({
      paymentApp: {
        pluginReady: (listener) => setImmediate(listener),
        pay({ tn, success, fail }) {
          heard({ tn });
          if (answer === 'ok') success(undefined);
          else fail({ msg: answer });
        },
      },
    }),
    started: 'unifyPay 1 quickPass',
    given: { tn: '812345678901234567890' },
    uncertain: ['ok', '用户取消', 'TN 错误'],
    cancelled: [],
  },
  {
    name: 'the other payment app’s mini-program',
    channel: channel('app', 'alipay'),
    platforms: (answer, heard) => ({
      otherPaymentApp: {
        tradePay({ orderStr, success, fail }) {
          heard({ orderStr });
          (answer === '9000' ? success : fail)({ resultCode: answer });
        },
      },
    }),
    started: 'aliH5Pay 1 app',
    given: { orderStr: 'app_id=1&sign=s%3D' },
    uncertain: ['9000', '8000', '6004', '5000', '4000', '6002', ''],
    cancelled: ['6001', '99'],
  },
  {
    name: 'the other payment app’s page',
    channel: channel('app', 'alipay'),
    platforms: (answer, heard) => ({
      otherPaymentApp: {
        call(name, payment, tell) {
          heard({ name, ...payment });
          tell({ resultStatus: Number(answer) });
        },
      },
    }),
    started: 'aliH5Pay 1 app',
    given: { name: 'tradePay', orderStr: 'app_id=1&sign=s%3D' },
    uncertain: ['9000', '8000', '6004', '4000', '6002'],
    cancelled: ['6001'],
  },
  {
    name: 'the short-video mini-program',
    channel: channel('shortVideoAll', 'shortVideo'),
    hand: { kind: 'shortVideo', orderId: 'N1', orderToken: 't' },
    platforms: (answer, heard) => ({
      shortVideo: {
        pay({ success, fail, ...payment }) {
          heard(payment);
          // It calls `success` whenever its cashier was opened.
          if (answer === 'not opened') fail({ errMsg: 'pay:fail' });
          else success({ code: Number(answer) });
        },
      },
    }),
    started: 'unifyPay 1 shortVideoAll',
    given: { orderInfo: { order_id: 'N1', order_token: 't' }, service: 5 },
    uncertain: ['0', '1', '2', '9', 'not opened'],
    cancelled: ['3', '4'],
  },
  {
    name: 'the bank’s app on Android',
    channel: channel('app', 'bank'),
    hand: { kind: 'bank', parameters: 'MERCHANTID=1&MAC=2' },
    platforms: (_answer, heard) => ({
      bankApp: { directpay: (parameters) => heard(parameters), onShow: shownAgain },
    }),
    started: 'unifyPay 1 app',
    given: 'MERCHANTID=1&MAC=2',
    uncertain: ['back'],
    cancelled: [],
  },
  {
    name: 'a hop from a web view',
    channel: channel('miniProgramWechat', 'wechat', 0),
    platforms: (_answer, heard) => ({
      webView: {
        miniProgram: { navigateTo: ({ url }) => heard(url) },
        page: '/pages/pay/pay',
        onShow: shownAgain,
      },
    }),
    started: 'channels',
    given: '/pages/pay/pay?orderId=1',
    uncertain: ['back'],
    cancelled: [],
  },
  {
    name: 'our own app',
    channel: channel('app', 'wechat'),
    hand: { kind: 'app', parameters: appParameters },
    platforms: (answer, heard) => ({
      appBridge: {
        async pay(parameters) {
          heard(parameters);
          return { result: answer };
        },
      },
    }),
    started: 'unifyPay 1 app',
    given: appParameters,
    uncertain: ['success', 'fail', ''],
    cancelled: ['cancel'],
  },
];

/** What the server says after the platform has spoken, and how paying ends then. */
const words = [
  { word: paid, afterUncertain: 'paid', afterCancel: 'paid' },
  { word: closed, afterUncertain: 'cancelled', afterCancel: 'cancelled' },
  { word: unpaid, afterUncertain: 'unknown', afterCancel: 'cancelled' },
] as const;

describe.each(platformsOfAll)('paying in $name', (platform) => {
  async function run(answer: string, word: typeof paid): Promise<PayOutcome> {
    const heard: unknown[] = [];
    const { payment, asked, say, hand } = setUp(
      { platforms: platform.platforms(answer, (what) => void heard.push(what)) },
      [platform.channel],
    );
    if (platform.hand) hand(platform.hand);
    say(unpaid, unpaid, word);
    const outcome = await payment.pay({ id: '1' });
    expect(heard).toEqual([platform.given]);
    expect(asked).toContain(platform.started);
    return outcome;
  }

  const cases = words.flatMap(({ word, afterUncertain, afterCancel }) => [
    ...platform.uncertain.map((answer) => ({ answer, word, ends: afterUncertain })),
    ...platform.cancelled.map((answer) => ({ answer, word, ends: afterCancel })),
  ]);
  it.each(cases)(
    'answer "$answer", server $word.payStatus/$word.status: $ends',
    async ({ answer, word, ends }) => {
      expect(await run(answer, word)).toEqual({ status: ends, state: word });
    },
  );

  it('is not offered where the platform is not there', async () => {
    const { payment } = setUp({}, [platform.channel]);
    await payment.loadConfig('1');
    // A browser pays the same companies by leaving for their cashiers.
    const byJump =
      platform.channel.payChannelType === 2 && ['alipay', 'wechat'].includes(platform.channel.payChannel);
    expect(payment.config.channels).toHaveLength(byJump ? 1 : 0);
  });
});

describe('a platform that never answers', () => {
  it.each(platformsOfAll.slice(0, 2))(
    'does not keep $name from ending',
    async ({ channel: offered, hand: handed }) => {
      const { payment, say, hand } = setUp(
        {
          platforms: {
            miniProgram: { requestPayment: () => {} },
            paymentApp: { pluginReady: () => {}, pay: () => {} },
          },
        },
        [offered],
      );
      if (handed) hand(handed);
      say(unpaid, unpaid, unpaid, paid);
      expect(await payment.pay({ id: '1' })).toEqual({ status: 'paid', state: paid });
    },
  );
});

describe('what the server does alone', () => {
  it.each([
    ['storedValueCard', 'storedValue', paid, 'paid'],
    ['zeroAmount', 'merchant', paid, 'paid'],
    ['hotelPayAtDesk', 'merchant', { ...unpaid, status: 0 as const }, 'pending'],
    ['hotelPayAtDesk', 'merchant', { ...unpaid, status: 1 as const }, 'pending'],
  ] as const)('%s ends as the server says: %s', async (payType, company, word, status) => {
    const { payment, asked, say } = setUp({}, [channel(payType, company)]);
    say(unpaid, word);
    expect(await payment.pay({ id: '1' })).toEqual({ status, state: word });
    expect(asked).toContain(`unifyPay 1 ${payType}`);
  });
});

describe('leaving for a cashier', () => {
  it('goes to the other payment app’s cashier with the signed fields in the address', async () => {
    const { payment, opened, asked } = setUp({}, [channel('app', 'alipay')]);
    expect(await payment.pay({ id: '1' }, { returnPath: '/back' })).toEqual({ status: 'pending' });
    expect(asked).toContain('aliH5Pay 1 page /back');
    expect(opened).toEqual(['https://other.example/gateway.do?method=alipay.trade.wap.pay&sign=a%2Bb%3D']);
  });

  it('sends the form where forms can be sent', async () => {
    const sent: unknown[] = [];
    const submitForm = (form: unknown) => void sent.push(form);
    const { payment, opened } = setUp({ platforms: { submitForm } }, [channel('app', 'alipay')]);
    await payment.pay({ id: '1' });
    expect(sent).toEqual([
      {
        action: 'https://other.example/gateway.do',
        fields: { method: 'alipay.trade.wap.pay', sign: 'a+b=' },
      },
    ]);
    expect(opened).toEqual([]);
  });

  // conformance: CH-05
  it('opens the bank’s scheme on iOS, after its page can tell the parameters', async () => {
    const read: (() => string)[] = [];
    const bankApp = { provideInfo: (info: () => string) => void read.push(info), onShow: shownAgain };
    const { payment, opened, hand, say } = setUp({ platforms: { bankApp } }, [channel('app', 'bank')]);
    hand({ kind: 'bank', parameters: 'MERCHANTID=1' });
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(opened).toEqual(['mbspay://direct?MERCHANTID=1']);
    expect(read.map((info) => info())).toEqual(['MERCHANTID=1']);
  });

  it('opens the bank’s scheme by what the page around hands in, where hosts open none', async () => {
    const schemes: string[] = [];
    const bankApp = { openScheme: (url: string) => void schemes.push(url), onShow: shownAgain };
    const { payment, opened, hand, say } = setUp({ platforms: { bankApp } }, [channel('app', 'bank')]);
    hand({ kind: 'bank', parameters: 'MERCHANTID=1' });
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect([schemes, opened]).toEqual([['mbspay://direct?MERCHANTID=1'], []]);
  });

  it('rejects when the mini-program has no page that pays', async () => {
    const webView = {
      miniProgram: { navigateTo: ({ fail }: { fail?(error: unknown): void }) => fail?.({ errMsg: 'x' }) },
      page: '/none?from=h5',
      onShow: () => () => {},
    };
    const { payment } = setUp({ platforms: { webView } }, [channel('miniProgramWechat', 'wechat', 0)]);
    await expect(payment.pay({ id: '1' })).rejects.toMatchObject({ code: 'noAdapter' });
  });
});

describe('after a reload', () => {
  function memory() {
    const texts = new Map<string, string>();
    return {
      get: (key: string) => texts.get(key),
      set: (key: string, value: string) => void texts.set(key, value),
      remove: (key: string) => void texts.delete(key),
    };
  }

  it('the order that was being paid is known until the server has told its end', async () => {
    const storage = memory();
    await setUp({ storage }).payment.pay({ id: '1' });
    const { payment, say } = setUp({ storage });
    expect(await payment.unfinished()).toBe('1');
    await payment.confirm('1');
    expect(await payment.unfinished()).toBe('1');
    say(paid);
    expect(await payment.confirm('2')).toMatchObject({ status: 'paid' });
    expect(await payment.unfinished()).toBe('1');
    await payment.confirm('1');
    expect(await payment.unfinished()).toBeUndefined();
  });

  it('nothing is unfinished when the payment could not be started', async () => {
    const storage = memory();
    const { payment } = setUp({ storage }, []);
    await expect(payment.pay({ id: '1' })).rejects.toMatchObject({ code: 'noChannel' });
    expect(await payment.unfinished()).toBeUndefined();
  });
});
