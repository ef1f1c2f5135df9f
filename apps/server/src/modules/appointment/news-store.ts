import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import type { AppointmentTables } from './tables';

/** Writes down what is to be told; what is told once is left out the second time. */
export async function insertNews(
  tx: Tx,
  rows: readonly Insertable<AppointmentTables['appointment_news']>[],
): Promise<void> {
  await sql`insert into appointment_news
      (member_id, template, channel, appointment_id, entry_id, voucher_id, once, due_ms, until_ms)
    select member_id, template, channel, appointment_id, entry_id, voucher_id, once, due_ms, until_ms
    from jsonb_populate_recordset(null::appointment_news, ${JSON.stringify(rows)}::jsonb)
    on conflict (once) do nothing`.execute(tx);
}
