import { isApiError } from '@yunyou/api-client';
import type { VoucherSheet } from '@yunyou/contract';
import { describe, expect, it, vi } from 'vitest';
import { createLater } from '../src/later';
import { createOrders } from '../src/orders/orders';
import { createTimers } from './support/timers';
import { createWorld } from './support/world';

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part that is fetched later', () => {
  const later = createLater();

  it('is fetched once, however many ask', async () => {
    const fetchPart = vi.fn(async () => ({ name: 'part' }));
    const part = later(fetchPart);
    expect(fetchPart).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([part(), part()]);
    expect(first).toBe(second);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('fails like a call without a network, and is fetched again by the next who asks', async () => {
    const fetchPart = vi.fn<() => Promise<string>>(missing);
    const part = later(fetchPart);
    const error = await part().catch((thrown: unknown) => thrown);
    expect(isApiError(error) && error.kind).toBe('network');
    fetchPart.mockImplementation(async () => 'there');
    expect(await part()).toBe('there');
  });

  it('fails in the same way after two minutes in which it never comes, and is fetched again by the next', async () => {
    const timers = createTimers();
    const fetchPart = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    const part = createLater(timers.schedule)(fetchPart);
    const failed = part().catch((thrown: unknown) => thrown);
    await timers.pass(119_999);
    const waiting = Symbol();
    expect(await Promise.race([failed, Promise.resolve(waiting)])).toBe(waiting);
    await timers.pass(1);
    expect(await failed).toMatchObject({ name: 'ApiError', kind: 'network', cause: { kind: 'timeout' } });
    fetchPart.mockImplementation(async () => 'there');
    expect(await part()).toBe('there');
    expect(timers.running()).toBe(0);
  });
});

describe('vouchers at a gate without a network', () => {
  const sheet: VoucherSheet = {
    orderId: 'o1',
    memberId: 'm1',
    sn: '1',
    title: '',
    checkedAtMs: 1,
    vouchers: [],
  };

  it('are those kept on the device, even when the code that asks for them cannot be had', async () => {
    const orders = createOrders(missing, (id) => (id === 'o1' ? sheet : undefined));
    expect(await orders.vouchers('o1')).toEqual({ sheet, fromCache: true });
    await expect(orders.vouchers('o2')).rejects.toThrow('Failed to fetch');
  });
});

describe('the launch', () => {
  it('leaves the configuration until the first page is shown, whether that worked or not', async () => {
    let fail: (cause: Error) => void = () => {};
    const firstPageShown = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const { sdk, timers, sent } = createWorld({ firstPageShown });
    const launched = sdk.start();
    await timers.settle();
    const cdn = '/cuser/public/api/constantConfig/getCdnUrl';
    expect(sent(cdn)).toHaveLength(0);
    await sdk.session.waitUntilLaunched();
    fail(new Error('page failed'));
    await launched;
    expect(sent(cdn)).toHaveLength(1);
    expect(sdk.config.state.loadingDone).toBe(true);
    sdk.dispose();
  });
});
