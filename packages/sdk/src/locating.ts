import type { ApiClient } from '@yunyou/api-client';
import { type Host, HostError } from '@yunyou/host';
import { createLocation, type Location, type LocationState } from '@yunyou/location';
import type { Layout } from './layout';
import type { SdkLogger } from './options';
import type { Schedule } from './schedule';

export interface LocatingOptions {
  host: Pick<Host, 'locate' | 'storage'>;
  api: Pick<ApiClient, 'location'>;
  layout: Pick<Layout, 'cities'>;
  locationState: LocationState;
  schedule: Pick<Schedule, 'setTimeout'> | undefined;
  logger: SdkLogger;
}

/** The location package over the host and the calls. */
export function createLocating({
  host,
  api,
  layout,
  locationState,
  schedule,
  logger,
}: LocatingOptions): Location {
  return createLocation({
    device: () => host.locate(),
    calls: {
      cityInfo: () => layout.cities(),
      geocoder: (request) => api.location.geocoder(request),
      ipByMap: () => api.location.ipByMap(),
    },
    storage: host.storage,
    state: locationState,
    wait: schedule && ((ms) => new Promise((resolve) => void schedule.setTimeout(() => resolve(), ms))),
    onError(error) {
      // That a person does not want it, or a host cannot tell, is nothing wrong.
      if (error instanceof HostError && error.code !== 'failed') return;
      logger.error('The visitor could not be located', error);
    },
  });
}
