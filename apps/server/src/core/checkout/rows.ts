import { orderStatus, paymentCountdownMs, paymentStatus } from '@yunyou/contract';
import { dayOf, instantOf } from '../../clock';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import type { OrderKinds, PlannedBundle, PlannedLine } from '../kinds';
import { confirmByMs } from '../orders/paid';
import type { OrderRow } from '../orders/store';
import { type SellersById, unknownSeller } from '../papers';
import { snapshotRows } from '../snapshots/rows';
import type { BundleOfLine, OrderSnapshot, OrderSnapshotTexts } from '../tables';
import type { Buyer, CreateDeps } from './buyer';
import { type CheckoutPlan, isAtDesk, type PlanLine, type PlanOrder } from './plan';
import type { CheckoutRows } from './store';

const newSn = (nowMs: number): string => `${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`;

/** A planned checkout as it is written, with what was agreed on. */
export function rowsOf(
  { kinds, nowMs, protection }: CreateDeps,
  plan: CheckoutPlan,
  buyer: Buyer,
  sellers: SellersById,
): CheckoutRows {
  const [only, another] = plan.orders;
  const parentSn = newSn(nowMs);
  const checkoutId = newId();
  const rows: CheckoutRows = {
    checkout: {
      id: checkoutId,
      parent_sn: parentSn,
      member_id: buyer.memberId,
      source: buyer.source,
      state: isAtDesk(plan) ? 'atDesk' : 'open',
      total_fen: plan.totalFen,
      created_ms: nowMs,
      expires_ms: isAtDesk(plan) ? null : payUntilMs(plan, nowMs),
      paid_ms: null,
      paid_payment_id: null,
    },
    orders: [],
    lines: [],
    people: [],
    adjustments: [],
    holds: [],
    snapshots: [],
  };
  for (const order of plan.orders) {
    const own = plan.lines.filter((line) => line.orderKey === order.key);
    // An order that is alone in its checkout has the checkout's own number.
    const sn = only && !another ? parentSn : newSn(nowMs);
    const orderId = newId();
    rows.orders.push(orderRow({ orderId, sn, checkoutId, order, own, plan, buyer, nowMs, protection }));
    const lineIds = own.map((line, seq) => addLine(rows, { orderId, seq, line, protection }));
    const seller = sellers.get(order.supplierId) ?? unknownSeller(order.supplierId);
    const { agreements } = kinds;
    rows.snapshots.push(
      ...snapshotRows({ kinds, plan, order, own, sn, nowMs, seller, agreements }, orderId, lineIds),
    );
  }
  return isAtDesk(plan)
    ? { ...rows, orders: rows.orders.map((order) => waiting(order, rows, kinds, nowMs)) }
    : rows;
}

/** Until when it can be paid: what it is bought in says so, otherwise as long as for anything. */
const payUntilMs = ({ lines }: CheckoutPlan, nowMs: number): number =>
  Math.min(
    nowMs + paymentCountdownMs,
    ...lines.flatMap(({ planned: { activity } }) =>
      activity ? [nowMs + activity.payMinutes * 60_000, activity.payUntilMs ?? Number.POSITIVE_INFINITY] : [],
    ),
  );

/** An order that waits for the merchant from its creation on. */
const waiting = (order: OrderRow, { lines }: CheckoutRows, kinds: OrderKinds, nowMs: number): OrderRow => ({
  ...order,
  confirm_by_ms:
    order.confirm_mode === 'instant'
      ? null
      : confirmByMs(
          kinds,
          order,
          lines.filter((line) => line.order_id === order.id),
          nowMs,
        ),
});

interface NewOrder {
  orderId: string;
  sn: string;
  checkoutId: string;
  order: PlanOrder;
  own: readonly PlanLine[];
  plan: CheckoutPlan;
  buyer: Buyer;
  nowMs: number;
  protection: DataProtection;
}

