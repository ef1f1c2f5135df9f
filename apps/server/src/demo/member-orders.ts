import { type Contact, channelSource, deliveryStatus } from '@yunyou/contract';
import type { Logger } from 'pino';
import { addDays, dayOf } from '../clock';
import { createCheckout } from '../core/checkout/create';
import { planCheckout } from '../core/checkout/plan';
import { markConfirmed } from '../core/orders/paid';
import { lockOrder } from '../core/orders/store';
import { settle } from '../core/payments/settle';
import type { Tx } from '../database/connect';
import { Refusal } from '../http/refusal';
import {
  addTrace,
  confirmReceipt,
  moveStocking,
  receiveReturn,
  rejectParcel,
  ship,
  turnBack,
} from '../modules/delivery/deliver';
import { shipmentsOf } from '../modules/delivery/store';
import { orderKinds } from '../modules/kinds';
import { verifyVoucher } from '../modules/voucher/verify';
import { INVOICED_ORDERS, writeInvoices } from './invoices';
import { payDemo, sendDemoRefund } from './member-payments';
import type { OrderDeps } from './order-deps';
import {
  DEMO_ORDERS,
  DEMO_TRAVELLER,
  type DemoOrder,
  type DemoStep,
  demoCouponId,
  TRACES,
} from './order-plans';
import { DEMO_REFUNDS, writeRefund } from './refunds';

const HOUR_MS = 3_600_000;
const DAYS_OF_A_WEEK = 7;
/** As late as a checkout that was just made; the demo never has so many. */
const NO_LIMIT = { perMember: 99, perProductDay: 99 };
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };

/**
 * Orders of the new demo member, by the code that orders, ships and gives back: nothing of them could not have happened. Their
 * moments lie in the past; days on which books are still compared are left out.
 */
export async function writeOrders(deps: OrderDeps): Promise<void> {
  for (const order of DEMO_ORDERS) await writeOrder(deps, order);
  const invoiced: string[] = [];
  for (const order of INVOICED_ORDERS) invoiced.push(await writeOrder(deps, order));
  await writeInvoices(deps, invoiced);
  for (const refund of DEMO_REFUNDS) await writeRefund(deps, refund, await writeOrder(deps, refund.order));
}

/** Resolves to the order's id. */
async function writeOrder(deps: OrderDeps, order: DemoOrder): Promise<string> {
  const { tx, protection, nowMs } = deps;
  const placedMs = nowMs - order.hoursAgo * HOUR_MS;
  const { checkoutId, orderId } = await place(deps, order, placedMs);
  if (order.unpaid) return orderId;
  const { outTradeNo, report } = await payDemo(tx, checkoutId, placedMs + HOUR_MS / 12);
  await settle(
    tx,
    { kinds: orderKinds, protection, log: silent, nowMs: placedMs + HOUR_MS / 12 },
    outTradeNo,
    report,
  );
  for (const step of order.steps) await take(deps, orderId, step, placedMs + step.afterHours * HOUR_MS);
  return orderId;
}

/** Nothing goes wrong here that a log would have to tell. */
const silent = { warn: () => {} } as unknown as Logger;

async function place(
  { tx, protection, memberId, address, nowMs }: OrderDeps,
  { line: { startsInDays, ...line }, couponId, shipped = false }: DemoOrder,
  placedMs: number,
): Promise<{ checkoutId: string; orderId: string }> {
  const coupon = couponId && (await usableCoupon(tx, memberId, couponId, dayOf(placedMs)));
  const planOn = (startDay?: string) =>
    planCheckout(
      {
        db: tx,
        kinds: orderKinds,
        nowMs: placedMs,
        memberId,
        people: [DEMO_TRAVELLER as Contact],
        protection,
        source: channelSource.desktopBrowser,
        deliverTo: shipped ? address : null,
        coupons: coupon ? { mode: 'chosen', couponIds: [coupon] } : { mode: 'none' },
      },
      [{ ...line, ...(startDay && { startDay }) }],
      { complete: true },
    );
  const plan =
    startsInDays === undefined
      ? await planOn()
      : await planOnOpenDay(planOn, addDays(dayOf(nowMs), startsInDays));
  const { orders } = await createCheckout(
    tx,
    { kinds: orderKinds, protection, nowMs: placedMs, maxUnpaid: NO_LIMIT },
    plan,
    {
      memberId,
      source: channelSource.desktopBrowser,
      remark: '',
      expectedTotalFen: plan.totalFen,
      ...CONTACT,
    },
  );
  const [only] = orders;
  if (!only) throw new Error('A demo order has no order.');
  return { checkoutId: only.checkout_id, orderId: only.id };
}

/** The member's coupon, where it was not used and was good on a day. */
async function usableCoupon(
  tx: Tx,
  memberId: string,
  couponId: string,
  day: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('member_coupons')
    .select('id')
    .where('id', '=', demoCouponId(couponId))
    .where('member_id', '=', memberId)
    .where('status', '=', 'usable')
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .executeTakeFirst();
  return found?.id;
}

/** On the day, or the next on which it can begin: some of its parts rest on a weekday or are full. */
async function planOnOpenDay<Plan>(planOn: (day: string) => Promise<Plan>, day: string): Promise<Plan> {
  for (let later = 0; ; later++) {
    try {
      return await planOn(addDays(day, later));
    } catch (error) {
      if (!(error instanceof Refusal) || later === DAYS_OF_A_WEEK - 1) throw error;
    }
  }
}

async function take(
  { tx, protection, memberId }: OrderDeps,
  orderId: string,
  step: DemoStep,
  nowMs: number,
): Promise<void> {
  const deps = { kinds: orderKinds, protection, nowMs };
  const parcel = async () => (await shipmentsOf(tx, orderId))[0]?.id ?? '';
  switch (step.do) {
    case 'confirm':
      await markConfirmed(tx, deps, await lockOrder(tx, orderId));
      return;
    case 'stock':
      return moveStocking(tx, orderId, deliveryStatus.stocking);
    case 'stocked':
      return moveStocking(tx, orderId, deliveryStatus.stockingFinished);
    case 'ship':
      await ship(tx, deps, { orderId, carrierCode: step.carrier, trackingNo: step.number });
      return;
    case 'trace':
      return addTrace(tx, deps, { shipmentId: await parcel(), ...TRACES[step.trace] });
    case 'sign':
      return confirmReceipt(tx, deps, { orderId, memberId });
    case 'reject':
      return rejectParcel(tx, deps, await parcel());
    case 'turnBack':
      return turnBack(tx, deps, await parcel());
    case 'receive': {
      const refundId = await receiveReturn(tx, deps, await parcel(), { isDamaged: false });
      if (refundId) await sendDemoRefund(tx, deps, refundId);
      return;
    }
    case 'use': {
      const { code } = await tx
        .selectFrom('vouchers')
        .select('code')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      for (let time = 0; time < step.times; time++) await verifyVoucher(tx, deps, code);
    }
  }
}
