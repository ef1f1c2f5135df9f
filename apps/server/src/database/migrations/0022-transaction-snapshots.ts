import { type Kysely, sql } from 'kysely';

/** What was agreed on each order and line, which nobody changes: the database refuses it, also to the server. */
const STATEMENTS = [
  `create table order_snapshots (
     id text primary key,
     order_id text not null references orders,
     seq integer not null,
     kind text not null check (kind in ('order', 'line')),
     line_id text unique references order_lines,
     title jsonb not null,
     canonical text not null,
     sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
     created_ms bigint not null,
     unique (order_id, seq),
     check ((kind = 'order') = (seq = 0)),
     check ((kind = 'line') = (line_id is not null))
   )`,
  'create index on order_snapshots (created_ms)',
  `create function refuse_snapshot_change() returns trigger language plpgsql as $$
   begin
     raise exception 'A transaction snapshot is never changed.';
   end $$`,
  `create trigger order_snapshots_unchanged before update or delete on order_snapshots
     for each row execute function refuse_snapshot_change()`,
  `create trigger order_snapshots_kept before truncate on order_snapshots
     for each statement execute function refuse_snapshot_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
