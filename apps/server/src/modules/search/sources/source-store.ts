import {
  type LocalizedText,
  orderStatus,
  type Picture,
  paymentStatus,
  type SearchKind,
} from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../database/connect';
import type { SearchField } from '../keys';
import type { StoredRecord } from '../tables';

/** A thing as the index takes it. */
export interface SearchThing {
  id: string;
  /** The city's name as it is asked for; empty for none. */
  city: string;
  lat: number;
  lng: number;
  rating: number;
  ratingCount: number;
  fields: SearchField[];
  record: StoredRecord;
}

/** What changes without an edit. */
export interface SearchFacts {
  id: string;
  /** Lowest price in fen; null when nothing is on sale. */
  priceFen: number | null;
  /** Whether it can be had within the asked days. */
  bookable: boolean;
}

/** Days, both included, and the moment they are asked at, epoch ms. */
export interface DaySpan {
  nowMs: number;
  today: string;
  until: string;
}

/** How often a thing was ordered and looked at. */
export interface Popularity {
  id: string;
  orders: number;
  views: number;
}

/** A kind of what is found. A new kind is one of these and a line in the registry. */
export interface SearchSource {
  kind: SearchKind;
  /** All that may be found. */
  ids(db: Queries): Promise<string[]>;
  /** Those of the ids that may be found now; off-sale, unpublished and ended ones are missing. */
  things(db: Queries, ids: readonly string[], days: DaySpan): Promise<SearchThing[]>;
  /** Missing for what is no longer there, which then leaves the index too. */
  facts(db: Queries, ids: readonly string[], days: DaySpan): Promise<SearchFacts[]>;
  /** All that were ordered or looked at since an instant, epoch ms. */
  popularity(db: Queries, sinceMs: number): Promise<Popularity[]>;
}

/**
 * Counts a kind's orders, those that were paid or are confirmed to be paid at the desk, and its views. `productOf`: the id of the thing that a line's product belongs to, an expression on
 * `product_id`.
 */
export async function countPopularity(
  db: Queries,
  {
    sinceMs,
    productOf,
    view,
  }: { sinceMs: number; productOf: RawBuilder<string>; view: 'product' | 'parent' },
): Promise<Popularity[]> {
  const { rows } = await sql<Popularity>`
    select id, sum(orders)::int as orders, sum(views)::int as views from (
      select ${productOf} as id, count(*) as orders, 0 as views
      from order_lines join orders on orders.id = order_lines.order_id
      where orders.created_ms >= ${sinceMs}
        and (orders.pay_status <> ${paymentStatus.unpaid}
          or orders.status in (${orderStatus.pendingConsumption}, ${orderStatus.complete}))
      group by 1
      union all
      select data->>${`${view}Id`}, 0, count(*) from tracking_events
      where kind = ${`${view}View`} and at_ms >= ${sinceMs} group by 1
    ) as counted where id is not null group by id`.execute(db);
  return rows;
}

/** What stands in a table of things: where it is and how it is rated. */
export interface PlacedRow {
  id: string;
  city_name: string;
  lat: number;
  lng: number;
  rating: number;
  rating_count: number;
  thumb: Picture;
}

/** The place and the rating of a row, as the index takes them. */
export const placeOf = ({ id, city_name, lat, lng, rating, rating_count }: PlacedRow) => ({
  id,
  city: city_name,
  lat,
  lng,
  rating,
  ratingCount: rating_count,
});

/** A text in both languages; the Chinese one where there is no other. */
export const inBoth = (zhHans: string, en: string | null | undefined): LocalizedText => ({
  'zh-Hans': zhHans,
  en: en ?? zhHans,
});

/** The English texts of a thing by its id, an expression; null without any. */
export const englishOf = (type: number, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select data from international_fields where type = ${type} and table_id = ${id})`;

/** All ids of a table, in their order. */
export async function idsIn(
  db: Queries,
  table: 'spots' | 'tickets' | 'hotels' | 'activities',
): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

type Texts = readonly (string | null | undefined)[];

/** Fields of one class; empty ones are left out. */
export const fieldsOf = (of: SearchField['of'], texts: Texts): SearchField[] =>
  texts.flatMap((text) => (text ? [{ of, text }] : []));
