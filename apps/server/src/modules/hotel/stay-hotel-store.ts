import { internationalType } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { KeptHotel, StayLineDetail } from './tables';

/** A text of hotel `h` in both languages, the Chinese one where there is no other. */
const both = (name: 'name' | 'address' | 'bookNote') => sql`json_build_object(
  'zh-Hans', h.content->>${name}::text,
  'en', coalesce((select data->>${name}::text from international_fields
    where type = ${internationalType.hotel} and table_id = h.id), h.content->>${name}::text))`;

/** What an order keeps of hotel `h`, as it is now. */
export const keptHotelSql: RawBuilder<KeptHotel> = sql`json_build_object('phone', h.phone, 'lat', h.lat, 'lng', h.lng,
  'name', ${both('name')}, 'address', ${both('address')}, 'bookNote', ${both('bookNote')})`;

/** Hotel `id` as an order would keep it now; undefined for no such hotel. */
export async function hotelToKeep(db: Queries, id: string): Promise<KeptHotel | undefined> {
  const { rows } = await sql<{ hotel: KeptHotel }>`
    select ${keptHotelSql} as hotel from hotels h where h.id = ${id}`.execute(db);
  return rows[0]?.hotel;
}

/** The rooms' lines of an order with what they keep, in their order. */
export async function stayLinesOfOrder(
  db: Queries,
  orderId: string,
): Promise<{ first_slot: string; end_slot: string; detail: StayLineDetail }[]> {
  const { rows } = await sql<{ first_slot: string; end_slot: string; detail: StayLineDetail }>`
    select first_slot, end_slot, detail from order_lines
    where order_id = ${orderId} and kind = 'stay' order by seq`.execute(db);
  return rows;
}

/** The hotel of a stay as the order keeps it; what an older order did not keep is today's. Undefined for other orders. */
export async function hotelOfOrder(
  db: Queries,
  orderId: string,
): Promise<(KeptHotel & { hotelId: string }) | undefined> {
  const { rows } = await sql<{ hotelId: string; hotel: KeptHotel | null }>`
    select l.detail->>'hotelId' as "hotelId",
      coalesce(today.hotel || (l.detail->'hotel'), l.detail->'hotel', today.hotel) as hotel
    from order_lines l
    left join lateral (
      select (${keptHotelSql})::jsonb as hotel from hotels h where h.id = l.detail->>'hotelId'
    ) as today on true
    where l.order_id = ${orderId} and l.kind = 'stay' order by l.seq limit 1`.execute(db);
  const [row] = rows;
  return row?.hotel ? { hotelId: row.hotelId, ...row.hotel } : undefined;
}
