import { type Kysely, sql } from 'kysely';

/** Jump pages that show parts of their own, and words that pages are shared with. */
const STATEMENTS = [
  `alter table jump_codes
     add column mode text not null default 'go' check (mode in ('go', 'show')),
     add column blocks jsonb not null default '[]',
     add column share jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
