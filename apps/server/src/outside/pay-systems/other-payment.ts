import type { Clock } from '../../clock';
import {
  AlreadyPaidError,
  NotificationError,
  OddNotification,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentReport,
  type RefundKey,
  type RefundReport,
  type StartPayment,
  StatementBrokenError,
} from '../payment-gateway';
import { linesOf } from '../statements/lines';
import { statementOf } from '../statements/statement';
import { zipEntries } from '../statements/zip';
import { signRsa, verifyRsa } from '../wechat-pay/signature';
import { fileOfSystem, postToSystem } from './ask-system';
import { otherPaymentRows } from './other-payment-statement';
import { fenOf, fromShanghaiTime, shanghaiTime, sortedText, yuanText } from './wire-formats';

/** Our account with the other payment app: RSA2 both ways. */
export interface OtherPaymentAccount {
  gatewayUrl: string;
  appId: string;
  privateKeyPem: string;
  /** The payment app's key. */
  platformPublicKeyPem: string;
}

interface Options {
  account: OtherPaymentAccount;
  notifyUrl: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
}

type Answer = Record<string, string | undefined> & { code?: string; sub_code?: string };

/** RSA2 signs every field but the signature, sorted, as plain text. */
export const rsa2Text = (fields: Readonly<Record<string, string>>): string => sortedText(fields, ['sign']);

/** The other payment app by its open API: forms to its cashier, queries, refunds, notifications. */
export function createOtherPayment({ account, notifyUrl, clock, fetch }: Options): PaymentGateway {
  const signed = (method: string, content: object, more: Record<string, string> = {}) => {
    const fields: Record<string, string> = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: shanghaiTime(clock.now()),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return { ...fields, sign: signRsa(account.privateKeyPem, rsa2Text(fields)) };
  };

  async function ask(method: string, content: object): Promise<Answer> {
    const text = await postToSystem(fetch, account.gatewayUrl, new URLSearchParams(signed(method, content)));
    const node = `${method.replaceAll('.', '_')}_response`;
    const parsed: { sign?: string } & Record<string, Answer | string | undefined> = JSON.parse(text);
    const answer = parsed[node];
    if (typeof answer !== 'object') throw new PaymentGatewayError('An answer without its node.', 'MALFORMED');
    // The signature covers the node exactly as it was sent.
    const from = text.indexOf(`"${node}":`) + node.length + 3;
    const plain = text.slice(from, text.lastIndexOf(',"sign":'));
    if (!verifyRsa(account.platformPublicKeyPem, plain, parsed.sign ?? '')) {
      throw new PaymentGatewayError('The signature of an answer is wrong.', 'SIGN_ERROR');
    }
    if (answer.code !== '10000') {
      throw new PaymentGatewayError(answer.sub_msg ?? answer.msg ?? '', answer.sub_code ?? 'UNKNOWN');
    }
    return answer;
  }

  const isMissing = (error: unknown) =>
    error instanceof PaymentGatewayError && error.gatewayCode === 'ACQ.TRADE_NOT_EXIST';

  async function query(outTradeNo: string): Promise<PaymentReport> {
    try {
      return reportOf(await ask('alipay.trade.query', { out_trade_no: outTradeNo }));
    } catch (error) {
      // The payment app makes the trade when the buyer has reached its cashier: until then it can still be paid.
      return { state: isMissing(error) ? 'open' : 'unknown' };
    }
  }

  async function queryRefund({ outTradeNo, outRefundNo }: RefundKey): Promise<RefundReport> {
    try {
      const { refund_status: status } = await ask('alipay.trade.fastpay.refund.query', {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
      });
      if (status === 'REFUND_SUCCESS') return { state: 'succeeded' };
      // An answer without a status: the refund has not reached it, or did not work. The same number can be sent again.
      return { state: status === undefined ? 'unknown' : 'processing' };
    } catch (error) {
      if (isMissing(error)) return { state: 'unknown' };
      throw error;
    }
  }

  return {
    name: 'other-payment',
    tradeTypes: ['otherPage', 'otherApp'],
    numberPrefix: 'A',
    heard: 'success',

    async start(payment) {
      const inApp = payment.tradeType === 'otherApp';
      const fields = signed(inApp ? 'alipay.trade.app.pay' : 'alipay.trade.wap.pay', contentOf(payment), {
        notify_url: notifyUrl,
        ...(payment.returnUrl && !inApp && { return_url: payment.returnUrl }),
      });
      return {
        prepayId: null,
        payUrl: null,
        hand: inApp
          ? { form: null, orderStr: new URLSearchParams(fields).toString() }
          : { form: { action: account.gatewayUrl, fields }, orderStr: null },
      };
    },

    query,

    async close(outTradeNo) {
      try {
        await ask('alipay.trade.close', { out_trade_no: outTradeNo });
      } catch (error) {
        if (isMissing(error)) return;
        if ((await query(outTradeNo)).state === 'paid') throw new AlreadyPaidError(outTradeNo);
        throw error;
      }
    },

    async refund({ outTradeNo, outRefundNo, amountFen, reason }) {
      // The same request number is the same refund, however often it is asked for.
      const answer = await ask('alipay.trade.refund', {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
        refund_amount: yuanText(amountFen),
        refund_reason: reason,
      });
      if (answer.fund_change === 'Y') return { state: 'succeeded' };
      const { state } = await queryRefund({ outTradeNo, outRefundNo });
      return { state: state === 'succeeded' ? 'succeeded' : 'processing' };
    },

    queryRefund,

    async statement(day) {
      let url: string;
      try {
        const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
          bill_type: 'trade',
          bill_date: day,
        });
        url = answer.bill_download_url ?? '';
      } catch (error) {
        const none = error instanceof PaymentGatewayError && error.gatewayCode === 'isp.bill_not_exist';
        if (none) return 'none';
        throw error;
      }
      // The archive has the details and their sums.
      const details = zipEntries(await fileOfSystem(fetch, url)).find(
        ({ name }) => name.includes('业务明细') && !name.includes('汇总'),
      );
      if (!details) throw new StatementBrokenError('The archive has no details of business.');
      return statementOf(otherPaymentRows(linesOf(details.content(), 'gbk')));
    },

    readNotification(_headers, body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const { sign = '', sign_type: _, ...withoutType } = fields;
      // Products differ in whether the kind of signature is signed along.
      const right = [rsa2Text(fields), rsa2Text(withoutType)].some((text) =>
        verifyRsa(account.platformPublicKeyPem, text, sign),
      );
      if (!right) throw new NotificationError('The signature is wrong.');
      if (fields.app_id !== account.appId) {
        throw new OddNotification('app', fields.out_trade_no ?? '', { appId: fields.app_id });
      }
      const report = reportOf(fields);
      // A refund is told by the same notification with the amount refunded so far; refunds are asked for instead.
      if (report.state !== 'paid' || fields.gmt_refund) {
        return { kind: 'other', eventType: fields.trade_status ?? '' };
      }
      return {
        kind: 'paid',
        outTradeNo: fields.out_trade_no ?? '',
        transactionId: report.transactionId ?? '',
        amountFen: report.amountFen ?? Number.NaN,
        paidAtMs: report.paidAtMs ?? clock.now(),
      };
    },
  };
}

