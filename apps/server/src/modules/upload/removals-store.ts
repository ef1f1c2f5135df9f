import type { Queries, Tx } from '../../database/connect';

const BATCH = 100;

/** Has files removed from then on, once the transaction is committed. */
export async function planRemoval(tx: Tx, prefix: string, fromMs: number): Promise<void> {
  await tx
    .insertInto('upload_removals')
    .values({ prefix, since_ms: fromMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removalsDue(db: Queries, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_removals')
    .select('prefix')
    .where('since_ms', '<=', nowMs)
    .orderBy('since_ms')
    .limit(BATCH)
    .execute();
  return rows.map(({ prefix }) => prefix);
}

export async function forgetRemoval(db: Queries, prefix: string): Promise<void> {
  await db.deleteFrom('upload_removals').where('prefix', '=', prefix).execute();
}
