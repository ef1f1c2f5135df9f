import type { HotelSearch } from '@yunyou/contract';
import type { Sdk, Stay } from '@yunyou/sdk';
import { hotelQueryOf, nearestCity, noHotelFilters } from '@yunyou/ui/features/hotel';

/** Hotels recommended at first sight. */
const RECOMMENDED = 6;

/** Data of the page of hotels: those of the visitor's city, or of the nearest one that has some. */
export async function loadHotelHome(sdk: Sdk, asked: Parameters<Sdk['stay']['open']>[0], preload: boolean) {
  const from = preload ? sdk.prefetch : sdk;
  // Which hotel it will be is not known: the night of yesterday can be asked for.
  const opened = sdk.stay.open(asked, true);
  const { cityName, cityNameEn } = sdk.location.current();
  const [hotels, options] = await Promise.all([
    // Without them there is still the search.
    hotelsIn(from, cityName, opened.stay),
    from.catalogue.hotelOptions(cityName).catch(() => undefined),
    sdk.i18n.locale === 'en' && from.layout.cities().catch(() => undefined),
  ]);
  return {
    ...opened,
    hotels,
    nearest: await nearestHotels(from, hotels, cityName, opened.stay),
    options,
    nowMs: sdk.clock.now(),
    cityName,
    cityLabel: sdk.i18n.locale === 'en' ? cityNameEn : cityName,
  };
}

type Reads = Pick<Sdk, 'catalogue' | 'layout'>;

const hotelsIn = ({ catalogue }: Reads, cityName: string, stay: Stay) =>
  catalogue
    .hotels({ ...hotelQueryOf(noHotelFilters(cityName), stay), size: RECOMMENDED })
    .catch(() => undefined);

/** What the nearest city has where the asked one has no hotels; undefined where it has, or nobody knows. */
async function nearestHotels(from: Reads, found: HotelSearch | undefined, cityName: string, stay: Stay) {
  if (!found || found.records.length > 0 || found.elsewhere.length === 0) return undefined;
  const cities = await from.layout.cities().catch(() => ({ cityList: [] }));
  const near = nearestCity(found.elsewhere, cityName, cities);
  const hotels = near && (await hotelsIn(from, near, stay));
  return near && hotels ? { cityName: near, hotels } : undefined;
}
