import type { Address, DeliveryStatus, LocalizedText } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { FirstUse, UsesOf } from '../../core/kinds';
import { isDue } from '../../core/retries/store';
import type { Queries, Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import { cell, type DataProtection } from '../../security/data-protection';
import { addressColumns } from '../address/address-columns';
import type { DeliveredLine } from './rules';
import type { DeliveryTables } from './tables';
import { NOWHERE } from './traces';

export type DeliveryRow = Selectable<DeliveryTables['deliveries']>;
export type ShipmentRow = Selectable<DeliveryTables['shipments']>;

/** Writes where orders are sent: each has a copy of its own. */
export async function insertDeliveries(
  tx: Tx,
  protection: DataProtection,
  orderIds: readonly string[],
  address: Address,
): Promise<void> {
  const rows: DeliveryRow[] = orderIds.map((order_id) => ({
    order_id,
    ...addressColumns(protection, { table: 'deliveries', id: order_id }, address),
    address_changed: false,
    extended: false,
    reminded_ms: null,
  }));
  if (rows.length > 0) await insertRows('deliveries', rows).execute(tx);
}

export async function changeAddress(
  tx: Tx,
  protection: DataProtection,
  orderId: string,
  address: Address,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({
      ...addressColumns(protection, { table: 'deliveries', id: orderId }, address),
      address_changed: true,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Where an order is sent, in the clear. */
export function openAddress(protection: DataProtection, row: DeliveryRow) {
  // Whoever left has no address any more.
  const opened = (column: 'name_cipher' | 'mobile_cipher' | 'detail_cipher') =>
    row[column] === '' ? '' : protection.decrypt(row[column], cell('deliveries', column, row.order_id));
  return { name: opened('name_cipher'), mobile: opened('mobile_cipher'), detail: opened('detail_cipher') };
}

export const deliveryOf = (db: Queries, orderId: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('deliveries').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Lines that were paid for begin their way. */
export async function insertDeliveryLines(
  tx: Tx,
  rows: readonly Selectable<DeliveryTables['delivery_lines']>[],
): Promise<void> {
  if (rows.length > 0) await insertRows('delivery_lines', rows).execute(tx);
}

const DELIVERED = sql`
  select d.line_id as "lineId", d.order_id as "orderId", l.quantity, d.status, d.stocking,
    coalesce((select json_agg(i.unit order by i.unit) from refund_items i
      where i.line_id = d.line_id and i.live and not i.partial), '[]'::json) as gone,
    coalesce((select json_agg(json_build_object('unit', i.unit, 'refused', q.status = 'refused',
        'received', q.status <> 'returning') order by i.unit)
      from refund_items i join refund_requests q on q.id = i.request_id
      where i.line_id = d.line_id and q.kind = 'returnAndRefund' and not i.partial and (
        (i.live and q.status in ('returning', 'refunding', 'refunded', 'failed'))
        or (q.status = 'refused' and q.waybill_number <> '' and not exists (
          select from shipment_lines x join shipments s on s.id = x.shipment_id
          where x.line_id = i.line_id and i.unit = any(x.units) and s.shipped_ms > q.created_ms)))
    ), '[]'::json) as returns,
    coalesce((select json_agg(json_build_object('id', s.id, 'status', s.status, 'signedMs', s.signed_ms, 'units', x.units)
        order by s.shipped_ms, s.id)
      from shipment_lines x join shipments s on s.id = x.shipment_id where x.line_id = d.line_id), '[]'::json) as parcels
  from delivery_lines d join order_lines l on l.id = d.line_id`;

/** How far lines are; those that were not paid yet are missing. */
export async function deliveredLines(db: Queries, lineIds: readonly string[]): Promise<DeliveredLine[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<DeliveredLine>`${DELIVERED}
    where d.line_id = any(${[...lineIds]}::text[])`.execute(db);
  return rows;
}

/** How far an order's lines are, in their sequence. */
export async function deliveredOrder(db: Queries, orderId: string): Promise<DeliveredLine[]> {
  const { rows } =
    await sql<DeliveredLine>`${DELIVERED} where d.order_id = ${orderId} order by l.seq`.execute(db);
  return rows;
}

export async function setLineStatus(
  tx: Tx,
  orderId: string,
  from: DeliveryStatus,
  to: DeliveryStatus,
): Promise<number> {
  const moved = await tx
    .updateTable('delivery_lines')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', '=', from)
    .returning('line_id')
    .execute();
  return moved.length;
}

/** Writes a parcel with the units in it; false when its number is another parcel's. */
export async function insertShipment(
  tx: Tx,
  shipment: Omit<ShipmentRow, 'auto_sign_told'>,
  lines: readonly { lineId: string; units: number[] }[],
): Promise<boolean> {
  const written = await tx
    .insertInto('shipments')
    .values(shipment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await tx
    .insertInto('shipment_lines')
    .values(lines.map(({ lineId, units }) => ({ shipment_id: shipment.id, line_id: lineId, units })))
    .execute();
  return true;
}

export const shipmentsOf = (db: Queries, orderId: string): Promise<ShipmentRow[]> =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('shipped_ms')
    .orderBy('id')
    .execute();

export const shipmentRow = (db: Queries, id: string): Promise<ShipmentRow | undefined> =>
  db.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();

export async function setShipment(
  tx: Tx,
  id: string,
  change: Partial<Pick<ShipmentRow, 'status' | 'signed_ms' | 'auto_sign_ms'>>,
): Promise<void> {
  await tx.updateTable('shipments').set(change).where('id', '=', id).execute();
}

export const shipmentLinesOf = (db: Queries, shipmentIds: readonly string[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shipment_lines')
        .selectAll()
        .where('shipment_id', 'in', [...shipmentIds])
        .execute();

/** Tracks of parcels, the newest first. */
export const tracesOf = (db: Queries, shipmentIds: readonly string[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shipment_traces')
        .selectAll()
        .where('shipment_id', 'in', [...shipmentIds])
        .orderBy('at_ms', 'desc')
        .orderBy('id', 'desc')
        .execute();

export async function insertTrace(
  tx: Tx,
  {
    text,
    place = NOWHERE,
    ...trace
  }: {
    shipment_id: string;
    at_ms: number;
    text: LocalizedText;
    place?: LocalizedText;
  },
): Promise<void> {
  const words = { text: JSON.stringify(text), place: JSON.stringify(place) };
  await tx
    .insertInto('shipment_traces')
    .values({ ...trace, ...words })
    .execute();
}

/** Puts off the day on which parcels on their way count as signed for; once. */
export async function extend(tx: Tx, orderId: string, byMs: number): Promise<void> {
  await tx.updateTable('deliveries').set({ extended: true }).where('order_id', '=', orderId).execute();
  await tx
    .updateTable('shipments')
    .set((eb) => ({ auto_sign_ms: eb('auto_sign_ms', '+', byMs), auto_sign_told: false }))
    .where('order_id', '=', orderId)
    .where('auto_sign_ms', 'is not', null)
    .execute();
}

export async function setReminded(tx: Tx, orderId: string, nowMs: number): Promise<void> {
  await tx.updateTable('deliveries').set({ reminded_ms: nowMs }).where('order_id', '=', orderId).execute();
}

/** Parcels whose time to count as signed for has come. A request for money back of their order stops the clock. */
export async function dueShipments(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select('id')
    .where(isDue('auto-sign', 'shipments.id', nowMs))
    .where('auto_sign_ms', '<=', nowMs)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund_requests')
            .select('refund_requests.id')
            .whereRef('refund_requests.order_id', '=', 'shipments.order_id')
            .where('refund_requests.status', 'in', ['applied', 'agreed', 'returning']),
        ),
      ),
    )
    .orderBy('auto_sign_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** When the first parcel of each line was signed for; lines without one are left out. */
export async function firstReceipts(db: Queries, of: UsesOf): Promise<FirstUse[]> {
  const { rows } = await sql<FirstUse>`
    select x.line_id as "lineId", min(s.signed_ms) as "atMs"
    from shipments s join shipment_lines x on x.shipment_id = s.id join orders o on o.id = s.order_id
    where s.signed_ms is not null and ${
      'lineIds' in of ? sql`x.line_id = any(${[...of.lineIds]}::text[])` : sql`o.member_id = ${of.memberId}`
    }
    group by 1 ${'lineIds' in of ? sql`` : sql`having min(s.signed_ms) >= ${of.sinceMs}`}`.execute(db);
  return rows;
}
