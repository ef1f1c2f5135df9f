import { describe, expect, it, vi } from 'vitest';
import { createWorld } from './support/world';

const ticket = 'AAAAAAAAAAAAAAAAAAAAAA';
const prefix = '/cuser/public/api/pay-order';
const way = {
  id: 'wechat',
  payType: 'app',
  payChannel: 'wechat',
  payChannelType: 2,
  payChannelName: '微信支付',
} as const;
const inPage = { ...way, payChannelType: 1 } as const;
const told = {
  title: '飞练峡',
  totalFen: 100,
  status: 4,
  payStatus: 0,
  expiresAtMs: 2,
  ways: [way],
  resultPath: '/packages/order/payment-callback/payment-callback?id=1',
};

function setUp(options: Parameters<typeof createWorld>[0] = {}, ways: readonly object[] = [way]) {
  const world = createWorld(options);
  const server = { ways, paid: false };
  world.reply(`${prefix}/transfer`, () => ({
    ...told,
    ways: server.paid ? [] : server.ways,
    ...(server.paid && { status: 1, payStatus: 1 }),
  }));
  return { ...world, server };
}

describe('a payment handed over', () => {
  it('is a ticket of the member’s order, in a direction', async () => {
    const { sdk, reply } = createWorld({}, { storage: { token: 't' } });
    const asked: unknown[] = [];
    reply('/cuser/member/pay-order/transferTicket', ({ query }) => {
      asked.push(query);
      return { ticket, url: `https://app.example/x?ticket=${ticket}`, expiresAtMs: 1 };
    });
    expect(await sdk.payment.handOver('1')).toMatchObject({ ticket });
    await sdk.payment.handOver('1', 'back');
    expect(asked).toEqual([
      { orderId: '1', dir: 'out' },
      { orderId: '1', dir: 'back' },
    ]);
  });

  it('leaves for the cashier in a browser, with the ticket and no order', async () => {
    const { sdk, host, reply } = setUp();
    const openUrl = vi.spyOn(host, 'openUrl').mockImplementation(() => undefined);
    let asked = {};
    reply(`${prefix}/transferPay`, ({ query }) => {
      asked = query;
      return { kind: 'page', payUrl: 'https://cashier.example/1' };
    });
    const { ways } = await sdk.payment.transfer(ticket);
    expect(ways).toEqual([way]);
    expect(await sdk.payment.payTransfer(ticket, way, { returnPath: '/back' })).toEqual({
      status: 'pending',
    });
    expect(openUrl).toHaveBeenCalledWith('https://cashier.example/1');
    expect(asked).toEqual({ ticket, channelId: 'wechat', returnPath: '/back' });
  });

  it('is paid over the page in the messaging app, by the server’s word', async () => {
    const world = setUp(
      {
        payPlatforms: {
          messagingApp: {
            async invoke() {
              world.server.paid = true;
              return { err_msg: 'get_brand_wcpay_request:ok' };
            },
          },
        },
      },
      [inPage],
    );
    world.reply(`${prefix}/transferPay`, () => ({
      kind: 'messagingApp',
      parameters: { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
    }));
    expect(await world.sdk.payment.payTransfer(ticket, inPage)).toMatchObject({ status: 'paid' });
    expect(await world.sdk.payment.transfer(ticket)).toMatchObject({ payStatus: 1, ways: [] });
  });

  it('offers no way that this client cannot take', async () => {
    const { sdk } = setUp({}, [inPage, { ...way, id: 'quick-pass', payType: 'quickPass' }]);
    expect((await sdk.payment.transfer(ticket)).ways).toEqual([]);
    await expect(sdk.payment.payTransfer(ticket, inPage)).rejects.toMatchObject({ code: 'noAdapter' });
  });

  it('does not take an answer that belongs to another way', async () => {
    const { sdk, reply } = setUp();
    reply(`${prefix}/transferPay`, () => ({ kind: 'quickPass', tn: '1' }));
    await expect(sdk.payment.payTransfer(ticket, way)).rejects.toMatchObject({ code: 'noAdapter' });
  });
});
