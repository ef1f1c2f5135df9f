import type { AppContext } from '../../context';
import { solveDifference } from '../../core/payments/difference-store';
import { inTransaction } from '../../database/transaction';
import { giveBack } from '../../flows/give-back';
import { confirmOrder, rejectOrder } from '../../flows/merchant';
import { resendRefund } from '../../flows/send-refunds';
import { solveOdd } from '../../modules/payment/odd-store';
import { verifyVoucher } from '../../modules/voucher/verify';
import { type Action, noSuch, wholeOf } from './typed';

/** What the merchant does with orders, vouchers and money that was not given back. */
export function orderActions(app: AppContext, action: Action): void {
  const { clock } = app;
  action('/orders/confirm', async ({ id = '' }) => {
    await confirmOrder(app, id);
    return '已确认订单 · Order confirmed';
  });
  action('/orders/reject', async ({ id = '', reason = '' }) => {
    await rejectOrder(app, id, 'rejected', reason.trim());
    return '已拒绝并退款 · Order rejected, money sent back';
  });
  action('/orders/give-back', async ({ id = '', units }) => {
    await giveBack(app, id, wholeOf(units) || 1);
    return '商家已退款 · Given back by the merchant';
  });
  action('/vouchers/verify', async ({ code = '' }) => {
    await inTransaction(app.db, (tx) => verifyVoucher(tx, { kinds: app.kinds, nowMs: clock.now() }, code));
    return '凭证已核销 · Voucher verified';
  });
  action('/refunds/resend', async ({ id = '' }) => {
    await resendRefund(app, id);
    return '退款已重新提交 · Refund sent again';
  });
  action('/odd/solve', async ({ id = '' }) => {
    await solveOdd(app.db, Number(id), clock.now());
    return '已处理 · Solved';
  });
  action('/differences/solve', async ({ id = '', note = '' }) => {
    const isSolved = await solveDifference(app.db, Number(id), { note: note.trim(), nowMs: clock.now() });
    if (!isSolved) throw noSuch('差异', 'open difference');
    return '差异已解决 · Difference solved';
  });
}
