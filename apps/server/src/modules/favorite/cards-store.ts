import { type FavoriteKind, internationalType, type LocalizedText, type Picture } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { type DaySpan, searchSources } from '../search/sources';

/** How a thing is shown. */
export interface Card {
  title: LocalizedText;
  subtitle: LocalizedText;
  picture: Picture | null;
  onSale: boolean;
}

const isOnSale = sql`case when d.kind in ('goods', 'service') then p.on_sale and s.open_state <> 'closed'
  when d.kind = 'shop' then shop.open_state <> 'closed'
  when d.kind = 'annualCard' then ct.on_sale
  when d.kind = 'ticket' then t.on_sale when d.kind = 'hotel' then h.on_sale else true end`;

const english = (type: number, id: RawBuilder<unknown>, name: string) =>
  sql`(select data->>${name} from international_fields where type = ${type} and table_id = ${id})`;

/** A text in both languages; the Chinese one where there is no other. */
const both = (zhHans: RawBuilder<unknown>, en: RawBuilder<unknown>) =>
  sql`jsonb_build_object('zh-Hans', coalesce(${zhHans}, ''), 'en', coalesce(${en}, ${zhHans}, ''))`;

const spotName = (id: RawBuilder<unknown>) => english(internationalType.scenicSpot, id, 'name');

/** What these are called and whether they are sold, by `kind:id`; those that are gone altogether are missing. */
export async function cardsOf(
  db: Queries,
  things: readonly { kind: FavoriteKind; id: string }[],
): Promise<Map<string, Card>> {
  if (things.length === 0) return new Map();
  const { rows } = await sql<Card & { key: string }>`
    select d.kind || ':' || d.id as key, ${isOnSale} as "onSale",
      coalesce(spot.thumb, h.thumb, p.thumb, shop.logo, ts.thumb, ct.picture) as picture,
      case d.kind
        when 'spot' then ${both(sql`spot.content->>'name'`, spotName(sql`spot.id`))}
        when 'hotel' then ${both(sql`h.content->>'name'`, english(internationalType.hotel, sql`h.id`, 'name'))}
        when 'ticket' then ${both(sql`t.content->>'name'`, english(internationalType.ticket, sql`t.id`, 'name'))}
        when 'shop' then shop.name
        when 'annualCard' then ct.name
        else ${both(sql`p.content->'zh-Hans'->>'name'`, sql`p.content->'en'->>'name'`)}
      end as title,
      case d.kind
        when 'spot' then ${both(sql`spot.city_name`, english(internationalType.scenicSpot, sql`spot.id`, 'cityName'))}
        when 'hotel' then ${both(sql`h.city_name`, english(internationalType.hotel, sql`h.id`, 'cityName'))}
        when 'ticket' then ${both(sql`ts.content->>'name'`, spotName(sql`ts.id`))}
        when 'shop' then shop.city
        when 'annualCard' then cs.name
        else s.name
      end as subtitle
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as d(kind text, id text)
      left join spots spot on d.kind = 'spot' and spot.id = d.id
      left join hotels h on d.kind = 'hotel' and h.id = d.id
      left join tickets t on d.kind = 'ticket' and t.id = d.id left join spots ts on ts.id = t.spot_id
      left join products p on d.kind in ('goods', 'service') and p.id = d.id left join shops s on s.id = p.supplier_id
      left join shops shop on d.kind = 'shop' and shop.id = d.id
      left join card_types ct on d.kind = 'annualCard' and ct.id = d.id left join shops cs on cs.id = ct.supplier_id
    where coalesce(spot.id, h.id, t.id, p.id, shop.id, ct.id) is not null`.execute(db);
  return new Map(rows.map(({ key, ...card }) => [key, card]));
}

/** The lowest price of each now, by `kind:id`: one query for each kind. */
export async function pricesOf(
  db: Queries,
  things: readonly { kind: FavoriteKind; id: string }[],
  days: DaySpan,
): Promise<Map<string, number | null>> {
  const prices = new Map<string, number | null>();
  for (const { kind, facts } of searchSources) {
    const ids = things.filter((thing) => thing.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { id, priceFen } of await facts(db, ids, days)) prices.set(`${kind}:${id}`, priceFen);
  }
  return prices;
}
