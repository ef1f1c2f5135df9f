import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AppointmentRow } from './booking-store';

/** Appointments whose end is over and was not looked at. */
export async function endedAppointments(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from appointments where ended_ms is null and status in (0, 1, 2) and ends_ms <= ${nowMs}
    order by ends_ms, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One of them, unless another process has it. */
export async function lockEnded(
  tx: Tx,
  id: string,
): Promise<(AppointmentRow & { reappoint: boolean; alone: boolean }) | undefined> {
  const { rows } = await sql<AppointmentRow & { reappoint: boolean; alone: boolean }>`
    select a.*, i.reappoint, not exists (select from appointment_vouchers x where x.appointment_id = a.id) as alone
    from appointments a join appointment_items i on i.id = a.item_id
    where a.id = ${id} and a.ended_ms is null and a.status in (0, 1, 2) for update of a skip locked`.execute(
    tx,
  );
  return rows[0];
}

export async function markEnded(
  tx: Tx,
  { id, status, missed, nowMs }: { id: string; status: number; missed: boolean; nowMs: number },
): Promise<void> {
  await sql`update appointments set status = ${status}, ended_ms = ${nowMs},
      missed_ms = ${missed ? sql`ends_ms` : sql`missed_ms`} where id = ${id}`.execute(tx);
  await sql`update appointment_visitors set absent = checked_ms is null, live = live and ${status !== 4}
    where appointment_id = ${id}`.execute(tx);
}

export interface Remindable {
  id: string;
  member_id: string;
  starts_ms: number;
}

/** Appointments that begin before then, and are to be used. */
export async function appointmentsBefore(
  db: Queries,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  what: string,
  limit: number,
): Promise<Remindable[]> {
  const { rows } = await sql<Remindable>`
    select a.id, a.member_id, a.starts_ms from appointments a
    where a.status = 1 and a.starts_ms > ${fromMs} and a.starts_ms < ${untilMs}
      and not exists (select from appointment_news n where n.once = ${what} || ':' || a.id || ':' || a.starts_ms)
    order by a.starts_ms, a.id limit ${limit}`.execute(db);
  return rows;
}

/** Vouchers without a time whose last day comes up. */
export async function rightsToRemind(
  db: Queries,
  { today, untilDay }: { today: string; untilDay: string },
  limit: number,
): Promise<{ id: string; member_id: string; last_day: string }[]> {
  const { rows } = await sql<{ id: string; member_id: string; last_day: string }>`
    select v.id, o.member_id, v.last_day
    from vouchers v join orders o on o.id = v.order_id join order_lines l on l.id = v.line_id
    where v.status = 1 and not v.frozen and o.status in (1, 5) and v.last_day between ${today} and ${untilDay}
      and exists (select from appointment_item_products p where p.product_id = l.product_id)
      and not exists (select from appointment_vouchers x where x.voucher_id = v.id and x.live)
      and not exists (select from appointment_news n where n.once = 'right:' || v.id)
    order by v.last_day, v.id limit ${limit}`.execute(db);
  return rows;
}
