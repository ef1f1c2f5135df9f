import { type CityInfo, defaultRegion } from '@yunyou/contract';
import type { Coordinates } from './coordinates';

/** How a place came to be known. */
export type PlaceOrigin = 'chosen' | 'device' | 'ip' | 'default';

/** Where the visitor is, as far as the product needs to know: a city it serves. */
export interface Place {
  /** As the operator's city list writes it. */
  cityName: string;
  cityNameEn: string;
  /** District, in Chinese; empty when it is not known. */
  county: string;
  from: PlaceOrigin;
  /** In GCJ-02; known when the device told. */
  position?: Coordinates;
}

export type City = CityInfo['recommendList'][number];

/** Where a visitor is taken to be when nothing can tell (spec section 4): Futian in Shenzhen. */
export const defaultPlace: Place = {
  cityName: defaultRegion.city,
  cityNameEn: 'Shenzhen',
  county: defaultRegion.county,
  from: 'default',
};

/** Storage key of the city chosen by hand. */
export const cityStorageKey = 'city';

/** The place of a city chosen by hand. */
export const chosenPlace = ({ name, nameEn }: Pick<City, 'name' | 'nameEn'>): Place => ({
  cityName: name,
  cityNameEn: nameEn,
  county: '',
  from: 'chosen',
});

/** The stored choice; undefined without one. What is stored may be older than this version, or spoiled. */
export function storedPlace(storage: { get(key: string): string | undefined }): Place | undefined {
  try {
    const { name, nameEn } = JSON.parse(storage.get(cityStorageKey) ?? '{}');
    return name && typeof name === 'string'
      ? chosenPlace({ name, nameEn: String(nameEn ?? name) })
      : undefined;
  } catch {
    return undefined;
  }
}
