import { type LocalizedText, type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** A place that somebody waited for and has now. */
export interface FreedPlace {
  id: string;
  member_id: string;
  activityId: string;
  holdUntilMs: number;
}

const type: SubscriptionTemplate = subscriptionTemplate.activityStarting;

/** Places that were waited for, are held now, and whose members wait to be told and were not. */
export async function placesToTell(
  db: Queries,
  { appId, nowMs, limit }: { appId: string; nowMs: number; limit: number },
): Promise<FreedPlace[]> {
  const { rows } = await sql<FreedPlace>`
    select g.id, g.member_id, p.activity_id as "activityId", g.hold_until_ms as "holdUntilMs"
    from flash_grabs g join activity_products p on p.id = g.activity_product_id
    where g.state = 'granted' and g.hold_until_ms > ${nowMs} and g.changed_ms > g.created_ms
      and not exists (select from subscribe_messages m where m.grab_id = g.id)
      and exists (select from subscriptions r where r.member_id = g.member_id and r.app_id = ${appId}
        and r.type = ${type} and r.sent_ms is null and r.open_id <> '' and r.activity_id in ('', p.activity_id))
    order by g.hold_until_ms, g.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a place that is still held, and was not told of; false otherwise. */
export async function lockPlaceToTell(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    select from flash_grabs g
    where g.id = ${id} and g.state = 'granted' and g.hold_until_ms > ${nowMs}
      and not exists (select from subscribe_messages m where m.grab_id = g.id)
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** What a message says of a place; undefined when it is no longer held. */
export async function placeFacts(
  db: Queries,
  grabId: string,
  nowMs: number,
): Promise<{ name: LocalizedText; activityId: string; holdUntilMs: number } | undefined> {
  const { rows } = await sql<{ name: LocalizedText; activityId: string; holdUntilMs: number }>`
    select p.name, p.activity_id as "activityId", g.hold_until_ms as "holdUntilMs"
    from flash_grabs g join activity_products p on p.id = g.activity_product_id
    where g.id = ${grabId} and g.state = 'granted' and g.hold_until_ms > ${nowMs}`.execute(db);
  return rows[0];
}
