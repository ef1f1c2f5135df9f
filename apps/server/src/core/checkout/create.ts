import { type ChannelSource, orderStatus, paymentCountdownMs, paymentStatus } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import type { OrderKinds } from '../kinds';
import { markPaid } from '../orders/paid';
import { lockCheckout, type OrderRow } from '../orders/store';
import { takeStock } from '../stock/store';
import type { OrderSnapshot, OrderSnapshotTexts } from '../tables';
import type { CheckoutPlan, PlanLine, PlanOrder } from './plan';
import { type CheckoutRows, insertCheckout } from './store';
import { limitUnpaid, type UnpaidLimits } from './unpaid-store';

export interface CreateDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
  maxUnpaid: UnpaidLimits;
}

export interface Buyer {
  memberId: string;
  source: ChannelSource;
  contactName: string;
  contactMobile: string;
  remark: string;
  /** The total the buyer was shown, fen. */
  expectedTotalFen: number;
}

/** The checkout as it stands after its creation, the first order first. */
export interface CreatedCheckout {
  parentSn: string;
  totalFen: number;
  /** Null when nothing is to be paid. */
  expiresAtMs: number | null;
  orders: OrderRow[];
}

/**
 * Makes a checkout of a plan and takes its stock, in the caller's transaction: all of it or nothing. Refuses with
 * `priceChanged` when the buyer was shown another total, with `soldOut` when somebody was faster.
 */
export async function createCheckout(
  tx: Tx,
  deps: CreateDeps,
  plan: CheckoutPlan,
  buyer: Buyer,
): Promise<CreatedCheckout> {
  if (plan.totalFen !== buyer.expectedTotalFen) {
    throw refuse('priceChanged', {
      detail: {
        totalFen: plan.totalFen,
        breakdown: plan.breakdown.map(({ row }) => row),
        expectedTotalFen: buyer.expectedTotalFen,
      },
    });
  }
  if (plan.totalFen > 0) await limitUnpaid(tx, buyer.memberId, plan, deps.maxUnpaid);
  const rows = rowsOf(deps, plan, buyer);
  const placed = new Set(await insertCheckout(tx, rows));
  const refused = rows.people.find(({ id }) => !placed.has(id));
  if (refused) throw alreadyBooked(deps.protection, plan, refused);
  // Last, because from here to the commit other buyers of the same slots wait.
  await takeStock(
    tx,
    rows.holds.map((hold) => ({ poolId: hold.pool_id, slot: hold.slot, quantity: hold.quantity })),
  );
  const { parent_sn: parentSn, id, expires_ms } = rows.checkout;
  if (plan.totalFen > 0) {
    return { parentSn, totalFen: plan.totalFen, expiresAtMs: expires_ms, orders: rows.orders };
  }
  const paid = await markPaid(tx, deps, await lockCheckout(tx, id), { paidMs: deps.nowMs, paymentId: null });
  const inOrder = rows.orders.map((order) => paid.find((one) => one.id === order.id) ?? order);
  return { parentSn, totalFen: 0, expiresAtMs: null, orders: inOrder };
}

/** Somebody's document has this place in another order. */
function alreadyBooked(
  protection: DataProtection,
  plan: CheckoutPlan,
  person: CheckoutRows['people'][number],
) {
  for (const [index, { planned }] of plan.lines.entries()) {
    if (planned.place?.key !== person.place_key) continue;
    const contact = planned.people.find((one) => documentIndex(protection, one) === person.cert_index);
    if (!contact) continue;
    return refuse('travellerBooked', {
      fields: [{ field: `lines.${index}.contactIds`, reason: 'booked already' }],
      detail: { contactId: contact.memberFrequentContactsId },
    });
  }
  throw new Error('Every person stands on a line.');
}

const newSn = (nowMs: number): string => `${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`;

function rowsOf({ nowMs, protection }: CreateDeps, plan: CheckoutPlan, buyer: Buyer): CheckoutRows {
  const [only, another] = plan.orders;
  const parentSn = newSn(nowMs);
  const checkoutId = newId();
  const rows: CheckoutRows = {
    checkout: {
      id: checkoutId,
      parent_sn: parentSn,
      member_id: buyer.memberId,
      source: buyer.source,
      state: 'open',
      total_fen: plan.totalFen,
      created_ms: nowMs,
      expires_ms: nowMs + paymentCountdownMs,
      paid_ms: null,
      paid_payment_id: null,
    },
    orders: [],
    lines: [],
    people: [],
    adjustments: [],
    holds: [],
  };
  for (const order of plan.orders) {
    const own = plan.lines.filter((line) => line.orderKey === order.key);
    // An order that is alone in its checkout has the checkout's own number.
    const sn = only && !another ? parentSn : newSn(nowMs);
    const orderId = newId();
    rows.orders.push(orderRow({ orderId, sn, checkoutId, order, own, plan, buyer, nowMs, protection }));
    for (const [seq, line] of own.entries()) addLine(rows, { orderId, seq, line, protection });
  }
  return rows;
}

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
  return {
    id: made.orderId,
    sn: made.sn,
    checkout_id: made.checkoutId,
    member_id: buyer.memberId,
    supplier_id: order.supplierId,
    source: buyer.source,
    order_type: order.orderType,
    status: orderStatus.pendingPayment,
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
    remark: buyer.remark,
    freight_fen: order.freightFen,
    total_fen: order.totalFen,
    refunded_fen: 0,
    first_slot: slots.map(({ firstSlot }) => firstSlot).sort()[0] ?? '',
    // While a line is undated, no day ends the order.
    end_slot:
      slots.length === own.length
        ? (slots
            .map(({ endSlot }) => endSlot)
            .sort()
            .at(-1) ?? '')
        : '',
    created_ms: nowMs,
    paid_ms: null,
    confirm_by_ms: null,
    close_reason: null,
  };
}

const snapshotOf = (made: NewOrder, first: PlanLine): OrderSnapshot => ({
  ...textsOf(made, first, 'zh-Hans'),
  picture: first.planned.order.picture,
  breakdown: made.plan.breakdown.filter(({ orderKey }) => orderKey === made.order.key).map(({ row }) => row),
});

const textsOf = (made: NewOrder, first: PlanLine, locale: 'zh-Hans' | 'en'): OrderSnapshotTexts => ({
  title: first.planned.order.title[locale],
  productNames: made.own.map(({ planned }) => planned.title[locale]),
  specTexts: made.own.map(({ planned }) => planned.specText[locale]),
  labels: made.plan.breakdown
    .filter(({ orderKey }) => orderKey === made.order.key)
    .map(({ label }) => label[locale]),
});

function addLine(
  rows: CheckoutRows,
  {
    orderId,
    seq,
    line,
    protection,
  }: { orderId: string; seq: number; line: PlanLine; protection: DataProtection },
) {
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
}
