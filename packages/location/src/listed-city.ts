import type { CityInfo } from '@yunyou/contract';
import type { City } from './place';

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
