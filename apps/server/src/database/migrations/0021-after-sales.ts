import { type Kysely, sql } from 'kysely';

/** Requests for money back that a merchant answers: reasons, evidence, deadlines and the way goods go back. */
const STATEMENTS = [
  `alter table refund_requests
     add column reason_code text,
     add column pictures jsonb not null default '[]',
     add column refusal jsonb,
     add column is_exception boolean not null default false,
     add column due_ms bigint,
     add column due_what text,
     add column waybill_company text not null default '',
     add column waybill_number text not null default ''`,
  'create index refund_requests_due on refund_requests (due_ms) where due_ms is not null',
  // A parcel brings back what one request is about.
  `create unique index refund_requests_waybill on refund_requests (waybill_number)
     where status = 'returning'`,
  `alter table refund_events
     add column actor text not null default 'system',
     add column note text not null default ''`,
  'alter table orders add column hidden boolean not null default false',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
