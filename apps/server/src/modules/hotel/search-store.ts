import type { HotelCategory, HotelStar, Picture, TieredRefundRule } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { distanceSql, type Point } from '../../distance';
import { firstSoldNight } from './sale-store';
import type { HotelContent } from './tables';

/** What narrows hotels down, whatever their rates. */
export interface HotelFilter {
  cityName?: string | undefined;
  /** Those that the words find; all without words. */
  ids?: readonly string[] | undefined;
  star?: readonly number[] | undefined;
  category?: readonly string[] | undefined;
  /** All of them. */
  facility?: readonly string[] | undefined;
  /** Within a radius of a place, metres. */
  near?: (Point & { radiusM: number }) | undefined;
}

/** Filters on hotels that may be left away one by one. */
export const relaxable = ['keyword', 'star', 'category', 'facility'] as const;
export type Relaxable = (typeof relaxable)[number];

/** A hotel that could be listed. */
export interface HotelCandidate {
  id: string;
  sort: number;
  cityName: string;
  star: HotelStar;
  category: HotelCategory;
  rating: number;
  ratingCount: number;
  lat: number;
  lng: number;
  lateNight: boolean;
  childNotCountedBelow: number;
  /** Which of the filters it passes that may be left away. */
  passes: Record<Relaxable, boolean>;
}

/** A rate of a hotel, all of whose nights are sold, summed up over the stay. */
export interface RateCandidate {
  hotelId: string;
  maxPeople: number;
  maxAdults: number;
  maxChildren: number;
  breakfasts: number;
  payAtDesk: boolean;
  /** Null unless it is asked for. */
  refundRule: TieredRefundRule | null;
  maxRooms: number;
  advanceDays: number;
  cutoff: string;
  left: number;
  totalFen: number;
  /** Whether every night costs the same. */
  same: boolean;
  arrivalClosed: boolean;
  departureClosed: boolean;
  minNights: number | null;
  maxNights: number | null;
}

/** Nights from `from` until before `to`; with the rates' refund rules or without. */
export interface Span {
  from: string;
  to: string;
  withRules: boolean;
  nowMs: number;
}

/** What rates are narrowed down by before their nights are looked at. */
export interface RateFilter {
  /** So many rooms in one order. */
  rooms: number;
  breakfast?: boolean | undefined;
  payAtDesk?: boolean | undefined;
}

interface Candidates {
  hotels: HotelCandidate[];
  rates: RateCandidate[];
}

/** Each filter as a condition on `hotels h`; true where there is none. */
function conditionsOf({ cityName, ids, star, category, facility, near }: HotelFilter) {
  const all = sql<boolean>`true`;
  const inCity = cityName ? sql<boolean>`h.city_name = ${cityName}` : all;
  const isNear = near
    ? sql<boolean>`${distanceSql(near, sql<number>`h.lat`, sql<number>`h.lng`)} <= ${near.radiusM}`
    : all;
  return {
    place: sql<boolean>`(${inCity} and ${isNear})`,
    keyword: ids ? sql<boolean>`h.id = any(${[...ids]}::text[])` : all,
    star: star && star.length > 0 ? sql<boolean>`h.star = any(${[...star]})` : all,
    category: category && category.length > 0 ? sql<boolean>`h.category = any(${[...category]})` : all,
    facility: facility && facility.length > 0 ? sql<boolean>`h.facilities @> ${[...facility]}` : all,
  } satisfies Record<Relaxable | 'place', RawBuilder<boolean>>;
}

/**
 * Hotels on sale with every rate that is sold on all nights from `from` until before `to`, summed up; without a stay, with the
 * cheapest night of each rate in that time. `wanted`: of which rates. `relaxed`: filters of which each hotel may miss one.
 */
export async function hotelCandidates(
  db: Queries,
  filter: HotelFilter,
  { wanted, ...span }: Span & { isStay: boolean; wanted: RateFilter },
  relaxed: readonly Relaxable[] = [],
): Promise<Candidates> {
  const passes = conditionsOf(filter);
  const { rows } = await sql<Candidates>`
    with picked as materialized (
      select h.id, h.sort, h.city_name, h.star, h.category, h.rating, h.lat, h.lng, h.late_night,
        h.child_not_counted_below, h.rating_count, ${passes.keyword} as by_keyword, ${passes.star} as by_star,
        ${passes.category} as by_category, ${passes.facility} as by_facility
      from hotels h where h.on_sale and ${narrowedBy(passes, relaxed)}
    ), offers as (${span.isStay ? stayOffers(span, wanted) : nightOffers(span, { ...wanted, rooms: 1 })})
    select
      (select coalesce(json_agg(json_build_object('id', id, 'sort', sort, 'cityName', city_name, 'star', star,
        'category', category, 'rating', rating, 'ratingCount', rating_count, 'lat', lat, 'lng', lng, 'lateNight', late_night,
        'childNotCountedBelow', child_not_counted_below, 'passes', json_build_object('keyword', by_keyword,
          'star', by_star, 'category', by_category, 'facility', by_facility))), '[]') from picked)
        as hotels,
      (select coalesce(json_agg(offers), '[]') from offers) as rates`.execute(db);
  return rows[0] ?? { hotels: [], rates: [] };
}

