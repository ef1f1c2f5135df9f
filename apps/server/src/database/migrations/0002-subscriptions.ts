import { type Kysely, sql } from 'kysely';

/** Subscribe messages; reports that come twice are told by the id the client gave them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row is the right to send one message of a type about one thing.
  `create table subscriptions (
     id bigint generated always as identity primary key,
     member_id text not null references members on delete cascade,
     app_id text not null,
     open_id text not null,
     type integer not null,
     mini_program_state text not null,
     view_spot_id text not null,
     hotel_id text not null,
     supplier_id text not null,
     activity_id text not null,
     voucher_id text not null,
     parent_sn text not null,
     sn text not null,
     created_ms bigint not null,
     sent_ms bigint
   )`,
  `create unique index subscriptions_waiting on subscriptions
     (member_id, app_id, type, view_spot_id, hotel_id, supplier_id, activity_id, voucher_id, parent_sn, sn)
     where sent_ms is null`,
  'alter table tracking_events add column event_id text',
  'create unique index on tracking_events (event_id)',
];
