import type { MessagingAppHost } from '@yunyou/host/messaging-app';
import type { MessagingMiniProgramHost } from '@yunyou/host/mini-program';
import type { PaymentAppHost } from '@yunyou/host/payment-app';
import type { ShortVideoHost } from '@yunyou/host/short-video';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createSdk, type SdkHost } from '../src';
import { createWorld, files } from './support/world';

const state = {
  orderId: '1',
  status: 4,
  payStatus: 0,
  totalFen: 100,
  refundedFen: 0,
  attempted: false,
  paidAtMs: null,
  expiresAtMs: 2,
  checkedAtMs: 1,
};
const jsapi = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
};
const prefix = '/cuser/member/pay-order';
const channel = {
  id: 'c',
  payType: 'miniProgramWechat',
  payChannel: 'wechat',
  payChannelType: 0,
  payChannelName: '',
};

/** A server that is asked to pay in the mini-program, and an app around that does, or cannot. */
function setUp(payPlatforms: SdkHost['payPlatforms'], given: Parameters<typeof createWorld>[0] = {}) {
  const world = createWorld({}, { storage: { token: 't' } });
  let paid = false;
  world.reply(`${prefix}/getPayChannelConfig`, () => [channel]);
  world.reply(`${prefix}/unifyWxMiniPay`, () => jsapi);
  world.reply(`${prefix}/state`, () => (paid ? { ...state, status: 1, payStatus: 1 } : state));
  const miniProgram = {
    requestPayment: vi.fn(({ success }: { success(result: unknown): void }) => {
      paid = true;
      success({});
    }),
  };
  const logged: string[] = [];
  const sdk = createSdk({
    baseUrl: 'https://api.example',
    host: { ...world.host, ...(payPlatforms && { payPlatforms }) },
    fetch: world.fetch,
    retries: 0,
    schedule: world.timers.schedule,
    logger: { error: (message) => void logged.push(message) },
    loadCatalogue: async () => ({}),
    ...given,
  });
  return { sdk, miniProgram, logged };
}

describe('paying by what the host hands in', () => {
  it('needs nothing of the app', async () => {
    const { sdk, miniProgram } = setUp(async () => ({ miniProgram }));
    expect(await sdk.payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(miniProgram.requestPayment).toHaveBeenCalledWith(expect.objectContaining({ paySign: 's' }));
  });

  it('takes what the app hands in where the host has nothing, found out when somebody pays', async () => {
    const payPlatforms = vi.fn(async () => ({ miniProgram }));
    const { sdk, miniProgram } = setUp(undefined, { payPlatforms });
    expect(payPlatforms).not.toHaveBeenCalled();
    expect(await sdk.payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(miniProgram.requestPayment).toHaveBeenCalledOnce();
  });

  it('keeps what the app hands in when the host fails, and says so where nobody is shown', async () => {
    const failing = async () => {
      throw new Error('no script');
    };
    const { sdk, miniProgram, logged } = setUp(failing, { payPlatforms: () => ({ miniProgram }) });
    expect(await sdk.payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(logged).toEqual(['What pays here could not be found out']);
  });

  it('says that nothing here can pay when nobody hands anything in', async () => {
    await expect(setUp(undefined).sdk.payment.pay({ id: '1' })).rejects.toMatchObject({ code: 'noAdapter' });
  });
});

it('is what the hosts that have something to pay with hand in', () => {
  expectTypeOf<MessagingMiniProgramHost>().toExtend<SdkHost>();
  expectTypeOf<ShortVideoHost>().toExtend<SdkHost>();
  expectTypeOf<PaymentAppHost>().toExtend<SdkHost>();
  expectTypeOf<MessagingAppHost>().toExtend<SdkHost>();
});

it.each([
  [true, ['bank', 'c']],
  [false, ['c']],
] as const)('the bank is offered while its switch CCBPay is on: %j', async (isOn, ids) => {
  const payPlatforms = { bankApp: { onShow: () => () => {} }, miniProgram: { requestPayment: vi.fn() } };
  const { sdk, reply } = createWorld({ payPlatforms }, { storage: { token: 't' } });
  reply('/files/config/app.json', () => ({ ...files.app, CCBPay: isOn }));
  reply(`${prefix}/getPayChannelConfig`, () => [
    { ...channel, id: 'bank', payType: 'app', payChannel: 'bank' },
    channel,
  ]);
  await sdk.config.load();
  await sdk.payment.loadConfig('1');
  expect(sdk.payment.config.channels.map(({ id }) => id)).toEqual(ids);
});
