import type { LocalizedText, Picture } from '@yunyou/contract';
import { goodsTypeOfKind } from '@yunyou/contract';
import { sql } from 'kysely';
import { averageOf, type Stars } from '../../review/rating';
import { KIND_NAMES } from '../names';
import { countPopularity, fieldsOf, type SearchFacts, type SearchSource } from './source-store';

interface CardRow {
  id: string;
  name: LocalizedText;
  picture: Picture;
  benefits: LocalizedText[];
  city: LocalizedText;
  lat: number;
  lng: number;
  stars: Stars;
  reviews: number | null;
}

/** Annual cards that are sold; their benefits lead to them. */
export const cardSource: SearchSource = {
  kind: 'annualCard',

  async ids(db) {
    const rows = await db.selectFrom('card_types').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  },

  async things(db, ids, { today }) {
    const { rows } = await sql<CardRow>`
      select t.id, t.name, t.picture, t.benefits, s.city, s.lat, s.lng, r.stars, r.reviews
      from card_types t join shops s on s.id = t.supplier_id left join review_sums r on r.subject_id = t.id
      where t.on_sale and coalesce(t.last_day >= ${today}, true) and s.open_state <> 'closed'
        and t.id = any(${ids}::text[])`.execute(db);
    return rows.map(({ id, name, picture, benefits, city, lat, lng, stars, reviews }) => ({
      ...{ id, city: city['zh-Hans'], lat, lng, rating: averageOf(stars), ratingCount: reviews ?? 0 },
      fields: [
        ...fieldsOf('title', Object.values(name)),
        ...fieldsOf('tag', [
          ...benefits.flatMap((benefit) => Object.values(benefit)),
          ...Object.values(KIND_NAMES.annualCard),
        ]),
        ...fieldsOf('place', Object.values(city)),
      ],
      record: {
        ...{ title: name, subtitle: benefits[0] ?? KIND_NAMES.annualCard, cityName: city, thumb: picture },
        ...{ goodsId: id, goodsType: goodsTypeOfKind.annualCard, activeType: null },
      },
    }));
  },

  async facts(db, ids, { today }) {
    const { rows } = await sql<SearchFacts>`
      select t.id, case when sale.now then t.price_fen end as "priceFen", sale.now and coalesce(not t.has_pool
        or (select k.total - k.taken - k.allotted > 0 from stock k where k.pool_id = t.id and k.slot = ''), false)
        as bookable
      from card_types t
        cross join lateral (select t.on_sale and coalesce(t.last_day >= ${today}, true) as now) as sale
      where t.id = any(${ids}::text[])`.execute(db);
    return rows;
  },

  popularity: (db, sinceMs) =>
    countPopularity(db, { sinceMs, productOf: sql`order_lines.product_id`, view: 'product' }),
};
