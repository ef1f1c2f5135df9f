import type { SpotSummary } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import { type Clock, dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { distanceM, distanceSql, type Point } from '../../distance';
import { badInput, notFound } from '../../http/refusal';
import type { ScenicSpotTables } from './tables';

interface Deps {
  db: Queries;
  clock: Clock;
}

type SpotRow = Selectable<ScenicSpotTables['spots']> & { from_price_fen: number | null };

/** Lowest price from a day on, among tickets on sale; an expression on `spots`. */
const lowestPrice = (today: string) =>
  sql<number | null>`(
    select min(p.price_fen) from tickets t join ticket_prices p on p.ticket_id = t.id
    where t.spot_id = spots.id and t.on_sale and p.day >= ${today}
  )`;

const fromPrice = (today: string) => lowestPrice(today).as('from_price_fen');

/** A spot in a list; with how far it is from a place that was asked for. */
export function summaryOf(row: SpotRow, near?: Point): SpotSummary {
  return {
    id: row.id,
    name: row.content.name,
    subtitle: row.content.subtitle,
    cityName: row.city_name,
    grade: row.grade,
    tags: row.content.tags,
    picture: row.picture,
    thumb: row.thumb,
    rating: row.rating,
    ratingCount: row.rating_count,
    fromPriceFen: row.from_price_fen,
    ...(near && { distanceM: distanceM(near, row), lat: row.lat, lng: row.lng }),
  };
}

export async function spotRow({ db, clock }: Deps, id: string): Promise<SpotRow> {
  const row = await db
    .selectFrom('spots')
    .selectAll()
    .select(fromPrice(dayOf(clock.now())))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

interface SpotSearch {
  keyword?: string | undefined;
  theme?: string | undefined;
  cityName?: string | undefined;
  /** Any of them. Default: all. */
  grade?: number[] | undefined;
  /** Spots with a ticket at this price or less, fen. */
  priceMaxFen?: number | undefined;
  /** Both or none; sorting by distance needs them. */
  lat?: number | undefined;
  lng?: number | undefined;
  sort?: 'recommended' | 'price' | 'rating' | 'distance' | undefined;
  page?: number | undefined;
  size?: number | undefined;
  /** Chinese name of the city whose spots come first; the order among them stays. Default: none. */
  cityFirst?: string | undefined;
}

export async function searchSpots({ db, clock }: Deps, search: SpotSearch) {
  const { keyword, theme, cityName, grade, priceMaxFen, sort = 'recommended', page = 1, size = 10 } = search;
  const near = placeOf(search);
  const today = dayOf(clock.now());
  const matching = (query: ReturnType<typeof allSpots>) => {
    let narrowed = query;
    for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
      narrowed = narrowed.where('search_text', 'like', `%${escapeLike(word)}%`);
    }
    if (theme) narrowed = narrowed.where(sql<boolean>`${theme} = any(themes)`);
    if (cityName) narrowed = narrowed.where('city_name', '=', cityName);
    if (grade && grade.length > 0) narrowed = narrowed.where('grade', 'in', grade);
    if (priceMaxFen !== undefined) {
      narrowed = narrowed.where(sql<boolean>`${lowestPrice(today)} <= ${priceMaxFen}`);
    }
    return narrowed;
  };
  const { total } = await matching(allSpots(db))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = matching(allSpots(db)).selectAll().select(fromPrice(today));
  if (search.cityFirst) query = query.orderBy(sql`spots.city_name = ${search.cityFirst} desc`);
  if (sort === 'price') query = query.orderBy(sql`from_price_fen asc nulls last`);
  if (sort === 'rating') query = query.orderBy('rating', 'desc');
  if (sort === 'distance' && near) {
    query = query.orderBy(distanceSql(near, sql.ref('spots.lat'), sql.ref('spots.lng')));
  }
  const rows = await query
    .orderBy('sort')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    records: rows.map((row) => summaryOf(row, near)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** The place that distances are measured from. */
function placeOf({ lat, lng, sort }: SpotSearch): Point | undefined {
  if ((lat === undefined) !== (lng === undefined)) {
    throw badInput([{ field: lat === undefined ? 'lat' : 'lng', reason: 'Both lat and lng or none' }]);
  }
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (sort === 'distance') throw badInput([{ field: 'sort', reason: 'Distance needs lat and lng' }]);
  return undefined;
}

const allSpots = (db: Queries) => db.selectFrom('spots');

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
