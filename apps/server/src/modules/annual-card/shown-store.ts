import { internationalType, type LocalizedText, type Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { type CardType, typeColumns } from './types-store';

/** A place as cards show it. */
export interface ShownPlace {
  id: string;
  name: LocalizedText;
  picture: Picture;
}

/** Places by their ids. */
export async function placesByIds(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ShownPlace>`
    select s.id, s.thumb as picture, jsonb_build_object('zh-Hans', s.content->>'name',
      'en', coalesce(f.data->>'name', s.content->>'name')) as name
    from spots s left join international_fields f
      on f.type = ${internationalType.scenicSpot} and f.table_id = s.id
    where s.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the types, those on sale first; `spotId`: that let in there. One query. */
export async function typePage(
  db: Queries,
  asked: { spotId?: string | undefined; page: number; size: number; today: string },
): Promise<{ types: CardType[]; total: number }> {
  const covered =
    asked.spotId === undefined
      ? sql`true`
      : sql`exists (select from card_type_spots s where s.type_id = t.id and s.spot_id = ${asked.spotId})`;
  const { rows } = await sql<CardType & { count: number }>`
    with shown as (select t.* from card_types t where ${covered})
    select ${typeColumns}, (select count(*)::integer from shown) as count
    from shown t
    order by t.on_sale and coalesce(t.last_day >= ${asked.today}, true) desc, t.seq, t.id
    limit ${asked.size} offset ${(asked.page - 1) * asked.size}`.execute(db);
  return { types: rows, total: rows[0]?.count ?? 0 };
}
