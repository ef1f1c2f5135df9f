import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const counters = new AsyncLocalStorage<{ statements: number }>();
const { query } = pg.Client.prototype;

// On the way of every statement of this process, whichever pool it takes.
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const counter = counters.getStore();
  if (counter) counter.statements++;
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

/** How many statements `work` itself sends to the database; what jobs and clocks ask meanwhile is not counted. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counter = { statements: 0 };
  await counters.run(counter, work);
  return counter.statements;
}
