import { createApiClient } from '@yunyou/api-client';
import { createPayment, type PayPlatforms } from '@yunyou/payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectOrder } from '../src/flows/merchant';
import { hearOfRefund } from '../src/flows/send-refunds';
import { moveStoredValue } from '../src/outside/pay-systems/stored-value';
import { fenOf, fromShanghaiTime, shanghaiDigits, yuanText } from '../src/outside/pay-systems/wire-formats';
import { placeStay } from './support/stays';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Api = Awaited<ReturnType<TestServer['member']>>;

/** The newest payment that the sandbox's payment systems have. */
async function newestPayment() {
  const [payment] = (await server.console()).payments;
  if (!payment) throw new Error('No payment was started.');
  return payment;
}

/** Follows an address to the cashier, as a browser or the platform's app does, and answers the payment's number there. */
async function openCashier(url: string): Promise<string> {
  const response = await server.fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '').searchParams.get('prepay_id') ?? '';
}

const press = (prepayId: string, how: string) => server.press(`cashier/${how}`, { prepay_id: prepayId });

interface Case {
  name: string;
  source: 2 | 7 | 8 | 9;
  channelId: string;
  /** The platform around the page, where a person does `how` at its cashier. */
  platforms(how: string): PayPlatforms;
  /** Where its notifications go, and one that is forged. */
  notify: string;
  forged(outTradeNo: string, totalFen: number): string;
  prefix: string;
}

const bankUrl = (parameters: string) => `http://yunyou.test/sandbox/pay-systems/bank/ccbMain?${parameters}`;

const cases: Case[] = [
  {
    name: 'the other payment app',
    source: 2,
    channelId: 'other-payment',
    platforms: (how) => ({
      otherPaymentApp: {
        tradePay({ orderStr, success }) {
          const url = `http://yunyou.test/sandbox/pay-systems/other-payment/gateway.do?${orderStr}`;
          void openCashier(url)
            .then((prepayId) => press(prepayId, how))
            // It may say so whatever happened.
            .then(() => success({ resultCode: '9000' }));
        },
      },
    }),
    notify: '/notify/other-payment',
    forged: (out_trade_no, totalFen) =>
      new URLSearchParams({
        app_id: '2021000000000000',
        out_trade_no,
        total_amount: (totalFen / 100).toFixed(2),
        trade_status: 'TRADE_SUCCESS',
        sign_type: 'RSA2',
        sign: 'bm90IGEgc2lnbmF0dXJl',
      }).toString(),
    prefix: 'A',
  },
  {
    name: 'cloud quick pay',
    source: 8,
    channelId: 'quick-pass',
    platforms: (how) => ({
      paymentApp: {
        pluginReady: (listener) => listener(),
        pay: ({ tn, success }) => void press(tn, how).then(() => success(undefined)),
      },
    }),
    notify: '/notify/quick-pass',
    forged: (orderId, totalFen) =>
      new URLSearchParams({
        merId: '777000000000000',
        orderId,
        txnType: '01',
        respCode: '00',
        txnAmt: String(totalFen),
        signature: 'bm90IGEgc2lnbmF0dXJl',
      }).toString(),
    prefix: 'U',
  },
  {
    name: 'the short-video app',
    source: 7,
    channelId: 'short-video',
    platforms: (how) => ({
      shortVideo: {
        pay: ({ orderInfo, success }) => void press(orderInfo.order_id, how).then(() => success({ code: 0 })),
      },
    }),
    notify: '/notify/short-video',
    forged: (cp_orderno, total_amount) =>
      JSON.stringify({
        timestamp: '1',
        nonce: 'n',
        msg: JSON.stringify({ cp_orderno, total_amount, status: 'SUCCESS' }),
        msg_signature: '0000',
        type: 'payment',
      }),
    prefix: 'D',
  },
  {
    name: 'the bank',
    source: 2,
    channelId: 'bank',
    platforms: (how) => {
      let shown = () => {};
      return {
        bankApp: {
          directpay: (parameters) =>
            void openCashier(bankUrl(parameters))
              .then((prepayId) => press(prepayId, how))
              .then(() => shown()),
          onShow(listener) {
            shown = listener;
            return () => {};
          },
        },
      };
    },
    notify: '/notify/bank',
    forged: (ORDERID, totalFen) =>
      new URLSearchParams({
        POSID: '000000001',
        ORDERID,
        PAYMENT: (totalFen / 100).toFixed(2),
        SUCCESS: 'Y',
        SIGN: '00',
      }).toString(),
    prefix: 'C',
  },
];

