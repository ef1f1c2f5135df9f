import type { Insertable } from 'kysely';
import type { Queries } from '../../database/connect';
import type { TrackingTables } from './tables';

/** Writes one event; one that comes again is the same event. */
export async function insertEvent(
  db: Queries,
  event: Insertable<TrackingTables['tracking_events']>,
): Promise<void> {
  await db
    .insertInto('tracking_events')
    .values(event)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}
