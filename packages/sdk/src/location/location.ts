import type { CallOptions } from '@yunyou/api-client';
import type { Location, LocationState } from '@yunyou/location';
import { type City, defaultPlace, type Place, storedPlace } from '@yunyou/location/place';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import type { Layout } from '../home/home';

/** An aborted `signal` ends the caller's own wait, with an ApiError of kind `cancelled`; others may share the search. */
type FindOptions = Pick<CallOptions, 'signal'>;

/** Where the visitor is. Its code is lazy; `state` and `cityName` are there from the beginning. */
export interface SdkLocation extends Pick<Location, 'state'> {
  /** Chinese name of the city whose offers are shown: chosen by hand, else found, else the default. */
  cityName(): string;
  /** The place of that city. */
  current(): Place;
  /** The city chosen by hand, else where the visitor is, looked for once. There is always a place: the default. */
  find(options?: FindOptions): Promise<Place>;
  /** The person asks to be located: forgets the chosen city and looks anew. */
  locate(options?: FindOptions): Promise<Place>;
  /** The person chooses a city of the list; it is stored. Rejects with ApiError when the code for it can't be had. */
  choose(city: Pick<City, 'name' | 'nameEn'>): Promise<void>;
}

export function createSdkLocation(core: Core, layout: Pick<Layout, 'cities'>): SdkLocation {
  const state = proxy<LocationState>({ place: storedPlace(core.host.storage), isLocating: false });
  const flow = core.lazy(
    () => import('./location-flow'),
    ({ createLocationFlow }, api) => createLocationFlow(core, api, layout, state),
  );
  const current = () => state.place ?? defaultPlace;
  return {
    state,
    current,
    cityName: () => current().cityName,
    find: flow.method((part) => part.find),
    locate: flow.method((part) => part.locate),
    choose: async (city) => (await flow()).choose(city),
  };
}
