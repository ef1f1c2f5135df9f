import type { Clock } from '../../clock';
import type { WeChatPayConfig } from '../../config';
import {
  AlreadyPaidError,
  type MessagingAppPayments,
  NotificationError,
  OddNotification,
  PaymentGatewayError,
  type PaymentReport,
  type StartPayment,
  StatementBrokenError,
} from '../payment-gateway';
import { linesOf } from '../statements/lines';
import { type Spooled, spool } from '../statements/spool';
import { statementOf } from '../statements/statement';
import { signedObject } from './notification-content';
import {
  authorizationHeader,
  decryptResource,
  type EncryptedResource,
  NOTIFICATION_WINDOW_SECONDS,
  newNonce,
  paySignText,
  responseText,
  signRsa,
  verifyRsa,
} from './signature';
import { tradeBillRows } from './statement';

const CURRENCY = 'CNY';
const REQUEST_TIMEOUT_MS = 8_000;
const DOWNLOAD_TIMEOUT_MS = 120_000;

interface GatewayOptions {
  config: WeChatPayConfig;
  /** Where the payment system tells us about payments and refunds. */
  notifyUrl: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
  /** Apps of ours that payments are made in; default the merchant's own. */
  appIds?: readonly string[];
}

interface Transaction {
  out_trade_no: string;
  transaction_id?: string;
  trade_state: string;
  success_time?: string;
  amount?: { total: number; currency?: string };
  mchid?: string;
  appid?: string;
}

interface Notification {
  event_type: string;
  resource: EncryptedResource;
}

interface TradeBill {
  hash_type: 'SHA1';
  hash_value: string;
  download_url: string;
}

interface Refund {
  out_trade_no: string;
  out_refund_no: string;
  status?: string;
  refund_status?: string;
}

