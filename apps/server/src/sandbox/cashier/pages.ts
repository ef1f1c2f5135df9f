import { Hono } from 'hono';
import { html } from 'hono/html';
import { sandboxPage } from '../page';
import type { CashierDeps } from './deps';
import { byPrepayId, failAtCashier, type PayOutcome, payAtCashier } from './pay';

const outcomeTexts: Record<PayOutcome, string> = {
  paid: '支付成功 · Paid',
  alreadyPaid: '该订单已支付，未重复扣款 · Already paid, nothing was taken twice',
  closed: '订单已关闭，无法支付 · This order is closed',
  expired: '订单已超时，无法支付 · Time ran out',
  failed: '支付失败，未扣款 · Payment failed, nothing was taken',
};

/** The page where a person pays, fails, or walks away. */
export function cashierPages(deps: CashierDeps, nonceOf: (context: object) => string): Hono {
  const hono = new Hono();

  hono.get('/cashier', async (context) => {
    const transaction = await byPrepayId(deps, context.req.query('prepay_id') ?? '');
    const returnUrl = safeReturn(context.req.query('redirect_url'), deps.cashierUrl);
    const nonce = nonceOf(context);
    if (!transaction) {
      return context.html(
        sandboxPage(
          '收银台',
          html`<main class="narrow"><h1>没有这笔支付 · No such payment</h1></main>`,
          nonce,
        ),
        404,
      );
    }
    const open = transaction.state === 'NOTPAY' || transaction.state === 'PAYERROR';
    const action = (
      name: string,
      label: ReturnType<typeof html>,
      kind = '',
    ) => html`<form method="post" action="cashier/${name}">
      <input type="hidden" name="prepay_id" value="${transaction.prepay_id}">
      <input type="hidden" name="redirect_url" value="${returnUrl ?? ''}">
      <button class="wide ${kind}">${label}</button></form>`;
    return context.html(
      sandboxPage(
        '收银台 Cashier',
        html`<main class="narrow">
          <h1>收银台 <span lang="en">Cashier</span></h1>
          <section class="card">
            <div>${transaction.description}</div>
            <div class="amount">¥${(transaction.amount_fen / 100).toFixed(2)}</div>
            <div class="soft">${transaction.out_trade_no}</div>
          </section>
          <div class="stack">
            ${
              open
                ? html`${action('pay', html`确认支付 · Pay`, 'go')}
                  ${action('pay-silently', html`支付，但通知迟到 · Pay, notification is late`)}
                  ${action('fail', html`支付失败 · Payment fails`)}`
                : html`<p role="status">${transaction.paid_ms === null ? outcomeTexts.closed : outcomeTexts.alreadyPaid}</p>`
            }
            ${returnUrl ? html`<p><a class="button" href="${returnUrl}">不支付，返回商家 · Leave without paying</a></p>` : ''}
          </div>
        </main>`,
        nonce,
      ),
    );
  });

  const leave =
    (run: (prepayId: string) => Promise<PayOutcome>) => async (context: import('hono').Context) => {
      const form = await context.req.parseBody();
      const outcome = await run(String(form.prepay_id ?? ''));
      const returnUrl = safeReturn(String(form.redirect_url ?? ''), deps.cashierUrl);
      if (returnUrl) return context.redirect(returnUrl, 303);
      return context.html(
        sandboxPage(
          '收银台',
          html`<main class="narrow"><h1>${outcomeTexts[outcome]}</h1></main>`,
          nonceOf(context),
        ),
      );
    };
  hono.post(
    '/cashier/pay',
    leave((id) => payAtCashier(deps, id)),
  );
  hono.post(
    '/cashier/pay-silently',
    leave((id) => payAtCashier(deps, id, { notify: false })),
  );
  hono.post(
    '/cashier/fail',
    leave((id) => failAtCashier(deps, id)),
  );
  return hono;
}

/** Only http and https addresses: the buyer is never sent to a script. */
function safeReturn(address: string | undefined, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
