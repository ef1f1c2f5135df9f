import { describe, expect, it } from 'vitest';
import { createApiClient } from '../src';
import { pauseBeforeRetry } from '../src/retry';
import { clientOf, errorOf, tokensOf } from './support/client';
import { plain, refusal, resetInTheMiddle, type SeenRequest, serve, success } from './support/server';

const draft = {
  lines: [{ kind: 'ticket' as const, productId: 'p', day: '2026-11-21', quantity: 1 }],
  contactName: 'A',
  contactMobile: '13800000000',
  expectedTotalFen: 100,
};
const keyOf = (request: SeenRequest | undefined) => request?.headers['idempotency-key'];

describe('a read', () => {
  it.each([
    ['a lost connection', resetInTheMiddle],
    ['502', plain(502, 'bad gateway')],
    ['503', refusal(503)],
    ['504', plain(504, '')],
  ])('is made again twice after %s', async (_, failure) => {
    const { url, seen } = await serve(failure, failure, success([7]));
    expect(await clientOf(url).notice.list()).toEqual([7]);
    expect(seen).toHaveLength(3);
  });

  it('gives up after the third attempt', async () => {
    const { url, seen } = await serve(resetInTheMiddle);
    const error = await errorOf(clientOf(url).notice.list());
    expect(error.kind).toBe('network');
    // Who did not answer.
    expect(error.message).toContain(`failed: network by ${url}`);
    expect(seen).toHaveLength(3);
  });

  it.each([400, 404, 422, 500, 901])('is not made again after %i', async (code) => {
    const { url, seen } = await serve(refusal(code), success([]));
    await errorOf(clientOf(url).notice.list());
    expect(seen).toHaveLength(1);
  });

  it('waits for a short Retry-After of a 429, and does not for a long one', async () => {
    const short = await serve(refusal(429, {}, { 'Retry-After': '1' }), success([1]));
    expect(await clientOf(short.url).notice.list()).toEqual([1]);

    const long = await serve(refusal(429, {}, { 'Retry-After': '60' }), success([1]));
    expect(await errorOf(clientOf(long.url).notice.list())).toMatchObject({
      kind: 'rateLimited',
      retryAfterSeconds: 60,
      retryable: true,
    });
    const silent = await serve(refusal(429), success([1]));
    await errorOf(clientOf(silent.url).notice.list());
    expect([long.seen.length, silent.seen.length]).toEqual([1, 1]);
  });
});

describe('a Retry-After that is a date', () => {
  const sent = 'Sun, 06 Nov 1994 08:49:36 GMT';
  const after = async (headers: Record<string, string>, now?: () => number) => {
    const { url } = await serve(refusal(429, {}, { Date: sent, ...headers }), success([1]));
    const error = await errorOf(clientOf(url, { ...(now && { now }), retries: 0 }).notice.list());
    return error.retryAfterSeconds;
  };

  it.each([
    ['the usual form', 'Sun, 06 Nov 1994 08:50:37 GMT', 61],
    ['an old one', 'Sunday, 06-Nov-94 08:50:37 GMT', 61],
    ['the oldest', 'Sun Nov  6 08:50:37 1994', 61],
    ['a moment that is over', 'Sun, 06 Nov 1994 08:00:00 GMT', 0],
    ['no date', 'tomorrow', undefined],
    ['a day that is none', 'Sun, 99 Nov 1994 08:50:37 GMT', undefined],
  ])('is read in %s and counted on the clock of the server that sent it', async (_, date, seconds) => {
    expect(await after({ 'Retry-After': date })).toBe(seconds);
  });

  it('is counted on the clock of the client where the answer has no time', async () => {
    const now = () => Date.UTC(1994, 10, 6, 8, 49, 0);
    expect(await after({ 'Retry-After': 'Sun, 06 Nov 1994 08:50:37 GMT', Date: '' }, now)).toBe(97);
  });

  it('is waited for when it is near', async () => {
    const { url, seen } = await serve(
      refusal(429, {}, { Date: sent, 'Retry-After': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
      success([1]),
    );
    expect(await clientOf(url).notice.list()).toEqual([1]);
    expect(seen).toHaveLength(2);
  });
});

describe('a server that asks for no pause', () => {
  it('is not hammered: the pause is the usual one at least', async () => {
    const { url, seen } = await serve(refusal(429, {}, { 'Retry-After': '0' }), success([]));
    const pauses: number[] = [];
    const schedule = {
      setTimeout(run: () => void, afterMs: number) {
        if (afterMs < 2_000) pauses.push(afterMs);
        return setTimeout(run, afterMs < 2_000 ? 1 : afterMs);
      },
      clearTimeout: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
    };
    await clientOf(url, { schedule, random: () => 0.5 }).notice.list();
    expect([seen.length, pauses]).toEqual([2, [225]]);
  });
});

describe('a write', () => {
  it('is never made again without an idempotency key', async () => {
    const { url, seen } = await serve(resetInTheMiddle, success());
    const api = clientOf(url, { tokens: tokensOf('t') });
    await errorOf(api.order.cancel({ id: '1' }));
    expect(seen).toHaveLength(1);
    expect(keyOf(seen[0])).toBeUndefined();
  });

  it('keeps its idempotency key over its attempts and has another one next time', async () => {
    const { url, seen } = await serve(resetInTheMiddle, plain(502, ''), success({ id: '1' }));
    const api = clientOf(url, { tokens: tokensOf('t') });
    await api.order.create(draft);
    await api.order.create(draft);
    const keys = seen.map(keyOf);
    expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('takes the key of the caller, who may try again much later', async () => {
    const { url, seen } = await serve(success({ id: '1' }));
    const api = clientOf(url, { tokens: tokensOf('t') });
    await api.order.create(draft, { idempotencyKey: 'my-own-key' });
    expect(keyOf(seen[0])).toBe('my-own-key');
  });

  it('is made again while the first attempt is still being worked on', async () => {
    const { url, seen } = await serve(refusal(409, { rule: 'idempotencyPending' }), success({ id: '1' }));
    await clientOf(url, { tokens: tokensOf('t') }).order.create(draft);
    expect(seen).toHaveLength(2);
  });

  it('that is a GET, such as starting a payment, carries a key too', async () => {
    const { url, seen } = await serve(success({ payUrl: null, jsapi: null }));
    await clientOf(url, { tokens: tokensOf('t') }).payment.wxWebPay({ orderId: '1' });
    expect(keyOf(seen[0])).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the pause before another attempt', () => {
  it('doubles, and chance takes off up to half of it', async () => {
    const network = await errorOf(
      createApiClient({ baseUrl: 'http://127.0.0.1:9', source: 1, retries: 0 }).notice.list(),
    );
    const pauses = (random: number) =>
      [0, 1, 2].map((made) =>
        pauseBeforeRetry(network, made, { random: () => random, retryAfterLimitMs: 3_000 }),
      );
    expect(pauses(0)).toEqual([300, 600, 1_200]);
    expect(pauses(1)).toEqual([150, 300, 600]);
  });
});
