import type { AppContext } from '../context';
import { settle } from '../core/payments/settle';
import { inTransaction } from '../database/transaction';
import type { PaymentReport } from '../outside/payment-gateway';
import { sendRefunds } from './send-refunds';

/** Acts on the payment system's word about a payment; only `paid` changes anything. Safe to repeat. */
export async function settlePayment(
  app: AppContext,
  outTradeNo: string,
  report: PaymentReport,
): Promise<void> {
  if (report.state !== 'paid') return;
  const { kinds, protection, log, clock } = app;
  const refundIds = await inTransaction(app.db, (tx) =>
    settle(tx, { kinds, protection, log, nowMs: clock.now() }, outTradeNo, report),
  );
  await sendRefunds(app, refundIds);
}
