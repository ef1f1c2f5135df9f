import { createSign } from 'node:crypto';
import { Hono } from 'hono';
import { notifyPathOf } from '../../outside/pay-systems/accounts';
import { bankMac, bankNotificationText, bankPaymentText } from '../../outside/pay-systems/bank';
import { fenOf, shanghaiDigits, yuanText } from '../../outside/pay-systems/wire-formats';
import { refundOnce } from '../cashier/api';
import { type DayEntry, dayEntries } from '../cashier/day-entries';
import type { CashierDeps, CashierRefund } from '../cashier/deps';
import { CashierError } from '../cashier/error';
import type { PaySystemDeps } from './accounts';
import { find, register, type Transaction } from './ledger';

/** How long the sandbox's bank keeps its cashier open. */
const CASHIER_OPEN_MS = 30 * 60_000;

/** So many records stand on a page. */
const LIST_SIZE = 20;

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
    if (tag(xml, 'PASSWORD') !== account.operator.password) return context.body(answerXml('YSM0001'));
    const txCode = tag(xml, 'TX_CODE');
    const isByOrder = tag(xml, 'ORDER') !== '';
    if (txCode === '5W1003' && isByOrder) return context.body(await listRefunds(xml));
    if (txCode === '5W1002' || txCode === '5W1003') return context.body(await listDay(xml));
    const trade = await find(deps, tag(xml, 'ORDER'));
    if (!trade || trade.paid_ms === null) return context.body(answerXml('YSM0001'));
    try {
      const amount = { refund: fenOf(tag(xml, 'MONEY')) };
      await refundOnce(cashier, trade, { out_refund_no: tag(xml, 'REFUND_CODE'), amount });
    } catch (error) {
      if (error instanceof CashierError) return context.body(answerXml('YSM0002'));
      throw error;
    }
    return context.body(answerXml('000000'));
  });
  /** What was settled on a day, a page at a time. */
  async function listDay(xml: string): Promise<string> {
    const kind = tag(xml, 'TX_CODE') === '5W1002' ? 'payment' : 'refund';
    const booked = await dayEntries(deps.app.db, {
      gateway: 'bank',
      tradeTypes: ['bank'],
      day: tag(xml, 'START').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
      nowMs: deps.clock.now(),
    });
    if (booked === 'notReady') return answerXml('YSM0003');
    const all = booked.entries.filter((entry) => entry.kind === kind);
    const page = Number(tag(xml, 'PAGE'));
    const pages = Math.max(1, Math.ceil(all.length / LIST_SIZE));
    const some = all.slice((page - 1) * LIST_SIZE, page * LIST_SIZE).map(entryXml);
    const counts = `<CUR_PAGE>${page}</CUR_PAGE><PAGE_COUNT>${pages}</PAGE_COUNT><TPAGE>${pages}</TPAGE>`;
    return answerXml('000000', `<TX_INFO>${counts}${some.join('')}</TX_INFO>`);
  }

  async function listRefunds(xml: string): Promise<string> {
    const settled = tag(xml, 'KIND') === '1';
    const refunds = await deps.app.db
      .selectFrom('sandbox_cashier_refunds')
      .selectAll()
      .where('out_trade_no', '=', tag(xml, 'ORDER'))
      .where('state', settled ? '=' : '<>', 'SUCCESS')
      .execute();
    return answerXml('000000', `<TX_INFO>${refunds.map(refundXml).join('')}</TX_INFO>`);
  }
  return hono;
}

const entryXml = (entry: DayEntry): string => {
  const yuan = yuanText(entry.amountFen);
  const fee = `<MrchCmsn_Amt>${yuanText(Math.abs(entry.feeFen))}</MrchCmsn_Amt>`;
  const time = shanghaiDigits(entry.atMs);
  return entry.kind === 'payment'
    ? `<LIST><TRAN_DATE>${time}</TRAN_DATE><ORDER>${entry.number}</ORDER><PAYMENT_MONEY>${yuan}</PAYMENT_MONEY><ORDER_STATUS>1</ORDER_STATUS>${fee}</LIST>`
    : `<LIST><REFUND_DATE>${time}</REFUND_DATE><ORDER_NUMBER>${entry.outTradeNo}</ORDER_NUMBER><REFUNDEMENT_AMOUNT>${yuan}</REFUNDEMENT_AMOUNT><STATUS>1</STATUS><REFUND_CODE>${entry.number}</REFUND_CODE>${fee}</LIST>`;
};

const refundXml = (refund: CashierRefund): string =>
  `<LIST><ORDER_NUMBER>${refund.out_trade_no}</ORDER_NUMBER><REFUNDEMENT_AMOUNT>${yuanText(refund.amount_fen)}</REFUNDEMENT_AMOUNT><REFUND_DATE>${shanghaiDigits(refund.created_ms)}</REFUND_DATE><STATUS>${{ SUCCESS: '1', PROCESSING: '2', ABNORMAL: '0' }[refund.state]}</STATUS><REFUND_CODE>${refund.out_refund_no}</REFUND_CODE></LIST>`;

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
