import type { Queries, Tx } from '../../database/connect';

const BATCH = 100;

/** Has files removed once the transaction is committed. */
export async function planRemoval(tx: Tx, prefix: string, nowMs: number): Promise<void> {
  await tx
    .insertInto('upload_removals')
    .values({ prefix, since_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removalsDue(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_removals')
    .select('prefix')
    .orderBy('since_ms')
    .limit(BATCH)
    .execute();
  return rows.map(({ prefix }) => prefix);
}

export async function forgetRemoval(db: Queries, prefix: string): Promise<void> {
  await db.deleteFrom('upload_removals').where('prefix', '=', prefix).execute();
}
