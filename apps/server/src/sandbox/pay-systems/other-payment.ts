import { type Context, Hono } from 'hono';
import { rsa2Text } from '../../outside/pay-systems/other-payment';
import { OTHER_PAYMENT_COLUMNS } from '../../outside/pay-systems/other-payment-statement';
import { fenOf, fromShanghaiTime, shanghaiTime, yuanText } from '../../outside/pay-systems/wire-formats';
import { signRsa, verifyRsa } from '../../outside/wechat-pay/signature';
import { refundOf, refundOnce } from '../cashier/api';
import { type DayEntry, dayEntries } from '../cashier/day-entries';
import type { CashierDeps } from '../cashier/deps';
import { CashierError } from '../cashier/error';
import type { PaySystemDeps } from './accounts';
import { toGbk } from './gbk';
import { find, register, type Transaction } from './ledger';
import { zipOf } from './zip';

type Fields = Record<string, string>;
type Content = Record<string, string | undefined>;

const failure = (sub_code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: sub_code,
});

/** The other payment app's gateway: one address, the method among the fields. */
export function otherPaymentRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  const { accounts, secrets } = deps;

  const entriesOf = (day: string) =>
    dayEntries(deps.app.db, {
      gateway: 'other-payment',
      tradeTypes: ['otherPage', 'otherApp'],
      day,
      nowMs: deps.clock.now(),
    });

  async function answer(method: string, content: Content): Promise<object> {
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') {
      const day = content.bill_date ?? '';
      const booked = await entriesOf(day);
      if (booked === 'notReady' || booked.entries.length === 0) return failure('isp.bill_not_exist');
      const bill_download_url = accounts.otherPayment.gatewayUrl.replace(/gateway\.do$/, `bill?day=${day}`);
      return { code: '10000', msg: 'Success', bill_download_url };
    }
    const trade = await find(deps, content.out_trade_no ?? '');
    if (!trade) return failure('ACQ.TRADE_NOT_EXIST');
    switch (method) {
      case 'alipay.trade.query':
        return { code: '10000', msg: 'Success', ...describe(trade) };
      case 'alipay.trade.close':
        return close(trade);
      case 'alipay.trade.refund':
        return refund(trade, content);
      case 'alipay.trade.fastpay.refund.query':
        return { code: '10000', msg: 'Success', ...(await describeRefund(content.out_request_no ?? '')) };
      default:
        return failure('isv.invalid-method');
    }
  }

  /** Nothing about a refund that is not known. */
  async function describeRefund(outRequestNo: string): Promise<object> {
    const refund = await refundOf(deps.app.db, outRequestNo);
    if (!refund) return {};
    const refund_status = refund.state === 'SUCCESS' ? 'REFUND_SUCCESS' : 'REFUND_PROCESSING';
    return {
      out_trade_no: refund.out_trade_no,
      out_request_no: outRequestNo,
      refund_amount: yuanText(refund.amount_fen),
      refund_status,
    };
  }

  async function close(trade: Transaction): Promise<object> {
    const closed = await deps.app.db
      .updateTable('sandbox_cashier_transactions')
      .set({ state: 'CLOSED' })
      .where('out_trade_no', '=', trade.out_trade_no)
      .where('paid_ms', 'is', null)
      .returning('out_trade_no')
      .executeTakeFirst();
    return closed ? { code: '10000', msg: 'Success' } : failure('ACQ.TRADE_STATUS_ERROR');
  }

  async function refund(trade: Transaction, content: Content): Promise<object> {
    if (trade.paid_ms === null) return failure('ACQ.TRADE_STATUS_ERROR');
    try {
      const amount = { refund: fenOf(content.refund_amount) };
      await refundOnce(cashier, trade, { out_refund_no: content.out_request_no ?? '', amount });
      return { code: '10000', msg: 'Success', fund_change: 'Y', refund_fee: content.refund_amount };
    } catch (error) {
      if (error instanceof CashierError) return failure('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      throw error;
    }
  }

  async function handle(context: Context, fields: Fields): Promise<Response> {
    const right = verifyRsa(secrets.merchantPublicKeyPem, rsa2Text(fields), fields.sign ?? '');
    if (!right || fields.app_id !== accounts.otherPayment.appId) {
      return context.json({ error_response: { code: '40002', sub_code: 'isv.invalid-signature' } });
    }
    const method = fields.method ?? '';
    const content: Content = JSON.parse(fields.biz_content ?? '{}');
    if (method === 'alipay.trade.wap.pay' || method === 'alipay.trade.app.pay') {
      const inApp = method === 'alipay.trade.app.pay';
      const trade = await register(deps, {
        tradeType: inApp ? 'otherApp' : 'otherPage',
        outTradeNo: content.out_trade_no ?? '',
        description: content.subject ?? '',
        amountFen: fenOf(content.total_amount),
        notifyUrl: fields.notify_url ?? '',
        expiresAtMs: fromShanghaiTime(content.time_expire) ?? 0,
        prefix: 'ali',
      });
      const url = new URL(cashier.cashierUrl);
      url.searchParams.set('prepay_id', trade.prepay_id);
      if (fields.return_url) url.searchParams.set('redirect_url', fields.return_url);
      return context.redirect(url.href, 303);
    }
    const plain = JSON.stringify(await answer(method, content));
    const sign = signRsa(secrets.platformPrivateKeyPem, plain);
    return context.body(
      `{"${method.replaceAll('.', '_')}_response":${plain},"sign":${JSON.stringify(sign)}}`,
    );
  }

  hono.get('/bill', async (context) => {
    const day = context.req.query('day') ?? '';
    const booked = await entriesOf(day);
    if (booked === 'notReady') return context.notFound();
    return context.body(new Uint8Array(billArchive(day, booked.entries)));
  });
  hono.get('/gateway.do', (context) => handle(context, context.req.query()));
  hono.post('/gateway.do', async (context) =>
    handle(context, Object.fromEntries(new URLSearchParams(await context.req.text()))),
  );
  return hono;
}

