import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../database/connect';

const MONTH_MS = 30 * 86_400_000;

/** How things stand in the shop. */
export interface ShopFigures {
  orders: readonly { status: number; count: number }[];
  jobs: readonly { name: string; state: string; count: number }[];
  waiting: Waiting;
  /** Of the same names, where there is a moment it waits since. */
  oldestSeconds: Record<string, number>;
}

interface Waiting {
  /** Payments whose end is not certain. */
  payments: number;
  /** Unpaid checkouts whose time is over: the closing job is behind. */
  overdueCheckouts: number;
  /** Refunds that the payment systems have not confirmed. */
  refunds: number;
  /** Refunds that were given up and need the operator. */
  failedRefunds: number;
  /** Work that failed and is tried again. */
  retries: number;
  oddNotifications: number;
  openDifferences: number;
  messages: number;
}

/** Reads the figures of the shop in three statements, all of them by an index. */
export async function readShopFigures(db: Queries, nowMs: number): Promise<ShopFigures> {
  const orders = await sql<{ status: number; count: number }>`
    select status, count(*)::integer as count from orders where created_ms > ${nowMs - MONTH_MS}
    group by status`.execute(db);
  const jobs = await readQueue(db);
  const { rows } = await sql<Waiting & { paymentsSince: number | null; refundsSince: number | null }>`
    select
      (select count(*)::integer from payments where check_ms is not null) as payments,
      (select min(created_ms) from payments where check_ms is not null) as "paymentsSince",
      (select count(*)::integer from checkouts where state = 'open' and expires_ms < ${nowMs}) as "overdueCheckouts",
      (select count(*)::integer from refunds where state = 'requested') as refunds,
      (select min(created_ms) from refunds where state = 'requested') as "refundsSince",
      (select count(*)::integer from refunds where state = 'failed') as "failedRefunds",
      (select count(*)::integer from retries) as retries,
      (select count(*)::integer from odd_notifications where solved_ms is null) as "oddNotifications",
      (select count(*)::integer from statement_differences where state = 'open') as "openDifferences",
      (select count(*)::integer from subscribe_messages where state = 'waiting') as messages`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('Counting answers a row.');
  const { paymentsSince, refundsSince, ...waiting } = read;
  const ageOf = (sinceMs: number | null) => (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs) / 1_000);
  return {
    orders: Object.values(orderStatus).map((status) => ({
      status,
      count: orders.rows.find((row) => row.status === status)?.count ?? 0,
    })),
    jobs,
    waiting,
    oldestSeconds: { payments: ageOf(paymentsSince), refunds: ageOf(refundsSince) },
  };
}

/** The queue's own table; none before its first start. */
async function readQueue(db: Queries): Promise<ShopFigures['jobs']> {
  const { rows: there } = await sql<{ found: boolean }>`
    select to_regclass('jobs.job') is not null as found`.execute(db);
  if (!there[0]?.found) return [];
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*)::integer as count from jobs.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return rows;
}

/** When a job of the queue was last finished, epoch ms; null when none ever was. */
export async function lastJobMs(db: Queries): Promise<number | null> {
  const { rows: there } = await sql<{ found: boolean }>`
    select to_regclass('jobs.job') is not null as found`.execute(db);
  if (!there[0]?.found) return null;
  const { rows } = await sql<{ at: number | null }>`
    select (extract(epoch from max(completed_on)) * 1000)::bigint as at from jobs.job where state = 'completed'`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
