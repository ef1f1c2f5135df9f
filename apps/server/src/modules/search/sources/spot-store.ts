import { internationalType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { SpotContent } from '../../scenic-spot/tables';
import { KIND_NAMES, THEME_NAMES } from '../names';
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

interface SpotRow extends PlacedRow {
  themes: string[];
  content: SpotContent;
  en: Partial<SpotContent & { cityName: string }> | null;
}

export const spotSource: SearchSource = {
  kind: 'spot',

  ids: (db) => idsIn(db, 'spots'),

  async things(db, ids) {
    const { rows } = await sql<SpotRow>`
      select id, city_name, lat, lng, rating, rating_count, themes, thumb, content,
        ${englishOf(internationalType.scenicSpot, sql`spots.id`)} as en
      from spots where id = any(${ids}::text[])`.execute(db);
    return rows.map(thingOf);
  },

  async facts(db, ids, { today, until }) {
    const { rows } = await sql<SearchFacts>`
      select spots.id,
        (select min(p.price_fen) from tickets t join ticket_prices p on p.ticket_id = t.id
          where t.spot_id = spots.id and t.on_sale and p.day >= ${today}) as "priceFen",
        exists (
          select from tickets t join ticket_prices p on p.ticket_id = t.id
            join stock s on s.pool_id = t.pool_id and s.slot = p.day
          where t.spot_id = spots.id and t.on_sale and p.day between ${today} and ${until}
            and s.total - s.taken - s.allotted >= t.people_per_ticket
        ) as bookable
      from spots where id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) =>
    countPopularity(db, {
      sinceMs,
      productOf: sql`(select spot_id from tickets where tickets.id = order_lines.product_id)`,
      view: 'parent',
    }),
};

function thingOf({ content, en, ...row }: SpotRow): SearchThing {
  const themes = row.themes.flatMap((theme) => Object.values(THEME_NAMES[theme] ?? {}));
  return {
    ...placeOf(row),
    fields: [
      ...fieldsOf('title', [content.name, en?.name]),
      ...fieldsOf('tag', [
        ...content.tags,
        ...(en?.tags ?? []),
        ...themes,
        ...Object.values(KIND_NAMES.spot),
      ]),
      ...fieldsOf('place', [row.city_name, en?.cityName]),
    ],
    record: {
      title: inBoth(content.name, en?.name),
      subtitle: inBoth(content.subtitle, en?.subtitle),
      cityName: inBoth(row.city_name, en?.cityName),
      thumb: row.thumb,
      goodsId: row.id,
      goodsType: null,
      activeType: null,
    },
  };
}
