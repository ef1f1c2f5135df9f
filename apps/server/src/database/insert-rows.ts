import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './tables';

/** Rows that are written whole; columns the database numbers itself are left out. */
type WholeRow<Table extends keyof Database> = Selectable<Database[Table]>;

/** An insert of any number of rows, none included, whose values travel as one JSON value. For statements made of several. */
export function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly WholeRow<Table>[],
): RawBuilder<unknown> {
  const into = sql.table(table);
  return sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`;
}
