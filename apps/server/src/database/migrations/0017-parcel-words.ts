import { type Kysely, sql } from 'kysely';

/** What is told of parcels stands in both languages; what a carrier said stays as it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Our own words until now, and the same in English. */
const ENGLISH = {
  商家已发货: 'Shipped by the merchant',
  已签收: 'Signed for',
  收件人拒收: 'Rejected by the recipient',
  退回途中: 'On its way back',
  商家已收到退货: 'The merchant has it back',
};
const cases = Object.entries(ENGLISH)
  .map(([chinese, english]) => `when '${chinese}' then '${english}'`)
  .join(' ');

const statements = [
  `alter table shipment_traces
     alter column text type jsonb using
       jsonb_build_object('zh-Hans', text, 'en', case text ${cases} else text end),
     alter column place type jsonb using jsonb_build_object('zh-Hans', place, 'en', place)`,
];
