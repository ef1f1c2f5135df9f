import type { SpotSummary } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import { type Clock, dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { ScenicSpotTables } from './tables';

interface Deps {
  db: Queries;
  clock: Clock;
}

type SpotRow = Selectable<ScenicSpotTables['spots']> & { from_price_fen: number | null };

/** Lowest price from a day on, among tickets on sale; an expression on `spots`. */
const fromPrice = (today: string) =>
  sql<number | null>`(
    select min(p.price_fen) from tickets t join ticket_prices p on p.ticket_id = t.id
    where t.spot_id = spots.id and t.on_sale and p.day >= ${today}
  )`.as('from_price_fen');

export function summaryOf(row: SpotRow): SpotSummary {
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
  sort?: 'recommended' | 'price' | 'rating' | undefined;
  page?: number | undefined;
  size?: number | undefined;
  /** Chinese name of the city whose spots come first; the order among them stays. Default: none. */
  cityFirst?: string | undefined;
}

export async function searchSpots(
  { db, clock }: Deps,
  { keyword, theme, sort = 'recommended', page = 1, size = 10, cityFirst }: SpotSearch,
) {
  const matching = (query: ReturnType<typeof allSpots>) => {
    let narrowed = query;
    for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
      narrowed = narrowed.where('search_text', 'like', `%${escapeLike(word)}%`);
    }
    if (theme) narrowed = narrowed.where(sql<boolean>`${theme} = any(themes)`);
    return narrowed;
  };
  const { total } = await matching(allSpots(db))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = matching(allSpots(db))
    .selectAll()
    .select(fromPrice(dayOf(clock.now())));
  if (cityFirst) query = query.orderBy(sql`spots.city_name = ${cityFirst} desc`);
  if (sort === 'price') query = query.orderBy(sql`from_price_fen asc nulls last`);
  if (sort === 'rating') query = query.orderBy('rating', 'desc');
  const rows = await query
    .orderBy('sort')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { records: rows.map(summaryOf), total, size, current: page, pages: Math.ceil(total / size) };
}

const allSpots = (db: Queries) => db.selectFrom('spots');

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
