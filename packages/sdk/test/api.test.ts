import { isApiError } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import { createWorld, Refused } from './support/world';

const time = '/cgateway/timestamp';

describe('sdk.api', () => {
  it('has every call of the contract by domain and name, over the SDK’s own server', async () => {
    const { sdk, sent } = createWorld();
    const api = await sdk.api();
    expect(await api.system.timestamp()).toEqual({ serverTimeStamp: 1_795_000_000_000 });
    expect(sent(time)).toHaveLength(1);
  });

  it('has methods that can be called before its code is there, and is fetched once', async () => {
    const { sdk, sent } = createWorld();
    const timestamp = sdk.api.method((api) => api.system.timestamp);
    await Promise.all([timestamp(), timestamp({})]);
    expect(sent(time)).toHaveLength(2);
    expect(await sdk.api()).toBe(await sdk.api());
  });

  it('ends a call by its own signal, whether or not its code is there', async () => {
    const { sdk, requests } = createWorld();
    const timestamp = sdk.api.method((api) => api.system.timestamp);
    const kindOf = (call: Promise<unknown>) => call.catch((error) => isApiError(error) && error.kind);
    const { signal } = new AbortController();
    expect(await kindOf(timestamp({}, { signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(await kindOf(sdk.api({ signal: AbortSignal.abort() }))).toBe('cancelled');
    await timestamp({}, { signal });
    expect(await kindOf(timestamp({}, { signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(requests).toHaveLength(1);
  });

  it('tells of the last 20 calls, and nothing of what was sent or answered', async () => {
    const { sdk, reply } = createWorld();
    reply('/cuser/public/api/scenicSpot/detail', () => new Refused(404));
    const api = await sdk.api();
    await api.scenicSpot.detail({ id: 'secret' }).catch(() => undefined);
    expect(sdk.recentCalls()).toEqual([
      { id: 1, method: 'GET', path: '/cuser/public/api/scenicSpot/detail', code: 404, durationMs: 0 },
    ]);
    const heard: string[] = [];
    sdk.on('call', ({ path, code }) => heard.push(`${path} ${code}`));
    for (let made = 0; made < 25; made += 1) await api.system.timestamp();
    expect(heard[0]).toBe(`${time} 0`);
    expect(sdk.recentCalls().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 26 - at));
  });
});
