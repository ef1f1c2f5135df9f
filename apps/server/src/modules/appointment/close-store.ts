import type { LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';
import type { AppointmentRow } from './booking-store';

export async function setClosed(tx: Tx, slotIds: readonly string[], closed: boolean): Promise<void> {
  await lockRows(tx, 'appointment_slots', slotIds);
  await sql`update appointment_slots set closed = ${closed} where id = any(${[...slotIds]}::text[])`.execute(
    tx,
  );
}

/** Slots of an item on a day. */
export async function slotsOn(tx: Tx, itemId: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from appointment_slots where item_id = ${itemId} and day = ${day} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function setSpecialDay(
  tx: Tx,
  { itemId, day, note }: { itemId: string; day: string; note: LocalizedText },
): Promise<void> {
  await sql`insert into appointment_special_days (item_id, day, kind, note)
    values (${itemId}, ${day}, 'closed', ${JSON.stringify(note)}::jsonb)
    on conflict (item_id, day) do update set kind = 'closed', note = excluded.note, hours = '[]'`.execute(tx);
}

export async function dropSpecialDay(tx: Tx, itemId: string, day: string): Promise<void> {
  await sql`delete from appointment_special_days where item_id = ${itemId} and day = ${day} and kind = 'closed'`.execute(
    tx,
  );
}

/** Locks the orders of a slot's live appointments, then these, each in the order of their ids. */
export async function lockLiveOf(tx: Tx, slotIds: readonly string[]): Promise<AppointmentRow[]> {
  const ids = [...slotIds];
  await sql`select id from orders where id in (
      select order_id from appointments where slot_id = any(${ids}::text[]) and status in (0, 1) and order_id is not null)
    order by id for update`.execute(tx);
  const { rows } = await sql<AppointmentRow>`
    select * from appointments where slot_id = any(${ids}::text[]) and status in (0, 1)
      and entered = 0 and ended_ms is null order by id for update`.execute(tx);
  return rows;
}

/** Closed slots that still have somebody in them, or a list. */
export async function slotsToEmpty(db: Queries, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from appointment_slots s where s.closed and (
      exists (select from appointments a
        where a.slot_id = s.id and a.status in (0, 1) and a.entered = 0 and a.ended_ms is null)
      or exists (select from waiting_entries w where w.slot_id = s.id and w.state in ('waiting', 'offered')))
    order by s.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Vouchers of closed appointments are good for as many days longer, and go back without a fee for a while. */
export async function extendVouchers(
  tx: Tx,
  appointmentIds: readonly string[],
  { days, freeUntilMs }: { days: number; freeUntilMs: number },
): Promise<void> {
  const ids = [...appointmentIds];
  const longer = sql`to_char(last_day::date + ${days}::integer, 'YYYY-MM-DD')`;
  await sql`
    with longer as (
      update vouchers v set last_day = ${longer}, free_until_ms = ${freeUntilMs}
      where v.id in (select voucher_id from appointment_vouchers where appointment_id = any(${ids}::text[]))
        and v.status in (0, 1)
      returning v.order_id, v.last_day
    )
    update orders o set ends_ms = greatest(coalesce(o.ends_ms, 0),
        (extract(epoch from ((l.last_day::date + 1)::timestamp at time zone 'Asia/Shanghai')) * 1000)::bigint)
    from (select order_id, max(last_day) as last_day from longer group by 1) l where l.order_id = o.id`.execute(
    tx,
  );
  await sql`update outside_vouchers set last_day = ${longer}
    where id in (select voucher_id from appointment_vouchers where appointment_id = any(${ids}::text[]))`.execute(
    tx,
  );
}
