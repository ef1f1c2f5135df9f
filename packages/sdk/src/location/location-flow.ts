import type { ApiClient, CallOptions } from '@yunyou/api-client';
import { HostError } from '@yunyou/host';
import { type Coordinates, createLocation, type LocationState, type Place, toGcj02 } from '@yunyou/location';
import { abortable } from '../core/abortable';
import type { Core } from '../core/core';
import type { Layout } from '../home/home';
import type { SdkLocation } from './location';

/** Decimals of the person's own position that leave the device: about 100 m. */
const ownDecimals = 3;

/** The location package over the host and the calls. Lazy. */
export function createLocationFlow(
  { host, options: { schedule }, logger }: Core,
  api: ApiClient,
  layout: Pick<Layout, 'cities'>,
  state: LocationState,
): Pick<SdkLocation, 'find' | 'locate'> & {
  choose(city: Parameters<SdkLocation['choose']>[0]): void;
  position(): Promise<Coordinates>;
} {
  const location = createLocation({
    device: () => host.locate(),
    calls: {
      cityInfo: () => layout.cities(),
      geocoder: (request) => api.location.geocoder(request),
      ipByMap: () => api.location.ipByMap(),
    },
    storage: host.storage,
    state,
    wait: schedule && ((ms) => new Promise((resolve) => void schedule.setTimeout(() => resolve(), ms))),
    onError(error) {
      // That a person does not want it, or a host cannot tell, is nothing wrong.
      if (error instanceof HostError && error.code !== 'failed') return;
      logger.error('The visitor could not be located', error);
    },
  });
  const shared = (search: Promise<Place>, wait: Pick<CallOptions, 'signal'> | undefined) =>
    wait ? abortable(search, wait, schedule) : search;
  return {
    find: (wait) => shared(location.find(), wait),
    locate: (wait) => shared(location.locate(), wait),
    choose: location.choose,
    async position() {
      const found = await host.locate();
      const { latitude, longitude } = found.datum === 'gcj02' ? found : toGcj02(found);
      return {
        latitude: Number(latitude.toFixed(ownDecimals)),
        longitude: Number(longitude.toFixed(ownDecimals)),
      };
    },
  };
}
