import { internationalType, type Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { TicketTables } from './tables';

export type TicketRow = Selectable<TicketTables['tickets']>;

export async function ticketRow(db: Queries, id: string): Promise<TicketRow> {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const ticketRows = async (db: Queries, ids: readonly string[]): Promise<TicketRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('tickets')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();

/** The tickets of a spot that are on sale. */
export const ticketsOfSpot = (db: Queries, spotId: string): Promise<TicketRow[]> =>
  db
    .selectFrom('tickets')
    .selectAll()
    .where('spot_id', '=', spotId)
    .where('on_sale', '=', true)
    .orderBy('sort')
    .execute();

export interface DayRow {
  ticketId: string;
  day: string;
  priceFen: number | null;
  placesLeft: number | null;
}

/** Price and places of tickets on the days of a span. Days without a price are not in it. */
export async function dayRows(
  db: Queries,
  ticketIds: readonly string[],
  from: string,
  to: string,
): Promise<DayRow[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .selectFrom('ticket_prices as p')
    .innerJoin('tickets as t', 't.id', 'p.ticket_id')
    .leftJoin('stock as s', (join) => join.onRef('s.pool_id', '=', 't.pool_id').onRef('s.slot', '=', 'p.day'))
    .select([
      'p.ticket_id',
      'p.day',
      'p.price_fen',
      sql<number | null>`s.total - s.taken - s.allotted`.as('places_left'),
    ])
    .where('p.ticket_id', 'in', [...ticketIds])
    .where('p.day', '>=', from)
    .where('p.day', '<=', to)
    .orderBy('p.day')
    .execute();
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    day: row.day,
    priceFen: row.price_fen,
    placesLeft: row.places_left,
  }));
}

/** A ticket on a day with what selling it needs. */
export interface TicketOnDay {
  ticket: TicketRow;
  day: string;
  priceFen: number | null;
  placesLeft: number | null;
  supplierId: string;
  spotName: { 'zh-Hans': string; en: string };
  nameEn: string;
  picture: Picture;
}

/** Tickets on days, with price, places left, spot and English names, in one query; unknown tickets are missing. */
export async function ticketsOnDays(
  db: Queries,
  wanted: readonly { productId: string; day: string }[],
): Promise<TicketOnDay[]> {
  const { rows } = await sql<{
    ticket: TicketRow;
    day: string;
    price_fen: number | null;
    places_left: number | null;
    supplier_id: string;
    spot_name: string;
    spot_name_en: string | null;
    name_en: string | null;
    thumb: Picture;
  }>`
    select to_jsonb(t) as ticket, w.day, p.price_fen, s.total - s.taken - s.allotted as places_left,
      spots.supplier_id, spots.content->>'name' as spot_name, spots.thumb,
      (select data->>'name' from international_fields
        where type = ${internationalType.scenicSpot} and table_id = t.spot_id) as spot_name_en,
      (select data->>'name' from international_fields
        where type = ${internationalType.ticket} and table_id = t.id) as name_en
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("productId" text, day text)
    join tickets t on t.id = w."productId"
    join spots on spots.id = t.spot_id
    left join ticket_prices p on p.ticket_id = t.id and p.day = w.day
    left join stock s on s.pool_id = t.pool_id and s.slot = w.day`.execute(db);
  return rows.map((row) => ({
    ticket: row.ticket,
    day: row.day,
    priceFen: row.price_fen,
    placesLeft: row.places_left,
    supplierId: row.supplier_id,
    spotName: { 'zh-Hans': row.spot_name, en: row.spot_name_en ?? row.spot_name },
    nameEn: row.name_en ?? row.ticket.content.name,
    picture: row.thumb,
  }));
}
