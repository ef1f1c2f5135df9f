import { whiteListStatus } from '@yunyou/contract';
import type { AppConfig, AppConfigState } from '@yunyou/sdk';

/** How long what the operator has configured is taken as known. Part of the 5 s in which a change is visible. */
const FRESH_MS = 500;

/**
 * What the operator has configured, the same for every visitor: read by one request in half a second for all of them.
 * Those that come while it is read wait for it.
 */
export function createSharedConfig(now: () => number) {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let state: Promise<AppConfigState | undefined> = Promise.resolve(undefined);

  async function read(config: AppConfig): Promise<AppConfigState | undefined> {
    await config.load();
    // Without it the pages stand on their defaults, and the next request tries again.
    if (config.state.cdnUrl === '') readAtMs = Number.NEGATIVE_INFINITY;
    if (config.state.cdnUrl === '') return undefined;
    // Who may enter is asked for each visitor.
    return JSON.parse(JSON.stringify({ ...config.state, checkWhiteListStatus: whiteListStatus.unknown }));
  }

  return (config: () => AppConfig): Promise<AppConfigState | undefined> => {
    const age = now() - readAtMs;
    if (age < 0 || age >= FRESH_MS) {
      readAtMs = now();
      state = read(config());
    }
    return state;
  };
}
