import { internationalType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { keptHotelSql } from './stay-hotel-store';
import type { HotelRow, RateRow, RoomRow } from './store';
import type { KeptHotel } from './tables';

/** A night of a rate, as the operator has set it. */
export interface RateNightRow {
  night: string;
  priceFen: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  minNights: number | null;
  maxNights: number | null;
}

/** A night of a room type: how many rooms are left. */
export interface RoomNightRow {
  night: string;
  left: number;
  closed: boolean;
}

/** What selling a rate needs of its room and its hotel. */
export type RateRoom = Pick<RoomRow, 'id' | 'pool_id' | 'max_people' | 'max_adults' | 'max_children'> & {
  content: Pick<RoomRow['content'], 'hotelRoomName'>;
};
export type RateHotel = Pick<
  HotelRow,
  | 'id'
  | 'supplier_id'
  | 'on_sale'
  | 'late_night'
  | 'child_not_counted_below'
  | 'check_in_from'
  | 'check_out_until'
  | 'thumb'
> & { content: Pick<HotelRow['content'], 'name'> };

/** A rate with its room, its hotel and its nights. */
export interface RateOnNights {
  rate: RateRow;
  room: RateRoom;
  hotel: RateHotel;
  rateNights: RateNightRow[];
  roomNights: RoomNightRow[];
  /** What is kept with an order: its English names, and the hotel. */
  english?: { hotelName: string | null; roomName: string | null; rateName: string | null };
  keptHotel?: KeptHotel;
}

/** Of which rates; those that are not on sale are left out unless named. */
export interface RateScope {
  hotelIds?: readonly string[];
  roomId?: string;
  rateIds?: readonly string[];
}

/**
 * Rates with their nights from `from` to `to`, both included, in the operator's order: one statement however many. The night
 * of `to` tells whether guests may leave then.
 */
export async function ratesOnNights(
  db: Queries,
  { hotelIds, roomId, rateIds }: RateScope,
  from: string,
  to: string,
  { isForOrder = false } = {},
): Promise<RateOnNights[]> {
  const { rows } = await sql<RateOnNights>`
    select to_json(r) as rate,
      json_build_object('id', m.id, 'pool_id', m.pool_id, 'max_people', m.max_people, 'max_adults', m.max_adults,
        'max_children', m.max_children,
        'content', json_build_object('hotelRoomName', m.content->>'hotelRoomName')) as room,
      json_build_object('id', h.id, 'supplier_id', h.supplier_id, 'on_sale', h.on_sale, 'late_night', h.late_night,
        'child_not_counted_below', h.child_not_counted_below, 'check_in_from', h.check_in_from,
        'check_out_until', h.check_out_until, 'thumb', h.thumb,
        'content', json_build_object('name', h.content->>'name')) as hotel,
      coalesce((
        select json_agg(json_build_object('night', p.night, 'priceFen', p.price_fen, 'closed', p.closed,
          'closedToArrival', p.closed_to_arrival, 'closedToDeparture', p.closed_to_departure,
          'minNights', p.min_nights, 'maxNights', p.max_nights) order by p.night)
        from rate_nights p where p.rate_id = r.id and p.night >= ${from} and p.night <= ${to}
      ), '[]') as "rateNights",
      coalesce((
        select json_agg(json_build_object('night', s.slot, 'left', s.total - s.taken - s.allotted,
          'closed', s.closed) order by s.slot)
        from stock s where s.pool_id = m.pool_id and s.slot >= ${from} and s.slot <= ${to}
      ), '[]') as "roomNights" ${isForOrder ? keptWithOrder : sql``}
    from hotel_rates r join hotel_rooms m on m.id = r.room_id join hotels h on h.id = m.hotel_id
    where ${
      rateIds
        ? sql`r.id = any(${[...rateIds]})`
        : sql`r.on_sale and ${roomId === undefined ? sql`h.id = any(${[...(hotelIds ?? [])]})` : sql`m.id = ${roomId}`}`
    }
    order by h.sort, h.id, m.sort, m.id, r.sort, r.id`.execute(db);
  return rows;
}

const keptWithOrder = sql`, ${keptHotelSql} as "keptHotel",
  json_build_object(
    'hotelName', (select data->>'name' from international_fields
      where type = ${internationalType.hotel} and table_id = h.id),
    'roomName', (select data->>'hotelRoomName' from international_fields
      where type = ${internationalType.hotelRoom} and table_id = m.id),
    'rateName', (select data->>'name' from international_fields
      where type = ${internationalType.hotelRoom} and table_id = r.id)) as english`;
