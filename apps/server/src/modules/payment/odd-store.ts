import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import type { OddNotification } from '../../outside/payment-gateway';
import type { PaymentTables } from './tables';

/** Keeps a notification that nothing can be done about, for the operator; told again it is counted. */
export async function putAside(
  { db, clock }: { db: Queries; clock: Clock },
  gateway: string,
  { number, reason, said }: OddNotification,
): Promise<void> {
  await db
    .insertInto('odd_notifications')
    .values({
      gateway,
      number: number.slice(0, 64),
      reason,
      said: JSON.stringify(said),
      received_ms: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['gateway', 'number', 'reason'])
        .doUpdateSet({ times: sql`odd_notifications.times + 1`, solved_ms: null }),
    )
    .execute();
}

/** What waits for the operator, the newest first. */
export const oddNotifications = (
  db: Queries,
  limit: number,
): Promise<Selectable<PaymentTables['odd_notifications']>[]> =>
  db
    .selectFrom('odd_notifications')
    .selectAll()
    .where('solved_ms', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function solveOdd(db: Queries, id: number, nowMs: number): Promise<void> {
  await db.updateTable('odd_notifications').set({ solved_ms: nowMs }).where('id', '=', id).execute();
}
