import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { PictureRow } from './pictures-store';
import type { ConsentTables } from './tables';

export type GateFaceRow = Selectable<ConsentTables['gate_faces']>;

/** Portraits that the gates were not given yet. */
export async function facesToPush(db: Queries, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from protected_pictures f where f.kind = 'face' and f.state = 'current'
      and not exists (select from gate_faces g where g.id = f.id) order by f.created_ms limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Notes that the gates are given a portrait: from now on they are told to delete it. False where it is gone, or noted already. */
export async function noteFaceAtGates(
  tx: Tx,
  id: string,
  { nowMs, nextMs }: { nowMs: number; nextMs: number },
): Promise<boolean> {
  const picture = await tx
    .selectFrom('protected_pictures')
    .select('person_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!picture) return false;
  const noted = await tx
    .insertInto('gate_faces')
    .values({
      id,
      person_id: picture.person_id,
      pushed_ms: nowMs,
      delete_ms: null,
      next_ms: nextMs,
      acknowledged_ms: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** What the gates are to be asked again. */
export const gateFacesDue = (db: Queries, nowMs: number, limit: number): Promise<GateFaceRow[]> =>
  db
    .selectFrom('gate_faces')
    .selectAll()
    .where('next_ms', '<=', nowMs)
    .orderBy('next_ms')
    .limit(limit)
    .execute();

/** A portrait with the number of its holder; undefined where it is gone. */
export const faceToPush = (
  db: Queries,
  id: string,
): Promise<(Pick<PictureRow, 'id' | 'cipher' | 'wrapped_key'> & { person_no: string }) | undefined> =>
  db
    .selectFrom('protected_pictures as f')
    .innerJoin('card_persons as p', 'p.id', 'f.person_id')
    .select(['f.id', 'f.cipher', 'f.wrapped_key', 'p.person_no'])
    .where('f.id', '=', id)
    .executeTakeFirst();

/** The gates have it. Where it was to be deleted meanwhile, they are told so again. */
export async function notePushed(db: Queries, id: string, nowMs: number): Promise<void> {
  await sql`update gate_faces set next_ms = case when delete_ms is null then null else ${nowMs}::bigint end, acknowledged_ms = null
    where id = ${id}`.execute(db);
}

/** All gates have deleted it. */
export async function noteAcknowledged(db: Queries, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('gate_faces')
    .set({ acknowledged_ms: nowMs, next_ms: null })
    .where('id', '=', id)
    .where('delete_ms', 'is not', null)
    .where('acknowledged_ms', 'is', null)
    .execute();
}

/** They did not answer, or have not deleted it yet. */
export async function askGatesLater(db: Queries, id: string, nextMs: number): Promise<void> {
  await db
    .updateTable('gate_faces')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_ms: nextMs }))
    .where('id', '=', id)
    .where('acknowledged_ms', 'is', null)
    .execute();
}

/** Deletions that not all gates have confirmed, the oldest first. */
export const openDeletions = (db: Queries, limit: number): Promise<GateFaceRow[]> =>
  db
    .selectFrom('gate_faces')
    .selectAll()
    .where('delete_ms', 'is not', null)
    .where('acknowledged_ms', 'is', null)
    .orderBy('delete_ms')
    .limit(limit)
    .execute();
