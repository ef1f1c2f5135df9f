import { createHash } from 'node:crypto';
import type { Clock } from '../../clock';
import {
  AlreadyPaidError,
  NotificationError,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentReport,
  type StatementRow,
} from '../payment-gateway';
import { statementOf } from '../statements/statement';
import { fileOfSystem, postToSystem } from './ask-system';
import { shortVideoRows } from './short-video-statement';
import { fromShanghaiTime } from './wire-formats';

/** Our account with the short-video app's guaranteed trade. */
export interface ShortVideoPayAccount {
  /** Such as `https://developer.toutiao.com`. */
  apiUrl: string;
  appId: string;
  /** Our number as a merchant, by which it keeps its bills. */
  merchantId: string;
  salt: string;
  /** Signs its notifications. */
  token: string;
}

interface Options {
  account: ShortVideoPayAccount;
  notifyUrl: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
}

const NOT_SIGNED = ['app_id', 'thirdparty_id', 'sign', 'other_settle_params'];
/** The platform takes nothing longer than two days. */
const MAX_VALID_SECONDS = 172_800;

/** Signs a request: the values alone, with the salt among them, sorted and joined. */
export function shortVideoSign(fields: Readonly<Record<string, string | number>>, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => !NOT_SIGNED.includes(name) && value !== '')
    .map(([, value]) => String(value).trim());
  return createHash('md5')
    .update([...values, salt].sort().join('&'))
    .digest('hex');
}

/** Signs a notification, with the token in the place of the salt. */
export const shortVideoNotificationSign = (...texts: string[]): string =>
  createHash('sha1').update(texts.sort().join('')).digest('hex');

interface Answer {
  err_no: number;
  err_tips: string;
  data?: { order_id: string; order_token: string };
  refundInfo?: { refund_status: string };
  payment_info?: { total_fee: number; order_status: string; pay_time?: string; channel_no?: string };
}

interface NotifiedTrade {
  cp_orderno: string;
  cp_refundno?: string;
  status: string;
  total_amount?: number;
  channel_no?: string;
}

