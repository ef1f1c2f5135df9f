import { appointmentStatus, orderStatus } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { linesOf, lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { Refusal, refuse } from '../../http/refusal';
import { enterByVoucher, expectAppointed } from '../appointment/gate';
import { showVoucher } from './show';
import { type VoucherRow, voucherByCode } from './store';

/** Orders in which vouchers are taken at the gate: the other units of an order go on while some are given back. */
const USABLE: readonly number[] = [orderStatus.pendingConsumption, orderStatus.refunding];

interface VerifyDeps {
  kinds: OrderKinds;
  nowMs: number;
}

/** Verifies a voucher where it is used. The order is complete with the last one. */
export async function verifyVoucher(tx: Tx, deps: VerifyDeps, code: string): Promise<{ orderId: string }> {
  const found = await voucherByCode(tx, code.replace(/\s+/g, ''));
  if (!found) throw new Refusal(404, { 'zh-Hans': '没有这张凭证', en: 'There is no such voucher' });
  // Under the order's lock: a refund of it and the gate never meet on one voucher.
  const order = await lockOrder(tx, found.order_id);
  const voucher = (await voucherByCode(tx, found.code)) ?? found;
  if (voucher.frozen) throw refuse('refundOpen');
  if (voucher.status !== appointmentStatus.toBeUsed || !USABLE.includes(order.status)) {
    throw refuse('transitionRefused', { detail: { voucherStatus: voucher.status } });
  }
  const appointment = await expectAppointed(tx, voucher.id, deps.nowMs);
  // A time that goes on after midnight is of the day it began on: the appointment decides.
  if (!appointment) await admit(tx, deps, voucher);
  await showVoucher(tx, voucher.id, deps.nowMs);
  if (appointment) await enterByVoucher(tx, appointment, voucher.id, deps.nowMs);
  await completeIfOver(tx, deps, order);
  return { orderId: order.id };
}

/** Whether it may be used now: as its kind says, otherwise on its days. */
async function admit(tx: Tx, { kinds, nowMs }: VerifyDeps, voucher: VoucherRow): Promise<void> {
  const line = (await linesOf(tx, [voucher.order_id])).find(({ id }) => id === voucher.line_id);
  const kind = line && kinds.of(line.kind);
  if (line && kind?.use) return kind.use(tx, line, voucher.unit, nowMs);
  const today = dayOf(nowMs);
  if (today < voucher.first_day || today > voucher.last_day) {
    throw refuse('dayClosed', { detail: { firstDay: voucher.first_day, lastDay: voucher.last_day } });
  }
}
