import { type Kysely, sql } from 'kysely';

/** What the payment systems' day files say, and how it agrees with what we know; when a refund was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A refund that was sent before is asked about before it is sent again.
  'alter table refunds add column sent_ms bigint',
  'update refunds set sent_ms = created_ms',

  // A refund on a stored-value card names its payment; money put on the card has none.
  'alter table stored_value_moves add column payment_number text',
  `update stored_value_moves set payment_number = regexp_replace(number, '(R|A[0-9]{2})$', '')
   where amount_fen > 0 and number ~ '^S[0-9]{14}[0-9A-Za-z]{1,10}(R|A[0-9]{2})$'`,
  'create index on stored_value_moves (at_ms)',

  `alter table payments
     add column credited_ms bigint,
     add column fee_fen integer,
     add column net_fen integer`,
  `create index payments_uncredited on payments (gateway, paid_ms) where state = 'paid' and credited_ms is null`,
  `create index refunds_done on refunds (done_ms) where state = 'succeeded'`,
  // Orders of nothing are credited without a file.
  `create index checkouts_of_nothing on checkouts (paid_ms) where state = 'paid' and total_fen = 0`,

  `create table statement_runs (
     gateway text not null,
     day text not null,
     state text not null check (state in ('waiting', 'fetched', 'matched', 'failed')),
     sha1 text,
     rows integer not null default 0,
     paid_fen bigint not null default 0,
     refunded_fen bigint not null default 0,
     fee_fen bigint not null default 0,
     error text not null default '',
     started_ms bigint not null,
     done_ms bigint,
     primary key (gateway, day)
   )`,
  // No row counts twice, whichever file and however often it is read from.
  `create table statement_rows (
     gateway text not null,
     number text not null,
     kind text not null check (kind in ('payment', 'refund')),
     day text not null,
     reading text not null,
     amount_fen integer not null,
     fee_fen integer not null,
     at_ms bigint not null,
     matched_ms bigint,
     primary key (gateway, number, kind),
     foreign key (gateway, day) references statement_runs
   )`,
  'create index statement_rows_unmatched on statement_rows (gateway, kind, number) where matched_ms is null',
  'create index on statement_rows (gateway, day)',
  `create table statement_differences (
     id bigint generated always as identity primary key,
     gateway text not null,
     run_day text not null,
     number text not null,
     of text not null check (of in ('payment', 'refund')),
     kind text not null
       check (kind in ('missingHere', 'missingThere', 'amountDiffers', 'refundDiffers', 'duplicate')),
     ours_fen integer,
     theirs_fen integer,
     state text not null check (state in ('waiting', 'open', 'solved')),
     note text not null default '',
     found_ms bigint not null,
     due_ms bigint,
     solved_ms bigint,
     unique (gateway, number, of, kind)
   )`,
  `create index statement_differences_unsolved on statement_differences (gateway, due_ms) where state <> 'solved'`,
];
