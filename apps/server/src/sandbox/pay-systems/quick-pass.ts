import { Hono } from 'hono';
import { quickPassText } from '../../outside/pay-systems/quick-pass';
import { fromShanghaiTime } from '../../outside/pay-systems/wire-formats';
import { signRsa, verifyRsa } from '../../outside/wechat-pay/signature';
import { type CashierDeps, CashierError, refundOnce } from '../cashier/api';
import type { PaySystemDeps } from './accounts';
import { find, register, type Transaction } from './ledger';

type Message = Record<string, string>;

const signed = ({ accounts, secrets }: PaySystemDeps, fields: Message): Message => {
  const message = { version: '5.1.0', signMethod: '01', merId: accounts.quickPass.merchantId, ...fields };
  return { ...message, signature: signRsa(secrets.platformPrivateKeyPem, quickPassText(message)) };
};

/** Cloud quick pay's gateway: signed forms both ways. */
export function quickPassRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  const handlers: Readonly<Record<string, (message: Message) => Promise<Message>>> = {
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
      const trade = await find(deps, orderId);
      if (!trade || orderId.slice(1, 15) !== txnTime) return { respCode: '34', respMsg: 'No such payment' };
      const origRespCode = trade.paid_ms !== null ? '00' : trade.state === 'CLOSED' ? '06' : '05';
      return {
        respCode: '00',
        origRespCode,
        txnAmt: String(trade.amount_fen),
        queryId: trade.transaction_id ?? '',
      };
    },
    async 'backTransReq.do'({ txnType, orderId = '', origQryId = '', txnAmt, backUrl = '' }) {
      const trade = await find(deps, orderId.replace(/R$/, ''));
      if (txnType !== '04' || !trade || trade.transaction_id !== origQryId)
        return { respCode: '35', respMsg: 'No such payment' };
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