/** A client in another channel for the same login. */
const inChannel = (api: Api, source: Case['source'] | 3 | 4) =>
  createApiClient({
    baseUrl: 'http://yunyou.test',
    fetch: server.fetch,
    source,
    tokens: { read: () => api.token, clear: () => {} },
  });

/** Pays as a client does: by the payment package, over HTTP. */
async function payAs(api: Api, { source, channelId, platforms }: Case, orderId: string, how: string) {
  const payment = createPayment({
    calls: inChannel(api, source).payment,
    openUrl: () => {},
    platforms: platforms(how),
    schedule: { setTimeout: (run) => setImmediate(run), clearTimeout: () => {} },
  });
  await payment.loadConfig(orderId);
  const channel = payment.config.channels.find(({ id }) => id === channelId);
  if (!channel) throw new Error(`${channelId} is not offered.`);
  payment.select(channel);
  return payment.pay({ id: orderId });
}

// conformance: API-04
describe.each(cases)('paying with $name', (one) => {
  it('makes the order paid by its notification, which counts once however often it comes', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    expect(await payAs(api, one, id, 'pay')).toMatchObject({ status: 'paid' });
    // The client may have asked before the notification had come.
    await expect.poll(async () => (await newestPayment()).notifiedMs).not.toBeNull();
    const { outTradeNo } = await newestPayment();
    expect(outTradeNo).toMatch(new RegExp(`^${one.prefix}\\d{14}[0-9A-Za-z]{10}$`));
    for (let time = 0; time < 2; time++) {
      await server.press('console/payments/notify', { out_trade_no: outTradeNo });
    }
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1, refundedFen: 0 });
  });

  it('knows how a payment stands when the notification is late: it asks the payment system', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    expect(await payAs(api, one, id, 'pay-silently')).toMatchObject({ status: 'paid' });
    const { outTradeNo } = await newestPayment();
    await server.press('console/payments/notify', { out_trade_no: outTradeNo });
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, voucherCount: 1, refundedFen: 0 });
  });

  it('stays unpaid when it failed, whatever the platform says', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    expect(await payAs(api, one, id, 'fail')).toMatchObject({ status: 'unknown' });
    expect(await api.payment.state({ orderId: id })).toMatchObject({
      status: 4,
      payStatus: 0,
      attempted: true,
    });
  });

  it('is not moved by a notification that is not the payment system’s', async () => {
    const api = await server.member();
    const { id, totalFen } = await placeOrder(api);
    await payAs(api, one, id, 'fail');
    const { outTradeNo } = await newestPayment();
    const body = one.forged(outTradeNo, totalFen);
    const response = await server.fetch(`http://yunyou.test${one.notify}`, { method: 'POST', body });
    expect(response.status).toBe(401);
    expect((await api.order.detail({ id })).payStatus).toBe(0);
  });

  it('sends the money back when it comes after the order has closed', async () => {
    const api = await server.member();
    const { id, totalFen } = await placeOrder(api);
    await payAs(api, one, id, 'fail');
    const { prepayId } = await newestPayment();
    await api.order.cancel({ id });
    await server.press('console/payments/pay-late', { prepay_id: prepayId });
    await expect
      .poll(async () => api.order.detail({ id }))
      .toMatchObject({ status: 6, payStatus: 3, refundedFen: totalFen });
  });
});

describe.each(cases)('a refund by $name', (one) => {
  it('counts by the payment system’s answer alone, and is sent again when that has never heard of it', async () => {
    const api = await server.member();
    const { id, totalFen } = await placeOrder(api);
    await server.app.db
      .updateTable('orders')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', id)
      .execute();
    await payAs(api, one, id, 'pay');
    await expect.poll(async () => (await api.order.detail({ id })).payStatus).toBe(1);
    // The answer to the first try is lost, and with it the refund.
    const refund = async () => ({ state: 'processing' as const });
    await rejectOrder({ ...server.app, payments: { ...server.app.payments, refund } }, id);
    const number = async () => (await server.console()).refunds[0]?.number ?? '';
    expect(await number()).toMatch(new RegExp(`^${one.prefix}\\d{14}[0-9A-Za-z]+A01$`));
    await hearOfRefund(server.app, await number());
    expect(await api.order.detail({ id })).toMatchObject({ status: 3, payStatus: 1, refundedFen: 0 });
    await server.moveTime(2);
    await expect
      .poll(async () => api.order.detail({ id }))
      .toMatchObject({ status: 3, payStatus: 3, refundedFen: totalFen });
    // Asked once more, it is the same refund.
    const { outTradeNo } = await newestPayment();
    const key = { outTradeNo, outRefundNo: await number() };
    expect(await server.app.payments.queryRefund(key)).toEqual({ state: 'succeeded' });
    expect(await server.app.payments.queryRefund({ ...key, outRefundNo: `${outTradeNo}A09` })).toEqual({
      state: 'unknown',
    });
    await expect.poll(async () => (await server.console()).failing).toEqual([]);
  });
});

