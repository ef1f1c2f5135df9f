import { type Kysely, sql } from 'kysely';

/** Messages about what is about to begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subscribe_messages add column activity_id text,
       drop constraint subscribe_messages_check,
       add constraint subscribe_messages_about
         check (num_nonnulls(order_id, member_coupon_id, activity_id) = 1)`,
    )
    .execute(db);
}
