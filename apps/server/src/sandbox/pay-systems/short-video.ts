import { Hono } from 'hono';
import { shortVideoNotificationSign, shortVideoSign } from '../../outside/pay-systems/short-video';
import { SHORT_VIDEO_COLUMNS } from '../../outside/pay-systems/short-video-statement';
import { shanghaiTime } from '../../outside/pay-systems/wire-formats';
import { newId } from '../../security/ids';
import { refundOf, refundOnce } from '../cashier/api';
import { dayEntries } from '../cashier/day-entries';
import type { CashierDeps } from '../cashier/deps';
import { CashierError } from '../cashier/error';
import type { PaySystemDeps } from './accounts';
import { find, register, type Transaction } from './ledger';

/** The short-video app's guaranteed trade. */
export function shortVideoRoutes(deps: PaySystemDeps, cashier: CashierDeps): Hono {
  const hono = new Hono();
  const account = deps.accounts.shortVideo;
  const handlers: Readonly<Record<string, (request: Record<string, string>) => Promise<object>>> = {
    async create_order(request) {
      const trade = await register(deps, {
        tradeType: 'shortVideo',
        outTradeNo: request.out_order_no ?? '',
        description: request.subject ?? '',
        amountFen: Number(request.total_amount),
        notifyUrl: request.notify_url ?? '',
        expiresAtMs: deps.clock.now() + Number(request.valid_time) * 1_000,
        prefix: 'N',
      });
      const data = { order_id: trade.prepay_id, order_token: `token-${trade.prepay_id}` };
      return { err_no: 0, err_tips: '', data };
    },
    async query_order({ out_order_no = '' }) {
      const trade = await find(deps, out_order_no);
      if (!trade) return { err_no: 1010, err_tips: 'order not exist' };
      const over = trade.state === 'CLOSED' || trade.expires_ms <= deps.clock.now();
      return {
        err_no: 0,
        err_tips: '',
        out_order_no,
        payment_info: {
          total_fee: trade.amount_fen,
          order_status: trade.paid_ms !== null ? 'SUCCESS' : over ? 'TIMEOUT' : 'PROCESSING',
          ...(trade.paid_ms !== null && { pay_time: shanghaiTime(trade.paid_ms) }),
          ...(trade.transaction_id && { channel_no: trade.transaction_id }),
        },
      };
    },
    async create_refund({ out_order_no = '', out_refund_no = '', refund_amount, notify_url = '' }) {
      const trade = await find(deps, out_order_no);
      if (!trade || trade.paid_ms === null) return { err_no: 1011, err_tips: 'order not paid' };
      try {
        await refundOnce(cashier, trade, { out_refund_no, amount: { refund: Number(refund_amount) } });
      } catch (error) {
        if (error instanceof CashierError) return { err_no: 1012, err_tips: error.message };
        throw error;
      }
      const done = notification(deps, 'refund', { cp_refundno: out_refund_no, status: 'SUCCESS' });
      void deps.fetch(notify_url, { method: 'POST', body: JSON.stringify(done) }).catch(() => {});
      return { err_no: 0, err_tips: '', refund_no: `R${trade.prepay_id}` };
    },
    async query_refund({ out_refund_no = '' }) {
      const refund = await refundOf(deps.app.db, out_refund_no);
      if (!refund) return { err_no: 3101, err_tips: 'refund not exist' };
      const refund_status = { SUCCESS: 'SUCCESS', PROCESSING: 'PROCESSING', ABNORMAL: 'FAIL' }[refund.state];
      return {
        err_no: 0,
        err_tips: '',
        refundInfo: { refund_no: refund.refund_id, refund_amount: refund.amount_fen, refund_status },
      };
    },
  };
  hono.get('/api/apps/bill', async (context) => {
    const { sign, ...request } = context.req.query();
    const right = shortVideoSign(request, account.salt) === sign && request.seller === account.merchantId;
    if (!right) return context.json({ err_no: 1, err_tips: 'sign error' });
    const day = (request.start_date ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const booked = await dayEntries(deps.app.db, {
      gateway: 'short-video',
      tradeTypes: ['shortVideo'],
      day,
      nowMs: deps.clock.now(),
      withFee: false,
    });
    if (booked === 'notReady') return context.json({ err_no: -1, err_tips: 'system error' });
    const kind = request.bill_type === 'refund' ? 'refund' : 'payment';
    const names = SHORT_VIDEO_COLUMNS[kind];
    const rows = booked.entries
      .filter((entry) => entry.kind === kind)
      .map((entry, index) => {
        const fields: Partial<Record<(typeof names)[number], string>> = {
          序号: String(index + 1),
          支付时间: shanghaiTime(entry.atMs),
          退款时间: shanghaiTime(entry.atMs),
          商户号: account.merchantId,
          订单号: entry.outTradeNo,
          退款单号: entry.number,
          订单金额: String(entry.amountFen),
          退款金额: String(entry.amountFen),
          支付状态: 'SUCCESS',
          退款状态: 'SUCCESS',
        };
        return names.map((name) => fields[name] ?? '').join(',');
      });
    return context.text([names.join(','), ...rows].join('\n'));
  });
  for (const [name, handle] of Object.entries(handlers)) {
    hono.post(`/api/apps/ecpay/v1/${name}`, async (context) => {
      const { sign, ...request } = await context.req.json<Record<string, string>>();
      const right = shortVideoSign(request, account.salt) === sign && request.app_id === account.appId;
      return context.json(right ? await handle(request) : { err_no: 2008, err_tips: 'sign error' });
    });
  }
  return hono;
}

function notification({ accounts, clock }: PaySystemDeps, type: 'payment' | 'refund', trade: object) {
  const timestamp = String(Math.floor(clock.now() / 1_000));
  const nonce = newId();
  const msg = JSON.stringify({ appid: accounts.shortVideo.appId, ...trade });
  const msg_signature = shortVideoNotificationSign(accounts.shortVideo.token, timestamp, nonce, msg);
  return { timestamp, nonce, msg, msg_signature, type };
}

/** The notification that an order was paid. */
export const shortVideoNotification = (deps: PaySystemDeps, trade: Transaction): object =>
  notification(deps, 'payment', {
    cp_orderno: trade.out_trade_no,
    status: 'SUCCESS',
    total_amount: trade.amount_fen,
    channel_no: trade.transaction_id,
  });
