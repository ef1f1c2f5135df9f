import type { Transaction } from 'kysely';
import type { Db, Tx } from './connect';
import type { Database } from './tables';

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. Only handlers and jobs open
 * transactions; everything below them takes the `Tx`.
 */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((transaction: Transaction<Database>) => work(transaction as unknown as Tx));
}
