import type { SearchRecord } from '@yunyou/contract';
import type { ChosenPlace, Sdk } from '@yunyou/sdk';
import { citiesFor } from '../../../components/city-picker';
import { type Resource, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { PlaceCenter } from './place-center';

/** A place that can be chosen. */
export interface KnownPlace {
  /** Its kind and its own id. */
  id: string;
  kind: 'spot' | 'hotel' | 'city';
  name: string;
  /** City or what it is known for; empty where nothing is. */
  detail: string;
  /** Missing for what a search found: it is asked for when it is chosen. */
  position?: { latitude: number; longitude: number };
  /** Metres from the middle. */
  distanceM?: number;
}

/** How many of a kind are listed. */
const LISTED = 20;
const MOST_CITIES = 5;

type PlaceRow = {
  id: string;
  name: string;
  cityName: string;
  lat?: number;
  lng?: number;
  distanceM?: number;
};

const placeOfRow = (
  kind: 'spot' | 'hotel',
  { id, name, cityName, lat, lng, distanceM }: PlaceRow,
): KnownPlace => ({
  id: `${kind}:${id}`,
  kind,
  name,
  detail: cityName,
  ...(lat !== undefined && lng !== undefined && { position: { latitude: lat, longitude: lng } }),
  ...(distanceM !== undefined && { distanceM }),
});

/** Spots and hotels around a place, the nearest first. One kind that cannot be had leaves the other. */
async function nearPlaces({ catalogue }: Sdk, { latitude, longitude }: PlaceCenter): Promise<KnownPlace[]> {
  const near = { lat: latitude, lng: longitude, sort: 'distance', size: LISTED } as const;
  const [spots, hotels] = await Promise.allSettled([catalogue.spots(near), catalogue.hotels(near)]);
  if (spots.status === 'rejected' && hotels.status === 'rejected') throw spots.reason;
  const places = [
    ...(spots.status === 'fulfilled' ? spots.value.records.map((row) => placeOfRow('spot', row)) : []),
    ...(hotels.status === 'fulfilled' ? hotels.value.records.map((row) => placeOfRow('hotel', row)) : []),
  ];
  return places.sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0));
}

const isPlace = ({ kind }: SearchRecord) => kind === 'spot' || kind === 'hotel';

/** Cities, spots and hotels of a word. */
async function foundPlaces(
  { search, layout }: Sdk,
  keyword: string,
  isEnglish: boolean,
): Promise<KnownPlace[]> {
  const [cities, ...pages] = await Promise.all([
    layout.cities().catch(() => undefined),
    search.page({ keyword, kind: 'spot', size: LISTED }),
    search.page({ keyword, kind: 'hotel', size: LISTED }),
  ]);
  const listed = cities?.cityList.flatMap(({ children }) => children) ?? [];
  return [
    ...citiesFor(keyword, listed)
      .slice(0, MOST_CITIES)
      .map(
        (city): KnownPlace => ({
          id: `city:${city.name}`,
          kind: 'city',
          name: isEnglish ? city.nameEn : city.name,
          detail: '',
          position: { latitude: city.lat, longitude: city.lng },
        }),
      ),
    ...pages
      .flatMap(({ records }) => records)
      .filter(isPlace)
      .map(
        ({ kind, id, title, cityName }): KnownPlace => ({
          id: `${kind}:${id}`,
          kind: kind === 'hotel' ? 'hotel' : 'spot',
          name: title,
          detail: cityName,
        }),
      ),
  ];
}

/** What can be chosen: what a word finds, or without one what lies around. */
export function usePlaces(keyword: string, center: PlaceCenter): Resource<KnownPlace[]> {
  const sdk = useSdk();
  const { locale } = useTexts();
  return useResource(
    () => (keyword ? foundPlaces(sdk, keyword, locale === 'en') : nearPlaces(sdk, center)),
    [sdk, keyword, locale, keyword ? '' : `${center.latitude},${center.longitude}`],
  );
}

/** A place with its address and its coordinates. Rejects with ApiError. */
export async function completePlace(
  { catalogue }: Sdk,
  { id, kind, name, position }: KnownPlace,
): Promise<ChosenPlace> {
  if (kind === 'city' && position) return { name, address: name, ...position };
  const own = id.slice(id.indexOf(':') + 1);
  const { address, lat, lng } =
    kind === 'hotel' ? await catalogue.hotelBasic(own) : await catalogue.spot(own);
  return { name, address, latitude: lat, longitude: lng };
}
