import { chunkTimeoutMs } from '@yunyou/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '../src/hooks/load-chunk';

describe('a part of the library', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that comes is what was asked for, and nothing waits afterwards', async () => {
    expect(await loadChunk(async () => 'the part')).toBe('the part');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that cannot be fetched fails as its fetch does, and nothing waits afterwards', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toBe(cause);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  // conformance: API-14, ERR-05
  it('that never comes fails with ChunkLoadError after 120 s, and not before', async () => {
    let failure: unknown;
    loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ChunkLoadError' });
  });

  it('that comes too late changes nothing any more', async () => {
    let come: (part: string) => void = () => {};
    const failed = loadChunk(
      () =>
        new Promise<string>((resolve) => {
          come = resolve;
        }),
    );
    const noticed = expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
    come('the part');
    await noticed;
  });
});
