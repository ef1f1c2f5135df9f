import { encryptResource } from '../../outside/wechat-pay/signature';
import { newId, randomDigits } from '../../security/ids';
import { describeTransaction, signatureHeaders, transactionOf } from './api';
import type { CashierDeps, CashierTransaction } from './deps';

/** How a person leaves the cashier. */
export type PayOutcome = 'paid' | 'alreadyPaid' | 'closed' | 'expired' | 'failed';

interface PayOptions {
  /** Tell the merchant at once; default true. Without it the merchant learns of it by asking, or much later. */
  notify?: boolean;
  /** Take the money although the transaction is closed or over, as happens when both come at the same moment. */
  force?: boolean;
}

/** A person pays. */
export async function payAtCashier(
  deps: CashierDeps,
  prepayId: string,
  { notify = true, force = false }: PayOptions = {},
): Promise<PayOutcome> {
  const { db, clock } = deps;
  const paid = await db
    .updateTable('sandbox_cashier_transactions')
    .set({ state: 'SUCCESS', paid_ms: clock.now(), transaction_id: `42000${randomDigits(23)}` })
    .where('prepay_id', '=', prepayId)
    .where('state', 'in', force ? ['NOTPAY', 'PAYERROR', 'CLOSED'] : ['NOTPAY', 'PAYERROR'])
    .where((eb) => (force ? eb.lit(true) : eb('expires_ms', '>', clock.now())))
    .returningAll()
    .executeTakeFirst();
  if (paid) {
    if (notify) await notifyPaid(deps, paid.out_trade_no);
    return 'paid';
  }
  const transaction = await byPrepayId(deps, prepayId);
  if (!transaction || transaction.state === 'CLOSED') return 'closed';
  return transaction.paid_ms === null ? 'expired' : 'alreadyPaid';
}

/** A payment that does not go through: no money, wrong password. */
export async function failAtCashier({ db }: CashierDeps, prepayId: string): Promise<PayOutcome> {
  await db
    .updateTable('sandbox_cashier_transactions')
    .set({ state: 'PAYERROR' })
    .where('prepay_id', '=', prepayId)
    .where('state', '=', 'NOTPAY')
    .execute();
  return 'failed';
}

export const byPrepayId = ({ db }: Pick<CashierDeps, 'db'>, prepayId: string) =>
  db
    .selectFrom('sandbox_cashier_transactions')
    .selectAll()
    .where('prepay_id', '=', prepayId)
    .executeTakeFirst();

/** Sends, or sends again, the signed and encrypted notification of a payment. Answers the merchant's status. */
export async function notifyPaid(deps: CashierDeps, outTradeNo: string): Promise<number> {
  const transaction = await transactionOf(deps.db, outTradeNo);
  const tell = deps.tellOthers[transaction.trade_type];
  const status = tell ? await tell(transaction) : await postNotification(deps, transaction);
  if (status < 300) {
    await deps.db
      .updateTable('sandbox_cashier_transactions')
      .set({ notified_ms: deps.clock.now() })
      .where('out_trade_no', '=', outTradeNo)
      .execute();
  }
  return status;
}

async function postNotification(deps: CashierDeps, transaction: CashierTransaction): Promise<number> {
  const body = JSON.stringify({
    id: newId(),
    create_time: new Date(deps.clock.now()).toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      ...encryptResource(
        deps.config.apiV3Key,
        // A refunded transaction was a paid one when this notification was first due.
        JSON.stringify({ ...describeTransaction(deps.config, transaction), trade_state: 'SUCCESS' }),
        'transaction',
      ),
    },
  });
  try {
    const response = await deps.fetch(transaction.notify_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders(deps, body) },
      body,
    });
    return response.status;
  } catch {
    // The merchant can't be reached: it will ask, or be told again.
    return 599;
  }
}
