import { describe, expect, it, vi } from 'vitest';
import type { MessagingAppBridge, PayPlatforms } from '../src';
import { channelOf, closed, forbidden, jsapi, lost, paid, setUp, unpaid } from './support';

describe('paying in a browser', () => {
  it('leaves for the cashier with the way back, and is pending then', async () => {
    const { payment, asked, opened } = setUp();
    expect(await payment.pay({ id: '1' }, { returnPath: '/back?orderId=1' })).toEqual({ status: 'pending' });
    expect(opened).toEqual(['https://cashier.example/1']);
    expect(asked).toEqual(['state', 'channels', 'wxWebPay 1 /back?orderId=1']);
  });

  it('does not start a payment for an order that is paid already', async () => {
    const { payment, opened, say } = setUp();
    say(paid);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'paid', state: paid });
    expect(opened).toEqual([]);
  });

  it('does not start a payment for an order that is closed', async () => {
    const { payment, opened, say } = setUp();
    say(closed);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'cancelled', state: closed });
    expect(opened).toEqual([]);
  });

  it('asks for the truth when another tab was faster', async () => {
    const { payment, say, refuseStart } = setUp();
    say(unpaid, paid);
    refuseStart(Object.assign(new Error('already paid'), { rule: 'alreadyPaid' }));
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'paid', state: paid });
  });

  it('rejects with the refusal of the server', async () => {
    const { payment, refuseStart } = setUp();
    const expired = Object.assign(new Error('expired'), { rule: 'orderExpired' });
    refuseStart(expired);
    await expect(payment.pay({ id: '1' })).rejects.toBe(expired);
  });

  it('says when there is no way to pay, and when there is one that this client cannot take', async () => {
    await expect(setUp({}, []).payment.pay({ id: '1' })).rejects.toMatchObject({ code: 'noChannel' });
    for (const type of [0, 1]) {
      await expect(setUp({}, [channelOf(type)]).payment.pay({ id: '1' })).rejects.toMatchObject({
        name: 'PaymentError',
        code: 'noAdapter',
      });
    }
  });
});

describe('what the surrounding app can do', () => {
  const bridge: MessagingAppBridge = { invoke: async () => ({ err_msg: 'get_brand_wcpay_request:ok' }) };

  it('is found out when somebody is to pay, and not before', async () => {
    const platforms = vi.fn(async () => ({ messagingApp: bridge }));
    const { payment, say } = setUp({ platforms }, [channelOf(1)]);
    expect(platforms).not.toHaveBeenCalled();
    say(unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(platforms).toHaveBeenCalledOnce();
  });

  it('counts as nothing when it cannot be found out, and is looked for again with the next order', async () => {
    const platforms = vi.fn(async (): Promise<PayPlatforms> => {
      throw new Error('The script could not be had.');
    });
    const { payment } = setUp({ platforms }, [channelOf(1), channelOf(2)]);
    expect(await payment.loadConfig('1')).toBe(true);
    expect(payment.config.channels.map(({ payChannelType }) => payChannelType)).toEqual([2]);
    platforms.mockResolvedValue({ messagingApp: bridge });
    await payment.loadConfig('1');
    expect(payment.config.selected?.payChannelType).toBe(1);
  });
});

// conformance: CH-04
describe('paying in the messaging app', () => {
  const bridgeAnswering = (message: string): MessagingAppBridge => ({
    invoke: vi.fn(async () => ({ err_msg: `get_brand_wcpay_request:${message}` })),
  });

  it('calls the app with what the server signed', async () => {
    const bridge = bridgeAnswering('ok');
    const { payment, say } = setUp({ platforms: { messagingApp: bridge } }, [channelOf(1)]);
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'paid', state: paid });
    expect(bridge.invoke).toHaveBeenCalledWith('getBrandWCPayRequest', jsapi);
  });

  it('does not believe its ok: only the server makes an order paid', async () => {
    const { payment } = setUp({ platforms: { messagingApp: bridgeAnswering('ok') } }, [channelOf(1)]);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'unknown', state: unpaid });
  });

  it.each(['fail', ''])('asks the server after %j', async (message) => {
    const { payment, say } = setUp({ platforms: { messagingApp: bridgeAnswering(message) } }, [channelOf(1)]);
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
  });

  it('is cancelled when the person cancels, unless they had paid before', async () => {
    const { payment, say } = setUp({ platforms: { messagingApp: bridgeAnswering('cancel') } }, [
      channelOf(1),
    ]);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'cancelled', state: unpaid });
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    say(unpaid, unpaid, lost);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'unknown' });
  });

  it('ends although the app never answers after a payment that succeeded', async () => {
    const bridge: MessagingAppBridge = { invoke: () => new Promise(() => {}) };
    const { payment, say } = setUp({ platforms: { messagingApp: bridge } }, [channelOf(1)]);
    say(unpaid, unpaid, unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'paid', state: paid });
  });
});

