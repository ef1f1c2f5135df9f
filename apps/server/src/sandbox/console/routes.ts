import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { findBreaches, invariantsOf } from '../../core/invariants/invariants-store';
import { inTransaction } from '../../database/transaction';
import { giveBack } from '../../flows/give-back';
import { confirmOrder, rejectOrder } from '../../flows/merchant';
import { resendRefund } from '../../flows/send-refunds';
import { Refusal } from '../../http/refusal';
import { runAllJobs } from '../../jobs/jobs';
import { solveOdd } from '../../modules/payment/odd-store';
import { verifyVoucher } from '../../modules/voucher/verify';
import { moveStoredValue } from '../../outside/pay-systems/stored-value';
import { fenOf } from '../../outside/pay-systems/wire-formats';
import { newId } from '../../security/ids';
import type { CashierDeps } from '../cashier/deps';
import { notifyPaid, payAtCashier } from '../cashier/pay';
import type { MovableClock } from '../movable-clock';
import { sandboxPage } from '../page';
import { requestActions } from './after-sales';
import { annualCardActions, annualCardPictures } from './annual-cards';
import { appealActions, appealPictures } from './appeals';
import { appointmentActions } from './appointments';
import { bargainActions } from './bargains';
import { boxActions } from './blind-boxes';
import { checkDataBody } from './check-data';
import { collectibleActions } from './collectibles';
import { drawActions } from './draws';
import { flashSaleActions } from './flash-sales';
import { goodsActions } from './goods';
import { groupBuyActions } from './group-buys';
import { hotelActions } from './hotels';
import { identityActions } from './identity';
import { invoiceActions } from './invoices';
import { jumpCodeActions } from './jump-codes';
import { forceMap } from './map';
import { forceMessages } from './messages';
import { offerActions } from './offers';
import { ownRoomActions } from './own-room';
import { parcelActions } from './parcels';
import { digitsOf } from './picture-digits';
import { readConsole } from './queries';
import { mendDays, reconcileAgain, solve, spoilDay } from './reconciliation';
import { reviewActions } from './reviews';
import { reindex } from './search';
import { snapshotActions } from './snapshots';
import { wholeOf } from './typed';
import { consoleBody } from './view';

export interface ConsoleDeps {
  app: AppContext;
  clock: MovableClock;
  cashier: CashierDeps;
  nonceOf: (context: object) => string;
  /** What else has to follow when time was moved. */
  afterMove: () => Promise<void>;
}

const MINUTE_MS = 60_000;
/** Time can be moved by at most this much at once. */
const MAX_MOVE_MINUTES = 366 * 24 * 60;

