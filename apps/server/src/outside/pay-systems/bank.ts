import { createHash, createPublicKey, createVerify } from 'node:crypto';
import type { Clock } from '../../clock';
import { randomDigits } from '../../security/ids';
import {
  AlreadyPaidError,
  NotificationError,
  OddNotification,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentReport,
  type StatementRow,
} from '../payment-gateway';
import { statementOf } from '../statements/statement';
import { postToSystem } from './ask-system';
import { fenOf, fromShanghaiTime, shanghaiDigits, signedFenOf, yuanText } from './wire-formats';

/**
 * Our account with the bank. Its protocol is known from integrators, not from a public document: hold it against the
 * bank's own before the first real payment.
 */
export interface BankAccount {
  /** Such as `https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain`. */
  gatewayUrl: string;
  /** The bank's program at the merchant's, which carries refunds and tells of them. */
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

/** RMB, as the bank numbers currencies. */
const CURRENCY = '01';

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

function throwUnlessDone(xml: string): void {
  if (tag(xml, 'RETURN_CODE') === '000000') return;
  throw new PaymentGatewayError(tag(xml, 'RETURN_MSG') ?? '', tag(xml, 'RETURN_CODE') ?? 'UNKNOWN');
}

/** Neither failed nor waiting for the bank. */
const isBooked = (status: string | undefined): boolean => !['0', '2', '5'].includes(status ?? '');

function paymentRow(record: string): StatementRow[] {
  if (!isBooked(tag(record, 'ORDER_STATUS'))) return [];
  return [
    {
      kind: 'payment',
      number: tag(record, 'ORDER') ?? '',
      amountFen: signedFenOf(tag(record, 'PAYMENT_MONEY')),
      feeFen: signedFenOf(tag(record, 'MrchCmsn_Amt') || '0'),
      atMs: fromShanghaiTime(tag(record, 'TRAN_DATE')) ?? Number.NaN,
    },
  ];
}

function refundRow(record: string): StatementRow[] {
  if (!isBooked(tag(record, 'STATUS'))) return [];
  const fee = signedFenOf(tag(record, 'MrchCmsn_Amt') || '0');
  return [
    {
      kind: 'refund',
      number: refundNumberOf(tag(record, 'ORDER_NUMBER') ?? '', tag(record, 'REFUND_CODE') ?? ''),
      amountFen: signedFenOf(tag(record, 'REFUNDEMENT_AMOUNT')),
      feeFen: fee > 0 ? -fee : fee,
      atMs: fromShanghaiTime(tag(record, 'REFUND_DATE')) ?? Number.NaN,
    },
  ];
}

/** Our number of a refund follows from its payment's; the bank knows only the code made of it. */
function refundNumberOf(outTradeNo: string, code: string): string {
  const endings = ['R', ...Array.from({ length: 99 }, (_, at) => `A${String(at + 1).padStart(2, '0')}`)];
  const ending = endings.find((one) => bankRefundCode(outTradeNo + one) === code);
  return ending ? outTradeNo + ending : `${outTradeNo}?${code}`;
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

/** The bank takes a refund's code once: digits, at most 15, that follow from our number. */
export const bankRefundCode = (outRefundNo: string): string =>
  String(Number.parseInt(bankMac(outRefundNo).slice(0, 12), 16)).slice(0, 15);

/** The records that an answer of the bank lists. */
const listed = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, record = '']) => record);

/** The bank's payment: parameters for its app, queries, refunds, notifications. It is told where to notify at the bank. */
export function createBank({ account, clock, fetch }: Options): PaymentGateway {
  const key = createPublicKey({ key: Buffer.from(account.publicKeyHex, 'hex'), format: 'der', type: 'spki' });

  /** Asks the bank's program at the merchant's. */
  async function askProgram(txCode: string, sn: string, info: Readonly<Record<string, string>>) {
    const { userId, password } = account.operator;
    const fields = Object.entries(info).map(([name, value]) => `<${name}>${value}</${name}>`);
    return postToSystem(
      fetch,
      account.refundUrl,
      new URLSearchParams({
        requestXml: `<?xml version="1.0" encoding="GB2312"?><TX><REQUEST_SN>${sn}</REQUEST_SN><CUST_ID>${account.merchantId}</CUST_ID><USER_ID>${userId}</USER_ID><PASSWORD>${password}</PASSWORD><TX_CODE>${txCode}</TX_CODE><LANGUAGE>CN</LANGUAGE><TX_INFO>${fields.join('')}</TX_INFO></TX>`,
      }),
    );
  }

  /** Everything that was settled on a day at our counter, page by page. */
  async function listAll(txCode: string, pages: string, day: string): Promise<string[]> {
    const date = day.replaceAll('-', '');
    const found: string[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const xml = await askProgram(txCode, nextSn(), {
        START: date,
        STARTHOUR: '00',
        STARTMIN: '00',
        END: date,
        ENDHOUR: '23',
        ENDMIN: '59',
        KIND: '1',
        ORDER: '',
        ACCOUNT: '',
        DEXCEL: '1',
        MONEY: '',
        NORDERBY: '1',
        PAGE: String(page),
        POS_CODE: account.posId,
        STATUS: '3',
      });
      throwUnlessDone(xml);
      found.push(...listed(xml, 'LIST'));
      last = Number(tag(xml, pages) ?? 1);
    }
    return found;
  }

  /** A number for a question: the bank takes each once. */
  const nextSn = (): string => `${shanghaiDigits(clock.now()).slice(2)}${randomDigits(3)}`;

  async function query(outTradeNo: string): Promise<PaymentReport> {
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
      const code = bankRefundCode(outRefundNo);
      const xml = await askProgram('5W1004', code, {
        MONEY: yuanText(amountFen),
        ORDER: outTradeNo,
        REFUND_CODE: code,
      });
      throwUnlessDone(xml);
      return { state: 'succeeded' };
    },

    async queryRefund({ outTradeNo, outRefundNo }) {
      const code = bankRefundCode(outRefundNo);
      // A refund stands among those that are settled (1) or among those that are not yet (0).
      for (const KIND of ['1', '0']) {
        const xml = await askProgram('5W1003', nextSn(), {
          KIND,
          ORDER: outTradeNo,
          NORDERBY: '1',
          PAGE: '1',
          STATUS: '3',
        });
        throwUnlessDone(xml);
        const refund = listed(xml, 'LIST').find((record) => tag(record, 'REFUND_CODE') === code);
        if (!refund) continue;
        const status = tag(refund, 'STATUS');
        if (status === '1') return { state: 'succeeded' };
        return { state: status === '0' ? 'failed' : 'processing' };
      }
      return { state: 'unknown' };
    },

    // The bank's program lists what is settled; its file of the day is kept for its own web page.
    async statement(day) {
      const payments = await listAll('5W1002', 'PAGE_COUNT', day);
      const refunds = await listAll('5W1003', 'TPAGE', day);
      return statementOf([...payments.flatMap(paymentRow), ...refunds.flatMap(refundRow)]);
    },

    readNotification(_headers, body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const right = createVerify('RSA-MD5')
        .update(bankNotificationText(fields))
        .verify(key, fields.SIGN ?? '', 'hex');
      if (!right) throw new NotificationError('The signature is wrong.');
      const { POSID, CURCODE = CURRENCY } = fields;
      const said = { POSID, CURCODE, PAYMENT: fields.PAYMENT };
      if (POSID !== account.posId) throw new OddNotification('merchant', fields.ORDERID ?? '', said);
      if (CURCODE !== CURRENCY) throw new OddNotification('currency', fields.ORDERID ?? '', said);
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
