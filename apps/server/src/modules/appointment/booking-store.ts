import type { AppointmentEventKind, AppointmentStatus } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import type { ItemRow, SlotRow } from './items-store';
import type { AppointmentTables } from './tables';

export type AppointmentRow = Selectable<AppointmentTables['appointments']>;
export type VisitorRow = Selectable<AppointmentTables['appointment_visitors']>;

/** A slot with its item, and what a booking of the member's is held to. */
export interface BookingFacts {
  slot: SlotRow;
  item: ItemRow;
  /** Stand-alone appointments ahead. */
  ahead: number;
  /** When stand-alone ones were missed, the last first. */
  missed: number[];
  /** How often today the member was told that a visitor has a place. */
  told: number;
}

const DAY_MS = 86_400_000;

export async function bookingFacts(
  db: Queries,
  { slotId, memberId, nowMs }: { slotId: string; memberId: string; nowMs: number },
): Promise<BookingFacts | undefined> {
  const { rows } = await sql<BookingFacts>`
    select to_jsonb(s) as slot, to_jsonb(i) as item,
      (select count(*)::integer from appointments a
        where a.member_id = ${memberId} and a.order_id is null and a.status in (0, 1) and a.ends_ms > ${nowMs}
          and not exists (select from appointment_vouchers x where x.appointment_id = a.id)) as ahead,
      (select coalesce(jsonb_agg(a.missed_ms order by a.missed_ms desc), '[]') from appointments a
        where a.member_id = ${memberId} and a.missed_ms is not null) as missed,
      coalesce((select sum(r.count)::integer from rate_limits r
        where r.key in (${`appointment.create:booked:${memberId}`}, ${`order.create:booked:${memberId}`})
          and r.window_start_ms = ${nowMs - (nowMs % DAY_MS)}), 0) as told
    from appointment_slots s join appointment_items i on i.id = s.item_id where s.id = ${slotId}`.execute(db);
  return rows[0];
}

/** One at a time per member, so that limits hold under any concurrency. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`select id from members where id = ${memberId} for no key update`.execute(tx);
}

export interface NewAppointment {
  appointment: AppointmentRow;
  visitors: readonly VisitorRow[];
  vouchers: readonly { id: string; people: number }[];
  snapshot: Selectable<AppointmentTables['appointment_snapshots']>;
}

/** Writes an appointment and all that belongs to it in one statement. */
export async function insertAppointment(
  tx: Tx,
  { appointment, visitors, vouchers, snapshot }: NewAppointment,
): Promise<void> {
  // Two that name the same people write them in the same order, so that they never wait in a circle.
  const sorted = [...visitors].sort((a, b) => ((a.cert_index ?? '') < (b.cert_index ?? '') ? -1 : 1));
  const given = [...vouchers]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, people }) => ({
      appointment_id: appointment.id,
      voucher_id: id,
      people,
      used_ms: null,
      live: true,
    }));
  await sql`
    with made as (${insertRows('appointments', [appointment])}),
      named as (${insertRows('appointment_visitors', sorted)}),
      given as (${insertRows('appointment_vouchers', given)}),
      agreed as (${insertRows('appointment_snapshots', [snapshot])})
    insert into appointment_events (appointment_id, kind, status, at_ms)
    values (${appointment.id}, 'created', ${appointment.status}, ${appointment.created_ms})`.execute(tx);
}

export async function noteEvent(
  tx: Tx,
  event: Omit<Insertable<AppointmentTables['appointment_events']>, 'kind'> & { kind: AppointmentEventKind },
): Promise<void> {
  await tx.insertInto('appointment_events').values(event).execute();
}

/** Locks an appointment; a member's own where one is named. */
export function lockAppointment(tx: Tx, id: string, memberId?: string): Promise<AppointmentRow | undefined> {
  return tx
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

export const itemOf = (db: Queries, id: string): Promise<ItemRow> =>
  db.selectFrom('appointment_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const visitorsOfAppointment = (db: Queries, id: string): Promise<VisitorRow[]> =>
  db.selectFrom('appointment_visitors').selectAll().where('appointment_id', '=', id).orderBy('seq').execute();

export const vouchersOfAppointment = (db: Queries, id: string) =>
  db
    .selectFrom('appointment_vouchers')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('voucher_id')
    .execute();

/** Puts an appointment into another slot; its visitors keep one place of the item on the new day. */
export async function moveAppointment(tx: Tx, { id }: { id: string }, slot: SlotRow): Promise<void> {
  await tx
    .updateTable('appointment_visitors')
    .set({ day: slot.day })
    .where('appointment_id', '=', id)
    .where('day', '<>', slot.day)
    .execute();
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      slot_id: slot.id,
      starts_ms: slot.starts_ms,
      ends_ms: slot.ends_ms,
      changes_left: eb('changes_left', '-', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export interface Ended {
  status: AppointmentStatus;
  reason?: AppointmentRow['cancel_reason'];
  note?: string;
  missedMs?: number | null;
}

/** Ends an appointment; cancelled, its visitors and vouchers are free. */
export async function endAppointment(
  tx: Tx,
  id: string,
  { status, reason, note, missedMs }: Ended,
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ status, cancel_reason: reason ?? null, cancel_note: note ?? '', missed_ms: missedMs ?? null })
    .where('id', '=', id)
    .execute();
}

export async function freeAppointment(
  tx: Tx,
  id: string,
  { visitors, vouchers }: { visitors: boolean; vouchers: boolean },
): Promise<void> {
  if (visitors) {
    await tx
      .updateTable('appointment_visitors')
      .set({ live: false })
      .where('appointment_id', '=', id)
      .execute();
  }
  if (vouchers) {
    await tx
      .updateTable('appointment_vouchers')
      .set({ live: false })
      .where('appointment_id', '=', id)
      .where('used_ms', 'is', null)
      .execute();
  }
}
