import type { SubscriptionTemplate } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { MessageParameters, MessageTemplate } from '../message/templates';

/** A message of the inbox that an app is to be told of. */
export interface InboxNews {
  id: string;
  member_id: string;
  type: SubscriptionTemplate;
  at_ms: number;
}

interface Asked {
  appId: string;
  /** Types by the inbox's template. */
  types: Readonly<Record<string, SubscriptionTemplate>>;
  sinceMs: number;
  limit: number;
}

/** Messages since an instant that no app was told of, of members who wait to be. */
export async function inboxToTell(
  db: Queries,
  { appId, types, sinceMs, limit }: Asked,
): Promise<InboxNews[]> {
  const { rows } = await sql<InboxNews>`
    select i.id, i.member_id, i.at_ms, t.value::integer as type
    from inbox_messages i join jsonb_each_text(${JSON.stringify(types)}::jsonb) t on t.key = i.template
    where i.at_ms >= ${sinceMs}
      and not exists (select from subscribe_messages m where m.inbox_id = i.id)
      and exists (select from subscriptions r where r.member_id = i.member_id and r.app_id = ${appId}
        and r.type = t.value::integer and r.sent_ms is null and r.open_id <> ''
        and r.created_ms <= i.at_ms)
    order by i.at_ms, i.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a message of the inbox that no app was told of; false when one was, or another process has it. */
export async function lockInboxToTell(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from inbox_messages i
    where i.id = ${id} and not exists (select from subscribe_messages m where m.inbox_id = i.id)
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** What a message of the inbox says; undefined when it is no longer there. */
export const inboxFacts = (
  db: Queries,
  id: string,
): Promise<{ template: MessageTemplate; parameters: MessageParameters; at_ms: number } | undefined> =>
  db
    .selectFrom('inbox_messages')
    .select(['template', 'parameters', 'at_ms'])
    .where('id', '=', id)
    .executeTakeFirst();
