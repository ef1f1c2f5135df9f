import { type Kysely, sql } from 'kysely';

/** When a new member was asked to tell others: once, on whichever device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table members add column new_user_seen_ms bigint').execute(db);
}
