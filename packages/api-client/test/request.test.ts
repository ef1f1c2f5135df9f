import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../src/transport';
import { clientOf, errorOf, tokensOf } from './support/client';
import { serve, success } from './support/server';

// conformance: API-01
describe('a request', () => {
  it('carries channel, language, request id and, where a login is needed, the token twice', async () => {
    const { url, seen } = await serve(success([]));
    const api = clientOf(url, { source: () => 3, locale: () => 'en', tokens: tokensOf('t-1') });
    await api.order.counts();
    expect(seen[0]?.headers).toMatchObject({
      source: '3',
      'accept-language': 'en',
      authorization: 'Bearer t-1',
      'x-request-token': 't-1',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  // conformance: ROLE-01
  it('sends no token with a call that needs no login', async () => {
    const { url, seen } = await serve(success());
    await clientOf(url, { tokens: tokensOf('t-1') }).system.timestamp();
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[0]?.headers['x-request-token']).toBeUndefined();
  });

  it('sends it all the same where the client is told to', async () => {
    const { url, seen } = await serve(success());
    let isOpen = true;
    const api = clientOf(url, { tokens: tokensOf('t-1'), tokenAlways: () => isOpen });
    await api.system.timestamp();
    isOpen = false;
    await api.system.timestamp();
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer t-1', undefined]);
  });

  it('follows what the contract says of its access, not its path', async () => {
    const { url, seen } = await serve(success({ id: '1' }));
    const transport = createTransport({ baseUrl: url, source: 2, tokens: tokensOf('t-1') });
    const call = { method: 'GET', path: '/mkg/public/api/nft/detail', access: 'member' } as const;
    await transport.call(call, 'id', { id: '1' }, {});
    expect(seen[0]?.headers.authorization).toBe('Bearer t-1');
  });

  it('is a GET with its data in the query, absent fields left out', async () => {
    const { url, seen } = await serve(success());
    await clientOf(url).scenicSpot.list({ keyword: '云海 a+b&c=d#e%', page: 2, theme: undefined });
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/cuser/public/api/scenicSpot/list', body: '' });
    expect([...(seen[0]?.query ?? [])]).toEqual([
      ['keyword', '云海 a+b&c=d#e%'],
      ['page', '2'],
    ]);
  });

  it('is a POST with its data as JSON', async () => {
    const { url, seen } = await serve(success());
    await clientOf(url).session.smsCaptcha({ mobile: '13800000000' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"mobile":"13800000000"}' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('fills the path from the request and takes those fields out of it', async () => {
    const { url, seen } = await serve(success());
    const api = clientOf(url);
    await api.contacts.delete({ id: 'a/b ?c' });
    await api.contacts.detail({ id: '7' });
    expect(seen[0]).toMatchObject({
      url: '/cuser/member-contacts-certtype/delete/a%2Fb%20%3Fc',
      body: '{}',
    });
    expect(seen[1]?.url).toBe('/cuser/member-contacts-certtype/detail/7');
  });

  it('is refused before it is sent when a field of its path is missing', async () => {
    const { url, seen } = await serve(success());
    expect(await errorOf(clientOf(url).contacts.detail({ id: '' }))).toMatchObject({
      kind: 'business',
      code: 400,
      field: 'id',
    });
    expect(seen).toHaveLength(0);
  });

  it('puts the base before paths, with and without a slash at its end, and below a prefix', async () => {
    const { url, seen } = await serve(success());
    await clientOf(`${url}/`).system.timestamp();
    await clientOf(`${url}/shop/`).system.timestamp();
    expect(seen.map(({ path }) => path)).toEqual(['/cgateway/timestamp', '/shop/cgateway/timestamp']);
  });

  it('takes more headers and looks the global fetch up at every call', async () => {
    const { url, seen } = await serve(success());
    const api = clientOf(url);
    const original = globalThis.fetch;
    let used = 0;
    globalThis.fetch = (...args) => {
      used += 1;
      return original(...args);
    };
    try {
      await api.system.timestamp({}, { headers: { 'X-Trace': 'yes' } });
    } finally {
      globalThis.fetch = original;
    }
    expect([used, seen[0]?.headers['x-trace']]).toEqual([1, 'yes']);
  });

  it('brings any text to the server unchanged, torn emojis excepted', async () => {
    const { url, seen } = await serve(success());
    const api = clientOf(url);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (keyword) => {
        await api.scenicSpot.list({ keyword });
        expect(seen.at(-1)?.query.get('keyword')).toBe(keyword);
      }),
      { numRuns: 100 },
    );
    await api.scenicSpot.list({ keyword: 'x\ud83d' });
    expect(seen.at(-1)?.query.get('keyword')).toBe('x\ufffd');
  });

  it('waits for the server time before the first call only, the call for the time itself excepted', async () => {
    const { url, seen } = await serve(success());
    let synced: () => void = () => {};
    let asked = 0;
    const api = clientOf(url, {
      serverTimeFirst() {
        asked += 1;
        return new Promise<void>((resolve) => {
          synced = resolve;
        });
      },
    });
    const first = api.notice.list();
    const second = api.notice.license();
    await api.system.timestamp();
    expect(seen.map(({ path }) => path)).toEqual(['/cgateway/timestamp']);
    synced();
    await Promise.all([first, second]);
    await api.notice.list();
    expect([seen.length, asked]).toEqual([4, 1]);
  });

  it('goes on when the server time cannot be had', async () => {
    const { url } = await serve(success([]));
    const api = clientOf(url, { serverTimeFirst: () => Promise.reject(new Error('offline')) });
    expect(await api.notice.list()).toEqual([]);
  });
});
