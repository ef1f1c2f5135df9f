import { type Kysely, sql } from 'kysely';

/** Words of hotels stand in the search index alone, which is made anew: its keys have changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table hotels drop column search_text').execute(db);
  await sql.raw("insert into search_queue (kind, id) values ('all', '')").execute(db);
}
