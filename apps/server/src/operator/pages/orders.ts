import { appointmentStatus, orderStatus } from '@yunyou/contract';
import { html, raw } from 'hono/html';
import { dayOf } from '../../clock';
import type { readAudit } from '../audit-store';
import type { OrderRowShown, WholeOrder } from '../orders-store';
import { buttonForm, type Html, tableOf, two, yuan } from '../page';
import { ORDER_STATUS, PAY_STATUS, VOUCHER_STATUS, when } from '../words';

const said = (words: readonly [string, string] | undefined): Html => (words ? two(...words) : html``);

export const orderLink = (id: string, sn: string): Html =>
  html`<a href="/operator/order?id=${encodeURIComponent(id)}">${sn}</a>`;

interface OrdersPage {
  typed: string;
  day: string;
  status: string;
  orders: readonly OrderRowShown[];
}

/** Search, statuses, and the orders found. */
export const ordersBody = ({ typed, day, status, orders }: OrdersPage): Html => html`
<form method="get" action="/operator/orders" role="search">
<label>${two('订单号、核销码、手机号、证件后四位', 'Order, voucher, mobile, last digits of a document')}<br>
<input name="q" value="${typed}" size="28" maxlength="40" autocomplete="off"></label>
<label>${two('使用日（查证件时）', 'Day of visit (for documents)')}<br><input type="date" name="day" value="${day}"></label>
<button class="go">${two('查找', 'Find')}</button></form>
<p>${Object.entries(ORDER_STATUS).map(
  ([value, words]) =>
    html`<a class="button" href="/operator/orders?status=${value}"${value === status ? raw(' aria-current="true"') : ''}>${two(...words)}</a> `,
)}<a class="button" href="/operator/orders">${two('全部', 'All')}</a></p>
${orderTable(orders)}`;

const orderTable = (orders: readonly OrderRowShown[]): Html =>
  tableOf(
    [
      ['订单', 'Order'],
      ['产品', 'Product'],
      ['日期', 'Day'],
      ['金额', 'Amount'],
      ['状态', 'Status'],
    ],
    orders.map((order) => [
      html`${orderLink(order.id, order.sn)}<br><span class="soft">${when(order.createdMs)}</span>`,
      html`${order.snapshot.title}`,
      html`${order.firstSlot.slice(0, 10) || '—'}`,
      html`${yuan(order.totalFen)}${order.refundedFen > 0 ? html`<br><span class="soft">${two('已退', 'Refunded')} ${yuan(order.refundedFen)}</span>` : ''}`,
      said(ORDER_STATUS[order.status]),
    ]),
  );

interface OrderPage {
  whole: WholeOrder;
  /** Parts of the order that have forms of their own: what is shipped, rooms, requests. */
  parts: Html;
  mayAct: boolean;
  audit: Awaited<ReturnType<typeof readAudit>>;
}

