import { sql } from 'kysely';
import type { Queries } from '../database/connect';
import type { Database } from '../database/tables';

/**
 * Writes rows that all have the same columns in one statement; jsonb columns take the value itself. What is there by `key`
 * is brought up to date but for `keep`, and only where it differs.
 */
export async function writeRows<Table extends keyof Database & string>(
  db: Queries,
  table: Table,
  rows: readonly Partial<Record<keyof Database[Table] & string, unknown>>[],
  { key = ['id'], keep = [] }: { key?: readonly string[]; keep?: readonly string[] } = {},
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const into = sql.table(table);
  const named = (names: readonly string[], of?: string) =>
    sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));
  const changing = columns.filter((name) => !key.includes(name) && !keep.includes(name));
  const update =
    changing.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
          where (${named(changing, table)}) is distinct from (${named(changing, 'excluded')})`;
  await sql`insert into ${into} (${named(columns)})
    select ${named(columns)} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${named(key)}) do ${update}`.execute(db);
}