describe('leaving for the other payment app’s cashier', () => {
  it('goes there by the signed address and comes back to the page', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const { form } = await api.payment.aliH5Pay({ orderId: id, returnPath: '/back?id=1' });
    const url = `${form?.action}?${new URLSearchParams(form?.fields)}`;
    const response = await server.fetch(url, { redirect: 'manual' });
    const cashier = new URL(response.headers.get('location') ?? '');
    expect(cashier.searchParams.get('redirect_url')).toBe('http://yunyou.test/back?id=1');
    const changed = url.replace('QUICK_WAP_WAY', 'QUICK_WAP_WAX');
    const refused = await server.fetch(changed, { redirect: 'manual' });
    expect(await refused.json()).toMatchObject({ error_response: { sub_code: 'isv.invalid-signature' } });
  });

  it('ends the payment that was begun in another way', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await api.payment.wxWebPay({ orderId: id });
    const first = await newestPayment();
    await api.payment.aliH5Pay({ orderId: id });
    const states = (await server.console()).payments.filter((it) => it.outTradeNo === first.outTradeNo);
    expect(states.map(({ state }) => state)).toEqual(['CLOSED']);
  });
});

describe('the stored-value card', () => {
  /** Puts money on the card of the member who ordered. */
  async function charge(orderId: string, amountFen: number): Promise<string> {
    const { db, clock } = server.app;
    const order = await db
      .selectFrom('orders')
      .select('member_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const number = `charge-${orderId}-${amountFen}`;
    await moveStoredValue(db, { number, memberId: order.member_id, amountFen, atMs: clock.now() });
    return order.member_id;
  }

  it('is offered while it can pay the whole order, pays at once, and once', async () => {
    const api = await server.member();
    const { id, totalFen } = await placeOrder(api);
    const offered = async () =>
      (await api.payment.channels({ orderId: id })).find((way) => way.payType === 'storedValueCard');
    await charge(id, totalFen - 1);
    expect(await offered()).toBeUndefined();
    await expect(api.payment.unifyPay({ orderId: id, channelId: 'stored-value' })).rejects.toMatchObject({
      rule: 'payChannelUnknown',
    });
    await charge(id, totalFen);
    expect(await offered()).toMatchObject({ id: 'stored-value', balanceFen: 2 * totalFen - 1 });
    const tries = await Promise.allSettled([
      api.payment.unifyPay({ orderId: id, channelId: 'stored-value' }),
      api.payment.unifyPay({ orderId: id, channelId: 'stored-value' }),
    ]);
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1, refundedFen: 0 });
    const { id: next } = await placeOrder(api);
    const ways = await api.payment.channels({ orderId: next });
    expect(ways.map((way) => way.id)).not.toContain('stored-value');
  });

  it('is charged in the sandbox’s console', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const mobile = (await server.console()).sms[0]?.mobile ?? '';
    expect((await server.press('console/stored-value/charge', { mobile, yuan: '9999.50' })).ok).toBe(true);
    expect((await server.press('console/stored-value/charge', { mobile: '1', yuan: '1' })).ok).toBe(false);
    const card = (await api.payment.channels({ orderId: id })).find((way) => way.id === 'stored-value');
    expect(card?.balanceFen).toBe(999950);
  });

  it('has its money back when the merchant can not take the order', async () => {
    const api = await server.member();
    const { id, totalFen } = await placeOrder(api);
    await server.app.db
      .updateTable('orders')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', id)
      .execute();
    const memberId = await charge(id, totalFen);
    await api.payment.unifyPay({ orderId: id, channelId: 'stored-value' });
    expect((await server.press('console/orders/reject', { id })).ok).toBe(true);
    expect(await api.order.detail({ id })).toMatchObject({ payStatus: 3, refundedFen: totalFen });
    const card = await server.app.db
      .selectFrom('stored_values')
      .select('balance_fen')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    expect(card?.balance_fen).toBe(totalFen);
  });
});