/** The short-video app's payment: an order token for `tt.pay`, queries, refunds, notifications. */
export function createShortVideoPay({ account, notifyUrl, clock, fetch }: Options): PaymentGateway {
  async function ask(path: string, fields: Record<string, string | number>): Promise<Answer> {
    const request = { app_id: account.appId, ...fields };
    const text = await postToSystem(fetch, `${account.apiUrl}/api/apps/ecpay/v1/${path}`, {
      ...request,
      sign: shortVideoSign(request, account.salt),
    });
    const answer: Answer = JSON.parse(text);
    if (answer.err_no !== 0) throw new PaymentGatewayError(answer.err_tips, String(answer.err_no));
    return answer;
  }

  async function query(outTradeNo: string): Promise<PaymentReport> {
    try {
      const { payment_info: info } = await ask('query_order', { out_order_no: outTradeNo });
      if (info?.order_status === 'TIMEOUT' || info?.order_status === 'FAIL') return { state: 'closed' };
      if (info?.order_status !== 'SUCCESS') return { state: 'open' };
      const paidAtMs = fromShanghaiTime(info.pay_time);
      return {
        state: 'paid',
        amountFen: info.total_fee,
        ...(info.channel_no && { transactionId: info.channel_no }),
        ...(paidAtMs !== undefined && { paidAtMs }),
      };
    } catch {
      return { state: 'unknown' };
    }
  }

  return {
    name: 'short-video',
    tradeTypes: ['shortVideo'],
    numberPrefix: 'D',
    heard: JSON.stringify({ err_no: 0, err_tips: 'success' }),

    async start(payment) {
      const leftSeconds = Math.floor((payment.expiresAtMs - clock.now()) / 1_000);
      const { data } = await ask('create_order', {
        out_order_no: payment.outTradeNo,
        total_amount: payment.amountFen,
        subject: payment.description.slice(0, 42),
        body: payment.description.slice(0, 42),
        valid_time: Math.min(MAX_VALID_SECONDS, Math.max(1, leftSeconds)),
        notify_url: notifyUrl,
      });
      if (!data) throw new PaymentGatewayError('An answer without its order.', 'MALFORMED');
      return {
        prepayId: data.order_id,
        payUrl: null,
        hand: { kind: 'shortVideo', orderId: data.order_id, orderToken: data.order_token },
      };
    },

    query,

    // An order ends by its `valid_time`, no call ends it earlier. Money that comes all the same goes back when it arrives.
    async close(outTradeNo) {
      const { state } = await query(outTradeNo);
      if (state === 'paid') throw new AlreadyPaidError(outTradeNo);
      if (state === 'unknown') throw new PaymentGatewayError('Its state is not known.', 'UNREACHABLE');
    },

    async refund({ outTradeNo, outRefundNo, amountFen, reason }) {
      await ask('create_refund', {
        out_order_no: outTradeNo,
        out_refund_no: outRefundNo,
        refund_amount: amountFen,
        reason,
        notify_url: notifyUrl,
      });
      return { state: 'processing' };
    },

    async queryRefund({ outRefundNo }) {
      try {
        const { refundInfo } = await ask('query_refund', { out_refund_no: outRefundNo });
        if (refundInfo?.refund_status === 'SUCCESS') return { state: 'succeeded' };
        return { state: refundInfo?.refund_status === 'FAIL' ? 'failed' : 'processing' };
      } catch (error) {
        // 3101: there is no such refund.
        if (error instanceof PaymentGatewayError && error.gatewayCode === '3101') return { state: 'unknown' };
        throw error;
      }
    },

    async statement(day) {
      const date = day.replaceAll('-', '');
      const rows: StatementRow[] = [];
      for (const kind of ['payment', 'refund'] as const) {
        const fields = {
          app_id: account.appId,
          seller: account.merchantId,
          bill_type: kind,
          start_date: date,
          end_date: date,
        };
        const query = new URLSearchParams({ ...fields, sign: shortVideoSign(fields, account.salt) });
        const text = (await fileOfSystem(fetch, `${account.apiUrl}/api/apps/bill?${query}`)).toString('utf8');
        // Refusals are JSON, bills are tables.
        if (text.trimStart().startsWith('{')) {
          const { err_no, err_tips }: Answer = JSON.parse(text);
          throw new PaymentGatewayError(err_tips, String(err_no));
        }
        rows.push(...shortVideoRows(kind, text));
      }
      return statementOf(rows);
    },

    readNotification(_headers, body) {
      const { timestamp, nonce, msg, msg_signature, type } = parseNotification(body);
      if (shortVideoNotificationSign(account.token, timestamp, nonce, msg) !== msg_signature) {
        throw new NotificationError('The signature is wrong.');
      }
      const trade: NotifiedTrade = JSON.parse(msg);
      const succeeded = trade.status === 'SUCCESS';
      if (type === 'refund') {
        return {
          kind: 'refunded',
          outTradeNo: (trade.cp_refundno ?? '').replace(/(R|A\d\d)$/, ''),
          outRefundNo: trade.cp_refundno ?? '',
          succeeded,
        };
      }
      if (type !== 'payment' || !succeeded) return { kind: 'other', eventType: `${type} ${trade.status}` };
      return {
        kind: 'paid',
        outTradeNo: trade.cp_orderno,
        transactionId: trade.channel_no ?? '',
        amountFen: trade.total_amount ?? Number.NaN,
        paidAtMs: clock.now(),
      };
    },
  };
}

function parseNotification(
  body: string,
): Record<'timestamp' | 'nonce' | 'msg' | 'msg_signature' | 'type', string> {
  try {
    const { timestamp = '', nonce = '', msg = '', msg_signature = '', type = '' } = JSON.parse(body);
    return { timestamp: String(timestamp), nonce: String(nonce), msg: String(msg), msg_signature, type };
  } catch {
    throw new NotificationError('It is not JSON.');
  }
}
