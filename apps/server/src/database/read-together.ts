import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './connect';

type Rows<Asked> = { [Name in keyof Asked]: Asked[Name] extends RawBuilder<infer Row> ? Row[] : never };

/** Runs several reads as one statement: one round trip, one snapshot. Their values come as JSON has them. */
export async function readTogether<Asked extends Record<string, RawBuilder<unknown>>>(
  db: Queries,
  asked: Asked,
): Promise<Rows<Asked>> {
  const columns = Object.entries(asked).map(
    ([name, query]) => sql`(select coalesce(json_agg(r), '[]'::json) from (${query}) r) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Rows<Asked>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table has one row.');
  return row;
}