describe('the ways that are offered', () => {
  it.each([
    [1, ['wechat', 'other-payment']],
    [2, ['wechat', 'other-payment', 'bank']],
    [3, ['wechat']],
    [4, ['wechat']],
    [7, ['short-video']],
    [8, ['quick-pass']],
    [9, ['wechat-app', 'other-payment']],
    [20, ['wechat']],
  ] as const)('in source %i are %j', async (source, ids) => {
    const api = await server.member({ source });
    const { id } = await placeOrder(api);
    expect((await api.payment.channels({ orderId: id })).map((way) => way.id)).toEqual(ids);
  });

  it('let our own app pay with parameters that are signed for it', async () => {
    const api = await server.member({ source: 9 });
    const { id } = await placeOrder(api);
    const started = await api.payment.unifyPay({ orderId: id, channelId: 'wechat-app' });
    if (started.kind !== 'app') throw new Error(started.kind);
    expect(started.parameters).toMatchObject({ package: 'Sign=WXPay', partnerid: '1900000000' });
    await press(started.parameters.prepayid, 'pay');
    expect((await api.order.detail({ id })).payStatus).toBe(1);
  });

  it('pay in the mini-program as the person that it knows, signed for it', async () => {
    const api = await server.member({ source: 4 });
    const { id } = await placeOrder(api);
    const member = await server.app.db
      .selectFrom('orders')
      .select('member_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await expect(api.payment.wxMiniPay({ orderId: id })).rejects.toMatchObject({ rule: 'payChannelUnknown' });
    const appId = server.app.platforms.miniProgram?.appId ?? '';
    await server.app.db
      .insertInto('member_identities')
      .values({
        provider: 'mini-program',
        app_id: appId,
        open_id: `o-${id}`,
        member_id: member.member_id,
        created_ms: server.app.clock.now(),
        union_id: '',
      })
      .execute();
    expect(await api.payment.wxMiniPay({ orderId: id })).toMatchObject({ appId, signType: 'RSA' });
    const [payment] = await server.app.db
      .selectFrom('sandbox_cashier_transactions')
      .select(['appid', 'open_id'])
      .where('open_id', '=', `o-${id}`)
      .execute();
    expect(payment).toEqual({ appid: appId, open_id: `o-${id}` });
  });

  it('refuse a way that this source does not have', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await expect(api.payment.unifyPay({ orderId: id, channelId: 'quick-pass' })).rejects.toMatchObject({
      rule: 'payChannelUnknown',
    });
  });

  it('let nobody turn a prepaid stay into one that is paid at the desk', async () => {
    const api = await server.member();
    const { id } = await placeStay(api, { hotelratesId: 'rate-crafts-twin-room' });
    expect((await api.payment.channels({ orderId: id })).map((way) => way.payType)).not.toContain(
      'hotelPayAtDesk',
    );
    await expect(api.payment.unifyPay({ orderId: id, channelId: 'pay-at-desk' })).rejects.toMatchObject({
      rule: 'payChannelUnknown',
    });
    expect(await api.payment.state({ orderId: id })).toMatchObject({ status: 4, payStatus: 0 });
  });

  it('are only the one that moves no money for an order of nothing, and it makes the order paid', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const { checkout_id } = await server.app.db
      .updateTable('orders')
      .set({ total_fen: 0 })
      .where('id', '=', id)
      .returning('checkout_id')
      .executeTakeFirstOrThrow();
    await server.app.db
      .updateTable('checkouts')
      .set({ total_fen: 0 })
      .where('id', '=', checkout_id)
      .execute();
    expect((await api.payment.channels({ orderId: id })).map((way) => way.payType)).toEqual(['zeroAmount']);
    await api.payment.unifyPay({ orderId: id, channelId: 'zero-amount' });
    expect(await api.order.detail({ id })).toMatchObject({ payStatus: 1, voucherCount: 1 });
  });
});

describe('what is written on the wire', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [8050, '80.50'],
    [123456789, '1234567.89'],
  ])('turns %i fen into %s yuan and back', (fen, yuan) => {
    expect(yuanText(fen)).toBe(yuan);
    expect(fenOf(yuan)).toBe(fen);
  });

  it('reads no amount out of what is none', () => {
    for (const text of ['', '1e3', '-1', '1.234', undefined]) expect(fenOf(text)).toBeNaN();
  });

  it('tells times of Shanghai, whatever the time zone of the machine', () => {
    const ms = Date.parse('2026-03-01T16:00:05Z');
    expect(shanghaiDigits(ms)).toBe('20260302000005');
    expect(fromShanghaiTime('2026-03-02 00:00:05')).toBe(ms);
    expect(fromShanghaiTime('soon')).toBeUndefined();
  });
});
