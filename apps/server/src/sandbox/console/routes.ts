import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { findBreaches, invariantsOf } from '../../core/invariants/invariants-store';
import { Refusal } from '../../http/refusal';
import { runAllJobs } from '../../jobs/jobs';
import { deskActions } from '../../operator/desk/actions';
import { annualCardPictures } from '../../operator/desk/annual-cards';
import { appealPictures } from '../../operator/desk/appeals';
import { previewEditor } from '../../operator/desk/previews';
import { staffActions } from '../../operator/staff/staff-actions';
import { moveStoredValue } from '../../outside/pay-systems/stored-value';
import { fenOf } from '../../outside/pay-systems/wire-formats';
import { newId } from '../../security/ids';
import type { CashierDeps } from '../cashier/deps';
import { notifyPaid, payAtCashier } from '../cashier/pay';
import type { MovableClock } from '../movable-clock';
import { sandboxPage } from '../page';
import { checkDataBody } from './check-data';
import { collectibleActions } from './collectibles';
import { gateActions } from './gates';
import { identityActions } from './identity';
import { invoiceActions } from './invoices';
import { forceMap } from './map';
import { forceMessages } from './messages';
import { digitsOf } from './picture-digits';
import { readConsole } from './queries';
import { mendDays, reconcileAgain, solve, spoilDay } from './reconciliation';
import { reindex } from './search';
import { snapshotActions } from './snapshots';
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

  const pages = new Hono();
  const action = (path: string, work: (form: Record<string, string>) => Promise<string>) =>
    hono.post(`/console${path}`, async (context) => {
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

  deskActions(app, action);
  staffActions(app, action);
  previewEditor(pages, app, {
    back: '/sandbox/console#previews',
    frame: (context, title, body) =>
      sandboxPage(title, html`<main><h1>${title}</h1>${body}</main>`, nonceOf(context)),
  });
  invoiceActions(app, action);
  gateActions(app, action);
  annualCardPictures(app, pages, () => 'console');
  identityActions(app, action);
  collectibleActions(app, action);
  appealPictures(app, pages);
  snapshotActions(app, action);
  action('/stored-value/charge', async ({ mobile = '', yuan = '' }) => {
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
  action('/payments/notify', async ({ out_trade_no = '' }) => {
    return `已通知，商家返回 ${await notifyPaid(cashier, out_trade_no)} · Notified`;
  });
  action('/payments/pay-late', async ({ prepay_id = '' }) => {
    return `迟到支付：${await payAtCashier(cashier, prepay_id, { force: true })} · Late payment`;
  });
  action('/reconciliation/day', async (form) => `已对账 · Reconciled ${await reconcileAgain(app, form)}`);
  action('/reconciliation/spoil', async (form) => {
    await spoilDay(app.db, form);
    return '该日文件将如此 · The file of that day will be so';
  });
  action('/reconciliation/mend', async () => {
    await mendDays(app.db);
    return '文件已恢复 · Files are as they should be';
  });
  action('/reconciliation/solve', async (form) => {
    await solve(app, form);
    return '差异已解决 · Difference solved';
  });
  action('/time/move', async ({ minutes = '' }) => {
    const count = Number(minutes);
    if (!Number.isInteger(count) || Math.abs(count) > MAX_MOVE_MINUTES) {
      throw new Refusal(400, { 'zh-Hans': '请输入整数分钟', en: 'Please enter whole minutes' });
    }
    await clock.moveBy(count * MINUTE_MS);
    await afterMove();
    await runAllJobs(app);
    return `时间已移动 ${count} 分钟 · Time moved`;
  });
  action('/map/force', async (form) => {
    await forceMap(app.db, form);
    return '地图服务已按此应答 · The map service answers so';
  });
  action('/messages/force', async (form) => {
    await forceMessages(app.db, form);
    return '订阅消息按此应答 · The platform answers messages so';
  });
  action('/search/reindex', async () => {
    await reindex(app.db);
    return '索引正在重建 · The index is being made anew';
  });
  action('/time/reset', async () => {
    await clock.reset();
    return '已恢复真实时间 · Real time again';
  });
  action('/jobs/run', async () => {
    await runAllJobs(app);
    return '任务已执行 · Jobs done';
  });
  hono.route('/console', pages);
  return hono;
}
