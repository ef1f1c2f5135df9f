import { type GeocoderAnswer, geocoderStatus, type IpLocationAnswer } from '@yunyou/contract';
import type { MapConfig } from '../config';

/** Tells addresses of places. Never rejects: what went wrong is the answer's `status`. */
export interface MapService {
  /** @param locations latitude and longitude in GCJ-02, joined by a comma */
  addressOf(locations: string): Promise<GeocoderAnswer>;
  placeOfIp(ip: string): Promise<IpLocationAnswer>;
}

/** A person is waiting, and the client has other ways to find out. */
const REQUEST_TIMEOUT_MS = 3_000;

type Json = Record<string, unknown>;

/** The map vendor's web service, version 1: `/ws/geocoder/v1/` and `/ws/location/v1/ip` by key. */
export function createMapService(
  { baseUrl, key }: MapConfig,
  { fetch, onError }: { fetch: typeof globalThis.fetch; onError: (error: unknown) => void },
): MapService {
  async function ask(path: string, parameters: Record<string, string>): Promise<Json> {
    try {
      const query = new URLSearchParams({ ...parameters, key, output: 'json' });
      const response = await fetch(`${baseUrl}${path}?${query}`, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return objectOf(await response.json());
    } catch (error) {
      onError(error);
      return { status: geocoderStatus.noAnswer, message: 'The map service did not answer.' };
    }
  }

  return {
    async addressOf(location) {
      const answer = await ask('/ws/geocoder/v1/', { location, get_poi: '0' });
      const result = objectOf(answer.result);
      return answerOf(answer, {
        address: textOf(result.address),
        address_component: divisionOf(result.address_component),
        ad_info: { adcode: textOf(objectOf(result.ad_info).adcode) },
      });
    },
    async placeOfIp(ip) {
      const answer = await ask('/ws/location/v1/ip', { ip });
      const { location, ad_info } = objectOf(answer.result);
      const { lat, lng } = objectOf(location);
      return answerOf(answer, {
        location: { lat: Number(lat ?? 0), lng: Number(lng ?? 0) },
        ad_info: { ...divisionOf(ad_info), adcode: textOf(objectOf(ad_info).adcode) },
      });
    },
  };
}

/** Without a key nothing can be asked; clients fall back to the default city. */
export function createNoMapService(): MapService {
  const answer = { status: geocoderStatus.noAnswer, message: 'No map service is configured.', result: null };
  return { addressOf: async () => answer, placeOfIp: async () => answer };
}

function answerOf<Result>(answer: Json, result: Result) {
  const status = typeof answer.status === 'number' ? answer.status : geocoderStatus.noAnswer;
  return { status, message: textOf(answer.message), result: status === geocoderStatus.ok ? result : null };
}

function divisionOf(value: unknown) {
  const { nation, province, city, district } = objectOf(value);
  return {
    nation: textOf(nation),
    province: textOf(province),
    city: textOf(city),
    district: textOf(district),
  };
}

const objectOf = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

/** Codes come as numbers in one answer and as text in the other. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
