import { refundFailedAfterDays } from '@yunyou/contract';
import type { AppContext } from '../context';
import { lockCheckout, lockOrder } from '../core/orders/store';
import { finishRequest } from '../core/refunds/finish';
import {
  endRefund,
  lockRequest,
  lockUnderWay,
  markSent,
  type RefundToSend,
  refundByNumber,
  refundToSend,
  reviveRefund,
  setRequestStatus,
} from '../core/refunds/store';
import { forgetFailure, noteFailure } from '../core/retries/store';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { cell } from '../security/data-protection';

const DAY_MS = 86_400_000;
export const SEND_JOB = 'send-unsent-refunds';

/** Sends refunds after their transaction; one that can't be sent now is sent by the job. */
export async function sendRefunds(app: AppContext, refundIds: readonly string[]): Promise<void> {
  for (const id of refundIds) {
    await sendRefund(app, id).catch((error) => app.log.error({ err: error }, 'refund will be retried'));
  }
}

/**
 * Has the payment system send money back. One that was sent before is asked about first, and sent again by the same number
 * when the payment system has never heard of it. Without a last word that is repeated at growing intervals; after some days
 * it has failed.
 */
export async function sendRefund(app: AppContext, refundId: string): Promise<void> {
  const { db, clock } = app;
  const refund = await refundToSend(db, refundId);
  if (refund?.state !== 'requested') return;
  // A notification may have ended it meanwhile.
  const later = (error: string) =>
    inTransaction(db, async (tx) => {
      if (!(await lockUnderWay(tx, refundId))) return;
      await noteFailure(tx, { job: SEND_JOB, subjectId: refundId, error, nowMs: clock.now() });
    });
  try {
    const state = await askOrSend(app, refund);
    if (state === 'succeeded') return await endOne(app, refundId, true);
    if (state === 'failed') return await endOne(app, refundId, false);
    await later('The payment system works on it.');
  } catch (error) {
    const isHopeless = clock.now() - refund.created_ms > refundFailedAfterDays * DAY_MS;
    if (isHopeless) return endOne(app, refundId, false);
    await later(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function askOrSend(
  app: AppContext,
  refund: RefundToSend,
): Promise<'succeeded' | 'processing' | 'failed'> {
  const key = { outTradeNo: refund.out_trade_no, outRefundNo: refund.out_refund_no };
  if (refund.sent_ms !== null) {
    const { state } = await app.payments.queryRefund(key);
    if (state !== 'unknown') return state;
  }
  await markSent(app.db, refund.id, app.clock.now());
  const { state } = await app.payments.refund({
    ...key,
    amountFen: refund.amount_fen,
    totalFen: refund.paid_fen,
    reason: refund.reason,
  });
  return state;
}

/** Somebody says how a refund ended: the payment system is asked, and only its answer counts. */
export async function hearOfRefund(app: AppContext, outRefundNo: string): Promise<void> {
  const refund = await refundByNumber(app.db, outRefundNo);
  if (refund?.state !== 'requested') return;
  const { state } = await app.payments.queryRefund({
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
  });
  if (state === 'succeeded' || state === 'failed') await endOne(app, refund.id, state === 'succeeded');
}

/** A refund has arrived, or never will: writes it down, once, and tells the buyer. */
async function endOne(app: AppContext, refundId: string, succeeded: boolean): Promise<void> {
  const { db, kinds, clock } = app;
  const nowMs = clock.now();
  const told = await inTransaction(db, async (tx) => {
    const refund = await refundToSend(tx, refundId);
    if (!refund) return undefined;
    const { orders } = await lockCheckout(tx, refund.checkout_id);
    if (!(await endRefund(tx, refundId, succeeded ? 'succeeded' : 'failed', nowMs))) return undefined;
    await forgetFailure(tx, SEND_JOB, refundId);
    const request = refund.request_id === null ? undefined : await lockRequest(tx, refund.request_id);
    if (!succeeded) {
      app.log.error({ refundId }, 'the payment system could not send a refund');
      if (request) await setRequestStatus(tx, request.id, 'failed', nowMs);
      return undefined;
    }
    if (request) {
      await finishRequest(tx, { kinds, nowMs }, await lockOrder(tx, request.order_id), request.id);
    }
    return { order: orders.find(({ id }) => id === request?.order_id) ?? orders[0], refund };
  });
  if (told?.order) await tellBuyer(app, told.order, told.refund.amount_fen);
}

async function tellBuyer(
  { protection, sms, log }: AppContext,
  order: { id: string; sn: string; contact_mobile_cipher: string },
  amountFen: number,
): Promise<void> {
  const amount = (amountFen / 100).toFixed(2);
  await sms
    .send(
      protection.decrypt(order.contact_mobile_cipher, cell('orders', 'contact_mobile_cipher', order.id)),
      `【云游】订单${order.sn}的款项${amount}元已原路退回，请留意到账。 Yunyou: CNY ${amount} for order ${order.sn} has been sent back.`,
    )
    .catch((error) => log.error({ err: error }, 'refund message not sent'));
}

/** The operator has put right what made a refund fail: it is sent again. */
export async function resendRefund(app: AppContext, refundId: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const refund = await refundToSend(tx, refundId);
    if (!refund || !(await reviveRefund(tx, refundId))) {
      throw new Refusal(404, { 'zh-Hans': '没有失败的退款', en: 'There is no such failed refund' });
    }
    if (refund.request_id) await setRequestStatus(tx, refund.request_id, 'refunding', app.clock.now());
  });
  await sendRefunds(app, [refundId]);
}
