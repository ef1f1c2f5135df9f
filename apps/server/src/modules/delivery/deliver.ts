import {
  autoSignDays,
  type DeliveryStatus,
  deliveryStatus,
  deliveryTransitions,
  extendDays,
  type LocalizedText,
  orderStatus,
  remindShipmentHours,
} from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { REMINDED, SHIPPED, SIGNED } from '../../core/orders/history-notes';
import { addEvent, linesOf, lockOrder, lockOrderWithCheckout, type OrderRow } from '../../core/orders/store';
import { moveToRefunding } from '../../core/orders/transitions';
import { openRefund, wholeUnits } from '../../core/refunds/open';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { type Carrier, carrierOf } from './carriers';
import { type DeliveredLine, unshipped } from './rules';
import {
  deliveredOrder,
  deliveryOf,
  extend,
  insertShipment,
  insertTrace,
  type ShipmentRow,
  setLineStatus,
  setReminded,
  setShipment,
  shipmentRow,
  shipmentsOf,
} from './store';
import { OWN_TRACES } from './traces';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface DeliverDeps {
  kinds: OrderKinds;
  nowMs: number;
}

const refused = (from: DeliveryStatus | undefined, to: DeliveryStatus) =>
  refuse('transitionRefused', { detail: { fromDelivery: from, toDelivery: to } });

/** Orders that are shipped: confirmed ones, also while a part of them is given back. */
const SHIPPABLE: readonly number[] = [orderStatus.pendingConsumption, orderStatus.refunding];

/** The merchant begins to prepare, or has prepared, what an order ships. */
export async function moveStocking(
  tx: Tx,
  orderId: string,
  to: typeof deliveryStatus.stocking | typeof deliveryStatus.stockingFinished,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const lines = await deliveredOrder(tx, orderId);
  if (lines.length === 0) throw notFound();
  const from = to === deliveryStatus.stocking ? deliveryStatus.notShipped : deliveryStatus.stocking;
  const isShippable = SHIPPABLE.includes(order.status) && lines.every(({ stocking }) => stocking);
  if (!isShippable || (await setLineStatus(tx, orderId, from, to)) === 0) throw refused(lines[0]?.status, to);
}

export interface NewParcel {
  orderId: string;
  carrierCode: string;
  trackingNo: string;
  /** Pieces of lines; default everything that is not shipped. */
  lines?: readonly { lineId: string; quantity: number }[];
}

/** The merchant hands a parcel to a carrier. */
export async function ship(tx: Tx, { nowMs }: DeliverDeps, parcel: NewParcel): Promise<string> {
  const order = await lockOrder(tx, parcel.orderId);
  const lines = await deliveredOrder(tx, parcel.orderId);
  // What was sent back for nothing is sent again, also when nothing else of its order is owed.
  const comesAgain = lines.some(({ returns }) => returns.some((one) => one.refused));
  if (!SHIPPABLE.includes(order.status) && !comesAgain) throw refused(undefined, deliveryStatus.shipped);
  const carrier = carrierOf(parcel.carrierCode);
  const trackingNo = parcel.trackingNo.replace(/\s+/g, '');
  if (!carrier) throw badInput([{ field: 'carrierCode', reason: 'No such carrier' }]);
  if (!/^[A-Za-z0-9-]{6,30}$/.test(trackingNo))
    throw badInput([{ field: 'trackingNo', reason: 'Not a number' }]);
  const packed = packedUnits(lines, parcel.lines);
  for (const { line } of packed) {
    const ready = line.stocking ? deliveryStatus.stockingFinished : deliveryStatus.notShipped;
    if (line.status !== ready) throw refused(line.status, deliveryStatus.shipped);
  }
  const id = newId();
  const written = await insertShipment(
    tx,
    shipmentOf(id, order.id, carrier, trackingNo, nowMs),
    packed.map(({ line, units }) => ({ lineId: line.lineId, units })),
  );
  if (!written) throw badInput([{ field: 'trackingNo', reason: 'Already the number of a parcel' }]);
  await insertTrace(tx, { shipment_id: id, at_ms: nowMs, text: OWN_TRACES.shipped });
  await addEvent(tx, order.id, nowMs, SHIPPED);
  return id;
}

