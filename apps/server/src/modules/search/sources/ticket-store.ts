import { goodsType, internationalType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { SpotContent } from '../../scenic-spot/tables';
import type { TicketContent } from '../../ticket/tables';
import { KIND_NAMES } from '../names';
import {
  countPopularity,
  englishOf,
  fieldsOf,
  idsIn,
  inBoth,
  type PlacedRow,
  placeOf,
  type SearchFacts,
  type SearchSource,
  type SearchThing,
} from './source-store';

interface TicketRow extends PlacedRow {
  content: TicketContent;
  en: Partial<TicketContent> | null;
  spot_name: string;
  spot_en: Partial<SpotContent & { cityName: string }> | null;
}

/** A ticket is where its spot is, and rated as it. */
export const ticketSource: SearchSource = {
  kind: 'ticket',

  ids: (db) => idsIn(db, 'tickets'),

  async things(db, ids) {
    const { rows } = await sql<TicketRow>`
      select t.id, t.content, s.city_name, s.lat, s.lng, s.rating, s.rating_count, s.thumb,
        s.content->>'name' as spot_name,
        ${englishOf(internationalType.ticket, sql`t.id`)} as en,
        ${englishOf(internationalType.scenicSpot, sql`s.id`)} as spot_en
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
    ...placeOf(row),
    fields: [
      ...fieldsOf('title', [content.name, en?.name]),
      ...fieldsOf('alias', [row.spot_name, spot_en?.name]),
      ...fieldsOf('tag', [...content.labels, ...(en?.labels ?? []), ...Object.values(KIND_NAMES.ticket)]),
      ...fieldsOf('place', [row.city_name, spot_en?.cityName]),
    ],
    record: {
      title: inBoth(content.name, en?.name),
      subtitle: inBoth(row.spot_name, spot_en?.name),
      cityName: inBoth(row.city_name, spot_en?.cityName),
      thumb: row.thumb,
      goodsId: row.id,
      goodsType: goodsType.ticket,
      activeType: null,
    },
  };
}