/** One order, whole. */
export const orderBody = ({ whole, parts, mayAct, audit }: OrderPage): Html => {
  const { order, contact, people, lines, vouchers, refunds, history } = whole;
  return html`
<dl class="facts">
<div><dt>${two('订单号', 'Number')}</dt><dd class="text">${order.sn}</dd></div>
<div><dt>${two('状态', 'Status')}</dt><dd class="text">${said(ORDER_STATUS[order.status])}${order.close_reason ? html` <span class="soft">${order.close_reason}</span>` : ''}</dd></div>
<div><dt>${two('支付', 'Payment')}</dt><dd class="text">${said(PAY_STATUS[order.pay_status])}</dd></div>
<div><dt>${two('金额', 'Amount')}</dt><dd>${yuan(order.total_fen)}</dd></div>
<div><dt>${two('已退', 'Refunded')}</dt><dd>${yuan(order.refunded_fen)}</dd></div>
<div><dt>${two('联系人', 'Contact')}</dt><dd class="text">${contact.name} ${contact.mobile}</dd></div>
<div><dt>${two('下单时间', 'Placed')}</dt><dd class="text">${when(order.created_ms)}</dd></div>
${order.remark ? html`<div><dt>${two('备注', 'Remark')}</dt><dd class="text">${order.remark}</dd></div>` : ''}
</dl>
${mayAct ? orderSteps(whole) : ''}
<h2>${two('内容', 'What was bought')}</h2>
${tableOf(
  [
    ['产品', 'Product'],
    ['日期', 'Day'],
    ['数量', 'Quantity'],
    ['实付', 'Paid'],
    ['使用人', 'People'],
  ],
  lines.map((line) => [
    html`${order.snapshot.productNames[line.seq] ?? order.snapshot.title}`,
    html`${line.first_slot || '—'}${line.end_slot ? ` – ${line.end_slot}` : ''}`,
    html`${line.quantity}${line.refunded_quantity > 0 ? html` <span class="soft">${two(`退${line.refunded_quantity}`, `${line.refunded_quantity} given back`)}</span>` : ''}`,
    html`${yuan(line.paid_fen)}`,
    html`${people.filter(({ lineId }) => lineId === line.id).map(({ name, document }) => html`${name} <span class="soft">${endOf(document)}</span><br>`)}`,
  ]),
)}
<h2>${two('凭证', 'Vouchers')}</h2>
${tableOf(
  [
    ['核销码', 'Code'],
    ['有效期', 'Valid'],
    ['状态', 'Status'],
    ['操作', 'Action'],
  ],
  vouchers.map((voucher) => [
    html`<code>${voucher.code.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>`,
    html`${[...new Set([voucher.first_day, voucher.last_day])].filter(Boolean).join(' – ')}`,
    html`${said(VOUCHER_STATUS[voucher.status])}${voucher.used_ms ? html` <span class="soft">${when(voucher.used_ms)}</span>` : ''}${voucher.frozen ? html` <span class="bad">${two('退款处理中', 'Refund open')}</span>` : ''}`,
    voucher.status === appointmentStatus.toBeUsed
      ? buttonForm({ path: '/vouchers/verify', label: two('核销', 'Verify'), fields: { code: voucher.code } })
      : html``,
  ]),
)}
${parts}
<h2>${two('退款', 'Refunds')}</h2>
${tableOf(
  [
    ['退款单', 'Refund'],
    ['金额', 'Amount'],
    ['状态', 'State'],
  ],
  refunds.map((refund) => [
    html`${refund.out_refund_no}<br><span class="soft">${when(refund.created_ms)}</span>`,
    html`${yuan(refund.amount_fen)}`,
    html`${refund.state}`,
  ]),
)}
<h2>${two('经过', 'What happened')}</h2>
<ul>${history.map((event) => html`<li>${when(event.at_ms)} ${said(ORDER_STATUS[event.status])} · ${said(PAY_STATUS[event.pay_status])}${event.note ? html` <span class="soft">${event.note}</span>` : ''}</li>`)}</ul>
<h2>${two('员工操作', 'Done by staff')}</h2>
${auditTable(audit)}`;
};

/** What can be done with the order as it stands. */
function orderSteps({ order }: WholeOrder): Html {
  const id = { id: order.id };
  if (order.status === orderStatus.pendingConfirmation) {
    return html`<p>${buttonForm({ path: '/orders/confirm', label: two('确认', 'Confirm'), fields: id, kind: 'go' })}
${buttonForm({
  path: '/orders/reject',
  label: two('拒绝并退款', 'Reject and refund'),
  fields: id,
  kind: 'bad',
  confirm: '拒绝订单并全额退款？ Reject the order and refund it all?',
  more: html`<label>${two('原因', 'Reason')} <input name="reason" required maxlength="140"></label>`,
})}</p>`;
  }
  if (order.status === orderStatus.complete) {
    return html`<p>${buttonForm({
      path: '/orders/give-back',
      label: two('商家退款', 'Give back'),
      fields: id,
      kind: 'bad',
      confirm: '确定退还？ Give it back?',
      more: html`<label>${two('份数', 'Units')} <input name="units" inputmode="numeric" size="3" value="1" required></label>`,
    })}</p>`;
  }
  return html``;
}

/** The last four characters of a document. */
const endOf = (document: string): string => (document === '' ? '' : `…${document.slice(-4)}`);

/** Lines of the audit log. */
export const auditTable = (lines: OrderPage['audit']): Html =>
  tableOf(
    [
      ['时间', 'Time'],
      ['员工', 'Who'],
      ['操作', 'Action'],
      ['对象', 'Of what'],
      ['结果', 'Outcome'],
    ],
    lines.map((line) => [
      html`${when(line.at_ms)}`,
      html`${line.staff_name}`,
      html`<code>${line.action}</code>`,
      html`<code>${line.subject}</code>`,
      html`${OUTCOMES[line.outcome]} <span class="soft">${line.note}</span>`,
    ]),
  );

const OUTCOMES = {
  begun: '未完成 Unfinished',
  done: '成功 Done',
  refused: '被拒 Refused',
  failed: '出错 Failed',
};

/** The day a search for documents begins with. */
export const searchDay = (typed: string | undefined, nowMs: number): string =>
  typed !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : dayOf(nowMs);
