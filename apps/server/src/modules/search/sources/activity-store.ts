import type { ActivityType, LocalizedText, Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../database/connect';
import { KIND_NAMES } from '../names';
import {
  fieldsOf,
  idsIn,
  type Popularity,
  type SearchFacts,
  type SearchSource,
  type SearchThing,
} from './source-store';

interface ActivityRow {
  id: string;
  active_type: ActivityType;
  name: LocalizedText;
  picture: Picture;
  shop_name: LocalizedText | null;
  city: LocalizedText | null;
  lat: number | null;
  lng: number | null;
}

const NOWHERE: LocalizedText = { 'zh-Hans': '', en: '' };

/** Activities until they end; those of the platform are nowhere in particular. */
export const activitySource: SearchSource = {
  kind: 'activity',

  ids: (db) => idsIn(db, 'activities'),

  async things(db, ids, { nowMs }) {
    const { rows } = await sql<ActivityRow>`
      select a.id, a.active_type, a.name, a.picture, s.name as shop_name, s.city, s.lat, s.lng
      from activities a left join shops s on s.id = a.supplier_id
      where a.ends_ms > ${nowMs} and s.open_state is distinct from 'closed' and a.id = any(${ids}::text[])`.execute(
      db,
    );
    return rows.map(thingOf);
  },

  async facts(db, ids, { nowMs }) {
    const { rows } = await sql<SearchFacts>`
      select id, null::integer as "priceFen", starts_ms <= ${nowMs} as bookable
      from activities where ends_ms > ${nowMs} and id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) => countUses(db, sinceMs),
};

/** Checkouts that took part, of those activities that count them. */
async function countUses(db: Queries, sinceMs: number): Promise<Popularity[]> {
  const { rows } = await sql<Popularity>`
    select u.activity_id as id, count(*)::integer as orders, 0 as views
    from activity_uses u join checkouts c on c.id = u.checkout_id
    where u.live and c.created_ms >= ${sinceMs} group by u.activity_id`.execute(db);
  return rows;
}

function thingOf({ name, shop_name, city, lat, lng, ...row }: ActivityRow): SearchThing {
  return {
    id: row.id,
    city: city?.['zh-Hans'] ?? '',
    lat: lat ?? 0,
    lng: lng ?? 0,
    rating: 0,
    ratingCount: 0,
    fields: [
      ...fieldsOf('title', Object.values(name)),
      ...fieldsOf('alias', Object.values(shop_name ?? {})),
      ...fieldsOf('tag', Object.values(KIND_NAMES.activity)),
      ...fieldsOf('place', Object.values(city ?? {})),
    ],
    record: {
      title: name,
      subtitle: shop_name ?? NOWHERE,
      cityName: city ?? NOWHERE,
      thumb: row.picture,
      goodsId: row.id,
      goodsType: null,
      activeType: row.active_type,
    },
  };
}
