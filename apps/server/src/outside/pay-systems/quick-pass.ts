import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Clock } from '../../clock';
import {
  AlreadyPaidError,
  NotificationError,
  OddNotification,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentReport,
} from '../payment-gateway';
import { linesOf } from '../statements/lines';
import { statementOf } from '../statements/statement';
import { zipEntries } from '../statements/zip';
import { signRsa, verifyRsa } from '../wechat-pay/signature';
import { postToSystem } from './ask-system';
import { quickPassRows } from './quick-pass-statement';
import { fromShanghaiTime, shanghaiDigits, sortedText } from './wire-formats';

/** Our account with cloud quick pay, version 5.1.0, signed by RSA. */
export interface QuickPassAccount {
  /** Such as `https://gateway.95516.com/gateway/api`. */
  gatewayUrl: string;
  /** Where day files are asked for, such as `https://filedownload.95516.com/`. */
  fileUrl: string;
  merchantId: string;
  certId: string;
  privateKeyPem: string;
  platformPublicKeyPem: string;
}

interface Options {
  account: QuickPassAccount;
  notifyUrl: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
}

type Message = Record<string, string>;

/** What is signed: the SHA-256, in hexadecimal, of every field but the signature, sorted. */
export const quickPassText = (message: Readonly<Message>): string =>
  createHash('sha256')
    .update(sortedText(message, ['signature']))
    .digest('hex');

/** RMB, as the channel numbers currencies. */
const CURRENCY = '156';

/** A payment is its merchant, number and time; our numbers begin with a letter and carry the time, a refund's its payment's. */
const txnTimeOf = (number: string): string => number.slice(1, 15);

/** What became of a transaction is not known yet. */
const UNDER_WAY: readonly string[] = ['03', '04', '05'];

/** A refund's number is its payment's, and what follows it. */
const paymentOf = (outRefundNo: string): string => outRefundNo.replace(/(R|A\d\d)$/, '');