/** The messaging app's payment by its API v3. */
export function createWeChatPay({
  config,
  notifyUrl,
  clock,
  fetch,
  appIds = [config.appId],
}: GatewayOptions): MessagingAppPayments {
  const seconds = () => String(Math.floor(clock.now() / 1_000));

  const authorization = (method: 'GET' | 'POST', pathAndQuery: string, body: string) =>
    authorizationHeader({
      merchantId: config.merchantId,
      serial: config.merchantSerial,
      privateKeyPem: config.merchantPrivateKeyPem,
      method,
      pathAndQuery,
      timestamp: seconds(),
      body,
    });

  async function call<Answer>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
    const body = payload ? JSON.stringify(payload) : '';
    let response: Response;
    let text: string;
    try {
      response = await fetch(config.baseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: authorization(method, path, body),
        },
        ...(payload && { body }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new PaymentGatewayError('The payment system can not be reached.', 'UNREACHABLE', { cause });
    }
    if (!response.ok) {
      const { code = 'UNKNOWN', message = text } = parse<{ code?: string; message?: string }>(text);
      if (code === 'ORDERPAID') throw new AlreadyPaidError(message);
      throw new PaymentGatewayError(message, code);
    }
    checkSigned(response.headers, text);
    return parse<Answer>(text);
  }

  /** Answers and notifications carry the payment system's signature; without it they are not its words. */
  function checkSigned(headers: Headers, body: string): void {
    const timestamp = headers.get('wechatpay-timestamp') ?? '';
    const nonce = headers.get('wechatpay-nonce') ?? '';
    const serial = headers.get('wechatpay-serial') ?? '';
    const signature = headers.get('wechatpay-signature') ?? '';
    const key = config.platformKeys.find((one) => one.serial === serial);
    if (!key) throw new NotificationError(`Unknown certificate ${serial}.`);
    if (!(Math.abs(Number(seconds()) - Number(timestamp)) <= NOTIFICATION_WINDOW_SECONDS)) {
      throw new NotificationError('The signature is too old.');
    }
    if (!verifyRsa(key.publicKeyPem, responseText(timestamp, nonce, body), signature)) {
      throw new NotificationError('The signature is wrong.');
    }
  }

  /** The signature tells who says it, not that it is about us. */
  function checkOurs({ out_trade_no: number, mchid, appid, amount }: Transaction): void {
    const said = { mchid, appid, currency: amount?.currency, total: amount?.total };
    if (mchid !== config.merchantId) throw new OddNotification('merchant', number, said);
    if (appid === undefined || !appIds.includes(appid)) throw new OddNotification('app', number, said);
    if ((amount?.currency ?? CURRENCY) !== CURRENCY) throw new OddNotification('currency', number, said);
  }

  /** A bill's file, checked against the sum the signed answer named. The file itself carries no signature. */
  async function download({ download_url: url, hash_value: sum }: TradeBill): Promise<Spooled> {
    const { pathname, search } = new URL(url);
    const path = url.startsWith(config.baseUrl) ? url.slice(config.baseUrl.length) : pathname + search;
    let file: Spooled;
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', authorization: authorization('GET', path, '') },
        signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      file = await spool(response.body);
    } catch (cause) {
      throw new PaymentGatewayError('The bill can not be downloaded.', 'UNREACHABLE', { cause });
    }
    if (file.sha1 === sum.toLowerCase()) return file;
    await file.drop();
    throw new StatementBrokenError('The sum of the bill is not the one that was named.');
  }

  /** What the messaging app's SDK takes in our own app; it signs the prepay id without its name. */
  function appParameters(prepayId: string) {
    const timestamp = seconds();
    const noncestr = newNonce();
    return {
      appid: config.appId,
      partnerid: config.merchantId,
      prepayid: prepayId,
      package: 'Sign=WXPay',
      noncestr,
      timestamp,
      sign: signRsa(config.merchantPrivateKeyPem, paySignText(config.appId, timestamp, noncestr, prepayId)),
    };
  }

  return {
    name: 'wechat',
    tradeTypes: ['jsapi', 'mini', 'h5', 'native', 'app'],
    numberPrefix: '',

    async start(payment) {
      const answer = await call<{ prepay_id?: string; h5_url?: string; code_url?: string }>(
        'POST',
        `/v3/pay/transactions/${payment.tradeType === 'mini' ? 'jsapi' : payment.tradeType}`,
        {
          appid: payment.appId ?? config.appId,
          mchid: config.merchantId,
          description: payment.description.slice(0, 127),
          out_trade_no: payment.outTradeNo,
          time_expire: rfc3339(payment.expiresAtMs),
          notify_url: notifyUrl,
          amount: { total: payment.amountFen, currency: CURRENCY },
          ...sceneOf(payment),
        },
      );
      const prepayId = answer.prepay_id ?? null;
      const payUrl = answer.h5_url ?? answer.code_url ?? null;
      if (payment.tradeType !== 'app' || prepayId === null) return { prepayId, payUrl };
      return { prepayId, payUrl, hand: { kind: 'app', parameters: appParameters(prepayId) } };
    },

    jsapiParameters(prepayId, appId = config.appId) {
      const timeStamp = seconds();
      const nonceStr = newNonce();
      const packageText = `prepay_id=${prepayId}`;
      return {
        appId,
        timeStamp,
        nonceStr,
        package: packageText,
        signType: 'RSA',
        paySign: signRsa(config.merchantPrivateKeyPem, paySignText(appId, timeStamp, nonceStr, packageText)),
      };
    },

    async query(outTradeNo) {
      try {
        return reportOf(
          await call<Transaction>(
            'GET',
            `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${config.merchantId}`,
          ),
        );
      } catch (error) {
        // Registered with us, but never there: nothing can have been paid.
        if (error instanceof PaymentGatewayError && error.gatewayCode === 'ORDERNOTEXIST')
          return { state: 'closed' };
        return { state: 'unknown' };
      }
    },

    async close(outTradeNo) {
      try {
        await call('POST', `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`, {
          mchid: config.merchantId,
        });
      } catch (error) {
        if (
          error instanceof PaymentGatewayError &&
          ['ORDERNOTEXIST', 'ORDER_CLOSED'].includes(error.gatewayCode)
        )
          return;
        throw error;
      }
    },

    async refund(request) {
      const refund = await call<Refund>('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: request.outTradeNo,
        out_refund_no: request.outRefundNo,
        reason: request.reason,
        notify_url: notifyUrl,
        amount: { refund: request.amountFen, total: request.totalFen, currency: CURRENCY },
      });
      if (refund.status === 'SUCCESS') return { state: 'succeeded' };
      return { state: refund.status === 'PROCESSING' ? 'processing' : 'failed' };
    },

    async queryRefund({ outRefundNo }) {
      try {
        const { status } = await call<Refund>('GET', `/v3/refund/domestic/refunds/${outRefundNo}`);
        if (status === 'SUCCESS') return { state: 'succeeded' };
        return { state: status === 'PROCESSING' ? 'processing' : 'failed' };
      } catch (error) {
        const missing = error instanceof PaymentGatewayError && error.gatewayCode === 'RESOURCE_NOT_EXISTS';
        if (missing) return { state: 'unknown' };
        throw error;
      }
    },

    async statement(day) {
      let bill: TradeBill;
      try {
        bill = await call<TradeBill>('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      } catch (error) {
        const code = error instanceof PaymentGatewayError ? error.gatewayCode : '';
        if (code === 'NO_STATEMENT_EXIST') return 'none';
        if (code === 'STATEMENT_CREATING') return 'notReady';
        throw error;
      }
      const file = await download(bill);
      const rows = tradeBillRows(linesOf(file.content(), 'utf-8'));
      return statementOf(rows, { sha1: file.sha1, close: file.drop });
    },

    readNotification(headers, body) {
      checkSigned(headers, body);
      const { event_type, resource } = signedObject<Notification>(body, 'event_type');
      let content: string;
      try {
        content = decryptResource(config.apiV3Key, resource);
      } catch (cause) {
        throw new NotificationError('The notification can not be decrypted.', { cause });
      }
      if (event_type === 'TRANSACTION.SUCCESS') {
        const transaction = signedObject<Transaction>(content, 'out_trade_no');
        checkOurs(transaction);
        const report = reportOf(transaction);
        if (report.state !== 'paid') return { kind: 'other', eventType: event_type };
        return {
          kind: 'paid',
          outTradeNo: transaction.out_trade_no,
          transactionId: report.transactionId ?? '',
          amountFen: report.amountFen ?? Number.NaN,
          paidAtMs: report.paidAtMs ?? clock.now(),
        };
      }
      if (event_type.startsWith('REFUND.')) {
        const refund = signedObject<Refund>(content, 'out_trade_no', 'out_refund_no');
        return {
          kind: 'refunded',
          outTradeNo: refund.out_trade_no,
          outRefundNo: refund.out_refund_no,
          succeeded: event_type === 'REFUND.SUCCESS',
        };
      }
      return { kind: 'other', eventType: event_type };
    },
  };
}

