import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables';

declare const scope: unique symbol;

/** What cannot be asked of a transaction: opening another one, or ending the pool. */
type PoolOnly =
  | 'transaction'
  | 'startTransaction'
  | 'connection'
  | 'destroy'
  | typeof Symbol.asyncDispose
  | 'withSchema'
  | 'withTables'
  | 'withPlugin'
  | 'withoutPlugins'
  | 'withRecordedSchema';

/** Anything that runs queries: the pool or a transaction. What only reads takes this. */
export type Queries = Omit<Kysely<Database>, PoolOnly>;

/** The pool. Not a transaction: what opens one takes this. */
export type Db = Kysely<Database> & { readonly [scope]: 'pool' };

/** A transaction. Not the pool: what must happen together with something else takes this. */
export type Tx = Queries & { readonly [scope]: 'transaction' };

/** bigint columns hold epoch ms and counts, all far below 2^53. */
const INT8_OID = 20;

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL server. `max` connections; default 10. */
export function connect(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8_OID
          ? Number
          : (pg.types.getTypeParser as (oid: number, format?: string) => never)(oid, format),
    },
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => options.onError?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) as Db;
  return { db, pool, close: () => db.destroy() };
}
