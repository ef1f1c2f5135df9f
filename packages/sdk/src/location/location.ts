import type { CallOptions } from '@yunyou/api-client';
import type { Coordinates, Location, LocationState } from '@yunyou/location';
import { type City, cityStorageKey, defaultPlace, type Place, storedPlace } from '@yunyou/location/place';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
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
  /** Forgets the chosen city, which is no longer listed. The device is not asked. */
  forget(): void;
  /** Cities chosen on this device, the newest first. */
  recentCities(): Pick<City, 'name' | 'nameEn'>[];
  /** A valtio proxy: the person's own position once they were asked, for as long as the app is open; stored nowhere. */
  readonly own: { readonly position: Coordinates | undefined };
  /**
   * Asks the device where the person is, on a tap of theirs: GCJ-02, rounded to about 100 m. The city stays. Rejects with
   * HostError (`cancelled`, `failed`, `unsupported`), or with ApiError when the code for it can't be had.
   */
  ownPosition(): Promise<Coordinates>;
}

/** Storage key of the cities chosen on this device. */
const recentKey = 'recentCities';
const recentKept = 6;

type CityName = Pick<City, 'name' | 'nameEn'>;

const isCityName = (value: unknown): value is CityName =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'nameEn' in value &&
  typeof value.nameEn === 'string';

export function createSdkLocation(core: Core, layout: Pick<Layout, 'cities'>): SdkLocation {
  const state = proxy<LocationState>({ place: storedPlace(core.host.storage), isLocating: false });
  const flow = core.lazy(
    () => import('./location-flow'),
    ({ createLocationFlow }, api) => createLocationFlow(core, api, layout, state),
  );
  const own = proxy<{ position: Coordinates | undefined }>({ position: undefined });
  const current = () => state.place ?? defaultPlace;
  const { storage } = core.host;
  function recentCities(): CityName[] {
    const value = parseJson(storage.get(recentKey));
    return Array.isArray(value) ? value.filter(isCityName).slice(0, recentKept) : [];
  }
  return {
    state,
    current,
    cityName: () => current().cityName,
    find: flow.method((part) => part.find),
    locate: flow.method((part) => part.locate),
    async choose({ name, nameEn }) {
      (await flow()).choose({ name, nameEn });
      const others = recentCities().filter((one) => one.name !== name);
      storage.set(recentKey, JSON.stringify([{ name, nameEn }, ...others].slice(0, recentKept)));
    },
    forget() {
      storage.remove(cityStorageKey);
      const others = recentCities().filter((one) => one.name !== state.place?.cityName);
      storage.set(recentKey, JSON.stringify(others));
      state.place = undefined;
    },
    recentCities,
    own,
    async ownPosition() {
      own.position = await (await flow()).position();
      return own.position;
    },
  };
}
