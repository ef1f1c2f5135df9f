import { isApiError } from '@yunyou/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createLater } from '../src/later';
import { createLaterApi } from '../src/later-api';
import { createApiClient } from '../src/transport';
import { createTimers } from './support/timers';

const later = createLater();

const sent: string[] = [];
const client = () =>
  createApiClient({
    baseUrl: '',
    source: 1,
    async fetch(input) {
      sent.push(String(input));
      return Response.json({ code: 0, message: '', data: { serverTimeStamp: 7 } });
    },
  });

describe('the API client of the SDK', () => {
  it('is fetched with the first call and never again', async () => {
    const fetchClient = vi.fn(async () => client());
    const api = createLaterApi(later(fetchClient));
    expect(fetchClient).not.toHaveBeenCalled();
    expect(await Promise.all([api.system.timestamp(), api.system.timestamp()])).toEqual([
      { serverTimeStamp: 7 },
      { serverTimeStamp: 7 },
    ]);
    expect(sent).toEqual(['/cgateway/timestamp', '/cgateway/timestamp']);
    expect(fetchClient).toHaveBeenCalledTimes(1);
  });

  it('rejects with kind network when it cannot be had, and the next call tries again', async () => {
    let isThere = false;
    const api = createLaterApi(
      later(async () => {
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return client();
      }),
    );
    const calls = [
      api.system.timestamp(),
      api.download('/a.json'),
      api.uploadFile({ file: new Blob([]), fileName: '' }),
    ];
    for (const result of await Promise.allSettled(calls))
      expect(result.status === 'rejected' && isApiError(result.reason) && result.reason.kind).toBe('network');
    isThere = true;
    expect(await api.system.timestamp()).toEqual({ serverTimeStamp: 7 });
  });

  it('ends by its own time or signal even when the code of every call never comes', async () => {
    const timers = createTimers();
    const api = createLaterApi(() => new Promise(() => {}), timers.schedule);
    const controller = new AbortController();
    const { signal } = controller;
    const options = { timeoutMs: 3_000 };
    const kindOf = (call: Promise<unknown>) => call.catch((error) => isApiError(error) && error.kind);
    const timed = [
      api.system.timestamp({}, options),
      api.download('/a.json', options),
      api.uploadFile({ file: new Blob([]), fileName: '', ...options }),
    ].map(kindOf);
    const cancelled = [
      api.system.timestamp({}, { signal }),
      api.download('/a.json', { signal }),
      api.system.timestamp({}, { signal: AbortSignal.abort() }),
    ].map(kindOf);
    controller.abort();
    expect(await Promise.all(cancelled)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await timers.pass(3_000);
    expect(await Promise.all(timed)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(timers.running()).toBe(0);
  });

  it('hears of a login before and after it is there', async () => {
    const real = client();
    const loginSucceeded = vi.spyOn(real, 'loginSucceeded');
    const api = createLaterApi(async () => real);
    api.loginSucceeded();
    await api.system.timestamp();
    api.loginSucceeded();
    expect(loginSucceeded).toHaveBeenCalledTimes(1);
  });

  it('is no promise, so that it can be handed through one', async () => {
    const api = createLaterApi(async () => client());
    expect(await Promise.resolve(api)).toBe(api);
  });
});
