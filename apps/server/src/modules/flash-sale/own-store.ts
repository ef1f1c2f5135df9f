import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityProductKind } from '../activity/tables';
import type { GrabRow } from './grab-store';

/** A member's place, with what it is a place for. */
export interface OwnGrab extends GrabRow {
  kind: ActivityProductKind;
  per_unit: number;
}

const grabQuery = (db: Queries, id: string, memberId: string) =>
  db
    .selectFrom('flash_grabs as g')
    .innerJoin('activity_products as p', 'p.id', 'g.activity_product_id')
    .selectAll('g')
    .select(['p.kind', 'p.per_unit'])
    .where('g.id', '=', id)
    .where('g.member_id', '=', memberId);

/** A place of a member's; undefined for somebody else's. */
export const ownGrab = (db: Queries, id: string, memberId: string): Promise<OwnGrab | undefined> =>
  grabQuery(db, id, memberId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockOwnGrab = (tx: Tx, id: string, memberId: string): Promise<OwnGrab | undefined> =>
  grabQuery(tx, id, memberId).forUpdate('g').executeTakeFirst();

/** How many wait before each of these places for one of the same slots. */
export async function aheadOf(db: Queries, grabIds: readonly string[]): Promise<Map<string, number>> {
  if (grabIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ahead: number }>`
    select g.id, (select count(*)::integer from flash_grabs q
      where q.activity_product_id = g.activity_product_id and q.state = 'queued'
        and q.arrival_no < g.arrival_no and q.slots && g.slots) as ahead
    from flash_grabs g where g.id = any(${[...grabIds]}) and g.state = 'queued'`.execute(db);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}

/** Who waits for a thing, by the slots they wait for. */
export async function queueOf(
  db: Queries,
  activityProductId: string,
): Promise<{ slots: string[]; people: number }[]> {
  const { rows } = await sql<{ slots: string[]; people: number }>`
    select slots, count(*)::integer as people from flash_grabs
    where activity_product_id = ${activityProductId} and state = 'queued' group by slots`.execute(db);
  return rows;
}

/** The member does not want the place any more. */
export async function setReleased(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('flash_grabs')
    .set({ state: 'released', changed_ms: nowMs })
    .where('id', '=', id)
    .execute();
}
