import { type Kysely, sql } from 'kysely';

/** Invoices, the title book, who sells, and what the sandbox's invoice system keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who sells without a shop of their own: tickets and rooms.
  `create table sellers (
     id text primary key,
     name jsonb not null,
     tax_id text not null
   )`,
  'alter table skus add column tax_rate integer check (tax_rate in (0, 9, 13))',
  `create table invoice_titles (
     id text primary key,
     seq bigint not null generated always as identity,
     member_id text not null references members on delete cascade,
     title_cipher text not null,
     is_default boolean not null
   )`,
  'create index on invoice_titles (member_id, seq)',
  'create unique index invoice_titles_one_default on invoice_titles (member_id) where is_default',
  // To whom: shared by an invoice, its red-letter invoice and the new one.
  `create table invoice_parties (
     id text primary key,
     member_id text not null references members,
     title_cipher text not null,
     email_cipher text not null
   )`,
  `create table invoices (
     id text primary key,
     seq bigint not null generated always as identity,
     sn text not null unique,
     request_no text not null unique,
     member_id text not null references members,
     party_id text not null references invoice_parties,
     type text not null check (type in ('normal', 'special')),
     state text not null
       check (state in ('submitted', 'issuing', 'issued', 'redAwaitingBuyer', 'red', 'cancelled', 'rejected')),
     seller_name jsonb not null,
     seller_tax_id text not null,
     items jsonb not null,
     total_fen integer not null,
     tax_fen integer not null,
     reason jsonb,
     number text unique,
     created_ms bigint not null,
     sent_ms bigint,
     issued_ms bigint,
     red_of_id text unique references invoices,
     replaces_id text unique references invoices,
     confirm_by_ms bigint,
     notices integer not null default 0,
     check ((state in ('issued', 'redAwaitingBuyer', 'red')) <= (number is not null)),
     check (case when red_of_id is null then total_fen > 0 else total_fen < 0 end)
   )`,
  'create index on invoices (member_id, seq)',
  'create index on invoices (party_id)',
  `create index invoices_at_work on invoices (seq) where state in ('submitted', 'issuing', 'redAwaitingBuyer')`,
  `create table invoice_orders (
     invoice_id text not null references invoices,
     order_id text not null references orders,
     amount_fen integer not null,
     live boolean not null,
     primary key (invoice_id, order_id)
   )`,
  'create unique index invoice_orders_one_live on invoice_orders (order_id) where live',
  'create index on invoice_orders (order_id)',
  `create table invoice_pdfs (
     invoice_id text primary key references invoices,
     sha256 text not null,
     data bytea not null
   )`,
  `create table invoice_emails (
     id text primary key,
     invoice_id text not null references invoices,
     member_id text not null references members,
     email_cipher text not null,
     asked boolean not null,
     created_ms bigint not null,
     sent_ms bigint
   )`,
  'create index on invoice_emails (member_id, created_ms)',
  'create index on invoice_emails (invoice_id)',
  'create index invoice_emails_unsent on invoice_emails (created_ms) where sent_ms is null',
  `create table sandbox_invoices (
     request_no text primary key,
     number text unique,
     state text not null,
     reason jsonb,
     body jsonb not null,
     created_ms bigint not null,
     issued_ms bigint
   )`,
  `create table sandbox_emails (
     id text primary key,
     recipient text not null,
     subject text not null,
     body text not null,
     attachment text not null,
     attachment_bytes integer not null,
     sent_ms bigint not null
   )`,
];
