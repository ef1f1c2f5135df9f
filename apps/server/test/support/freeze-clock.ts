import { onTestFinished, vi } from 'vitest';
import type { TestServer } from './test-server';

/** The server's clock stands still until the test ends, by default where it is: no minute of a limit passes meanwhile. */
export function freezeClock({ app: { clock } }: TestServer, atMs = clock.now()): void {
  const spy = vi.spyOn(clock, 'now').mockReturnValue(atMs);
  onTestFinished(() => spy.mockRestore());
}
