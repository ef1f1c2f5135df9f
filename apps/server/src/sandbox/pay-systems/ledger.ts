import type { Selectable } from 'kysely';
import type { TradeType } from '../../outside/payment-gateway';
import { randomDigits } from '../../security/ids';
import type { SandboxTables } from '../tables';
import type { PaySystemDeps } from './accounts';

export type Transaction = Selectable<SandboxTables['sandbox_cashier_transactions']>;

interface Registration {
  tradeType: TradeType;
  outTradeNo: string;
  description: string;
  amountFen: number;
  notifyUrl: string;
  expiresAtMs: number;
  /** Letters before the payment system's own number. */
  prefix: string;
}

/** Writes a payment down, once per number: whoever asks again gets the same one, with its first amount. */
export async function register(
  { app: { db }, clock }: PaySystemDeps,
  payment: Registration,
): Promise<Transaction> {
  await db
    .insertInto('sandbox_cashier_transactions')
    .values({
      prepay_id: payment.prefix + randomDigits(21 - payment.prefix.length),
      out_trade_no: payment.outTradeNo,
      trade_type: payment.tradeType,
      appid: '',
      description: payment.description,
      amount_fen: payment.amountFen,
      notify_url: payment.notifyUrl,
      return_url: null,
      open_id: null,
      state: 'NOTPAY',
      transaction_id: null,
      created_ms: clock.now(),
      expires_ms: payment.expiresAtMs,
      paid_ms: null,
      notified_ms: null,
    })
    .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_cashier_transactions')
    .selectAll()
    .where('out_trade_no', '=', payment.outTradeNo)
    .executeTakeFirstOrThrow();
}

export const find = ({ app: { db } }: PaySystemDeps, outTradeNo: string): Promise<Transaction | undefined> =>
  db
    .selectFrom('sandbox_cashier_transactions')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();

/** The payment that the payment system itself knows by this number. */
export const findByOwnNumber = (
  { app: { db } }: PaySystemDeps,
  transactionId: string,
): Promise<Transaction | undefined> =>
  db
    .selectFrom('sandbox_cashier_transactions')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
