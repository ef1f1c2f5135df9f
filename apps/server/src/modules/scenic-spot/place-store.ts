import { internationalType, type LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { UsedAt } from '../../core/kinds';
import type { Queries } from '../../database/connect';

/** What a spot is called and where it is, in both languages; undefined for no such spot. */
export async function placeOfSpot(db: Queries, id: string): Promise<UsedAt | undefined> {
  const { rows } = await sql<{ name: LocalizedText; address: LocalizedText }>`
    select json_build_object('zh-Hans', s.content->>'name', 'en', coalesce(f.data->>'name', s.content->>'name')) as name,
      json_build_object('zh-Hans', s.content->>'address', 'en', coalesce(f.data->>'address', s.content->>'address')) as address
    from spots s left join international_fields f
      on f.type = ${internationalType.scenicSpot} and f.table_id = s.id
    where s.id = ${id}`.execute(db);
  return rows.length > 0 ? { places: rows } : undefined;
}
