import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { cell, type DataProtection } from './data-protection';

const BATCH = 500;

export interface Reencrypted {
  column: string;
  encrypted: number;
  /** Rows whose ciphertext no key opens; they stay as they are. */
  unreadable: number;
}

/**
 * Encrypts with the current key what another one, or none for its cell, was used for. The server may run meanwhile: what
 * somebody writes in between is left alone. Every column whose name ends in `_cipher` is taken, and the wrapped keys of pictures.
 */
export async function reencrypt(db: Db, protection: DataProtection): Promise<Reencrypted[]> {
  const done: Reencrypted[] = [];
  for (const column of await cipherColumns(db)) done.push(await reencryptColumn(db, protection, column));
  // Which key wraps the own key of a picture stands beside it, for whoever looks for old ones.
  await sql`update protected_pictures set key_id = split_part(wrapped_key, '.', 2)
    where key_id <> split_part(wrapped_key, '.', 2)`.execute(db);
  return done;
}

interface CipherColumn {
  table: string;
  column: string;
  /** Name of its table's key. */
  key: string;
}

async function cipherColumns(db: Db): Promise<CipherColumn[]> {
  const { rows } = await sql<CipherColumn>`
    select c.table_name as "table", c.column_name as "column", k.column_name as key
    from information_schema.columns c
      join information_schema.table_constraints t
        on t.table_schema = c.table_schema and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
      join information_schema.key_column_usage k
        on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name
    where c.table_schema = current_schema() and (c.column_name like '%\\_cipher' or c.column_name = 'wrapped_key')
    order by 1, 2`.execute(db);
  return rows;
}

async function reencryptColumn(
  db: Db,
  protection: DataProtection,
  { table, column, key }: CipherColumn,
): Promise<Reencrypted> {
  const result: Reencrypted = { column: `${table}.${column}`, encrypted: 0, unreadable: 0 };
  const [tableName, columnName, keyName] = [sql.table(table), sql.ref(column), sql.ref(key)];
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; cipher: string }>`
      select ${keyName} as id, ${columnName} as cipher from ${tableName}
      where ${keyName} > ${after} and ${columnName} <> '' and not starts_with(${columnName}, ${protection.currentPrefix})
      order by ${keyName} limit ${BATCH}`.execute(db);
    for (const { id, cipher } of rows) {
      const at = cell(table, column, id);
      const text = readable(() => protection.decrypt(cipher, at));
      if (text === undefined) {
        result.unreadable++;
        continue;
      }
      await sql`update ${tableName} set ${columnName} = ${protection.encrypt(text, at)}
        where ${keyName} = ${id} and ${columnName} = ${cipher}`.execute(db);
      result.encrypted++;
    }
    const last = rows.at(-1);
    if (!last) return result;
    after = last.id;
  }
}

function readable(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
