import { createHash, createPublicKey, createVerify } from 'node:crypto';
import type { Clock } from '../../clock';
import {
  AlreadyPaidError,
  NotificationError,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentTruth,
} from '../payment-gateway';
import { postToSystem } from './ask-system';
import { fenOf, fromShanghaiTime, yuanText } from './wire-formats';

/**
 * Our account with the bank. Its protocol is known from integrators, not from a public document: hold it against the
 * bank's own before the first real payment.
 */
export interface BankAccount {
  /** Such as `https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain`. */
  gatewayUrl: string;
  /** The bank's program at the merchant's, which carries refunds. */
  refundUrl: string;
  merchantId: string;
  posId: string;
  branchId: string;
  /** The bank's key, DER in hexadecimal. */
  publicKeyHex: string;
  operator: { userId: string; password: string };
}

interface Options {
  account: BankAccount;
  clock: Clock;
  fetch: typeof globalThis.fetch;
}

/** Fields in the bank's own order; those without a value count. */
const joined = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export const bankMac = (text: string): string => createHash('md5').update(text).digest('hex');

/** The text a payment's MAC covers. `PUB`, the end of the bank's key, is in it and never sent. */
export function bankPaymentText(
  account: BankAccount,
  orderId: string,
  yuan: string,
): { sent: string; signed: string } {
  const head = joined({
    MERCHANTID: account.merchantId,
    POSID: account.posId,
    BRANCHID: account.branchId,
    ORDERID: orderId,
    PAYMENT: yuan,
    CURCODE: '01',
    TXCODE: '520100',
    REMARK1: '',
    REMARK2: '',
    TYPE: '1',
  });
  const tail = joined({ GATEWAY: '', CLIENTIP: '', REGINFO: '', PROINFO: '', REFERER: '' });
  return { sent: `${head}&${tail}`, signed: `${head}&PUB=${account.publicKeyHex.slice(-30)}&${tail}` };
}

/** The order in which the bank signs what it tells. */
const NOTIFIED = [
  'POSID',
  'BRANCHID',
  'ORDERID',
  'PAYMENT',
  'CURCODE',
  'REMARK1',
  'REMARK2',
  'ACC_TYPE',
  'SUCCESS',
  'TYPE',
  'REFERER',
  'CLIENTIP',
] as const;

/** What a notification's signature covers; only fields that came count. */
export const bankNotificationText = (fields: Readonly<Record<string, string>>): string =>
  NOTIFIED.filter((name) => fields[name] !== undefined)
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

const tag = (xml: string, name: string): string | undefined =>
  xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];

/** The bank's payment: parameters for its app, queries, refunds, notifications. It is told where to notify at the bank. */
export function createBank({ account, clock, fetch }: Options): PaymentGateway {
  const key = createPublicKey({ key: Buffer.from(account.publicKeyHex, 'hex'), format: 'der', type: 'spki' });

  async function query(outTradeNo: string): Promise<PaymentTruth> {
    const fields = {
      MERCHANTID: account.merchantId,
      BRANCHID: account.branchId,
      POSID: account.posId,
      ORDERDATE: outTradeNo.slice(1, 9),
      BEGORDERTIME: '00:00:00',
      ENDORDERTIME: '23:59:59',
      ORDERID: outTradeNo,
      QUPWD: '',
      TXCODE: '410408',
      TYPE: '0',
      KIND: '0',
      STATUS: '1',
      SEL_TYPE: '3',
      PAGE: '1',
      OPERATOR: account.operator.userId,
      CHANNEL: '',
    };
    try {
      const body = new URLSearchParams({
        ...fields,
        QUPWD: account.operator.password,
        MAC: bankMac(joined(fields)),
      });
      const xml = await postToSystem(fetch, account.gatewayUrl, body);
      if (tag(xml, 'RETURN_CODE') !== '000000') return { state: 'unknown' };
      const order = xml.match(/<QUERYORDER>([\s\S]*?)<\/QUERYORDER>/)?.[1];
      // The bank knows of a payment when it was made.
      if (!order || tag(order, 'STATUSCODE') !== '1') return { state: 'open' };
      const paidAtMs = fromShanghaiTime(tag(order, 'ORDERDATE'));
      return {
        state: 'paid',
        amountFen: fenOf(tag(order, 'AMOUNT')),
        ...(paidAtMs !== undefined && { paidAtMs }),
      };
    } catch {
      return { state: 'unknown' };
    }
  }

  return {
    name: 'bank',
    tradeTypes: ['bank'],
    numberPrefix: 'C',
    heard: 'ok',

    async start(payment) {
      const { sent, signed } = bankPaymentText(account, payment.outTradeNo, yuanText(payment.amountFen));
      const parameters = `${sent}&MAC=${bankMac(signed)}`;
      return { prepayId: null, payUrl: null, hand: { kind: 'bank', parameters } };
    },

    query,

    // What the app was given can't be taken back. Money that comes all the same goes back when it arrives.
    async close(outTradeNo) {
      const { state } = await query(outTradeNo);
      if (state === 'paid') throw new AlreadyPaidError(outTradeNo);
      if (state === 'unknown') throw new PaymentGatewayError('Its state is not known.', 'UNREACHABLE');
    },

    async refund({ outTradeNo, outRefundNo, amountFen }) {
      const { userId, password } = account.operator;
      // The bank takes a refund's code once: digits, at most 15, that follow from our number.
      const code = String(Number.parseInt(bankMac(outRefundNo).slice(0, 12), 16)).slice(0, 15);
      const xml = await postToSystem(
        fetch,
        account.refundUrl,
        new URLSearchParams({
          requestXml: `<?xml version="1.0" encoding="GB2312"?><TX><REQUEST_SN>${code}</REQUEST_SN><CUST_ID>${account.merchantId}</CUST_ID><USER_ID>${userId}</USER_ID><PASSWORD>${password}</PASSWORD><TX_CODE>5W1004</TX_CODE><LANGUAGE>CN</LANGUAGE><TX_INFO><MONEY>${yuanText(amountFen)}</MONEY><ORDER>${outTradeNo}</ORDER><REFUND_CODE>${code}</REFUND_CODE></TX_INFO></TX>`,
        }),
      );
      if (tag(xml, 'RETURN_CODE') === '000000') return { state: 'succeeded' };
      throw new PaymentGatewayError(tag(xml, 'RETURN_MSG') ?? '', tag(xml, 'RETURN_CODE') ?? 'UNKNOWN');
    },

    readNotification(_headers, body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const right = createVerify('RSA-MD5')
        .update(bankNotificationText(fields))
        .verify(key, fields.SIGN ?? '', 'hex');
      if (!right) throw new NotificationError('The signature is wrong.');
      if (fields.POSID !== account.posId) throw new NotificationError('It is for another counter.');
      if (fields.SUCCESS !== 'Y') return { kind: 'other', eventType: fields.SUCCESS ?? '' };
      return {
        kind: 'paid',
        outTradeNo: fields.ORDERID ?? '',
        transactionId: '',
        amountFen: fenOf(fields.PAYMENT),
        paidAtMs: clock.now(),
      };
    },
  };
}
