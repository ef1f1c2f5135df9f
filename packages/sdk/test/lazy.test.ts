import { isApiError } from '@yunyou/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createLazy } from '../src/core/lazy';
import { createTimers } from './support/timers';
import { createWorld } from './support/world';

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const same = <Part>(part: Part) => part;
const kindOf = (work: Promise<unknown>) => work.catch((error) => isApiError(error) && error.kind);

describe('a lazy part', () => {
  const lazy = createLazy();

  it('is fetched and made once, however many ask', async () => {
    const load = vi.fn(async () => ({ name: 'part' }));
    const create = vi.fn(({ name }: { name: string }) => ({ shout: name.toUpperCase() }));
    const part = lazy(load, create);
    expect(load).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([part(), part()]);
    expect(first).toBe(second);
    expect(await part()).toEqual({ shout: 'PART' });
    expect([load.mock.calls.length, create.mock.calls.length]).toEqual([1, 1]);
  });

  it('fails like a call without a network, and is fetched again by the next who asks', async () => {
    const load = vi.fn<() => Promise<string>>(missing);
    const part = lazy(load, same);
    expect(await kindOf(part())).toBe('network');
    load.mockImplementation(async () => 'there');
    expect(await part()).toBe('there');
  });

  it('fails as a mistake in a program when it cannot be made, not as a lost network', async () => {
    const cause = new TypeError('x is not a function');
    const create = vi.fn(() => {
      throw cause;
    });
    const part = lazy(async () => 'module', create);
    expect(await part().catch((error: unknown) => error)).toMatchObject({ kind: 'program', cause });
    expect(await kindOf(part())).toBe('program');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('fails as the part it is made of does', async () => {
    const inner = lazy(
      async () => 'module',
      () => {
        throw new TypeError('broken');
      },
    );
    expect(await kindOf(lazy(inner, same)())).toBe('program');
    expect(await kindOf(lazy(lazy(missing, same), same)())).toBe('network');
  });

  it('fails like a lost network after two minutes in which it never comes, and is fetched again by the next', async () => {
    const timers = createTimers();
    const load = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    const part = createLazy(timers.schedule)(load, same);
    const failed = part().catch((thrown: unknown) => thrown);
    await timers.pass(119_999);
    const waiting = Symbol();
    expect(await Promise.race([failed, Promise.resolve(waiting)])).toBe(waiting);
    await timers.pass(1);
    expect(await failed).toMatchObject({ name: 'ApiError', kind: 'network', cause: { kind: 'timeout' } });
    load.mockImplementation(async () => 'there');
    expect(await part()).toBe('there');
    expect(timers.running()).toBe(0);
  });

  it('has methods that wait for it, no longer than their own time and signal', async () => {
    const timers = createTimers();
    const part = createLazy(timers.schedule)(
      () => new Promise<{ read(request: object, options?: object): Promise<string> }>(() => {}),
      same,
    );
    const read = part.method((made) => made.read);
    const controller = new AbortController();
    const cancelled = kindOf(read({}, { signal: controller.signal }));
    const timed = kindOf(read({}, { timeoutMs: 3_000 }));
    controller.abort();
    expect(await cancelled).toBe('cancelled');
    await timers.pass(3_000);
    expect(await timed).toBe('timeout');
  });

  it('hands a method its arguments, and is no promise itself', async () => {
    const add = vi.fn(async (one: number, other?: number) => one + (other ?? 0));
    const part = lazy(async () => ({ add }), same);
    const later = part.method((made) => made.add);
    expect([await later(1), await later(1, 2)]).toEqual([1, 3]);
    expect(await Promise.resolve(part)).toBe(part);
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
