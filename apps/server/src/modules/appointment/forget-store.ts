import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** Ends a member's entries; answers the places that were offered to them. */
export async function leaveAllLists(tx: Tx, memberId: string): Promise<{ slotId: string; size: number }[]> {
  const { rows } = await sql<{ slotId: string; size: number }>`
    with locked as materialized (
      select id, slot_id, size, state from waiting_entries
      where member_id = ${memberId} and state in ('waiting', 'offered') order by id for update
    ), gone as (
      update waiting_entries w set state = 'left', offered_until_ms = null from locked l where l.id = w.id
    )
    select slot_id as "slotId", size from locked where state = 'offered'`.execute(tx);
  return rows;
}

export async function forgetPersons(tx: Tx, memberId: string): Promise<void> {
  await sql`update appointment_visitors set name_cipher = '', cert_cipher = '', cert_index = null, mobile_cipher = ''
    where appointment_id in (select id from appointments where member_id = ${memberId})`.execute(tx);
  await sql`update appointments set mobile_cipher = '', remark = '', cancel_note = '' where member_id = ${memberId}`.execute(
    tx,
  );
  await sql`update waiting_entries set mobile_cipher = '' where member_id = ${memberId}`.execute(tx);
  await sql`delete from appointment_news where member_id = ${memberId}`.execute(tx);
}
