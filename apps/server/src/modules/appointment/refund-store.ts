import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AppointmentRow } from './booking-store';

/** Live appointments of vouchers, by the vouchers' ids: when they begin, and until when they can be cancelled. */
export async function appointmentsOfVouchers(
  db: Queries,
  voucherIds: readonly string[],
): Promise<{ voucher_id: string; cancel_until_ms: number; status: number }[]> {
  if (voucherIds.length === 0) return [];
  const { rows } = await sql<{ voucher_id: string; cancel_until_ms: number; status: number }>`
    select x.voucher_id, a.status, a.starts_ms - i.cancel_until_min * 60000::bigint as cancel_until_ms
    from appointment_vouchers x join appointments a on a.id = x.appointment_id join appointment_items i on i.id = a.item_id
    where x.voucher_id = any(${[...voucherIds]}::text[]) and x.live and a.status in (0, 1, 2)`.execute(db);
  return rows;
}

export interface WithVouchers extends AppointmentRow {
  /** Of those that are given back: how many people. */
  leaving: number;
  leavingIds: string[];
  /** Vouchers it has in all. */
  vouchers: number;
}

/** Locks the appointments that lie ahead of vouchers, in the order of their ids. */
export async function lockAppointmentsOf(tx: Tx, voucherIds: readonly string[]): Promise<WithVouchers[]> {
  if (voucherIds.length === 0) return [];
  const ids = [...voucherIds];
  await sql`select a.id from appointments a where a.id in (
      select appointment_id from appointment_vouchers where voucher_id = any(${ids}::text[]) and live)
    order by a.id for update`.execute(tx);
  const { rows } = await sql<WithVouchers>`
    select a.*, g.leaving, g."leavingIds",
      (select count(*)::integer from appointment_vouchers x where x.appointment_id = a.id and x.live) as vouchers
    from appointments a join (
      select appointment_id, sum(people)::integer as leaving, jsonb_agg(voucher_id) as "leavingIds"
      from appointment_vouchers where voucher_id = any(${ids}::text[]) and live group by 1
    ) g on g.appointment_id = a.id
    where a.status in (0, 1) order by a.id`.execute(tx);
  return rows;
}

/** Takes vouchers and their people out of an appointment that goes on. */
export async function shrink(tx: Tx, { id, leaving, leavingIds }: WithVouchers): Promise<void> {
  await sql`update appointments set size = size - ${leaving}::integer where id = ${id}`.execute(tx);
  await sql`update appointment_vouchers set live = false
    where appointment_id = ${id} and voucher_id = any(${leavingIds}::text[])`.execute(tx);
  // Who is left is named first.
  await sql`delete from appointment_visitors v using appointments a
    where a.id = v.appointment_id and a.id = ${id} and v.seq >= a.size`.execute(tx);
}
