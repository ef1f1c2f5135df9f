import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { OPEN_STATES } from '../../core/refunds/store';
import type { Db } from '../../database/connect';
import { agreeToRefund, receiveReturnedGoods, refuseRefund } from '../../flows/after-sales';
import { type Action, fenTyped, wholeOf } from './typed';

const SHOWN = 30;

/** Requests for money back that a merchant answers, the newest first; of one order where it is named. */
export async function readRequests(db: Db, orderId?: string) {
  const requests = await db
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
    .select([
      'refund_requests.id',
      'refund_requests.sn',
      'refund_requests.kind',
      'refund_requests.status',
      'refund_requests.amount_fen as amountFen',
      'refund_requests.reason_code as reasonCode',
      'refund_requests.reason',
      'refund_requests.is_exception as isException',
      'refund_requests.waybill_company as company',
      'refund_requests.waybill_number as number',
      'orders.snapshot',
    ])
    .where('refund_requests.approval', '=', 'merchant')
    .$if(orderId !== undefined, (query) => query.where('refund_requests.order_id', '=', orderId ?? ''))
    .orderBy('refund_requests.created_ms', 'desc')
    .orderBy('refund_requests.id')
    .limit(SHOWN)
    .execute();
  return { requests: requests.map(({ snapshot, ...request }) => ({ ...request, title: snapshot.title })) };
}

/** The merchant's answers to requests for money back. */
export function requestActions(app: AppContext, action: Action): void {
  action('/requests/agree', async ({ id = '', yuan = '' }) => {
    await agreeToRefund(app, id, { amountFen: fenTyped(yuan) });
    return '已同意 · Agreed';
  });
  action('/requests/refuse', async ({ id = '', words = '', english = '' }) => {
    const zh = words.trim().slice(0, 140) || '商家未同意';
    const en = english.trim().slice(0, 300) || words.trim().slice(0, 140) || 'The merchant did not agree';
    await refuseRefund(app, id, { 'zh-Hans': zh, en });
    return '已拒绝 · Refused';
  });
  action('/requests/receive', async ({ id = '', pieces = '', damaged = '' }) => {
    await receiveReturnedGoods(app, id, { pieces: wholeOf(pieces), isDamaged: damaged === '1' });
    return '已收到退货，货款已退 · Received, money sent back';
  });
}

type Html = ReturnType<typeof html>;
type Request = Awaited<ReturnType<typeof readRequests>>['requests'][number];

const form = (action: string, id: string, fields: Html, label: string): Html =>
  html`<form method="post" action="console/requests/${action}"><input type="hidden" name="id" value="${id}">${fields}<button>${label}</button></form>`;

const refuseForm = (id: string): Html =>
  form(
    'refuse',
    id,
    html`<label>理由 Why <input name="words" size="12" maxlength="140" required></label><label>英文 In English <input name="english" size="12" maxlength="300"></label>`,
    '拒绝 Refuse',
  );

function steps({ id, status, isException }: Request): Html {
  if (status === 'applied') {
    const less = isException
      ? html`<label>退 Yuan <input name="yuan" inputmode="decimal" size="6"></label>`
      : html``;
    return html`${form('agree', id, less, '同意 Agree')}${refuseForm(id)}`;
  }
  if (status === 'returning') {
    const pieces = html`<label>件数 Pieces <input name="pieces" inputmode="numeric" size="3"></label><label><input type="checkbox" name="damaged" value="1">残次 Damaged</label>`;
    return html`${form('receive', id, pieces, '收到 Received')}${refuseForm(id)}`;
  }
  return html``;
}

/** The console's part about requests for money back. */
export const requestForms = ({ requests }: { requests: readonly Request[] }): Html => html`
<h2 id="requests">售后 <span lang="en">After-sales</span></h2>
${
  requests.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${requests.map(
        (one) =>
          html`<tr><td>${one.sn}<br><span class="soft">${one.title}</span></td><td>¥${(one.amountFen / 100).toFixed(2)}</td><td>${one.kind}<br>${one.status}${OPEN_STATES.includes(one.status) ? '' : ' ·'}</td><td>${one.reasonCode ?? ''} ${one.reason}${one.number ? html`<br><span class="soft">${one.company} ${one.number}</span>` : ''}</td><td>${steps(one)}</td></tr>`,
      )}</tbody></table></div>`
}`;