function orderRow(made: NewOrder): OrderRow {
  const { order, own, buyer, nowMs, protection } = made;
  const [first] = own;
  if (!first) throw new Error('An order has lines.');
  const slots = own.map(({ planned }) => planned).filter(({ firstSlot }) => firstSlot !== '');
  // While a line is undated, no day ends the order.
  const isDated = slots.length === own.length;
  const endSlot =
    slots
      .map((slot) => slot.endSlot)
      .sort()
      .at(-1) ?? '';
  return {
    id: made.orderId,
    sn: made.sn,
    checkout_id: made.checkoutId,
    member_id: buyer.memberId,
    supplier_id: order.supplierId,
    source: buyer.source,
    order_type: order.orderType,
    // What is paid where it is used waits for the merchant, however shortly.
    status: isAtDesk(made.plan) ? orderStatus.pendingConfirmation : orderStatus.pendingPayment,
    pay_status: paymentStatus.unpaid,
    confirm_mode: own.some(({ planned }) => planned.needsConfirmation) ? 'merchant' : 'instant',
    snapshot: snapshotOf(made, first),
    snapshot_en: textsOf(made, first, 'en'),
    topics: first.planned.order.topics,
    contact_name_cipher: protection.encrypt(
      buyer.contactName,
      cell('orders', 'contact_name_cipher', made.orderId),
    ),
    contact_mobile_cipher: protection.encrypt(
      buyer.contactMobile,
      cell('orders', 'contact_mobile_cipher', made.orderId),
    ),
    remark: buyer.remarks?.[order.supplierId] ?? buyer.remark,
    freight_fen: order.freightFen,
    total_fen: order.totalFen,
    refunded_fen: 0,
    first_slot: slots.map(({ firstSlot }) => firstSlot).sort()[0] ?? '',
    end_slot: isDated ? endSlot : '',
    ends_ms: isDated ? Math.max(...slots.map(endsAtMs)) : null,
    created_ms: nowMs,
    paid_ms: null,
    confirm_by_ms: null,
    close_reason: null,
    held_back: false,
    hidden: false,
  };
}

/** When a dated line ends by itself: by default with the beginning of the slot after its last. */
const endsAtMs = ({ endsAtMs: own, endSlot }: PlannedLine): number =>
  own ?? instantOf(endSlot.slice(0, 10), endSlot.slice(11) || undefined);

const snapshotOf = (made: NewOrder, first: PlanLine): OrderSnapshot => ({
  ...textsOf(made, first, 'zh-Hans'),
  picture: first.planned.order.picture,
  breakdown: made.plan.breakdown.filter(({ orderKey }) => orderKey === made.order.key).map(({ row }) => row),
  ...(made.order.freightCouponId !== null && { freightCoupon: made.order.freightCouponId }),
});

const textsOf = (made: NewOrder, first: PlanLine, locale: 'zh-Hans' | 'en'): OrderSnapshotTexts => ({
  title: first.planned.order.title[locale],
  productNames: made.own.map(({ planned }) => planned.title[locale]),
  specTexts: made.own.map(({ planned }) => planned.specText[locale]),
  labels: made.plan.breakdown
    .filter(({ orderKey }) => orderKey === made.order.key)
    .map(({ label }) => label[locale]),
});

const bundleOf = ({ seq, productId, name, quantity, refundMode }: PlannedBundle): BundleOfLine => ({
  seq,
  productId,
  name,
  quantity,
  refundMode,
});

function addLine(
  rows: CheckoutRows,
  {
    orderId,
    seq,
    line,
    protection,
  }: { orderId: string; seq: number; line: PlanLine; protection: DataProtection },
): string {
  const { planned } = line;
  const lineId = newId();
  rows.lines.push({
    id: lineId,
    order_id: orderId,
    seq,
    kind: planned.kind,
    product_id: planned.productId,
    variant_id: planned.variantId,
    first_slot: planned.firstSlot,
    end_slot: planned.endSlot,
    quantity: planned.quantity,
    unit_price_fen: planned.unitPriceFen,
    gross_fen: line.grossFen,
    discount_fen: line.grossFen - line.paidFen,
    paid_fen: line.paidFen,
    refunding_quantity: 0,
    refunded_quantity: 0,
    refunded_fen: 0,
    detail: planned.detail,
    bundle: planned.bundle ? bundleOf(planned.bundle) : null,
    activity_product_id: planned.activity?.activityProductId ?? null,
    activity_type: planned.activity?.activeType ?? null,
  });
  for (const [personSeq, person] of planned.people.entries()) {
    const id = newId();
    const certIndex = documentIndex(protection, person);
    rows.people.push({
      id,
      order_id: orderId,
      line_id: lineId,
      seq: personSeq,
      name_cipher: protection.encrypt(person.name, cell('line_people', 'name_cipher', id)),
      cert_type: person.certType,
      cert_cipher: protection.encrypt(person.idCard, cell('line_people', 'cert_cipher', id)),
      unit: planned.place?.peoplePerUnit ? Math.floor(personSeq / planned.place.peoplePerUnit) : null,
      cert_index: certIndex,
      place_key: certIndex === null ? null : (planned.place?.key ?? null),
    });
  }
  for (const [adjustmentSeq, { step, sourceId, amountFen }] of line.adjustments.entries()) {
    rows.adjustments.push({
      line_id: lineId,
      seq: adjustmentSeq,
      step,
      source_id: sourceId,
      amount_fen: amountFen,
    });
  }
  for (const { poolId, slot, perUnit } of planned.holds) {
    rows.holds.push({
      line_id: lineId,
      pool_id: poolId,
      slot,
      per_unit: perUnit,
      quantity: perUnit * planned.quantity,
    });
  }
  return lineId;
}
