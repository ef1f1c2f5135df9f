import { goodsType, type HotelCategory, internationalType } from '@yunyou/contract';
import { sql } from 'kysely';
import { categoryNames } from '../../hotel/options';
import { firstSoldNight } from '../../hotel/sale-store';
import type { HotelContent } from '../../hotel/tables';
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

interface HotelRow extends PlacedRow {
  category: HotelCategory;
  content: HotelContent;
  en: Partial<HotelContent & { cityName: string }> | null;
  rooms: { id: string; name: string; en: string | null }[];
}

/** Hotels; the names of their rooms lead to them. */
export const hotelSource: SearchSource = {
  kind: 'hotel',

  ids: (db) => idsIn(db, 'hotels'),

  async things(db, ids) {
    const { rows } = await sql<HotelRow>`
      select id, city_name, category, lat, lng, rating, rating_count, thumb, content,
        ${englishOf(internationalType.hotel, sql`hotels.id`)} as en,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.content->>'hotelRoomName', 'en',
            ${englishOf(internationalType.hotelRoom, sql`r.id`)}->>'hotelRoomName') order by r.sort)
          from hotel_rooms r where r.hotel_id = hotels.id), '[]') as rooms
      from hotels where on_sale and id = any(${ids}::text[])`.execute(db);
    return rows.map(thingOf);
  },

  async facts(db, ids, { today, until, nowMs }) {
    const { rows } = await sql<SearchFacts>`
      select hotels.id, offer."priceFen", offer."priceFen" is not null as bookable
      from hotels cross join lateral (
        select min(n.price_fen) as "priceFen"
        from hotel_rooms m
          join hotel_rates r on r.room_id = m.id and r.on_sale
          join rate_nights n on n.rate_id = r.id and n.night between ${today} and ${until} and not n.closed
            and n.night >= ${firstSoldNight(nowMs)}
          join stock s on s.pool_id = m.pool_id and s.slot = n.night
        where m.hotel_id = hotels.id and not s.closed and s.total - s.taken - s.allotted > 0
      ) offer
      where hotels.id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) =>
    countPopularity(db, {
      sinceMs,
      productOf: sql`(select hotel_id from hotel_rooms where hotel_rooms.id = order_lines.product_id)`,
      view: 'parent',
    }),
};

function thingOf({ content, en, ...row }: HotelRow): SearchThing {
  const category = categoryNames[row.category];
  const rooms = row.rooms.flatMap((room) =>
    fieldsOf('alias', [room.name, room.en]).map((field) => ({ ...field, room: room.id })),
  );
  return {
    ...placeOf(row),
    fields: [
      ...fieldsOf('title', [content.name, en?.name]),
      ...rooms,
      ...fieldsOf('tag', [
        ...content.tags,
        ...(en?.tags ?? []),
        ...Object.values(category),
        ...Object.values(KIND_NAMES.hotel),
      ]),
      ...fieldsOf('place', [row.city_name, en?.cityName, content.district, en?.district]),
    ],
    record: {
      title: inBoth(content.name, en?.name),
      subtitle: {
        'zh-Hans': [category['zh-Hans'], content.district].filter(Boolean).join(' · '),
        en: [category.en, en?.district ?? content.district].filter(Boolean).join(' · '),
      },
      cityName: inBoth(row.city_name, en?.cityName),
      thumb: row.thumb,
      // A room is what is sold: the operator's first, unless another's own name was found.
      goodsId: row.rooms[0]?.id ?? row.id,
      goodsType: goodsType.hotel,
      activeType: null,
    },
  };
}