const contentOf = ({ outTradeNo, amountFen, description, expiresAtMs, tradeType }: StartPayment) => ({
  out_trade_no: outTradeNo,
  total_amount: yuanText(amountFen),
  subject: description.slice(0, 127),
  product_code: tradeType === 'otherApp' ? 'QUICK_MSECURITY_PAY' : 'QUICK_WAP_WAY',
  time_expire: shanghaiTime(expiresAtMs),
});

/** A trade as answers and notifications tell it. */
function reportOf(trade: Readonly<Record<string, string | undefined>>): PaymentReport {
  if (trade.trade_status === 'WAIT_BUYER_PAY') return { state: 'open' };
  if (trade.trade_status === 'TRADE_CLOSED') {
    return { state: trade.send_pay_date || trade.gmt_payment ? 'refunded' : 'closed' };
  }
  if (trade.trade_status !== 'TRADE_SUCCESS' && trade.trade_status !== 'TRADE_FINISHED') {
    return { state: 'unknown' };
  }
  const paidAtMs = fromShanghaiTime(trade.send_pay_date ?? trade.gmt_payment);
  return {
    state: 'paid',
    amountFen: fenOf(trade.total_amount),
    ...(trade.trade_no && { transactionId: trade.trade_no }),
    ...(paidAtMs !== undefined && { paidAtMs }),
  };
}
