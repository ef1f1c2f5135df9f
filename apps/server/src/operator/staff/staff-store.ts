import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { Role } from '../permissions';
import type { OperatorTables } from '../tables';

export type StaffRow = Selectable<OperatorTables['staff']>;
type Session = Selectable<OperatorTables['staff_sessions']>;

/** Somebody who may work here, by the name they sign in with. */
export const staffNamed = (db: Queries, name: string): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('name', '=', name.trim().toLowerCase())
    .where('ended_ms', 'is', null)
    .executeTakeFirst();

export const staffById = (db: Queries, id: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).where('ended_ms', 'is', null).executeTakeFirst();

/** Who a link to join is for; undefined for one that is over. */
export const staffToJoin = (db: Queries, joinHash: string, nowMs: number): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('join_hash', '=', joinHash)
    .where('join_expires_ms', '>', nowMs)
    .where('ended_ms', 'is', null)
    .executeTakeFirst();

/** Everybody, those who work here first. */
export const allStaff = (db: Queries): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().orderBy(sql`ended_ms is not null`).orderBy('name').execute();

export interface NewStaff {
  id: string;
  name: string;
  roles: readonly Role[];
  totpCipher: string;
  joinHash: string;
  joinExpiresMs: number;
  createdMs: number;
}

/** Adds somebody; false where the name is taken, also by somebody who has left. */
export async function insertStaff(db: Queries, staff: NewStaff): Promise<boolean> {
  const row = await db
    .insertInto('staff')
    .values({
      id: staff.id,
      name: staff.name,
      roles: JSON.stringify(staff.roles),
      totp_cipher: staff.totpCipher,
      join_hash: staff.joinHash,
      join_expires_ms: staff.joinExpiresMs,
      created_ms: staff.createdMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Partial<Omit<StaffRow, 'id' | 'name' | 'roles' | 'created_ms'>> & { roles?: readonly Role[] };

export async function changeStaff(db: Queries, id: string, { roles, ...change }: Change): Promise<void> {
  await db
    .updateTable('staff')
    .set({ ...change, ...(roles && { roles: JSON.stringify(roles) }) })
    .where('id', '=', id)
    .execute();
}

/** Joins once: false where the link was used meanwhile. */
export async function setPassword(
  db: Queries,
  { id, joinHash, passwordHash, step }: { id: string; joinHash: string; passwordHash: string; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, totp_last_step: step, join_hash: null, join_expires_ms: null })
    .where('id', '=', id)
    .where('join_hash', '=', joinHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a one-time code's time step; false where it, or a later one, was taken before. */
export async function takeStep(db: Queries, id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(
  db: Queries,
  session: Pick<Session, 'token_hash' | 'staff_id' | 'created_ms'>,
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({ ...session, seen_ms: session.created_ms })
    .execute();
}

/** A session's person as they are now; undefined for a session that is over by either limit, or of somebody who left. */
export const sessionOf = (
  db: Queries,
  tokenHash: string,
  { seenAfterMs, createdAfterMs }: { seenAfterMs: number; createdAfterMs: number },
) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.name', 'staff.roles', 'staff_sessions.seen_ms', 'staff_sessions.notice'])
    .where('token_hash', '=', tokenHash)
    .where('staff_sessions.seen_ms', '>', seenAfterMs)
    .where('staff_sessions.created_ms', '>', createdAfterMs)
    .where('staff.ended_ms', 'is', null)
    .executeTakeFirst();

export async function touchSession(db: Queries, tokenHash: string, nowMs: number): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ seen_ms: nowMs })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function setNotice(db: Queries, tokenHash: string, notice: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ notice }).where('token_hash', '=', tokenHash).execute();
}

export async function endSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs somebody out everywhere. */
export async function endSessionsOf(db: Queries, staffId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}
