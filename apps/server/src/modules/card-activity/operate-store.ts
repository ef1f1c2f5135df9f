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
}

/** The slot of a session in the pool of its activity. */
export const sessionSlot = ({ day, from }: Pick<NewSession, 'day' | 'from'>): string => `${day}T${from}`;

export async function insertActivity(
  tx: Tx,
  activity: Insertable<CardActivityTables['card_activities']>,
  sessions: readonly NewSession[],
): Promise<void> {
  await tx.insertInto('card_activities').values(activity).execute();
  await sql`insert into stock_pools (id) values (${activity.id})`.execute(tx);
  for (const session of sessions) {
    const { id, day, from, to, total } = session;
    const row = { id, activity_id: activity.id, day, from_time: from, to_time: to };
    await tx.insertInto('card_activity_sessions').values(row).execute();
    await sql`insert into stock (pool_id, slot, total) values (${activity.id}, ${sessionSlot(session)}, ${total})`.execute(
      tx,
    );
  }
}