/** All filters; of the relaxed ones at most one is missed. */
function narrowedBy(
  passes: ReturnType<typeof conditionsOf>,
  relaxed: readonly Relaxable[],
): RawBuilder<boolean> {
  const isRelaxed = (name: string) => relaxed.some((one) => one === name);
  const kept = Object.entries(passes).flatMap(([name, condition]) => (isRelaxed(name) ? [] : [condition]));
  const missed = relaxed.map((name) => sql`(not ${passes[name]})::integer`);
  const few = missed.length > 0 ? [sql<boolean>`${sql.join(missed, sql` + `)} <= 1`] : [];
  return sql`${sql.join([...kept, ...few], sql` and `)}`;
}

/** Cities with the most hotels on sale that pass the filters, whatever their rates. */
export async function countHotelsByCity(
  db: Queries,
  filter: HotelFilter,
  limit: number,
): Promise<{ cityName: string; count: number }[]> {
  const { rows } = await sql<{ cityName: string; count: number }>`
    select h.city_name as "cityName", count(*)::integer as count
    from hotels h where h.on_sale and ${narrowedBy(conditionsOf(filter), [])}
    group by h.city_name order by count desc, h.city_name limit ${limit}`.execute(db);
  return rows;
}

/** Columns of a rate that say how it is sold; refund rules, the longest of them, only where they are looked at. */
const rateColumns = ({ withRules }: { withRules: boolean }) => sql`
  m.hotel_id as "hotelId", m.max_people as "maxPeople", m.max_adults as "maxAdults", m.max_children as "maxChildren",
  r.breakfasts, r.pay_at_desk as "payAtDesk", ${withRules ? sql`r.refund_rule` : sql`null::jsonb`} as "refundRule", r.max_rooms as "maxRooms",
  r.advance_days as "advanceDays", r.cutoff`;

/** Whether rate `r` is on sale and passes the filters that its nights say nothing of. */
const isWanted = ({ rooms, breakfast, payAtDesk }: RateFilter) => sql<boolean>`
  r.on_sale and r.max_rooms >= ${rooms} and (${!breakfast} or r.breakfasts > 0) and (${!payAtDesk} or r.pay_at_desk)`;

/** Rates whose every night is sold, with enough rooms left; the night of `to` tells whether guests may leave then. */
const stayOffers = ({ from, to, ...span }: Span, wanted: RateFilter) => sql`
  select ${rateColumns(span)}, m.left, n.total as "totalFen", n.min = n.max as same,
    n.no_arrival as "arrivalClosed", n.no_departure as "departureClosed", n.min_nights as "minNights",
    n.max_nights as "maxNights"
  from (
    -- Rooms first: most of a long stay's are full, and their rates need not be looked at.
    select m.*, s.left
    from picked h join hotel_rooms m on m.hotel_id = h.id
    cross join lateral (
      select count(*) as open, min(t.total - t.taken - t.allotted) as left
      from stock t where t.pool_id = m.pool_id and t.slot >= ${from} and t.slot < ${to} and not t.closed
    ) s
    where s.open = ${to}::date - ${from}::date and s.left >= ${wanted.rooms}
    offset 0
  ) m
  join hotel_rates r on r.room_id = m.id and ${isWanted(wanted)}
  cross join lateral (
    select count(*) filter (where p.night < ${to} and not p.closed) as sold,
      sum(p.price_fen) filter (where p.night < ${to}) as total,
      min(p.price_fen) filter (where p.night < ${to}) as min,
      max(p.price_fen) filter (where p.night < ${to}) as max,
      coalesce(bool_or(p.closed_to_arrival) filter (where p.night = ${from}), false) as no_arrival,
      coalesce(bool_or(p.closed_to_departure) filter (where p.night = ${to}), false) as no_departure,
      min(p.min_nights) filter (where p.night = ${from}) as min_nights,
      min(p.max_nights) filter (where p.night = ${from}) as max_nights
    from rate_nights p where p.rate_id = r.id and p.night >= ${from} and p.night <= ${to}
  ) n
  where n.sold = ${to}::date - ${from}::date`;

/** The cheapest night of each rate that can still be had. */
const nightOffers = ({ from, to, nowMs, ...span }: Span, wanted: RateFilter) => sql`
  select ${rateColumns(span)}, 1 as left, n.min as "totalFen", false as same,
    false as "arrivalClosed", false as "departureClosed", null::integer as "minNights", null::integer as "maxNights"
  from picked h join hotel_rooms m on m.hotel_id = h.id
  join hotel_rates r on r.room_id = m.id and ${isWanted(wanted)}
  cross join lateral (
    select min(p.price_fen) as min
    from rate_nights p join stock t on t.pool_id = m.pool_id and t.slot = p.night
    where p.rate_id = r.id and p.night >= ${from} and p.night >= ${firstSoldNight(nowMs)} and p.night < ${to}
      and not p.closed and not t.closed
      and t.total - t.taken - t.allotted > 0
  ) n
  where n.min is not null`;

/** What a card of a hotel shows besides its price. */
export interface HotelCard {
  id: string;
  content: HotelContent;
  district: string;
  thumb: Picture;
  rating_count: number;
}

export const hotelCards = (db: Queries, ids: readonly string[]): Promise<Omit<HotelCard, 'district'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('hotels')
        .select(['id', 'content', 'thumb', 'rating_count'])
        .where('id', 'in', [...ids])
        .execute();
