import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { LAST_CHARACTER } from './hits-store';
import type { FoundRow } from './search-store';

/** Records of things by kind and id; unknown ones are missing. */
export async function recordsOf(
  db: Queries,
  things: readonly { kind: number; id: string }[],
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select 0 as key, d.kind, d.id, null as room, r.record, d.rating, d.rating_count, d.price_fen, null as distance_m
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as t(kind smallint, id text)
      join search_documents d on d.kind = t.kind and d.id = t.id collate "C"
      join search_records r using (doc)`.execute(db);
  return rows;
}

/** Words that a mistyped run may mean. */
export async function wordsLike(
  db: Queries,
  { prefixes, variants }: { prefixes: readonly string[]; variants: readonly string[] },
  limit: number,
): Promise<{ variant: string; word: string }[]> {
  const ranges = prefixes.map(
    (prefix) => sql`or (variant >= ${prefix} and variant < ${prefix + LAST_CHARACTER})`,
  );
  const { rows } = await sql<{ variant: string; word: string }>`
    select variant, word from search_words
    where variant = any(${variants}::text[]) ${sql.join(ranges, sql` `)}
    order by variant, word limit ${limit}`.execute(db);
  return rows;
}

/** Those of the texts that find something by themselves. */
export async function knownTexts(db: Queries, texts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) as typed(text)
    where exists (select from search_terms where term = text collate "C")
      or exists (select from search_suffixes
        where key >= text collate "C" and key < (text || ${LAST_CHARACTER}) collate "C")`.execute(db);
  return new Set(rows.map(({ text }) => text));
}

/** How many scenic spots each theme has. */
export async function spotsByTheme(
  db: Queries,
  cityName: string | undefined,
): Promise<{ theme: string; count: number }[]> {
  const { rows } = await sql<{ theme: string; count: number }>`
    select theme, count(*)::integer as count from spots, unnest(themes) as theme
    where ${cityName ?? null}::text is null or city_name = ${cityName ?? null} group by theme`.execute(db);
  return rows;
}
