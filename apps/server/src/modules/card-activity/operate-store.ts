import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import type { CardActivityTables } from './tables';

export interface NewSession {
  id: string;
  day: string;
  /** HH:mm. */
  from: string;
  to: string;
  /** Places there are. */
  total: number;
  /** Nobody can join it, whatever is left. Default no. */
  closed?: boolean;
}

/** The slot of a session in the pool of its activity. */
export const sessionSlot = ({ day, from }: Pick<NewSession, 'day' | 'from'>): string => `${day}T${from}`;

/** The ids of all activities. */
export async function activityIds(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('card_activities').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertActivity(
  tx: Tx,
  activity: Insertable<CardActivityTables['card_activities']>,
): Promise<void> {
  await tx.insertInto('card_activities').values(activity).execute();
  await sql`insert into stock_pools (id) values (${activity.id})`.execute(tx);
}

/** Writes sessions with their places; those that are there stay. */
export async function insertSessions(
  tx: Tx,
  activityId: string,
  sessions: readonly NewSession[],
): Promise<void> {
  for (const session of sessions) {
    const { id, day, from, to, total, closed = false } = session;
    const row = { id, activity_id: activityId, day, from_time: from, to_time: to };
    await tx
      .insertInto('card_activity_sessions')
      .values(row)
      .onConflict((there) => there.doNothing())
      .execute();
    await sql`insert into stock (pool_id, slot, total, closed)
      values (${activityId}, ${sessionSlot(session)}, ${total}, ${closed}) on conflict do nothing`.execute(
      tx,
    );
  }
}
