import { Hono } from 'hono';
import type { WeChatPayConfig } from '../../config';
import type { Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { rfc3339 } from '../../outside/wechat-pay/gateway';
import {
  AUTHORIZATION_SCHEMA,
  newNonce,
  requestText,
  responseText,
  signRsa,
  verifyRsa,
} from '../../outside/wechat-pay/signature';
import { randomDigits } from '../../security/ids';
import { billApi } from './bills';
import type { CashierDeps, CashierRefund, CashierTransaction } from './deps';
import { CashierError } from './error';

/** The payment system's API v3 as this machine's stand-in speaks it. */
export function cashierApi(deps: CashierDeps): Hono {
  const { db, clock, config } = deps;
  const hono = new Hono();

  hono.onError((error, context) => {
    if (error instanceof CashierError)
      return context.json({ code: error.code, message: error.message }, error.status);
    throw error;
  });

  // Every request must carry the merchant's signature; every answer carries ours.
  hono.use('/v3/*', async (context, next) => {
    const body = await context.req.text();
    checkMerchant(deps, context.req.header('authorization') ?? '', context.req.method, context.req.url, body);
    await next();
    // Files carry no signature; their sum was signed.
    if (!context.res.ok || context.req.path.endsWith('/v3/billdownload/file')) return;
    const answer = await context.res.clone().text();
    for (const [name, value] of Object.entries(signatureHeaders(deps, answer)))
      context.res.headers.set(name, value);
  });

  for (const tradeType of ['jsapi', 'h5', 'native', 'app'] as const) {
    hono.post(`/v3/pay/transactions/${tradeType}`, async (context) => {
      const request = await context.req.json<{
        appid: string;
        description: string;
        out_trade_no: string;
        time_expire: string;
        notify_url: string;
        amount: { total: number };
        payer?: { openid: string };
      }>();
      if (!Number.isInteger(request.amount?.total) || request.amount.total <= 0) {
        throw new CashierError(400, 'PARAM_ERROR', 'amount.total must be a positive whole number of fen');
      }
      if (tradeType === 'jsapi' && !request.payer?.openid) {
        throw new CashierError(400, 'PARAM_ERROR', 'payer.openid is missing');
      }
      const prepayId = `wx${randomDigits(24)}`;
      await db
        .insertInto('sandbox_cashier_transactions')
        .values({
          prepay_id: prepayId,
          out_trade_no: request.out_trade_no,
          trade_type: tradeType,
          appid: request.appid,
          description: request.description,
          amount_fen: request.amount.total,
          notify_url: request.notify_url,
          return_url: null,
          open_id: request.payer?.openid ?? null,
          state: 'NOTPAY',
          transaction_id: null,
          created_ms: clock.now(),
          expires_ms: Date.parse(request.time_expire),
          paid_ms: null,
          notified_ms: null,
        })
        .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
        .execute();
      const transaction = await transactionOf(db, request.out_trade_no);
      if (transaction.state === 'SUCCESS') throw new CashierError(400, 'ORDERPAID', 'The order is paid');
      if (transaction.state === 'CLOSED') throw new CashierError(400, 'ORDER_CLOSED', 'The order is closed');
      if (transaction.amount_fen !== request.amount.total) {
        throw new CashierError(400, 'INVALID_REQUEST', 'The same number with other parameters');
      }
      const url = `${deps.cashierUrl}?prepay_id=${transaction.prepay_id}`;
      if (tradeType === 'jsapi' || tradeType === 'app')
        return context.json({ prepay_id: transaction.prepay_id });
      return context.json(tradeType === 'h5' ? { h5_url: url } : { code_url: url });
    });
  }

  hono.get('/v3/pay/transactions/out-trade-no/:no', async (context) => {
    if (context.req.query('mchid') !== config.merchantId)
      throw new CashierError(400, 'PARAM_ERROR', 'Wrong mchid');
    return context.json(describeTransaction(config, await transactionOf(db, context.req.param('no'))));
  });

  hono.post('/v3/pay/transactions/out-trade-no/:no/close', async (context) => {
    const transaction = await transactionOf(db, context.req.param('no'));
    const closed = await db
      .updateTable('sandbox_cashier_transactions')
      .set({ state: 'CLOSED' })
      .where('out_trade_no', '=', transaction.out_trade_no)
      .where('state', 'in', ['NOTPAY', 'PAYERROR', 'CLOSED'])
      .returning('prepay_id')
      .executeTakeFirst();
    if (!closed) throw new CashierError(400, 'ORDERPAID', 'The order is paid');
    return context.body(null, 204);
  });

  hono.post('/v3/refund/domestic/refunds', async (context) => {
    const request = await context.req.json<{
      out_trade_no: string;
      out_refund_no: string;
      notify_url?: string;
      amount: { refund: number; total: number };
    }>();
    const transaction = await transactionOf(db, request.out_trade_no);
    if (transaction.paid_ms === null) throw new CashierError(400, 'INVALID_REQUEST', 'The order is not paid');
    const refund = await refundOnce(deps, transaction, request);
    return context.json(describeRefund(refund, transaction));
  });

  hono.get('/v3/refund/domestic/refunds/:no', async (context) => {
    const refund = await refundOf(db, context.req.param('no'));
    if (!refund) throw new CashierError(404, 'RESOURCE_NOT_EXISTS', 'There is no such refund');
    return context.json(describeRefund(refund, await transactionOf(db, refund.out_trade_no)));
  });

  hono.route('/', billApi(deps));
  return hono;
}

/** The same refund number is the same refund; never more than was paid. */
export async function refundOnce(
  { db, clock }: CashierDeps,
  transaction: CashierTransaction,
  request: { out_refund_no: string; notify_url?: string; amount: { refund: number } },
) {
  return inTransaction(db, async (tx) => {
    await tx
      .selectFrom('sandbox_cashier_transactions')
      .select('prepay_id')
      .where('out_trade_no', '=', transaction.out_trade_no)
      .forUpdate()
      .execute();
    const earlier = await tx
      .selectFrom('sandbox_cashier_refunds')
      .selectAll()
      .where('out_trade_no', '=', transaction.out_trade_no)
      .execute();
    const same = earlier.find((refund) => refund.out_refund_no === request.out_refund_no);
    if (same) return same;
    const sum = earlier.reduce((total, refund) => total + refund.amount_fen, request.amount.refund);
    if (sum > transaction.amount_fen) throw new CashierError(403, 'NOT_ENOUGH', 'More than was paid');
    await tx
      .updateTable('sandbox_cashier_transactions')
      .set({ state: 'REFUND' })
      .where('out_trade_no', '=', transaction.out_trade_no)
      .execute();
    return tx
      .insertInto('sandbox_cashier_refunds')
      .values({
        refund_id: `5${randomDigits(27)}`,
        out_refund_no: request.out_refund_no,
        out_trade_no: transaction.out_trade_no,
        amount_fen: request.amount.refund,
        notify_url: request.notify_url ?? null,
        state: 'SUCCESS',
        created_ms: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function transactionOf(db: Queries, outTradeNo: string): Promise<CashierTransaction> {
  const transaction = await db
    .selectFrom('sandbox_cashier_transactions')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
  if (!transaction) throw new CashierError(404, 'ORDERNOTEXIST', 'There is no such order');
  return transaction;
}

/** The refund of this number, of whichever payment system. */
export const refundOf = (db: Queries, outRefundNo: string): Promise<CashierRefund | undefined> =>
  db
    .selectFrom('sandbox_cashier_refunds')
    .selectAll()
    .where('out_refund_no', '=', outRefundNo)
    .executeTakeFirst();

const describeRefund = (refund: CashierRefund, transaction: CashierTransaction) => ({
  refund_id: refund.refund_id,
  out_refund_no: refund.out_refund_no,
  out_trade_no: refund.out_trade_no,
  transaction_id: transaction.transaction_id,
  status: refund.state,
  success_time: rfc3339(refund.created_ms),
  amount: { refund: refund.amount_fen, total: transaction.amount_fen, currency: 'CNY' },
});

/** A transaction as the API tells it. */
export const describeTransaction = (config: WeChatPayConfig, transaction: CashierTransaction) => ({
  appid: transaction.appid,
  mchid: config.merchantId,
  out_trade_no: transaction.out_trade_no,
  trade_type: { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE', app: 'APP' }[transaction.trade_type],
  trade_state: transaction.state,
  trade_state_desc: transaction.state,
  ...(transaction.transaction_id && { transaction_id: transaction.transaction_id }),
  ...(transaction.paid_ms !== null && { success_time: rfc3339(transaction.paid_ms) }),
  amount: {
    total: transaction.amount_fen,
    payer_total: transaction.amount_fen,
    currency: 'CNY',
    payer_currency: 'CNY',
  },
});

/** Headers that prove that `body` comes from the payment system. */
export function signatureHeaders(
  { clock, config, platformPrivateKeyPem }: Pick<CashierDeps, 'clock' | 'config' | 'platformPrivateKeyPem'>,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(clock.now() / 1_000));
  const nonce = newNonce();
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': config.platformKeys[0]?.serial ?? '',
    'Wechatpay-Signature': signRsa(platformPrivateKeyPem, responseText(timestamp, nonce, body)),
  };
}

function checkMerchant(deps: CashierDeps, header: string, method: string, address: string, body: string) {
  const [schema, rest = ''] = header.split(/\s(.*)/s);
  const fields = Object.fromEntries(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map((match) => [match[1], match[2]]),
  );
  const url = new URL(address);
  // The signature covers the address below the payment system's own base.
  const path = url.pathname.slice(url.pathname.indexOf('/v3/')) + url.search;
  const text = requestText(method, path, fields.timestamp ?? '', fields.nonce_str ?? '', body);
  const right =
    schema === AUTHORIZATION_SCHEMA &&
    fields.mchid === deps.config.merchantId &&
    fields.serial_no === deps.config.merchantSerial &&
    verifyRsa(deps.merchantPublicKeyPem, text, fields.signature ?? '');
  if (!right) throw new CashierError(401, 'SIGN_ERROR', 'The signature is wrong');
}