const shipmentOf = (id: string, orderId: string, carrier: Carrier, trackingNo: string, nowMs: number) => ({
  id,
  order_id: orderId,
  carrier_code: carrier.code,
  carrier_name: carrier.name['zh-Hans'],
  carrier_phone: carrier.phone,
  tracking_no: trackingNo,
  status: deliveryStatus.shipped,
  shipped_ms: nowMs,
  signed_ms: null,
  auto_sign_ms: nowMs + autoSignDays * DAY_MS,
});

function packedUnits(lines: readonly DeliveredLine[], wanted: NewParcel['lines']) {
  const packed = lines.flatMap((line) => {
    const left = unshipped(line);
    if (!wanted) return left.length > 0 ? [{ line, units: left }] : [];
    const own = wanted.find(({ lineId }) => lineId === line.lineId);
    if (!own) return [];
    if (own.quantity < 1 || own.quantity > left.length) {
      throw badInput([{ field: 'quantity', reason: `${left.length} are not shipped yet` }]);
    }
    return [{ line, units: left.slice(0, own.quantity) }];
  });
  if (packed.length === 0) throw refused(deliveryStatus.shipped, deliveryStatus.shipped);
  return packed;
}

/** Locks the order of a parcel, then reads the parcel. */
async function lockShipment(tx: Tx, id: string): Promise<{ order: OrderRow; shipment: ShipmentRow }> {
  const known = await shipmentRow(tx, id);
  if (!known) throw notFound();
  const order = await lockOrder(tx, known.order_id);
  return { order, shipment: (await shipmentRow(tx, id)) ?? known };
}

async function moveShipment(
  tx: Tx,
  { id, status }: ShipmentRow,
  to: DeliveryStatus,
  change: Partial<Pick<ShipmentRow, 'signed_ms' | 'auto_sign_ms'>> = {},
): Promise<void> {
  if (!deliveryTransitions[status].includes(to)) throw refused(status, to);
  await setShipment(tx, id, { status: to, auto_sign_ms: null, ...change });
}

/** Parcels of a member's order are signed for: one, or all on their way. */
export async function confirmReceipt(
  tx: Tx,
  deps: DeliverDeps,
  { orderId, memberId, shipmentId }: { orderId: string; memberId: string; shipmentId?: string | undefined },
): Promise<void> {
  const order = await lockOrder(tx, orderId, memberId);
  const all = await shipmentsOf(tx, orderId);
  if (shipmentId !== undefined && !all.some(({ id }) => id === shipmentId)) throw notFound();
  const meant = all.filter(
    ({ id, status }) => status === deliveryStatus.shipped && (shipmentId === undefined || id === shipmentId),
  );
  if (meant.length === 0) throw refused(all[0]?.status, deliveryStatus.signedFor);
  for (const shipment of meant) await signParcel(tx, deps, shipment);
  await completeIfOver(tx, deps, order);
}

async function signParcel(tx: Tx, { nowMs }: DeliverDeps, shipment: ShipmentRow): Promise<void> {
  await moveShipment(tx, shipment, deliveryStatus.signedFor, { signed_ms: nowMs });
  await insertTrace(tx, { shipment_id: shipment.id, at_ms: nowMs, text: OWN_TRACES.signed });
  await addEvent(tx, shipment.order_id, nowMs, SIGNED);
}

/** A parcel counts as signed for, because its time is over; nothing happens to one that has moved on meanwhile. */
export async function signByItself(tx: Tx, deps: DeliverDeps, shipmentId: string): Promise<void> {
  const { order, shipment } = await lockShipment(tx, shipmentId);
  if (shipment.auto_sign_ms === null || shipment.auto_sign_ms > deps.nowMs) return;
  await signParcel(tx, deps, shipment);
  await completeIfOver(tx, deps, order);
}

/** Puts off the day on which parcels count as signed for: once, in the last days before it. */
export async function extendReceipt(
  tx: Tx,
  { nowMs }: DeliverDeps,
  orderId: string,
  memberId: string,
): Promise<void> {
  await lockOrder(tx, orderId, memberId);
  const delivery = await deliveryOf(tx, orderId);
  if (!delivery) throw notFound();
  const due = (await shipmentsOf(tx, orderId)).flatMap(({ auto_sign_ms }) => auto_sign_ms ?? []);
  if (due.length === 0) throw refused(undefined, deliveryStatus.shipped);
  if (delivery.extended) throw refuse('extendUsed');
  if (Math.min(...due) - nowMs > extendDays * DAY_MS) throw refuse('signNotDue');
  await extend(tx, orderId, extendDays * DAY_MS);
}

