import { isApiError } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import { createWorld } from './support/world';

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
});
