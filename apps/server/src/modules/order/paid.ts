import { orderStatus, paymentStatus } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { moveOrder, type OrderRow } from './transitions';
import { issueVouchers } from './vouchers';

/** Makes a locked order paid: it stands at once, or waits for the merchant; its vouchers are issued. */
export async function markPaid(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  order: OrderRow,
  paidMs: number,
): Promise<OrderRow> {
  const instant = order.confirm_mode === 'instant';
  const paid = await moveOrder(db, clock, order, {
    status: instant ? orderStatus.pendingConsumption : orderStatus.pendingConfirmation,
    payStatus: paymentStatus.paid,
    paidMs,
  });
  await issueVouchers(db, order.id, { usable: instant });
  return paid;
}