/** The buyer asks the merchant to ship: once a day. */
export async function remindShipment(
  tx: Tx,
  { nowMs }: DeliverDeps,
  orderId: string,
  memberId: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId, memberId);
  const delivery = await deliveryOf(tx, orderId);
  if (!delivery) throw notFound();
  if (!canRemind(order, delivery, await deliveredOrder(tx, orderId), nowMs)) {
    throw refuse('transitionRefused', { detail: { from: order.status } });
  }
  await setReminded(tx, orderId, nowMs);
  await addEvent(tx, orderId, nowMs, REMINDED);
}

export const canRemind = (
  { status }: Pick<OrderRow, 'status'>,
  { reminded_ms }: { reminded_ms: number | null },
  lines: readonly DeliveredLine[],
  nowMs: number,
): boolean =>
  status === orderStatus.pendingConsumption &&
  lines.some((line) => unshipped(line).length > 0) &&
  (reminded_ms === null || nowMs - reminded_ms >= remindShipmentHours * HOUR_MS);

/** The carrier says something about a parcel. */
export async function addTrace(
  tx: Tx,
  { nowMs }: DeliverDeps,
  { shipmentId, text, place }: { shipmentId: string; text: LocalizedText; place: LocalizedText },
): Promise<void> {
  const { shipment } = await lockShipment(tx, shipmentId);
  await insertTrace(tx, { shipment_id: shipment.id, at_ms: nowMs, text, place });
}

/** The carrier says that the buyer did not take a parcel. */
export async function rejectParcel(tx: Tx, { nowMs }: DeliverDeps, shipmentId: string): Promise<void> {
  const { shipment } = await lockShipment(tx, shipmentId);
  await moveShipment(tx, shipment, deliveryStatus.rejected);
  await insertTrace(tx, { shipment_id: shipmentId, at_ms: nowMs, text: OWN_TRACES.rejected });
}

/** A rejected parcel has turned back. */
export async function turnBack(tx: Tx, { nowMs }: DeliverDeps, shipmentId: string): Promise<void> {
  const { shipment } = await lockShipment(tx, shipmentId);
  if (shipment.status !== deliveryStatus.rejected)
    throw refused(shipment.status, deliveryStatus.returnInProcess);
  await moveShipment(tx, shipment, deliveryStatus.returnInProcess);
  await insertTrace(tx, { shipment_id: shipmentId, at_ms: nowMs, text: OWN_TRACES.turnedBack });
}

/**
 * The merchant has a parcel back: what was paid for it goes back, freight stays, and its stock returns unless it is damaged.
 * Answers the refund to send after the commit.
 */
export async function receiveReturn(
  tx: Tx,
  deps: DeliverDeps,
  shipmentId: string,
  { isDamaged }: { isDamaged: boolean },
): Promise<string | undefined> {
  const known = await shipmentRow(tx, shipmentId);
  if (!known) throw notFound();
  const { checkout, order } = await lockOrderWithCheckout(tx, known.order_id);
  const shipment = (await shipmentRow(tx, shipmentId)) ?? known;
  await moveShipment(tx, shipment, deliveryStatus.returned);
  await insertTrace(tx, { shipment_id: shipmentId, at_ms: deps.nowMs, text: OWN_TRACES.returned });
  const delivered = await deliveredOrder(tx, order.id);
  const units = wholeUnits(await linesOf(tx, [order.id])).filter(({ lineId, unit }) => {
    const line = delivered.find((one) => one.lineId === lineId);
    const parcel = line?.parcels.find(({ id }) => id === shipmentId);
    return parcel?.units.includes(unit) && !line?.gone.includes(unit);
  });
  if (units.length === 0) return undefined;
  const refunding = await moveToRefunding(tx, deps.nowMs, order);
  const { refundId } = await openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    {
      kind: 'returnAndRefund',
      reason: '',
      closeReason: 'refunded',
      units,
      freightFen: 0,
      keepsStock: isDamaged,
    },
  );
  return refundId;
}