const states = {
  NOTPAY: 'WAIT_BUYER_PAY',
  PAYERROR: 'WAIT_BUYER_PAY',
  SUCCESS: 'TRADE_SUCCESS',
  REFUND: 'TRADE_CLOSED',
  CLOSED: 'TRADE_CLOSED',
} as const;

const describe = (trade: Transaction) => ({
  out_trade_no: trade.out_trade_no,
  trade_status: states[trade.state],
  total_amount: yuanText(trade.amount_fen),
  ...(trade.transaction_id && { trade_no: trade.transaction_id }),
  ...(trade.paid_ms !== null && { send_pay_date: shanghaiTime(trade.paid_ms) }),
});

const signedYuan = (fen: number): string => `${fen < 0 ? '-' : ''}${yuanText(Math.abs(fen))}`;

/** The details of business and their sums, as the payment app packs them: GBK, in a zip archive. */
function billArchive(day: string, entries: readonly DayEntry[]): Buffer {
  const rows = entries.map((entry) => {
    const isRefund = entry.kind === 'refund';
    const amount = signedYuan(isRefund ? -entry.amountFen : entry.amountFen);
    const fields: Partial<Record<(typeof OTHER_PAYMENT_COLUMNS)[number], string>> = {
      支付宝交易号: `${entry.ownNumber}\t`,
      商户订单号: `${entry.outTradeNo}\t`,
      业务类型: isRefund ? '退款' : '交易',
      商品名称: '门票,成人',
      创建时间: shanghaiTime(entry.atMs),
      完成时间: shanghaiTime(entry.atMs),
      对方账户: 'buy***@example.com',
      '订单金额（元）': amount,
      '商家实收（元）': amount,
      '退款批次号/请求号': isRefund ? `${entry.number}\t` : '',
      '服务费（元）': signedYuan(0 - entry.feeFen),
    };
    return OTHER_PAYMENT_COLUMNS.map((name) => fields[name] ?? (name.endsWith('（元）') ? '0.00' : '')).join(
      ',',
    );
  });
  const lines = [
    '#支付宝业务明细查询',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    OTHER_PAYMENT_COLUMNS.join(','),
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${entries.length}笔`,
  ];
  const date = day.replaceAll('-', '');
  return zipOf([
    { name: toGbk(`2088_${date}_业务明细(汇总).csv`), content: toGbk('#支付宝业务汇总查询\r\n') },
    { name: toGbk(`2088_${date}_业务明细.csv`), content: toGbk(`${lines.join('\r\n')}\r\n`) },
  ]);
}

/** The fields of a notification that a trade was paid, signed with their kind of signature left out. */
export function otherPaymentNotification({ accounts, secrets }: PaySystemDeps, trade: Transaction): Fields {
  const fields = {
    app_id: accounts.otherPayment.appId,
    charset: 'utf-8',
    version: '1.0',
    notify_type: 'trade_status_sync',
    notify_id: trade.prepay_id,
    out_trade_no: trade.out_trade_no,
    trade_no: trade.transaction_id ?? '',
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuanText(trade.amount_fen),
    gmt_payment: shanghaiTime(trade.paid_ms ?? 0),
  };
  return { ...fields, sign_type: 'RSA2', sign: signRsa(secrets.platformPrivateKeyPem, rsa2Text(fields)) };
}