// conformance: ENT-04
describe('the ways to pay', () => {
  // conformance: ST-13
  it('are reset, then set from the list of the server, the first one taken', async () => {
    const config = { selected: channelOf(9), channels: [channelOf(9)] };
    const platforms = { messagingApp: { invoke: async () => ({}) } };
    const { payment } = setUp({ config, platforms }, [channelOf(2), channelOf(1)]);
    const loading = payment.loadConfig('1');
    expect(config).toEqual({ selected: undefined, channels: [] });
    expect(await loading).toBe(true);
    expect(config).toEqual({ selected: channelOf(2), channels: [channelOf(2), channelOf(1)] });
    expect(await setUp({}, []).payment.loadConfig('1')).toBe(false);
  });

  it('stay as the person picked them for this order, and are asked for anew for another', async () => {
    const bridge: MessagingAppBridge = { invoke: vi.fn(async () => ({ err_msg: 'x:cancel' })) };
    const { payment, asked, opened } = setUp({ platforms: { messagingApp: bridge } }, [
      channelOf(1),
      channelOf(2),
    ]);
    await payment.loadConfig('1');
    payment.select(channelOf(1));
    await payment.pay({ id: '1' });
    expect(bridge.invoke).toHaveBeenCalledTimes(1);
    await payment.pay({ id: '2' });
    expect(asked.filter((call) => call === 'channels')).toHaveLength(2);
    expect(opened).toEqual([]);
  });
});

describe('confirming after the return', () => {
  it('asks at once, then in growing pauses for about a minute, then does not know', async () => {
    const { payment, asked, pauses } = setUp();
    expect(await payment.confirm('1')).toEqual({ status: 'unknown', state: unpaid });
    expect(pauses).toEqual([1, 2, 3, 5, 8, 13, 13, 13]);
    expect(asked).toHaveLength(9);
  });

  it('ends with the word of the server, and tells every answer', async () => {
    const { payment, say } = setUp();
    say(unpaid, unpaid, paid);
    const heard: number[] = [];
    expect(await payment.confirm('1', { onState: ({ payStatus }) => heard.push(payStatus) })).toEqual({
      status: 'paid',
      state: paid,
    });
    expect(heard).toEqual([0, 0, 1]);
  });

  it.each([
    [1, 'paid'],
    [2, 'paid'],
    [3, 'cancelled'],
  ])('reads payment status %i as %s', async (payStatus, status) => {
    const { payment, say } = setUp();
    say({ ...closed, payStatus: payStatus === 1 ? 1 : payStatus === 2 ? 2 : 3 });
    expect(await payment.confirm('1')).toMatchObject({ status });
  });

  it('goes on over a lost network, and stops at a refusal', async () => {
    const { payment, say } = setUp();
    say(lost, unpaid, lost, paid);
    expect(await payment.confirm('1')).toMatchObject({ status: 'paid' });
    say(unpaid, forbidden);
    await expect(payment.confirm('1')).rejects.toBe(forbidden);
  });

  it('can be cancelled while it asks and while it pauses', async () => {
    const { payment } = setUp({
      schedule: { setTimeout: () => 0, clearTimeout: () => {} },
    });
    const controller = new AbortController();
    const confirming = payment.confirm('1', { signal: controller.signal });
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(confirming).rejects.toThrow('cancelled');
  });
});

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual(['PaymentError', 'createPayment']);
});
