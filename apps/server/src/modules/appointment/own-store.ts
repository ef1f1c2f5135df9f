import type { LocalizedText, OrderStatus, Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { AppointmentRow, VisitorRow } from './booking-store';
import type { ItemRow } from './items-store';
import type { AppointmentTables } from './tables';

export interface ListedAppointment extends AppointmentRow {
  title: LocalizedText;
  placeName: LocalizedText;
  picture: Picture;
  day: string;
  from_time: string;
  to_time: string;
}

const LISTED = sql`a.*, i.texts->'title' as title, i.texts->'placeName' as "placeName", i.picture,
  s.day, s.from_time, s.to_time
  from appointments a join appointment_slots s on s.id = a.slot_id join appointment_items i on i.id = a.item_id`;

export interface OwnAsked {
  memberId: string;
  status?: readonly number[] | undefined;
  orderId?: string | undefined;
  after?: string | undefined;
  page: number;
  size: number;
}

/** A page of a member's appointments, the latest times first; from the last one on however far. */
export async function pageOfAppointments(
  db: Queries,
  { memberId, status, orderId, after, page, size }: OwnAsked,
): Promise<{ appointments: ListedAppointment[]; total: number }> {
  const where = sql`a.member_id = ${memberId}
    ${status && status.length > 0 ? sql`and a.status = any(${[...status]}::integer[])` : sql``}
    ${orderId === undefined ? sql`` : sql`and a.order_id = ${orderId}`}`;
  const { rows } = await sql<ListedAppointment>`
    select ${LISTED} where ${where}
      ${
        after === undefined
          ? sql``
          : sql`and (a.starts_ms, a.id) < (select l.starts_ms, l.id from appointments l where l.id = ${after} and l.member_id = ${memberId})`
      }
    order by a.starts_ms desc, a.id desc
    limit ${size} offset ${after === undefined ? (page - 1) * size : 0}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from appointments a where ${where}`.execute(db);
  return { appointments: rows, total: counted.rows[0]?.total ?? 0 };
}

export interface WholeAppointment extends ListedAppointment {
  item: ItemRow;
  order_sn: string | null;
  order_status: OrderStatus | null;
  visitors: VisitorRow[];
  voucherIds: string[];
  events: Pick<Selectable<AppointmentTables['appointment_events']>, 'kind' | 'status' | 'at_ms'>[];
}

/** One of a member's appointments with all that belongs to it; undefined for anybody else's. */
export async function wholeAppointment(
  db: Queries,
  memberId: string,
  id: string,
): Promise<WholeAppointment | undefined> {
  const { rows } = await sql<WholeAppointment>`
    select to_jsonb(i) as item, (select o.sn from orders o where o.id = a.order_id) as order_sn,
      (select o.status from orders o where o.id = a.order_id) as order_status,
      coalesce((select jsonb_agg(to_jsonb(v) order by v.seq) from appointment_visitors v
        where v.appointment_id = a.id), '[]') as visitors,
      coalesce((select jsonb_agg(x.voucher_id order by x.voucher_id) from appointment_vouchers x
        where x.appointment_id = a.id), '[]') as "voucherIds",
      coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'status', e.status, 'at_ms', e.at_ms) order by e.id)
        from appointment_events e where e.appointment_id = a.id), '[]') as events,
      ${LISTED} where a.id = ${id} and a.member_id = ${memberId}`.execute(db);
  return rows[0];
}

export const snapshotOfAppointment = (db: Queries, memberId: string, id: string) =>
  db
    .selectFrom('appointment_snapshots as s')
    .innerJoin('appointments as a', 'a.id', 's.appointment_id')
    .select(['s.canonical', 's.sha256', 's.created_ms'])
    .where('a.id', '=', id)
    .where('a.member_id', '=', memberId)
    .executeTakeFirst();

/** Which of these visitors have a place of the item that day by the member's own appointments. */
export async function ownVisitors(
  db: Queries,
  { memberId, itemId, day }: { memberId: string; itemId: string; day: string },
  indexes: readonly string[],
): Promise<Set<string>> {
  if (indexes.length === 0) return new Set();
  const rows = await db
    .selectFrom('appointment_visitors as v')
    .innerJoin('appointments as a', 'a.id', 'v.appointment_id')
    .select('v.cert_index')
    .where('a.member_id', '=', memberId)
    .where('v.item_id', '=', itemId)
    .where('v.day', '=', day)
    .where('v.live', '=', true)
    .where('v.cert_index', 'in', [...indexes])
    .execute();
  return new Set(rows.flatMap(({ cert_index }) => cert_index ?? []));
}
