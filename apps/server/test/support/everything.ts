import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestServer } from './test-server';

/** Every byte that is kept: all rows of all tables, and all files of the object store. */
export async function everything({ app }: Pick<TestServer, 'app'>): Promise<Buffer> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.db,
  );
  const dumped: Buffer[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      app.db,
    );
    dumped.push(Buffer.from(rows.map(({ row }) => row).join('\n')));
  }
  const files = await readdir(app.config.dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile()))
    dumped.push(await readFile(join(file.parentPath, file.name)));
  return Buffer.concat(dumped);
}
