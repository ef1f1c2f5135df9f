import { type Kysely, sql } from 'kysely';

/** Messages about appointments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subscribe_messages
         add column news_id bigint references appointment_news on delete cascade,
         drop constraint subscribe_messages_about,
         add constraint subscribe_messages_about
           check (num_nonnulls(order_id, member_coupon_id, activity_id, news_id) = 1)`,
    )
    .execute(db);
  await sql.raw('create index on subscribe_messages (news_id) where news_id is not null').execute(db);
}
