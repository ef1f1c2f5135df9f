import { geocoderStatus } from '@yunyou/contract';
import { Hono } from 'hono';
import type { MapConfig, ServerConfig } from '../config';
import type { Queries } from '../database/connect';
import { CITY_LIST, type DemoCity } from '../demo';

const PATH = '/sandbox/map';
const SETTING = 'map';

/** How the stand-in answers: as usual, with a status of the vendor's, or not at all. */
export type ForcedAnswer = 'usual' | 'silent' | number;

export interface MapSettings {
  geocoder: ForcedAnswer;
  ip: ForcedAnswer;
  /** Where every IP address is; empty: addresses of this machine's network are nowhere. */
  ipCity: string;
}

const usual: MapSettings = { geocoder: 'usual', ip: 'usual', ipCity: '' };

/** The account with the sandbox's map service. */
export const sandboxMap = (config: ServerConfig): MapConfig => ({
  baseUrl: config.publicUrl + PATH,
  key: 'SANDBOX',
});

export async function readMapSettings(db: Queries): Promise<MapSettings> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return { ...usual, ...(row?.value as Partial<MapSettings> | undefined) };
}

export async function writeMapSettings(db: Queries, settings: MapSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const CITIES = CITY_LIST.flatMap((province) =>
  province.children.map((city) => ({ ...city, province: province.name })),
);
type TableCity = (typeof CITIES)[number];

/** Further from every city than this is nowhere, degrees: some 330 km. */
const REACH_DEGREES = 3;

/** The city whose centre is nearest. */
export function cityAt(lat: number, lng: number): TableCity | undefined {
  const distance = (city: DemoCity) =>
    Math.hypot(city.lat - lat, (city.lng - lng) * Math.cos((lat / 180) * Math.PI));
  const nearest = CITIES.reduce((best, city) => (distance(city) < distance(best) ? city : best));
  return distance(nearest) <= REACH_DEGREES ? nearest : undefined;
}

/** The vendor's two calls over the offline table of cities, under the vendor's own names. */
export function mapServiceRoutes(db: Queries): Hono {
  const hono = new Hono();
  const divisionOf = ({ name, province }: TableCity) => ({
    nation: '中国',
    province,
    city: name,
    district: '',
  });

  hono.get(`${PATH}/ws/geocoder/v1/`, async (context) => {
    const { geocoder } = await readMapSettings(db);
    if (geocoder === 'silent') return context.body(null, 504);
    if (geocoder !== 'usual') return context.json(refusal(geocoder));
    const [lat = Number.NaN, lng = Number.NaN] = (context.req.query('location') ?? '').split(',').map(Number);
    if (Number.isNaN(lat) || Number.isNaN(lng)) return context.json(refusal(geocoderStatus.badParameter));
    const city = cityAt(lat, lng);
    if (!city) return context.json(refusal(geocoderStatus.noResult));
    return context.json({
      status: geocoderStatus.ok,
      message: 'query ok',
      result: {
        location: { lat, lng },
        address: city.province === city.name ? city.name : city.province + city.name,
        address_component: divisionOf(city),
        ad_info: { adcode: '', ...divisionOf(city) },
      },
    });
  });

  hono.get(`${PATH}/ws/location/v1/ip`, async (context) => {
    const { ip, ipCity } = await readMapSettings(db);
    if (ip === 'silent') return context.body(null, 504);
    if (ip !== 'usual') return context.json(refusal(ip));
    const city = CITIES.find(({ name }) => name === ipCity);
    if (!city) return context.json(refusal(geocoderStatus.localIp));
    return context.json({
      status: geocoderStatus.ok,
      message: 'query ok',
      result: {
        ip: context.req.query('ip') ?? '',
        location: { lat: city.lat, lng: city.lng },
        ad_info: { ...divisionOf(city), adcode: 0 },
      },
    });
  });
  return hono;
}

const refusal = (status: number) => ({ status, message: `sandbox: ${status}` });
