import type { CityInfo } from '@yunyou/contract';

/** The middle of the map, GCJ-02. */
export interface PlaceCenter {
  latitude: number;
  longitude: number;
}

/** Futian, the default region, where an operator has no city yet. */
const defaultCenter: PlaceCenter = { latitude: 22.541, longitude: 114.055 };

/** The centre of a city of the operator's, else of its first one. */
export function cityCenter(cities: CityInfo | undefined, cityName: string): PlaceCenter {
  const all = cities?.cityList.flatMap(({ children }) => children) ?? [];
  const city = all.find(({ name }) => name === cityName) ?? all[0];
  return city ? { latitude: city.lat, longitude: city.lng } : defaultCenter;
}
