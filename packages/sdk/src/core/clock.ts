import type { ApiClient } from '@yunyou/api-client';
import { createServerClock, type ServerClock } from '@yunyou/server-clock';
import type { Lazy } from './lazy';
import type { SdkLogger, SdkOptions } from './options';

/** The server clock over the API. An outage is logged once, though the time is asked for every 10 s. */
export function createClock(
  api: Lazy<ApiClient>,
  { now, options, logger }: { now: () => number; options: SdkOptions; logger: SdkLogger },
): ServerClock {
  let isTimeKnown = true;
  return createServerClock({
    async fetchTime() {
      const { serverTimeStamp } = await (await api()).system.timestamp({}, { retries: 0 });
      isTimeKnown = true;
      return serverTimeStamp;
    },
    now,
    known: options.snapshot?.nowMs,
    schedule: options.schedule,
    onError(error) {
      if (isTimeKnown) logger.error('The server time is not known', error);
      isTimeKnown = false;
    },
  });
}
