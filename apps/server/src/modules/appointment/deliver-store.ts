import type { LocalizedText } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AppointmentTables } from './tables';

export interface DueNews extends Selectable<AppointmentTables['appointment_news']> {
  title: LocalizedText | null;
  starts_ms: number | null;
  last_day: string | null;
  size: number | null;
  mobile_cipher: string | null;
  spot_id: string | null;
  /** Until when an offer stands; null where it does not any more. */
  offered_until_ms: number | null;
}

const DUE = sql`
  select n.*, coalesce(i.texts->'title', case when v.id is null then null
      else jsonb_build_object('zh-Hans', o.snapshot->'productNames'->>l.seq,
        'en', coalesce(o.snapshot_en->'productNames'->>l.seq, o.snapshot->'productNames'->>l.seq)) end) as title,
    s.starts_ms, v.last_day, coalesce(a.size, w.size) as size, coalesce(a.mobile_cipher, w.mobile_cipher) as mobile_cipher,
    w.offered_until_ms, i.spot_id
  from appointment_news n
    left join appointments a on a.id = n.appointment_id
    left join waiting_entries w on w.id = n.entry_id
    left join appointment_slots s on s.id = coalesce(a.slot_id, w.slot_id)
    left join appointment_items i on i.id = coalesce(a.item_id, w.item_id)
    left join vouchers v on v.id = n.voucher_id
    left join order_lines l on l.id = v.line_id
    left join orders o on o.id = v.order_id`;

/** News whose time has come, each for one process. */
export async function lockDueNews(tx: Tx, nowMs: number, limit: number): Promise<DueNews[]> {
  const { rows } = await sql<DueNews>`${DUE}
    where n.done_ms is null and n.channel = 'inbox' and n.due_ms <= ${nowMs}
    order by n.due_ms, n.id limit ${limit} for update of n skip locked`.execute(tx);
  return rows;
}

/** Messages to be sent by SMS. */
export async function dueSms(db: Queries, nowMs: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from appointment_news where done_ms is null and channel = 'sms' and due_ms <= ${nowMs}
    order by due_ms, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One of them, put off so that no other process sends it meanwhile; undefined when one has it. */
export async function claimSms(
  db: Queries,
  id: number,
  nowMs: number,
  nextMs: number,
): Promise<DueNews | undefined> {
  const claimed = await sql`update appointment_news set due_ms = ${nextMs}
    where id = ${id} and done_ms is null and due_ms <= ${nowMs} returning id`.execute(db);
  if (claimed.rows.length === 0) return undefined;
  const { rows } = await sql<DueNews>`${DUE} where n.id = ${id}`.execute(db);
  return rows[0];
}

export async function markDone(db: Queries, ids: readonly number[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`update appointment_news set done_ms = ${nowMs} where id = any(${[...ids]}::bigint[])`.execute(db);
}
