import { internationalType, type PhotoGroup, type Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { distanceSql } from '../../distance';
import { notFound } from '../../http/refusal';
import { siteDocumentIfAny } from '../site-documents/store';
import { FACILITY_LIST, type FacilityList } from './options';
import { firstSoldNight } from './sale-store';
import type { HotelContent, HotelTables } from './tables';

export type HotelRow = Selectable<HotelTables['hotels']>;
export type RoomRow = Selectable<HotelTables['hotel_rooms']>;
export type RateRow = Selectable<HotelTables['hotel_rates']>;

export async function hotelRow(db: Queries, id: string): Promise<HotelRow> {
  const row = await db.selectFrom('hotels').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function roomRow(db: Queries, id: string): Promise<RoomRow> {
  const row = await db.selectFrom('hotel_rooms').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A hotel's room types in the operator's order. */
export const roomsOfHotel = (db: Queries, hotelId: string): Promise<RoomRow[]> =>
  db
    .selectFrom('hotel_rooms')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('sort')
    .orderBy('id')
    .execute();

export interface HotelPhoto {
  group: PhotoGroup;
  picture: Picture;
}

/** The operator's list of facilities; without one it is empty. */
export const facilityList = async (db: Queries): Promise<FacilityList> =>
  (await siteDocumentIfAny<FacilityList>(db, FACILITY_LIST)) ?? { groups: [] };

/** A hotel's photos in the operator's order. */
export const photosOfHotel = (db: Queries, hotelId: string): Promise<HotelPhoto[]> =>
  db
    .selectFrom('hotel_photos')
    .select(['photo_group as group', 'picture'])
    .where('hotel_id', '=', hotelId)
    .orderBy('seq')
    .execute();

/** A hotel with all that its page shows besides rooms. */
export interface HotelPage {
  hotel: HotelRow;
  contentEn: Partial<HotelContent> | null;
  facilities: FacilityList;
  photos: HotelPhoto[];
  fromPriceFen: number | null;
}

/** A hotel with its English texts, photos, the operator's facilities and its lowest price from one night until before another. */
export async function hotelPage(
  db: Queries,
  id: string,
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): Promise<HotelPage> {
  const { rows } = await sql<HotelPage>`
    select to_jsonb(h) as hotel,
      (select data from international_fields where type = ${internationalType.hotel} and table_id = h.id)
        as "contentEn",
      coalesce((select data from site_documents where key = ${FACILITY_LIST}), '{"groups": []}') as facilities,
      coalesce((
        select jsonb_agg(jsonb_build_object('group', p.photo_group, 'picture', p.picture) order by p.seq)
        from hotel_photos p where p.hotel_id = h.id
      ), '[]') as photos,
      (
        select min(p.price_fen)
        from hotel_rooms m join hotel_rates r on r.room_id = m.id and r.on_sale
        join rate_nights p on p.rate_id = r.id and p.night >= ${from} and p.night < ${to} and not p.closed
          and p.night >= ${firstSoldNight(nowMs)}
        join stock s on s.pool_id = m.pool_id and s.slot = p.night and not s.closed
          and s.total - s.taken - s.allotted > 0
        where m.hotel_id = h.id and h.on_sale
      ) as "fromPriceFen"
    from hotels h where h.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** What is counted for an option of a filter. */
export interface OptionCount {
  id: string;
  count: number;
}

/** How many hotels on sale each value has. */
export async function countHotelsBy(
  db: Queries,
  column: 'star' | 'category' | 'facilities',
  cityName: string | undefined,
): Promise<OptionCount[]> {
  const value = column === 'facilities' ? sql`unnest(h.facilities)` : sql`h.${sql.ref(column)}::text`;
  const { rows } = await sql<OptionCount>`
    select v.id, count(*) as count
    from (
      select ${value} as id from hotels h
      where h.on_sale and (${cityName ?? ''} = '' or h.city_name = ${cityName ?? ''})
    ) v group by v.id`.execute(db);
  return rows;
}

export interface NearbySpot {
  id: string;
  name: string;
  thumb: Picture;
  distance: number;
  price: number | null;
}

/** The nearest spots within a radius, with the lowest price of a ticket from a day on. */
export async function spotsNear(
  db: Queries,
  at: { lat: number; lng: number },
  { radiusM, limit, today }: { radiusM: number; limit: number; today: string },
): Promise<NearbySpot[]> {
  const distance = distanceSql(at, sql<number>`spots.lat`, sql<number>`spots.lng`);
  const { rows } = await sql<NearbySpot>`
    select near.id, near.name, near.thumb, near.distance, (
      select min(p.price_fen) from tickets t join ticket_prices p on p.ticket_id = t.id
      where t.spot_id = near.id and t.on_sale and p.day >= ${today}
    ) as price
    from (
      select spots.id, spots.content->>'name' as name, spots.thumb, ${distance} as distance from spots
    ) near
    where near.distance <= ${radiusM} order by near.distance, near.id limit ${limit}`.execute(db);
  return rows;
}
