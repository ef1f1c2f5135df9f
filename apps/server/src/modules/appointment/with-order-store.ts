import type {
  AppointmentRealName,
  AppointmentStatus,
  CertificateType,
  LocalizedText,
} from '@yunyou/contract';
import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { AppointmentRow } from './booking-store';
import type { ItemRow, SlotRow } from './items-store';

/** A slot that is asked for with a product. */
export interface SlotOfProduct {
  slotId: string;
  productId: string;
  slot: SlotRow;
  item: ItemRow;
  /** How many one voucher of the product lets in; null where it gives no right to the item. */
  people: number | null;
}

export async function slotsOfProducts(
  db: Queries,
  wanted: readonly { slotId: string; productId: string }[],
): Promise<SlotOfProduct[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<SlotOfProduct>`
    select w."slotId", w."productId", to_jsonb(s) as slot, to_jsonb(i) as item, p.people
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("slotId" text, "productId" text)
      join appointment_slots s on s.id = w."slotId" join appointment_items i on i.id = s.item_id
      left join appointment_item_products p on p.item_id = i.id and p.product_id = w."productId"`.execute(db);
  return rows;
}

export interface ItemOfProduct {
  id: string;
  title: LocalizedText;
  people: number;
  realName: AppointmentRealName;
  certTypes: CertificateType[];
  minGroup: number;
  maxGroup: number;
}

/** What a product gives a right to. */
export async function itemsOfProduct(db: Queries, productId: string): Promise<ItemOfProduct[]> {
  const { rows } = await sql<ItemOfProduct>`
    select i.id, i.texts->'title' as title, p.people, i.real_name as "realName", i.cert_types as "certTypes",
      i.min_group as "minGroup", i.max_group as "maxGroup"
    from appointment_item_products p join appointment_items i on i.id = p.item_id
    where p.product_id = ${productId} and i.mode <> 'open' order by i.sort, i.id`.execute(db);
  return rows;
}

export interface TimeOfLine {
  id: string;
  slot_id: string;
  item_id: string;
  title: LocalizedText;
  day: string;
  from_time: string;
  to_time: string;
  starts_ms: number;
  ends_ms: number;
  size: number;
  status: AppointmentStatus;
}

/** Appointments by their ids, with their times. */
export async function timesById(db: Queries, ids: readonly string[]): Promise<TimeOfLine[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TimeOfLine>`
    select a.id, a.slot_id, a.item_id, i.texts->'title' as title, s.day, s.from_time, s.to_time, a.starts_ms, a.ends_ms,
      a.size, a.status
    from appointments a join appointment_slots s on s.id = a.slot_id join appointment_items i on i.id = a.item_id
    where a.id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}

export interface Waiting extends AppointmentRow {
  /** The item's appointments are confirmed by themselves. */
  auto: boolean;
  /** It has its vouchers: its order was paid. */
  paid: boolean;
}

/** Locks those of these appointments that are at status 0, in the order of their ids. */
export async function lockWaiting(tx: Tx, ids: readonly string[]): Promise<Waiting[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Waiting>`
    select a.*, i.approval = 'auto' as auto,
      exists (select from appointment_vouchers x where x.appointment_id = a.id) as paid
    from appointments a join appointment_items i on i.id = a.item_id
    where a.id = any(${[...ids]}::text[]) and a.status = 0 and a.ended_ms is null
    order by a.id for update of a`.execute(tx);
  return rows;
}

/** Puts the vouchers of a paid order behind its appointment, in the order of their ids. */
export async function bindVouchers(
  tx: Tx,
  appointmentId: string,
  voucherIds: readonly string[],
  people: number,
): Promise<void> {
  await tx
    .insertInto('appointment_vouchers')
    .values(
      [...voucherIds].sort().map((voucher_id) => ({
        appointment_id: appointmentId,
        voucher_id,
        people,
        used_ms: null,
        live: true,
      })),
    )
    .execute();
}

/** Whether an appointment's order is not paid, or not confirmed: until then its time stands as it is. */
export async function isHeldByOrder(
  db: Queries,
  { order_id }: Pick<AppointmentRow, 'order_id'>,
): Promise<boolean> {
  if (order_id === null) return false;
  const found = await db.selectFrom('orders').select('status').where('id', '=', order_id).executeTakeFirst();
  return found?.status === orderStatus.pendingPayment || found?.status === orderStatus.pendingConfirmation;
}