function sceneOf(payment: StartPayment): object {
  if (payment.openId !== undefined) return { payer: { openid: payment.openId } };
  const scene = { payer_client_ip: payment.payerIp };
  return { scene_info: payment.tradeType === 'h5' ? { ...scene, h5_info: { type: 'Wap' } } : scene };
}

function reportOf(transaction: Transaction): PaymentReport {
  const state = (
    {
      SUCCESS: 'paid',
      REFUND: 'refunded',
      CLOSED: 'closed',
      REVOKED: 'closed',
      NOTPAY: 'open',
      USERPAYING: 'open',
      PAYERROR: 'open',
    } as const
  )[transaction.trade_state];
  return {
    state: state ?? 'unknown',
    ...(transaction.transaction_id && { transactionId: transaction.transaction_id }),
    ...(transaction.amount && { amountFen: transaction.amount.total }),
    ...(transaction.success_time && { paidAtMs: Date.parse(transaction.success_time) }),
  };
}

/** `2026-11-21T09:00:00+08:00`: the payment system wants seconds and a zone. */
export const rfc3339 = (epochMs: number): string =>
  `${new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

function parse<Value>(text: string): Value {
  try {
    return JSON.parse(text === '' ? '{}' : text) as Value;
  } catch (cause) {
    throw new PaymentGatewayError('The payment system answered something that is not JSON.', 'MALFORMED', {
      cause,
    });
  }
}
