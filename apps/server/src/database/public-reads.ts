import type { PostgresPoolClient } from 'kysely';
import type { Logger } from 'pino';
import { type Connection, type ConnectOptions, createDb, type DatabaseTimeouts, type Db } from './connect';
import { isDatabaseUnavailable } from './unavailable';

/** How long the primary answers alone before the replica is tried again, ms. */
const HOLD_OFF_MS = 5_000;
/** How long a replica may take for a connection or an answer before the primary is asked, ms. */
const WAIT_MS = 2_000;

/** The bounds of connections to a replica: the primary stands behind it, so they are short. */
export const REPLICA_TIMEOUTS: DatabaseTimeouts = {
  connectionMs: WAIT_MS,
  lockMs: WAIT_MS,
  statementMs: WAIT_MS,
  idleInTransactionMs: WAIT_MS,
  answerMs: WAIT_MS,
};

/**
 * SQLSTATE codes of a replica that is there and cannot answer this: it has not replayed a migration yet (unknown table,
 * column, function), or it ended the statement to replay what the primary removed.
 */
const BEHIND_STATES: ReadonlySet<string> = new Set(['42P01', '42703', '42883', '40001']);

/** A statement that writes: a mistake of ours, not the replica's. */
const READ_ONLY_STATE = '25006';

const OPENS_TRANSACTION = /^\s*(?:begin|start\s+transaction)\b/i;

export interface PublicReads {
  /** Each statement goes to the replica, or to the primary where the replica cannot answer. Opens no transactions. */
  db: Db;
  /** False while the primary answers alone. */
  isReplicaUp(): boolean;
  /** Statements answered so far, by who did. */
  answered(): { replica: number; primary: number };
  /** How far the replica is behind, bytes of the write-ahead log; undefined while it is not up. */
  lagBytes(): Promise<number | undefined>;
}

export interface PublicReadsOptions {
  replica: Pick<Connection, 'pool'>;
  primary: Pick<Connection, 'pool'>;
  log: Logger;
  onQuery?: ConnectOptions['onQuery'];
}

/**
 * Reads from a replica with the primary behind it. A replica that does not answer is left alone for `HOLD_OFF_MS`; then one
 * statement of ours tries it beside the visitors' reads, who wait for a dead replica only when it dies.
 */
export function createPublicReads({ replica, primary, log, onQuery }: PublicReadsOptions): PublicReads {
  const counts = { replica: 0, primary: 0 };
  /** When the replica may be tried again, ms of the process's clock; undefined while it is up. */
  let triesAgainAtMs: number | undefined;
  let isTrying = false;

  function leaveAlone(error: unknown): void {
    if (triesAgainAtMs === undefined) log.error({ err: error }, 'replica does not answer: the primary does');
    triesAgainAtMs = performance.now() + HOLD_OFF_MS;
  }

  async function tryAgain(): Promise<void> {
    isTrying = true;
    try {
      await replica.pool.query('select 1');
      triesAgainAtMs = undefined;
      log.warn('replica answers again');
    } catch (error) {
      leaveAlone(error);
    } finally {
      isTrying = false;
    }
  }

  async function askPrimary(sql: string, parameters: unknown[]) {
    counts.primary++;
    return primary.pool.query(sql, parameters);
  }

  async function query(sql: string, parameters: readonly unknown[]) {
    if (OPENS_TRANSACTION.test(sql)) throw new Error('Public reads open no transactions.');
    if (triesAgainAtMs !== undefined) {
      if (!isTrying && performance.now() >= triesAgainAtMs) void tryAgain();
      return askPrimary(sql, [...parameters]);
    }
    try {
      const result = await replica.pool.query(sql, [...parameters]);
      counts.replica++;
      return result;
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (code === READ_ONLY_STATE) throw error;
      if (isDatabaseUnavailable(error)) leaveAlone(error);
      else if (!BEHIND_STATES.has(code)) throw error;
      return askPrimary(sql, [...parameters]);
    }
  }

  const client = { query, release: () => {} } as unknown as PostgresPoolClient;
  return {
    db: createDb({ connect: async () => client, end: async () => {} }, onQuery),
    isReplicaUp: () => triesAgainAtMs === undefined,
    answered: () => ({ ...counts }),
    async lagBytes() {
      if (triesAgainAtMs !== undefined) return undefined;
      const written = await primary.pool.query('select pg_current_wal_lsn()::text as at');
      const { rows } = await replica.pool.query<{ bytes: number }>(
        `select case when pg_is_in_recovery()
           then greatest(0, pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())) else 0 end::float8 as bytes`,
        [written.rows[0].at],
      );
      return rows[0]?.bytes;
    },
  };
}
