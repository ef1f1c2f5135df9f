import { deflateSync } from 'node:zlib';
import { Hono } from 'hono';
import { dayOf } from '../../clock';
import { quickPassText } from '../../outside/pay-systems/quick-pass';
import { QUICK_PASS_FIELDS, QUICK_PASS_WIDTHS } from '../../outside/pay-systems/quick-pass-statement';
import { fromShanghaiTime, shanghaiDigits } from '../../outside/pay-systems/wire-formats';
import { signRsa, verifyRsa } from '../../outside/wechat-pay/signature';
import { refundOf, refundOnce } from '../cashier/api';
import { type DayEntry, dayEntries } from '../cashier/day-entries';
import type { CashierDeps } from '../cashier/deps';
import { CashierError } from '../cashier/error';
import type { PaySystemDeps } from './accounts';
import { find, findByOwnNumber, register, type Transaction } from './ledger';
import { zipOf } from './zip';

type Message = Record<string, string>;

const signed = ({ accounts, secrets }: PaySystemDeps, fields: Message): Message => {
  const message = { version: '5.1.0', signMethod: '01', merId: accounts.quickPass.merchantId, ...fields };
  return { ...message, signature: signRsa(secrets.platformPrivateKeyPem, quickPassText(message)) };
};

/** Cloud quick pay's gateway: signed forms both ways. */
export function quickPassRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  const handlers: Record<string, (message: Message) => Promise<Message>> = {
    async 'appTransReq.do'(message): Promise<Message> {
      const { orderId = '', txnTime = '', backUrl = '', payTimeout } = message;
      if (
        !/^[\dA-Za-z]{8,40}$/.test(orderId) ||
        !/^\d{14}$/.test(txnTime) ||
        message.currencyCode !== '156'
      ) {
        return { respCode: '10', respMsg: 'Message format error' };
      }
      const { prepay_id } = await register(deps, {
        tradeType: 'quickPass',
        outTradeNo: orderId,
        description: orderId,
        amountFen: Number(message.txnAmt),
        notifyUrl: backUrl,
        expiresAtMs: fromShanghaiTime(payTimeout) ?? 0,
        prefix: '',
      });
      return { respCode: '00', respMsg: 'success', tn: prepay_id };
    },
    async 'queryTrans.do'({ orderId = '', txnTime = '' }): Promise<Message> {
      const missing = { respCode: '34', respMsg: 'No such payment' };
      if (orderId.slice(1, 15) !== txnTime) return missing;
      const refund = await refundOf(deps.app.db, orderId);
      if (refund) {
        const origRespCode = { SUCCESS: '00', PROCESSING: '05', ABNORMAL: '06' }[refund.state];
        return { respCode: '00', txnType: '04', origRespCode, txnAmt: String(refund.amount_fen) };
      }
      const trade = await find(deps, orderId);
      if (!trade) return missing;
      const origRespCode = trade.paid_ms !== null ? '00' : trade.state === 'CLOSED' ? '06' : '05';
      return {
        respCode: '00',
        origRespCode,
        txnAmt: String(trade.amount_fen),
        queryId: trade.transaction_id ?? '',
      };
    },
    async 'backTransReq.do'({ txnType, orderId = '', origQryId = '', txnAmt, backUrl = '' }) {
      const trade = await findByOwnNumber(deps, origQryId);
      if (txnType !== '04' || !trade) return { respCode: '35', respMsg: 'No such payment' };
      if (await refundOf(deps.app.db, orderId)) return { respCode: '12', respMsg: 'Duplicate' };
      try {
        await refundOnce(cashier, trade, { out_refund_no: orderId, amount: { refund: Number(txnAmt) } });
      } catch (error) {
        if (error instanceof CashierError) return { respCode: '36', respMsg: error.message };
        throw error;
      }
      const done = signed(deps, { txnType: '04', orderId, respCode: '00', origQryId, txnAmt: txnAmt ?? '' });
      void deps.fetch(backUrl, { method: 'POST', body: new URLSearchParams(done) }).catch(() => {});
      return { respCode: '00', respMsg: 'success' };
    },
  };
  handlers.files = async ({ txnType, fileType, settleDate = '' }): Promise<Message> => {
    if (txnType !== '76' || fileType !== '00') return { respCode: '10', respMsg: 'Message format error' };
    // Month and day alone: the latest one that is over.
    const today = dayOf(deps.clock.now());
    const thisYear = `${today.slice(0, 4)}-${settleDate.slice(0, 2)}-${settleDate.slice(2)}`;
    const day = thisYear < today ? thisYear : `${Number(today.slice(0, 4)) - 1}${thisYear.slice(4)}`;
    const booked = await dayEntries(deps.app.db, {
      gateway: 'quick-pass',
      tradeTypes: ['quickPass'],
      day,
      nowMs: deps.clock.now(),
    });
    if (booked === 'notReady' || booked.entries.length === 0)
      return { respCode: '98', respMsg: 'No such file' };
    const name = `INN${settleDate}88ZM_${deps.accounts.quickPass.merchantId}`;
    const content = Buffer.from(booked.entries.map((entry) => `${lineOf(entry)}\r\n`).join(''), 'latin1');
    const fileContent = deflateSync(zipOf([{ name: Buffer.from(name), content }])).toString('base64');
    return { respCode: '00', respMsg: 'success', fileName: `${name}.zip`, fileContent };
  };
  for (const [name, handle] of Object.entries(handlers)) {
    hono.post(`/${name}`, async (context) => {
      const message = Object.fromEntries(new URLSearchParams(await context.req.text()));
      const { signature = '', ...plain } = message;
      const right = verifyRsa(deps.secrets.merchantPublicKeyPem, quickPassText(plain), signature);
      const answer = right ? await handle(message) : { respCode: '11', respMsg: 'Signature error' };
      return context.body(new URLSearchParams(signed(deps, answer)).toString());
    });
  }
  return hono;
}

/** A line of the merchant's file: fixed widths, spaces where a field has no value. */
function lineOf({ kind, number, amountFen, feeFen, atMs }: DayEntry): string {
  const digits = (fen: number) => String(Math.abs(fen)).padStart(12, '0');
  const fields: Record<number, string> = {
    0: kind === 'payment' ? 'S22' : 'S30',
    [QUICK_PASS_FIELDS.sentAt]: shanghaiDigits(atMs).slice(4),
    [QUICK_PASS_FIELDS.amount]: digits(amountFen),
    [QUICK_PASS_FIELDS.orderId]: number,
    [QUICK_PASS_FIELDS.fee]: `${feeFen < 0 ? 'C' : 'D'}${digits(feeFen)}`,
    [QUICK_PASS_FIELDS.txnType]: kind === 'payment' ? '01' : '04',
  };
  return QUICK_PASS_WIDTHS.map((width, place) => (fields[place] ?? '').padEnd(width)).join(' ');
}

/** The fields of a notification that a payment was made. */
export const quickPassNotification = (deps: PaySystemDeps, trade: Transaction): Message =>
  signed(deps, {
    txnType: '01',
    txnSubType: '01',
    orderId: trade.out_trade_no,
    txnTime: trade.out_trade_no.slice(1, 15),
    txnAmt: String(trade.amount_fen),
    queryId: trade.transaction_id ?? '',
    respCode: '00',
    respMsg: 'success',
  });
