import {
  deliveryStatus,
  extendDays,
  type Locale,
  type OrderDelivery,
  type OrderStatus,
  orderStatus,
  type Shipments,
} from '@yunyou/contract';
import { maskMobile } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { provincesOf } from '../address/rules';
import { carrierName } from './carriers';
import { canRemind } from './deliver';
import { leastAdvanced } from './rules';
import {
  deliveredOrder,
  deliveryOf,
  openAddress,
  type ShipmentRow,
  shipmentLinesOf,
  shipmentsOf,
  tracesOf,
} from './store';

const DAY_MS = 86_400_000;

interface ViewDeps {
  db: Queries;
  protection: DataProtection;
  nowMs: number;
  locale: Locale;
}

type TraceRow = Awaited<ReturnType<typeof tracesOf>>[number];

const traceIn = (locale: Locale, { at_ms, text, place }: TraceRow) => ({
  atMs: at_ms,
  text: text[locale],
  place: place[locale],
});

const autoSignOf = (shipments: readonly ShipmentRow[]): number | null => {
  const due = shipments.flatMap(({ auto_sign_ms }) => auto_sign_ms ?? []);
  return due.length > 0 ? Math.min(...due) : null;
};

const canExtend = (autoSignAtMs: number | null, extended: boolean, nowMs: number): boolean =>
  autoSignAtMs !== null && !extended && autoSignAtMs - nowMs <= extendDays * DAY_MS;

/** Where an order is sent and how far it is; null where nothing is. */
export async function deliveryView(
  { db, protection, nowMs, locale }: ViewDeps,
  { id, status }: { id: string; status: OrderStatus },
): Promise<OrderDelivery | null> {
  const row = await deliveryOf(db, id);
  if (!row) return null;
  const lines = await deliveredOrder(db, id);
  const shipments = await shipmentsOf(db, id);
  const [trace] = await tracesOf(
    db,
    shipments.map((one) => one.id),
  );
  const { name, mobile, detail } = openAddress(protection, row);
  const autoSignAtMs = autoSignOf(shipments);
  const overall = lines.length > 0 ? leastAdvanced(lines) : null;
  const isBefore = lines.every((line) => line.status === deliveryStatus.notShipped) && shipments.length === 0;
  return {
    status: overall,
    address: {
      name,
      mobile: maskMobile(mobile),
      provinces: provincesOf(row),
      detail,
      adcode: row.adcode,
    },
    lastTrace: trace ? traceIn(locale, trace) : null,
    parcels: shipments.length,
    autoSignAtMs,
    canConfirm: shipments.some((one) => one.status === deliveryStatus.shipped),
    canExtend: canExtend(autoSignAtMs, row.extended, nowMs),
    canRemind: canRemind({ status }, row, lines, nowMs),
    canChangeAddress: !row.address_changed && isBefore && lines.length > 0 && CHANGEABLE.includes(status),
  };
}

/** Before anything is prepared an address can still be changed. */
export const CHANGEABLE: readonly OrderStatus[] = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
];

/** An order's parcels with their tracks. */
export async function shipmentsView(
  { db, nowMs, locale }: Omit<ViewDeps, 'protection'>,
  orderId: string,
): Promise<Shipments> {
  const row = await deliveryOf(db, orderId);
  if (!row) throw notFound();
  const shipments = await shipmentsOf(db, orderId);
  const ids = shipments.map(({ id }) => id);
  const [lines, traces] = [await shipmentLinesOf(db, ids), await tracesOf(db, ids)];
  const autoSignAtMs = autoSignOf(shipments);
  return {
    shipments: shipments.map((one) => ({
      id: one.id,
      lines: lines
        .filter(({ shipment_id }) => shipment_id === one.id)
        .map(({ line_id, units }) => ({ orderLineId: line_id, quantity: units.length })),
      carrierCode: one.carrier_code,
      carrierName: carrierName(one, locale),
      carrierPhone: one.carrier_phone,
      trackingNo: one.tracking_no,
      shippedAtMs: one.shipped_ms,
      signedAtMs: one.signed_ms,
      status: one.status,
      traces: traces
        .filter(({ shipment_id }) => shipment_id === one.id)
        .map((trace) => traceIn(locale, trace)),
    })),
    autoSignAtMs,
    canExtend: canExtend(autoSignAtMs, row.extended, nowMs),
  };
}
