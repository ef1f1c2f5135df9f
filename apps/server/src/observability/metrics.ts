import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a call should stay below the third, and a person feels the fifth. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30];

/** What this process counts, in the Prometheus text format. */
export interface Metrics {
  readonly registry: Registry;
  /** A call of the contract was answered, with the envelope's code. */
  called(call: string, code: number, seconds: number): void;
  /** Anything else was answered: a page, a file, a notification. */
  answered(kind: AnswerKind, status: number, seconds: number): void;
  /** Watches a pool of database connections. */
  watchPool(name: string, pool: pg.Pool): void;
  /** A job has run. */
  jobRan(job: string, succeeded: boolean, seconds: number): void;
}

export type AnswerKind = 'page' | 'file' | 'notification' | 'other';

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'yunyou_call_seconds',
    help: 'Calls of the contract by name and the code of their answer',
    labelNames: ['call', 'code'],
    buckets: BUCKETS,
    registers,
  });
  const answers = new Histogram({
    name: 'yunyou_answer_seconds',
    help: 'Everything else that is answered, by kind and HTTP status',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'yunyou_job_runs_total',
    help: 'Runs of jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Gauge({
    name: 'yunyou_job_last_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['job'],
    registers,
  });
  const pools = new Map<string, pg.Pool>();
  new Gauge({
    name: 'yunyou_pool_connections',
    help: 'Database connections by pool: in use, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  return {
    registry,
    called: (call, code, seconds) => calls.observe({ call, code }, seconds),
    answered: (kind, status, seconds) => answers.observe({ kind, status }, seconds),
    watchPool: (name, pool) => pools.set(name, pool),
    jobRan(job, succeeded, seconds) {
      jobs.inc({ job, outcome: succeeded ? 'succeeded' : 'failed' });
      jobSeconds.set({ job }, seconds);
    },
  };
}
