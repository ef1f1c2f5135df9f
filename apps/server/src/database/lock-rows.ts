import { sql } from 'kysely';
import type { Tx } from './connect';
import type { Database } from './tables';

/**
 * Locks rows for a change in the order of their ids, in a statement of its own. A statement that locks rows `for no key update`
 * and changes them too can deadlock with its like while other transactions write rows that refer to them.
 */
export async function lockRows(
  tx: Tx,
  table: keyof Database & string,
  ids: readonly string[],
): Promise<void> {
  await sql`select id from ${sql.table(table)} where id = any(${[...ids]}::text[]) order by id for no key update`.execute(
    tx,
  );
}
