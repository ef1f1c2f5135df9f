import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** Deletes all pictures of persons. */
export async function deletePictures(tx: Tx, personIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('protected_pictures')
    .where('person_id', 'in', [...personIds])
    .execute();
}

/** Portraits that gates were given are to be deleted there from now on. */
export async function orderGateDeletions(tx: Tx, personIds: readonly string[], nowMs: number): Promise<void> {
  await sql`update gate_faces set delete_ms = ${nowMs}, next_ms = ${nowMs}
    where person_id = any(${[...personIds]}) and delete_ms is null`.execute(tx);
}
