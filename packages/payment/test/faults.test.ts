import { describe, expect, it } from 'vitest';
import type { MiniProgramPay, PayStorage } from '../src';
import { channelOf, forbidden, jsapi, lost, paid, setUp, unpaid } from './support';

const broken = (): never => {
  throw new TypeError('is not a function');
};
const throwing: PayStorage = { get: broken, set: broken, remove: broken };
const inMiniProgram = (requestPayment: MiniProgramPay['requestPayment']) => ({
  platforms: { miniProgram: { requestPayment } },
});

describe('a storage that throws', () => {
  it('keeps nobody from paying', async () => {
    const { payment, say } = setUp({ ...inMiniProgram(({ success }) => success({})), storage: throwing }, [
      channelOf(0),
    ]);
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(await payment.unfinished()).toBeUndefined();
    expect(await payment.confirm('1')).toMatchObject({ status: 'paid' });
  });
});

describe('a platform that throws', () => {
  it('ends as the server says, for it may have begun', async () => {
    const { payment, say, asked } = setUp(inMiniProgram(broken), [channelOf(0)]);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'unknown', state: unpaid });
    say(unpaid, unpaid, paid);
    expect(await payment.pay({ id: '1' })).toMatchObject({ status: 'paid' });
    expect(asked).toContain('wxMiniPay 1');
  });

  it('does not hide what the server refuses', async () => {
    const { payment, refuseStart } = setUp(inMiniProgram(broken), [channelOf(0)]);
    refuseStart(forbidden);
    await expect(payment.pay({ id: '1' })).rejects.toBe(forbidden);
  });
});

describe('a network that is lost', () => {
  it('before anything was started says so', async () => {
    const { payment, say, opened } = setUp();
    say(lost);
    await expect(payment.pay({ id: '1' })).rejects.toBe(lost);
    expect(opened).toEqual([]);
  });

  it('after the person paid ends in not knowing, and in the truth when it is back', async () => {
    const { payment, say } = setUp(
      inMiniProgram(({ success }) => success(jsapi)),
      [channelOf(0)],
    );
    say(unpaid, lost);
    expect(await payment.pay({ id: '1' })).toEqual({ status: 'unknown', state: undefined });
    say(lost, lost, paid);
    expect(await payment.confirm('1')).toMatchObject({ status: 'paid' });
  });

  it('ends at once when the person gives up waiting', async () => {
    const { payment, say } = setUp();
    say(lost);
    const given = new AbortController();
    const asked = payment.confirm('1', { signal: given.signal });
    given.abort();
    await expect(asked).rejects.toThrow();
  });
});

describe('calls that know no signal', () => {
  it('are not asked for ever after the person gave up', async () => {
    let asked = 0;
    const { payment } = setUp({
      calls: {
        ...setUp().calls,
        async state() {
          asked += 1;
          if (asked > 3) throw forbidden;
          return unpaid;
        },
      },
    });
    const given = new AbortController();
    given.abort();
    await expect(payment.confirm('1', { signal: given.signal })).rejects.toMatchObject({ code: 'cancelled' });
    expect(asked).toBe(1);
  });
});

describe('the ways to pay', () => {
  it('are asked for under the signal of whoever waits', async () => {
    const { signal } = new AbortController();
    const given: unknown[] = [];
    const { calls } = setUp();
    const { payment } = setUp({
      calls: {
        ...calls,
        async channels(_, options) {
          given.push(options?.signal);
          return [channelOf(2)];
        },
      },
    });
    await payment.loadConfig('1', { signal });
    expect(given).toEqual([signal]);
  });
});
