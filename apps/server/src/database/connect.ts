import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
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

/** A connection that nobody uses is closed after this. */
const IDLE_MS = 10_000;
/** How much longer than everything else may take a connection may be silent, ms; then it is given up. */
const SILENCE_MARGIN_MS = 5_000;

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** The longest that anybody waits for the database, ms. */
export interface DatabaseTimeouts {
  /** For a connection of the pool, or a new one. */
  connectionMs: number;
  /** For a lock that somebody else holds. */
  lockMs: number;
  /** For a statement, waiting for locks included. */
  statementMs: number;
  /** Between two statements of a transaction; its connection is ended then. */
  idleInTransactionMs: number;
  /** For any answer at all; the connection is given up then. Default: as long as the others and a margin. */
  answerMs?: number;
}

export interface ConnectOptions {
  /** Settings of PostgreSQL for each connection, such as `-c jit=off`. Default: the server's. */
  options?: string;
  /** Connections at the most. Default 10. */
  max?: number;
  /** Default: nothing is bounded, for commands and migrations. */
  timeouts?: DatabaseTimeouts;
  /** Told of a connection that broke, in use or not. Default: nobody is told. */
  onError?: (error: Error) => void;
  /** Told of every statement when it has ended, and how long it took. Default: nobody is told. */
  onQuery?: (statement: string, ms: number, error: unknown) => void;
}

/** Opens a pool on a PostgreSQL server. */
export function connect(
  url: string,
  { max = 10, options, timeouts, onError, onQuery }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...(options && { options }),
    idleTimeoutMillis: IDLE_MS,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8_OID
          ? Number
          : (pg.types.getTypeParser as (oid: number, format?: string) => never)(oid, format),
    },
    ...(timeouts && {
      connectionTimeoutMillis: timeouts.connectionMs,
      lock_timeout: timeouts.lockMs,
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      ...(timeouts.answerMs && { query_timeout: timeouts.answerMs }),
      stream: () => boundedSocket(timeouts),
    }),
  });
  // Without listeners a connection that breaks would end the process. The pool hears of idle ones only.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  return {
    db: createDb(pool, onQuery),
    pool,
    close: () => pool.end(),
  };
}

/** The typed queries on a pool. */
export function createDb(pool: PostgresPool, onQuery?: ConnectOptions['onQuery']): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ query, queryDurationMillis, ...event }) =>
        onQuery(query.sql, queryDurationMillis, event.level === 'error' ? event.error : undefined),
    }),
  }) as Db;
}

/** A socket that is destroyed after a silence: a network that swallows answers ends no statement by itself. */
function boundedSocket({ statementMs, idleInTransactionMs }: DatabaseTimeouts): Socket {
  const socket = new Socket();
  const silenceMs = Math.max(statementMs, idleInTransactionMs, IDLE_MS) + SILENCE_MARGIN_MS;
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database did not answer')));
  return socket;
}
