import type { City, Location, LocationState } from '@yunyou/location';
import { proxy } from 'valtio/vanilla';
import { laterCalls } from './later-calls';

/** Where the visitor is. Its code is fetched by the first call; `state` can be watched from the beginning. */
export interface SdkLocation extends Pick<Location, 'state' | 'find' | 'locate'> {
  /** The person chooses a city of the list; it is remembered. */
  choose(city: Pick<City, 'name' | 'nameEn'>): Promise<void>;
}

export const createLocationState = () => proxy<LocationState>({ place: undefined, isLocating: false });

/** Location whose calls arrive later, over `state`. They reject with ApiError when their code cannot be had. */
export function createLaterLocation(state: LocationState, calls: () => Promise<Location>): SdkLocation {
  return {
    state,
    ...laterCalls(calls, 'find', 'locate'),
    choose: async (city) => (await calls()).choose(city),
  };
}
