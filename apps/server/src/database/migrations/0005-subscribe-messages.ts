import { type Kysely, sql } from 'kysely';

/** Messages to the members who have subscribed to them: what is to be sent, and what has become of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // When it was looked whether an event is worth a message; what happened before this is told to nobody.
  'alter table order_events add column messages_ms bigint',
  'update order_events set messages_ms = 0',
  'create index order_events_untold on order_events (id) where messages_ms is null',
  // A row has used up one right to send; an order is told of one kind of thing once.
  `create table subscribe_messages (
     id bigint generated always as identity primary key,
     order_id text not null references orders on delete cascade,
     subscription_id bigint references subscriptions on delete set null,
     type integer not null,
     open_id text not null,
     mini_program_state text not null,
     state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'failed', 'dropped')),
     reason text not null default '',
     attempts integer not null default 0,
     created_ms bigint not null,
     next_ms bigint not null,
     until_ms bigint not null,
     done_ms bigint,
     unique (order_id, type)
   )`,
  "create index subscribe_messages_waiting on subscribe_messages (next_ms) where state = 'waiting'",
  `create table sandbox_messages (
     id text primary key,
     open_id text not null,
     template_id text not null,
     page text not null,
     state text not null,
     data jsonb not null,
     sent_ms bigint not null
   )`,
];