/** The merchant's and the outside world's side of the sandbox: messages, orders, payments, vouchers, time. */
export function consoleRoutes({ app, clock, cashier, nonceOf, afterMove }: ConsoleDeps): Hono {
  const hono = new Hono();

  hono.get('/console', async (context) =>
    context.html(
      sandboxPage(
        '沙箱控制台',
        consoleBody(await readConsole(app), clock, context.req.query('done') ?? ''),
        nonceOf(context),
      ),
    ),
  );
  // The same as data, for tests and scripts.
  hono.get('/console.json', async (context) =>
    context.json({ ...(await readConsole(app)), nowMs: clock.now() }),
  );

  hono.get('/console/check-data', async (context) =>
    context.html(
      sandboxPage(
        '数据核对',
        checkDataBody(
          invariantsOf(app.kinds),
          await findBreaches({ db: app.db, kinds: app.kinds, nowMs: clock.now() }),
        ),
        nonceOf(context),
      ),
    ),
  );

  // What a person reads off a picture, for whoever cannot look at it.
  hono.get('/picture-digits', async (context) => {
    const digits = await digitsOf(app.db, context.req.query('id') ?? '');
    return digits === undefined ? context.json({ error: 'no such picture' }, 404) : context.json({ digits });
  });

  const action = (path: string, work: (form: Record<string, string>) => Promise<string>) =>
    hono.post(path, async (context) => {
      const form = Object.fromEntries(
        Object.entries(await context.req.parseBody()).map(([name, value]) => [name, String(value)]),
      );
      const wantsJson = context.req.header('accept')?.includes('application/json');
      try {
        const done = await work(form);
        if (wantsJson) return context.json({ done });
        return context.redirect(`/sandbox/console?done=${encodeURIComponent(done)}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (wantsJson) return context.json({ error: error.text.en, code: error.code }, 409);
        return context.html(
          sandboxPage(
            '沙箱控制台',
            html`<main><h1>未执行 · Not done</h1><p role="status">${error.text['zh-Hans']} · ${error.text.en}</p>
              <p><a class="button" href="/sandbox/console">返回 · Back</a></p></main>`,
            nonceOf(context),
          ),
          409,
        );
      }
    });

  action('/console/orders/confirm', async ({ id = '' }) => {
    await confirmOrder(app, id);
    return '已确认订单 · Order confirmed';
  });
  action('/console/orders/reject', async ({ id = '', reason = '' }) => {
    await rejectOrder(app, id, 'rejected', reason.trim());
    return '已拒绝并退款 · Order rejected, money sent back';
  });
  action('/console/orders/give-back', async ({ id = '', units }) => {
    await giveBack(app, id, wholeOf(units) || 1);
    return '商家已退款 · Given back by the merchant';
  });
  hotelActions(app, action);
  parcelActions(app, action);
  requestActions(app, action);
  goodsActions(app, action);
  offerActions(app, action);
  flashSaleActions(app, action);
  groupBuyActions(app, action);
  bargainActions(app, action);
  drawActions(app, action);
  boxActions(app, action);
  jumpCodeActions(app, action);
  invoiceActions(app, action);
  reviewActions(app, action);
  ownRoomActions(app, action);
  appointmentActions(app, action);
  annualCardActions(app, action);
  annualCardPictures(app, hono);
  identityActions(app, action);
  collectibleActions(app, action);
  appealActions(app, action);
  appealPictures(app, hono);
  snapshotActions(app, action);
  action('/console/stored-value/charge', async ({ mobile = '', yuan = '' }) => {
    const amountFen = fenOf(yuan);
    const member = await app.db
      .selectFrom('members')
      .select('id')
      .where('mobile_index', '=', app.protection.index('mobile', mobile))
      .executeTakeFirst();
    if (!member || !(amountFen > 0)) {
      throw new Refusal(400, { 'zh-Hans': '没有这位会员，或金额有误', en: 'No such member, or no amount' });
    }
    await moveStoredValue(app.db, { number: newId(), memberId: member.id, amountFen, atMs: clock.now() });
    return '储值卡已充值 · Card charged';
  });
  action('/console/vouchers/verify', async ({ code = '' }) => {
    await inTransaction(app.db, (tx) => verifyVoucher(tx, { kinds: app.kinds, nowMs: clock.now() }, code));
    return '凭证已核销 · Voucher verified';
  });
  action('/console/refunds/resend', async ({ id = '' }) => {
    await resendRefund(app, id);
    return '退款已重新提交 · Refund sent again';
  });
  action('/console/odd/solve', async ({ id = '' }) => {
    await solveOdd(app.db, Number(id), clock.now());
    return '已处理 · Solved';
  });
  action('/console/payments/notify', async ({ out_trade_no = '' }) => {
    return `已通知，商家返回 ${await notifyPaid(cashier, out_trade_no)} · Notified`;
  });
  action('/console/payments/pay-late', async ({ prepay_id = '' }) => {
    return `迟到支付：${await payAtCashier(cashier, prepay_id, { force: true })} · Late payment`;
  });
  action(
    '/console/reconciliation/day',
    async (form) => `已对账 · Reconciled ${await reconcileAgain(app, form)}`,
  );
  action('/console/reconciliation/spoil', async (form) => {
    await spoilDay(app.db, form);
    return '该日文件将如此 · The file of that day will be so';
  });
  action('/console/reconciliation/mend', async () => {
    await mendDays(app.db);
    return '文件已恢复 · Files are as they should be';
  });
  action('/console/reconciliation/solve', async (form) => {
    await solve(app, form);
    return '差异已解决 · Difference solved';
  });
  action('/console/time/move', async ({ minutes = '' }) => {
    const count = Number(minutes);
    if (!Number.isInteger(count) || Math.abs(count) > MAX_MOVE_MINUTES) {
      throw new Refusal(400, { 'zh-Hans': '请输入整数分钟', en: 'Please enter whole minutes' });
    }
    await clock.moveBy(count * MINUTE_MS);
    await afterMove();
    await runAllJobs(app);
    return `时间已移动 ${count} 分钟 · Time moved`;
  });
  action('/console/map/force', async (form) => {
    await forceMap(app.db, form);
    return '地图服务已按此应答 · The map service answers so';
  });
  action('/console/messages/force', async (form) => {
    await forceMessages(app.db, form);
    return '订阅消息按此应答 · The platform answers messages so';
  });
  action('/console/search/reindex', async () => {
    await reindex(app.db);
    return '索引正在重建 · The index is being made anew';
  });
  action('/console/time/reset', async () => {
    await clock.reset();
    return '已恢复真实时间 · Real time again';
  });
  action('/console/jobs/run', async () => {
    await runAllJobs(app);
    return '任务已执行 · Jobs done';
  });
  return hono;
}
