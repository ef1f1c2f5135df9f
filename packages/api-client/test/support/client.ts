import { type ApiClientOptions, ApiError, createApiClient } from '../../src';

/** A client that waits for nothing between retries. */
export function clientOf(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  const schedule = {
    // Pauses between retries are cut short; deadlines, which are longer, run as they are.
    setTimeout: (run: () => void, afterMs: number) =>
      setTimeout(run, afterMs < 2_000 ? afterMs / 20 : afterMs),
    clearTimeout: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
  };
  return createApiClient({ baseUrl, source: 2, schedule, ...options });
}

/** A logged-in person. */
export function tokensOf(token: string | undefined) {
  let current = token;
  let cleared = 0;
  return {
    read: () => current,
    clear(failed?: string) {
      if (failed !== undefined && failed !== current) return;
      current = undefined;
      cleared += 1;
    },
    set: (next: string) => {
      current = next;
    },
    cleared: () => cleared,
  };
}

/** What a call was rejected with. Fails when it was not, or with something else. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw new Error(`Rejected with something else: ${String(error)}`);
  }
  throw new Error('The call did not fail');
}
