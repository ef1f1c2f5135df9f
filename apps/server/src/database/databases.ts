import type { Logger } from 'pino';
import type { ServerConfig } from '../config';
import { createMetrics, type Metrics } from '../observability/metrics';
import { watchReplica } from '../observability/replica-metrics';
import { traceQuery } from '../observability/tracing';
import { type Connection, connect, type Db } from './connect';
import { whilePreparing } from './migrate';
import { createPublicReads, REPLICA_TIMEOUTS } from './public-reads';

/** The connections of a server. */
export interface Databases extends Connection {
  publicDb: Db;
  reservedDb: Db;
  /** Of the search: a statement that takes longer than its limit ends. */
  searchDb: Db;
  metrics: Metrics;
  /** Runs what prepares the database, however long it takes, on connections that are closed afterwards. */
  prepare<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

/** Searches are many and short: workers beside a connection would only wait for each other. */
const SEARCH_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

export function openDatabases(config: ServerConfig, url: string, log: Logger): Databases {
  const onError = (error: Error) => log.error({ err: error }, 'database connection');
  const told = { onError, onQuery: traceQuery };
  const bounded = { timeouts: config.databaseTimeouts, ...told };
  const max = config.databaseReadPoolSize;
  const main = connect(url, { max: config.databasePoolSize, ...bounded });
  const reserved = connect(url, { max, ...bounded });
  const search = connect(url, {
    max,
    options: SEARCH_OPTIONS,
    timeouts: {
      ...config.databaseTimeouts,
      lockMs: config.searchTimeoutMs,
      statementMs: config.searchTimeoutMs,
    },
    ...told,
  });
  const metrics = createMetrics();
  metrics.watchPool('main', main.pool);
  metrics.watchPool('reads', reserved.pool);
  metrics.watchPool('search', search.pool);
  const replica = config.databaseReadUrl
    ? connect(config.databaseReadUrl, { max, timeouts: REPLICA_TIMEOUTS, ...told })
    : undefined;
  const reads = replica && createPublicReads({ replica, primary: reserved, log, onQuery: traceQuery });
  if (replica && reads) {
    metrics.watchPool('replica', replica.pool);
    watchReplica(metrics.registry, reads);
  }
  return {
    ...main,
    publicDb: reads?.db ?? reserved.db,
    reservedDb: reserved.db,
    searchDb: search.db,
    metrics,
    async prepare(work) {
      const unbounded = connect(url, { max: 3, onError });
      try {
        return await whilePreparing(unbounded.pool, () => work(unbounded.db));
      } finally {
        await unbounded.close();
      }
    },
    async close() {
      await Promise.all([main, reserved, search, replica].map((one) => one?.close()));
    },
  };
}
