import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ConsentTables } from './tables';

export type PictureRow = Selectable<ConsentTables['protected_pictures']>;

export async function insertPictures(
  tx: Tx,
  rows: readonly Insertable<ConsentTables['protected_pictures']>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('protected_pictures')
      .values([...rows])
      .execute();
}

export const currentFace = (db: Queries, personId: string): Promise<PictureRow | undefined> =>
  db
    .selectFrom('protected_pictures')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'face')
    .orderBy('state')
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

export const picturesOfApplication = (db: Queries, applicationId: string): Promise<PictureRow[]> =>
  db
    .selectFrom('protected_pictures')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('kind', 'desc')
    .orderBy('created_ms')
    .orderBy('id')
    .execute();

/** Which pictures go: those named, or those of persons, all or of a kind and state. */
export interface Gone {
  ids?: readonly string[];
  personIds?: readonly string[];
  kind?: PictureRow['kind'];
  state?: PictureRow['state'];
}

/** Deletes pictures with their keys, and has the gates delete theirs. Answers how many there were. */
export async function deletePictures(
  tx: Tx,
  { ids, personIds, kind, state }: Gone,
  nowMs: number,
): Promise<number> {
  let query = tx
    .deleteFrom('protected_pictures')
    .where(ids ? 'id' : 'person_id', 'in', [...(ids ?? personIds ?? []), '']);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  const deleted = await query.returning('id').execute();
  await deleteAtGates(
    tx,
    deleted.map((one) => one.id),
    nowMs,
  );
  return deleted.length;
}

/** Has the gates delete these portraits; they are asked until they have said that they did. */
async function deleteAtGates(tx: Tx, ids: readonly string[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('gate_faces')
    .set({ delete_ms: nowMs, next_ms: nowMs, tries: 0 })
    .where('id', 'in', [...ids])
    .where('delete_ms', 'is', null)
    .execute();
}

/** The portrait that was handed in with an application takes the place of an earlier one; without any, that one stays. */
export async function keepFace(
  tx: Tx,
  {
    personId,
    applicationId,
    deleteAfterDay,
  }: { personId: string; applicationId: string; deleteAfterDay: string },
  nowMs: number,
): Promise<void> {
  const handedIn = await tx
    .selectFrom('protected_pictures')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'face')
    .executeTakeFirst();
  if (!handedIn) return;
  await deletePictures(tx, { personIds: [personId], kind: 'face', state: 'current' }, nowMs);
  await tx
    .updateTable('protected_pictures')
    .set({ state: 'current', application_id: null, delete_after_day: deleteAfterDay })
    .where('id', '=', handedIn.id)
    .execute();
}

/** What was refused goes on that day, unless it is mended before. */
export async function setDeleteDay(tx: Tx, applicationId: string, day: string): Promise<void> {
  await tx
    .updateTable('protected_pictures')
    .set({ delete_after_day: day })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Portraits go so many days after the last day of their card, wherever that has moved to. */
export async function followLastDays(db: Queries, days: number): Promise<void> {
  await sql`update protected_pictures f set delete_after_day = (c.last_day::date + ${days}::integer)::text
    from card_persons p join cards c on c.id = p.card_id
    where p.id = f.person_id and f.state = 'current' and c.last_day is not null
      and f.delete_after_day is distinct from (c.last_day::date + ${days}::integer)::text`.execute(db);
}

export async function picturesPastTheirDay(tx: Tx, today: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('protected_pictures')
    .select('id')
    .where('delete_after_day', '<', today)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes down who has looked at pictures. */
export async function noteReads(
  db: Queries,
  pictures: readonly Pick<PictureRow, 'id' | 'person_id'>[],
  read: { reader: 'member' | 'examiner'; readerId: string; nowMs: number },
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('picture_reads')
    .values(
      pictures.map(({ id, person_id }) => ({
        ...{ picture_id: id, person_id, reader: read.reader, reader_id: read.readerId, at_ms: read.nowMs },
      })),
    )
    .execute();
}

/** How many persons a portrait is kept of. */
export async function countFaces(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('protected_pictures')
    .select(({ fn }) => fn.count<number>('person_id').distinct().as('count'))
    .where('kind', '=', 'face')
    .executeTakeFirstOrThrow();
  return count;
}
