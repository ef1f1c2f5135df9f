import { appointmentStatus, orderStatus } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { Refusal, refuse } from '../../http/refusal';
import { useVoucher, voucherByCode } from './store';

/** Orders in which vouchers are taken at the gate: the other units of an order go on while some are given back. */
const USABLE: readonly number[] = [orderStatus.pendingConsumption, orderStatus.refunding];

/** Verifies a voucher at the gate. The order is complete with the last one. */
export async function verifyVoucher(
  tx: Tx,
  { kinds, nowMs }: { kinds: OrderKinds; nowMs: number },
  code: string,
): Promise<{ orderId: string }> {
  const found = await voucherByCode(tx, code.replace(/\s+/g, ''));
  if (!found) throw new Refusal(404, { 'zh-Hans': '没有这张凭证', en: 'There is no such voucher' });
  // Under the order's lock: a refund of it and the gate never meet on one voucher.
  const order = await lockOrder(tx, found.order_id);
  const voucher = (await voucherByCode(tx, found.code)) ?? found;
  if (voucher.frozen) throw refuse('refundOpen');
  if (voucher.status !== appointmentStatus.toBeUsed || !USABLE.includes(order.status)) {
    throw refuse('transitionRefused', { detail: { voucherStatus: voucher.status } });
  }
  const today = dayOf(nowMs);
  if (today < voucher.first_day || today > voucher.last_day) {
    throw refuse('dayClosed', { detail: { firstDay: voucher.first_day, lastDay: voucher.last_day } });
  }
  await useVoucher(tx, voucher.id, nowMs);
  await completeIfOver(tx, { kinds, nowMs }, order);
  return { orderId: order.id };
}
