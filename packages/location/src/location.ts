import {
  type CityInfo,
  type GeocoderAnswer,
  geocoderFinalStatuses,
  type IpLocationAnswer,
} from '@yunyou/contract';
import { type Coordinates, toGcj02 } from './coordinates';
import { listedCity } from './listed-city';
import { type City, chosenPlace, cityStorageKey, defaultPlace, type Place, storedPlace } from './place';

/** A position as a device tells it. */
export interface DevicePosition extends Coordinates {
  datum: 'wgs84' | 'gcj02';
}

/** The calls that are needed; the API client's fit. */
export interface LocationCalls {
  cityInfo(): Promise<Pick<CityInfo, 'cityList'>>;
  /** `locations`: latitude and longitude in GCJ-02, joined by a comma. */
  geocoder(request: { locations: string }): Promise<GeocoderAnswer>;
  ipByMap(): Promise<IpLocationAnswer>;
}

export interface LocationStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface LocationState {
  /** Undefined until it is known. */
  place: Place | undefined;
  isLocating: boolean;
}

export interface LocationOptions {
  /** Asks the device, which asks the person. Rejects when either refuses. */
  device: () => Promise<DevicePosition>;
  calls: LocationCalls;
  /** Storage of the city chosen by hand. */
  storage: LocationStorage;
  /** Written to, never replaced; hand in one that can be watched. Default: a plain object. */
  state?: LocationState;
  /** How long the device, and the person it asks, may take. Default 20 000 ms. */
  deviceTimeoutMs?: number;
  /** Default: `setTimeout`. */
  wait?: (ms: number) => Promise<void>;
  /** Told what could not be had on the way; a refusal by the person is not reported as anything else. Default: nobody is told. */
  onError?: (error: unknown) => void;
}

export interface Location {
  readonly state: Readonly<LocationState>;
  /** The city chosen by hand, else where the visitor is, looked for once. Never rejects: the default city is always there. */
  find(): Promise<Place>;
  /** The person asks to be located: forgets the chosen city and looks anew. Never rejects. */
  locate(): Promise<Place>;
  /** The person chooses a city of the list; it is remembered. */
  choose(city: Pick<City, 'name' | 'nameEn'>): void;
}

/** What one way of locating came to: names to look up, nothing there, or ask the next one. */
type Finding = { names: string[]; county: string; position?: Coordinates } | 'nowhere' | 'unknown';

/** Device, then geocoder, then IP address, then the default city (spec section 4). Nothing is asked before a call. */
export function createLocation(options: LocationOptions): Location {
  const { calls, storage, wait = waitByTimer, deviceTimeoutMs = 20_000, onError = () => {} } = options;
  const state = options.state ?? { place: undefined, isLocating: false };
  let running: Promise<Place> | undefined;

  /** Undefined, and reported, when it cannot be had. */
  const tried = <Result>(ask: () => Promise<Result>): Promise<Result | undefined> =>
    Promise.resolve()
      .then(ask)
      .catch((error: unknown) => {
        onError(error);
        return undefined;
      });

  async function byDevice(): Promise<Finding> {
    const found = await tried(() => Promise.race([options.device(), wait(deviceTimeoutMs)]));
    if (!found) return 'unknown';
    const position = found.datum === 'gcj02' ? coordinatesOf(found) : toGcj02(found);
    const { latitude, longitude } = position;
    const locations = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
    const answer = await tried(() => calls.geocoder({ locations }));
    if (!answer) return 'unknown';
    if (!answer.result) {
      onError(new Error(`The geocoder answered ${answer.status}.`));
      return geocoderFinalStatuses.some((final) => final === answer.status) ? 'nowhere' : 'unknown';
    }
    const { city, district } = answer.result.address_component;
    return { names: [city, district], county: district, position };
  }

  async function byIp(): Promise<Finding> {
    const answer = await tried(() => calls.ipByMap());
    if (!answer?.result) return 'nowhere';
    const { city, district } = answer.result.ad_info;
    return { names: [city, district], county: district };
  }

  async function look(): Promise<Place> {
    const cities = tried(() => calls.cityInfo());
    let from: 'device' | 'ip' = 'device';
    let finding = await byDevice();
    if (finding === 'unknown') {
      from = 'ip';
      finding = await byIp();
    }
    const list = await cities;
    if (typeof finding === 'string' || !list) return defaultPlace;
    const { names, county, position } = finding;
    const city = listedCity(list, names);
    return city
      ? { cityName: city.name, cityNameEn: city.nameEn, county, from, ...(position && { position }) }
      : defaultPlace;
  }

  /** Callers that come while it looks share it. A city chosen meanwhile stands. */
  function run(): Promise<Place> {
    if (running) return running;
    state.isLocating = true;
    const mine = look().then((place) => {
      if (running === mine) {
        running = undefined;
        state.isLocating = false;
        state.place = place;
      }
      return state.place ?? place;
    });
    running = mine;
    return mine;
  }

  return {
    state,
    async find() {
      state.place ??= storedPlace(storage);
      return state.place ?? run();
    },
    locate() {
      storage.remove(cityStorageKey);
      return run();
    },
    choose({ name, nameEn }) {
      storage.set(cityStorageKey, JSON.stringify({ name, nameEn }));
      running = undefined;
      state.isLocating = false;
      state.place = chosenPlace({ name, nameEn });
    },
  };
}

const coordinatesOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