/** Cloud quick pay: a transaction number (`tn`) for the app, queries, refunds, notifications. */
export function createQuickPass({ account, notifyUrl, clock, fetch }: Options): PaymentGateway {
  const isTheirs = ({ signature = '', ...message }: Message): boolean =>
    verifyRsa(account.platformPublicKeyPem, quickPassText(message), signature);

  async function ask(path: string, fields: Message, base = account.gatewayUrl): Promise<Message> {
    const message: Message = {
      version: '5.1.0',
      encoding: 'UTF-8',
      certId: account.certId,
      signMethod: '01',
      accessType: '0',
      merId: account.merchantId,
      bizType: '000201',
      ...fields,
    };
    const signature = signRsa(account.privateKeyPem, quickPassText(message));
    const url = path === '' ? base : `${base}/${path}`;
    const text = await postToSystem(fetch, url, new URLSearchParams({ ...message, signature }));
    const answer = Object.fromEntries(new URLSearchParams(text));
    if (!isTheirs(answer)) {
      throw new PaymentGatewayError('The signature of an answer is wrong.', 'SIGN_ERROR');
    }
    if (answer.respCode !== '00') {
      throw new PaymentGatewayError(answer.respMsg ?? '', answer.respCode ?? 'UNKNOWN');
    }
    return answer;
  }

  /** A refund is asked about like a payment, by its own number and the time it was sent with. */
  const askAbout = (number: string) =>
    ask('queryTrans.do', { txnType: '00', txnSubType: '00', orderId: number, txnTime: txnTimeOf(number) });

  async function query(outTradeNo: string): Promise<PaymentReport> {
    try {
      const answer = await askAbout(outTradeNo);
      if (answer.origRespCode === '00') {
        const paidAtMs = fromShanghaiTime(txnTimeOf(outTradeNo));
        return {
          state: 'paid',
          amountFen: Number(answer.txnAmt),
          ...(answer.queryId && { transactionId: answer.queryId }),
          ...(paidAtMs !== undefined && { paidAtMs }),
        };
      }
      return { state: UNDER_WAY.includes(answer.origRespCode ?? '') ? 'open' : 'closed' };
    } catch (error) {
      // 34: there is no such payment. The buyer has not paid yet.
      const missing = error instanceof PaymentGatewayError && error.gatewayCode === '34';
      return { state: missing ? 'open' : 'unknown' };
    }
  }

  return {
    name: 'quick-pass',
    tradeTypes: ['quickPass'],
    numberPrefix: 'U',
    heard: 'ok',

    async start(payment) {
      const { tn } = await ask('appTransReq.do', {
        txnType: '01',
        txnSubType: '01',
        channelType: '08',
        backUrl: notifyUrl,
        orderId: payment.outTradeNo,
        txnTime: txnTimeOf(payment.outTradeNo),
        txnAmt: String(payment.amountFen),
        currencyCode: CURRENCY,
        payTimeout: shanghaiDigits(payment.expiresAtMs),
      });
      if (!tn) throw new PaymentGatewayError('An answer without tn.', 'MALFORMED');
      return { prepayId: tn, payUrl: null, hand: { kind: 'quickPass', tn } };
    },

    query,

    // A `tn` ends by its `payTimeout`, no call ends it earlier. Money that comes all the same goes back when it arrives.
    async close(outTradeNo) {
      const { state } = await query(outTradeNo);
      if (state === 'paid') throw new AlreadyPaidError(outTradeNo);
      if (state === 'unknown') throw new PaymentGatewayError('Its state is not known.', 'UNREACHABLE');
    },

    async refund({ outTradeNo, outRefundNo, amountFen }) {
      const { queryId = '' } = await askAbout(outTradeNo);
      try {
        await ask('backTransReq.do', {
          txnType: '04',
          txnSubType: '00',
          channelType: '08',
          backUrl: notifyUrl,
          orderId: outRefundNo,
          // The payment's own time: the same number and time is the same refund, however often it is asked for.
          txnTime: txnTimeOf(outRefundNo),
          txnAmt: String(amountFen),
          origQryId: queryId,
        });
      } catch (error) {
        // 12: this number was sent before.
        const known = error instanceof PaymentGatewayError && error.gatewayCode === '12';
        if (!known) throw error;
      }
      // `00` says that it was taken on; what became of it is asked.
      return { state: 'processing' };
    },

    async queryRefund({ outRefundNo }) {
      try {
        const { origRespCode = '' } = await askAbout(outRefundNo);
        if (origRespCode === '00') return { state: 'succeeded' };
        return { state: UNDER_WAY.includes(origRespCode) ? 'processing' : 'failed' };
      } catch (error) {
        if (error instanceof PaymentGatewayError && error.gatewayCode === '34') return { state: 'unknown' };
        throw error;
      }
    },

    // Their day ends at 23:00: what is paid after that stands in the next day's file.
    async statement(day) {
      let content: string;
      try {
        const fields = {
          bizType: '000000',
          txnType: '76',
          txnSubType: '01',
          fileType: '00',
          txnTime: shanghaiDigits(clock.now()),
          settleDate: day.slice(5).replace('-', ''),
        };
        content = (await ask('', fields, account.fileUrl)).fileContent ?? '';
      } catch (error) {
        // 98: there is no file.
        if (error instanceof PaymentGatewayError && error.gatewayCode === '98') return 'none';
        throw error;
      }
      const archive = inflateSync(Buffer.from(content, 'base64'));
      const file = zipEntries(archive).find(({ name }) => name.includes('ZM_'));
      return file ? statementOf(quickPassRows(linesOf(file.content(), 'latin1'), day)) : 'none';
    },

    readNotification(_headers, body) {
      const message = Object.fromEntries(new URLSearchParams(body));
      if (!isTheirs(message)) throw new NotificationError('The signature is wrong.');
      const { merId, currencyCode = CURRENCY } = message;
      const said = { merId, currencyCode, txnAmt: message.txnAmt };
      if (merId !== account.merchantId) throw new OddNotification('merchant', message.orderId ?? '', said);
      if (currencyCode !== CURRENCY) throw new OddNotification('currency', message.orderId ?? '', said);
      const { txnType = '', orderId = '', respCode, queryId = '', txnAmt } = message;
      if (txnType === '04') {
        return {
          kind: 'refunded',
          outTradeNo: paymentOf(orderId),
          outRefundNo: orderId,
          succeeded: respCode === '00',
        };
      }
      if (txnType !== '01' || respCode !== '00')
        return { kind: 'other', eventType: `${txnType} ${respCode}` };
      return {
        kind: 'paid',
        outTradeNo: orderId,
        transactionId: queryId,
        amountFen: Number(txnAmt),
        paidAtMs: clock.now(),
      };
    },
  };
}
