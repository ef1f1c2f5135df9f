import { createSign } from 'node:crypto';
import { Hono } from 'hono';
import { notifyPathOf } from '../../outside/pay-systems/accounts';
import { bankMac, bankNotificationText, bankPaymentText } from '../../outside/pay-systems/bank';
import { fenOf, shanghaiDigits, yuanText } from '../../outside/pay-systems/wire-formats';
import { type CashierDeps, CashierError, refundOnce } from '../cashier/api';
import type { PaySystemDeps } from './accounts';
import { find, register, type Transaction } from './ledger';

/** How long the sandbox's bank keeps its cashier open. */
const CASHIER_OPEN_MS = 30 * 60_000;

const tag = (xml: string, name: string): string => xml.match(new RegExp(`<${name}>([^<]*)<`))?.[1] ?? '';
const answerXml = (code: string, rest = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><DOCUMENT><RETURN_CODE>${code}</RETURN_CODE>${rest}</DOCUMENT>`;

/** The bank: its cashier for the app's parameters, queries, refunds. */
export function bankRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  const account = deps.accounts.bank;

  // What the bank's app does with the parameters that the page hands to it.
  hono.get('/ccbMain', async (context) => {
    const fields = context.req.query();
    const orderId = fields.ORDERID ?? '';
    const yuan = fields.PAYMENT ?? '';
    if (bankMac(bankPaymentText(account, orderId, yuan).signed) !== fields.MAC) {
      return context.text('MAC error', 400);
    }
    const trade = await register(deps, {
      tradeType: 'bank',
      outTradeNo: orderId,
      description: orderId,
      amountFen: fenOf(yuan),
      // The bank knows the address from the merchant's contract.
      notifyUrl: deps.app.config.publicUrl + notifyPathOf('bank'),
      expiresAtMs: deps.clock.now() + CASHIER_OPEN_MS,
      prefix: 'ccb',
    });
    return context.redirect(`${cashier.cashierUrl}?prepay_id=${trade.prepay_id}`, 303);
  });

  hono.post('/ccbMain', async (context) => {
    const { MAC, ...fields } = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const text = Object.entries({ ...fields, QUPWD: '' }).map(([name, value]) => `${name}=${value}`);
    if (bankMac(text.join('&')) !== MAC || fields.QUPWD !== account.operator.password) {
      return context.body(answerXml('0130Z110C081'));
    }
    const trade = await find(deps, fields.ORDERID ?? '');
    if (!trade || trade.paid_ms === null) return context.body(answerXml('000000'));
    return context.body(
      answerXml(
        '000000',
        `<QUERYORDER><ORDERID>${trade.out_trade_no}</ORDERID><AMOUNT>${yuanText(trade.amount_fen)}</AMOUNT><STATUSCODE>1</STATUSCODE><ORDERDATE>${shanghaiDigits(trade.paid_ms)}</ORDERDATE></QUERYORDER>`,
      ),
    );
  });

  hono.post('/refund', async (context) => {
    const xml = new URLSearchParams(await context.req.text()).get('requestXml') ?? '';
    const trade = await find(deps, tag(xml, 'ORDER'));
    if (tag(xml, 'PASSWORD') !== account.operator.password || !trade || trade.paid_ms === null) {
      return context.body(answerXml('YSM0001'));
    }
    try {
      const amount = { refund: fenOf(tag(xml, 'MONEY')) };
      await refundOnce(cashier, trade, { out_refund_no: tag(xml, 'REFUND_CODE'), amount });
    } catch (error) {
      if (error instanceof CashierError) return context.body(answerXml('YSM0002'));
      throw error;
    }
    return context.body(answerXml('000000'));
  });
  return hono;
}

/** The fields of a notification that a payment was made. */
export function bankNotification({ accounts, secrets }: PaySystemDeps, trade: Transaction) {
  const fields = {
    POSID: accounts.bank.posId,
    BRANCHID: accounts.bank.branchId,
    ORDERID: trade.out_trade_no,
    PAYMENT: yuanText(trade.amount_fen),
    CURCODE: '01',
    REMARK1: '',
    REMARK2: '',
    SUCCESS: 'Y',
  };
  const SIGN = createSign('RSA-MD5')
    .update(bankNotificationText(fields))
    .sign(secrets.platformPrivateKeyPem, 'hex');
  return { ...fields, SIGN };
}
