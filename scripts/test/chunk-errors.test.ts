import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkErrors } from '../../apps/web/build/chunk-errors';

type Preload = (load: () => Promise<unknown>) => Promise<unknown>;

/** What the plugin puts in the place of Vite's helper. */
function helperFor(code: string): unknown {
  const { transform } = chunkErrors();
  if (typeof transform !== 'object') throw new Error('The plugin no longer transforms.');
  return Reflect.apply(transform.handler, {}, [code, 'vite/preload-helper.js']);
}

/** Our helper around a simple one; `dispatched` hears its events. */
function preloadOf(dispatched: string[]): Preload {
  const made = helperFor('export const __vitePreload = (load) => load();');
  const code = typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : '';
  const body = code.replace('export const __vitePreload =', 'return');
  return new Function('dispatchEvent', body)((event: Event) => dispatched.push(event.type));
}

describe('a part of the app', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that comes is what was asked for, and nothing waits afterwards', async () => {
    const preload = preloadOf([]);
    expect(await preload(async () => 'the page')).toBe('the page');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that cannot be fetched fails with ChunkLoadError and its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    // Vite's own helper has told the window.
    const failed = preloadOf([])(() => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that never comes fails after 120 s, not before, and says so to the window', async () => {
    const dispatched: string[] = [];
    let failure: unknown;
    preloadOf(dispatched)(() => new Promise(() => {})).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    expect(dispatched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ChunkLoadError' });
    expect(dispatched).toEqual(['vite:preloadError']);
  });

  it('that comes too late changes nothing any more', async () => {
    const dispatched: string[] = [];
    let come: (value: unknown) => void = () => {};
    const failed = preloadOf(dispatched)(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    const noticed = expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await vi.advanceTimersByTimeAsync(120_000);
    come('the page');
    await noticed;
    expect(dispatched).toHaveLength(1);
  });

  it('is not built when Vite’s helper is another than the one that is known', () => {
    expect(() => helperFor('export const preload = 1;')).toThrow(/has changed/);
  });
});
