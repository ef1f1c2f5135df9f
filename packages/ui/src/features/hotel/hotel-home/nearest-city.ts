import type { CityInfo, HotelSearch } from '@yunyou/contract';
import { distanceM } from '@yunyou/sdk';

/**
 * Which of the cities that have hotels is the nearest to one that has none, in Chinese; the one with the most where nobody
 * knows where they are. Undefined where no city has any.
 */
export function nearestCity(
  elsewhere: HotelSearch['elsewhere'],
  cityName: string,
  { cityList }: Pick<CityInfo, 'cityList'>,
): string | undefined {
  const cities = cityList.flatMap(({ children }) => children);
  const placeOf = (name: string) => {
    const city = cities.find((one) => one.name === name);
    return city && { latitude: city.lat, longitude: city.lng };
  };
  const from = placeOf(cityName);
  const far = (name: string): number => {
    const to = placeOf(name);
    return from && to ? distanceM(from, to) : Number.POSITIVE_INFINITY;
  };
  // Equally far, or nowhere: as the server has them, the most hotels first.
  return elsewhere
    .map((one) => ({ name: one.cityName, far: far(one.cityName) }))
    .reduce<{ name: string; far: number } | undefined>(
      (best, one) => (best && best.far <= one.far ? best : one),
      undefined,
    )?.name;
}
