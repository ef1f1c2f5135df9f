import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AppointmentRow } from './booking-store';

export interface AtGate {
  /** Whether what was bought is used at a booked time. */
  needed: boolean;
  appointment: (AppointmentRow & { early_min: number; late_min: number }) | null;
}

/** What stands behind a voucher: whether it needs a time, and the one it has. */
export async function behindVoucher(db: Queries, voucherId: string): Promise<AtGate> {
  const { rows } = await sql<AtGate>`
    select exists (select from appointment_item_products p where p.product_id = l.product_id) as needed, (
      select to_jsonb(a) || jsonb_build_object('early_min', i.early_min, 'late_min', i.late_min)
      from appointment_vouchers x join appointments a on a.id = x.appointment_id
        join appointment_items i on i.id = a.item_id
      where x.voucher_id = v.id and x.live and a.status in (1, 2) and a.ended_ms is null limit 1
    ) as appointment
    from vouchers v join order_lines l on l.id = v.line_id where v.id = ${voucherId}`.execute(db);
  return rows[0] ?? { needed: false, appointment: null };
}

/** Whose code this is: an appointment's, or one of its visitors'. */
export async function byCode(
  db: Queries,
  code: string,
): Promise<{ id: string; order_id: string | null; visitor_id: string | null } | undefined> {
  const { rows } = await sql<{ id: string; order_id: string | null; visitor_id: string | null }>`
    select a.id, a.order_id, null as visitor_id from appointments a where a.code = ${code}
    union all
    select a.id, a.order_id, v.id from appointment_visitors v join appointments a on a.id = v.appointment_id
    where v.code = ${code}`.execute(db);
  return rows[0];
}

/** Lets people in: as many more of an appointment. */
export async function addEntered(
  tx: Tx,
  { id, count, nowMs, visitorId }: { id: string; count: number; nowMs: number; visitorId: string | null },
): Promise<void> {
  await sql`update appointments set entered = entered + ${count}::integer, status = 2 where id = ${id}`.execute(
    tx,
  );
  // Where nobody is told apart, those who are named first have come first.
  await sql`update appointment_visitors set checked_ms = ${nowMs}
    where id in (select id from appointment_visitors
      where appointment_id = ${id} and checked_ms is null ${visitorId === null ? sql`` : sql`and id = ${visitorId}`}
      order by seq limit ${count})`.execute(tx);
}

export interface BehindRow {
  voucher_id: string;
  people: number;
  used_ms: number | null;
  is_outside: boolean;
}

/** Vouchers of an appointment, those from elsewhere told apart. */
export async function vouchersBehind(tx: Tx, id: string): Promise<BehindRow[]> {
  const { rows } = await sql<BehindRow>`
    select x.voucher_id, x.people, x.used_ms, exists (select from outside_vouchers o where o.id = x.voucher_id) as is_outside
    from appointment_vouchers x where x.appointment_id = ${id} and x.live order by x.voucher_id`.execute(tx);
  return rows;
}

/** Notes that a voucher was used by its appointment; one that can be used again can be appointed again. */
export async function noteUsed(
  tx: Tx,
  { id, voucherId, nowMs }: { id: string; voucherId: string; nowMs: number },
): Promise<void> {
  await sql`update appointment_vouchers x set used_ms = ${nowMs},
      live = not exists (select from vouchers v where v.id = x.voucher_id and v.status = 1)
    where x.appointment_id = ${id} and x.voucher_id = ${voucherId}`.execute(tx);
  await sql`update outside_vouchers set used_ms = ${nowMs} where id = ${voucherId}`.execute(tx);
}

export const lockOutside = async (tx: Tx, appointmentId: string): Promise<void> => {
  await sql`select id from outside_vouchers where id in (
    select voucher_id from appointment_vouchers where appointment_id = ${appointmentId}) order by id for update`.execute(
    tx,
  );
};
