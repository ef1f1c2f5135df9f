import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedCache } from '../src/http/shared-cache';
import { startTestServer, type TestServer } from './support/test-server';

const FRESH_MS = 1_000;
const SPOT = '/cuser/public/api/scenicSpot/detail?id=spot-feilian-gorge';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ sharedCacheMs: FRESH_MS });
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(`http://yunyou.test${path}`, { headers: { source: '2', ...headers } });

const rename = (subtitle: string) =>
  server.app.db
    .updateTable('spots')
    .set({ content: sql`jsonb_set(content, '{subtitle}', to_jsonb(${subtitle}::text))` })
    .where('id', '=', 'spot-feilian-gorge')
    .execute();

describe('a public read', () => {
  it('is answered with what was read a moment ago, and tells whoever has it so', async () => {
    const first = await ask(SPOT);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ask(SPOT, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(await (await ask(SPOT, { 'if-none-match': '"another"' })).json()).toEqual(await first.json());
  });

  it('shows what the operator has changed within five seconds', async () => {
    await ask(SPOT);
    await rename('刚刚改过');
    const until = Date.now() + 5_000;
    let body = '';
    while (!body.includes('刚刚改过')) {
      expect(Date.now()).toBeLessThan(until);
      await sleep(200);
      body = await (await ask(SPOT)).text();
    }
  });

  it('is kept by what was asked, and refusals are not kept', async () => {
    const missing = await ask('/cuser/public/api/scenicSpot/detail?id=spot-of-nobody');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('etag')).toBeNull();
    expect(missing.headers.get('cache-control')).toBe('no-store');
    const other = await ask('/cuser/public/api/scenicSpot/detail?id=spot-qiyun-ridge');
    expect(await other.text()).not.toBe(await (await ask(SPOT)).text());
  });

  it('never is what a member reads, nor the time', async () => {
    const member = await server.member();
    const own = await ask('/cuser/member/orders/list', { Authorization: member.token });
    expect(own.headers.get('etag')).toBeNull();
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await ask('/cgateway/timestamp')).headers.get('etag')).toBeNull();
  });
});

describe('the cache', () => {
  function world() {
    let nowMs = 0;
    let loads = 0;
    const cache = createSharedCache<number>({ clock: { now: () => nowMs }, freshMs: 100, maxEntries: 2 });
    return {
      pass: (ms: number) => {
        nowMs += ms;
      },
      read: (key = 'a') => cache.read(key, async () => ++loads),
      cache,
    };
  }

  it('reads once for everybody who asks at once', async () => {
    const { read } = world();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  it('answers what is a little old at once and reads anew meanwhile, and waits for a new one after that', async () => {
    const { read, pass } = world();
    await read();
    pass(99);
    expect(await read()).toBe(1);
    pass(1);
    expect(await read()).toBe(1);
    await Promise.resolve();
    expect(await read()).toBe(2);
    pass(200);
    expect(await read()).toBe(3);
  });

  it('forgets what was used longest ago, and what is of a time to come', async () => {
    const { read, pass } = world();
    await read('a');
    await read('b');
    await read('a');
    await read('c');
    expect(await read('a')).toBe(1);
    expect(await read('b')).toBe(4);
    pass(-50);
    expect(await read('b')).toBe(5);
  });

  it('keeps no failure', async () => {
    const { cache } = world();
    await expect(cache.read('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.read('a', async () => 7)).toBe(7);
  });
});
