import { type Kysely, sql } from 'kysely';

/** Annual cards are sold in activities, too, at a price of their own. */
const STATEMENTS = [
  'alter table activity_products drop constraint activity_products_kind_check',
  `alter table activity_products add constraint activity_products_kind_check
     check (kind in ('ticket', 'stay', 'goods', 'service', 'annualCard', 'box'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
