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

/** What kind of division a name ends with; the list and the map service do not agree on writing it. */
const division = /(?:市|特别行政区|地区|盟|自治州)$/;

/**
 * The listed city of an address; undefined where the operator does not serve it.
 *
 * @param names city and district, the likelier one first: some districts are cities of their own
 */
export function listedCity(
  { cityList }: Pick<CityInfo, 'cityList'>,
  names: readonly (string | undefined)[],
): City | undefined {
  const cities = cityList.flatMap(({ children }) => children);
  const bare = (name: string) => name.replace(division, '');
  for (const name of names) {
    const city = name && cities.find((one) => bare(one.name) === bare(name));
    if (city) return city;
  }
  return undefined;
}
