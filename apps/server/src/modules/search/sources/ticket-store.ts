import { goodsType, internationalType, type Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { SpotContent } from '../../scenic-spot/tables';
import type { TicketContent } from '../../ticket/tables';
import { KIND_NAMES } from '../names';
import {
  countPopularity,
  fieldsOf,
  type SearchFacts,
  type SearchSource,
  type SearchThing,
} from './source-store';

interface TicketRow {
  id: string;
  content: TicketContent;
  en: Partial<TicketContent> | null;
  city_name: string;
  lat: number;
  lng: number;
  rating: number;
  rating_count: number;
  thumb: Picture;
  spot_name: string;
  spot_en: Partial<SpotContent & { cityName: string }> | null;
}

/** A ticket is where its spot is, and rated as it. */
export const ticketSource: SearchSource = {
  kind: 'ticket',

  async ids(db) {
    const rows = await db.selectFrom('tickets').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  },

  async things(db, ids) {
    const { rows } = await sql<TicketRow>`
      select t.id, t.content, s.city_name, s.lat, s.lng, s.rating, s.rating_count, s.thumb,
        s.content->>'name' as spot_name,
        (select data from international_fields
          where type = ${internationalType.ticket} and table_id = t.id) as en,
        (select data from international_fields
          where type = ${internationalType.scenicSpot} and table_id = s.id) as spot_en
      from tickets t join spots s on s.id = t.spot_id
      where t.on_sale and t.id = any(${ids}::text[])`.execute(db);
    return rows.map(thingOf);
  },

  async facts(db, ids, { today, until }) {
    const { rows } = await sql<SearchFacts>`
      select t.id,
        (select min(p.price_fen) from ticket_prices p where p.ticket_id = t.id and p.day >= ${today}) as "priceFen",
        exists (
          select from ticket_prices p join stock s on s.pool_id = t.pool_id and s.slot = p.day
          where p.ticket_id = t.id and p.day between ${today} and ${until}
            and s.total - s.taken - s.allotted >= t.people_per_ticket
        ) as bookable
      from tickets t where t.id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) =>
    countPopularity(db, { sinceMs, productOf: sql`order_lines.product_id`, view: 'product' }),
};

function thingOf({ content, en, spot_en, ...row }: TicketRow): SearchThing {
  return {
    id: row.id,
    city: row.city_name,
    lat: row.lat,
    lng: row.lng,
    rating: row.rating,
    ratingCount: row.rating_count,
    fields: [
      ...fieldsOf('title', [content.name, en?.name]),
      ...fieldsOf('alias', [row.spot_name, spot_en?.name]),
      ...fieldsOf('tag', [...content.labels, ...(en?.labels ?? []), ...Object.values(KIND_NAMES.ticket)]),
      ...fieldsOf('place', [row.city_name, spot_en?.cityName]),
    ],
    record: {
      title: { 'zh-Hans': content.name, en: en?.name ?? content.name },
      subtitle: { 'zh-Hans': row.spot_name, en: spot_en?.name ?? row.spot_name },
      cityName: { 'zh-Hans': row.city_name, en: spot_en?.cityName ?? row.city_name },
      thumb: row.thumb,
      goodsId: row.id,
      goodsType: goodsType.ticket,
      activeType: null,
    },
  };
}
