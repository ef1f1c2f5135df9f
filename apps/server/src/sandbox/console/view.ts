import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import { requestForms } from '../../operator/desk/after-sales';
import { annualCardForms } from '../../operator/desk/annual-card-view';
import { appealForms } from '../../operator/desk/appeals';
import { appointmentForms } from '../../operator/desk/appointments';
import { bargainForms } from '../../operator/desk/bargains';
import { boxForms } from '../../operator/desk/blind-boxes';
import { drawForms } from '../../operator/desk/draws';
import { flashSaleForms } from '../../operator/desk/flash-sales';
import { goodsForms } from '../../operator/desk/goods';
import { groupBuyForms } from '../../operator/desk/group-buys';
import { hotelForms } from '../../operator/desk/hotels';
import { jumpCodeForms } from '../../operator/desk/jump-codes';
import { offerForms } from '../../operator/desk/offers';
import { ownRoomForms } from '../../operator/desk/own-room';
import { parcelForms } from '../../operator/desk/parcels';
import { previewForms } from '../../operator/desk/previews';
import { reviewForms } from '../../operator/desk/reviews';
import { roles } from '../../operator/permissions';
import type { MovableClock } from '../movable-clock';
import { collectibleForms } from './collectibles';
import { couponList } from './coupons';
import { gateForms } from './gates';
import { identityForms } from './identity';
import { invoiceForms } from './invoices';
import { mapForm } from './map';
import { messageForm } from './messages';
import type { ConsoleData } from './queries';
import { reconciliationForms } from './reconciliation';
import { searchForms } from './search';
import { snapshotForms } from './snapshots';

const SANDBOX = { isSandbox: true };
const ORDER_STATUS = ['待确认', '待消费', '交易完成', '交易失败', '待付款', '退款中', '交易关闭'];
const VOUCHER_STATUS = ['未出票', '待使用', '已使用', '已取消', '已过期'];

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
const when = (ms: number) => `${dayOf(ms)} ${timeOf(ms)}`;

type Html = ReturnType<typeof html>;

const button = (
  action: string,
  label: string,
  fields: Record<string, string>,
): Html => html`<form method="post" action="console/${action}">
  ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <button>${label}</button></form>`;

const table = (heads: string[], rows: Html[][]): Html =>
  rows.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

export const consoleBody = (data: ConsoleData, clock: MovableClock, done: string): Html => html`<main>
<h1>沙箱控制台 <span lang="en">Sandbox console</span></h1>
<nav><a href="/">打开应用 · App</a><a href="/docs/api">接口文档 · API reference</a><a href="/operator">运营后台 · Operator console</a><a href="console/check-data">数据核对 · Data check</a></nav>
${done ? html`<p role="status">${done}</p>` : ''}

<h2 id="staff">员工 <span lang="en">Staff</span></h2>
<form method="post" action="console/staff/add"><label>账号 Name <input name="name" required autocapitalize="none"></label>
${roles.map((role) => html`<label><input type="checkbox" name="${role}" value="1" checked> ${role}</label> `)}
<button>添加 Add</button></form>

<h2 id="sms">短信 <span lang="en">Text messages</span></h2>
${table(
  ['时间 Time', '号码 Mobile', '内容 Text'],
  data.sms.map((sms) => [html`${when(sms.sentMs)}`, html`${sms.mobile}`, html`${sms.body}`]),
)}

<h2 id="messages">订阅消息 <span lang="en">Subscribe messages</span></h2>
${messageForm(data.messages.settings)}
${table(
  ['时间 Time', '收件人 To', '模板 Template', '内容 Fields', '页面 Page'],
  data.messages.sent.map((message) => [
    html`${when(message.sentMs)}`,
    html`<code>${message.openId}</code>`,
    html`${message.templateId}`,
    html`${Object.entries(message.data).map(([key, { value }]) => html`${key}: ${value}<br>`)}`,
    html`${message.page} <span class="soft">${message.state}</span>`,
  ]),
)}

<h2 id="time">时间 <span lang="en">Time</span></h2>
<p>现在 Now: <strong>${when(clock.now())}</strong>${clock.offsetMs === 0 ? '' : html` <span class="soft">(${Math.round(clock.offsetMs / 60_000)} min)</span>`}</p>
${button('time/move', '+31 分钟 min', { minutes: '31' })}
${button('time/move', '+1 天 day', { minutes: '1440' })}
${button('time/move', '+7 天 days', { minutes: '10080' })}
<form method="post" action="console/time/move"><label>分钟 Minutes <input name="minutes" inputmode="numeric" size="6" required></label> <button>移动 Move</button></form>
${button('time/reset', '恢复真实时间 Real time', {})}
${button('jobs/run', '立即执行任务 Run jobs', {})}

${mapForm(data.map)}

<h2 id="orders">订单 <span lang="en">Orders</span></h2>
${table(
  ['订单 Order', '产品 Product', '金额 Amount', '状态 Status', '操作 Action'],
  data.orders.map((order) => [
    html`${order.sn}<br><span class="soft">${when(order.createdMs)}</span>`,
    html`${order.title}`,
    html`${yuan(order.totalFen)}${order.refundedFen > 0 ? html`<br><span class="soft">已退 refunded ${yuan(order.refundedFen)}</span>` : ''}`,
    html`${ORDER_STATUS[order.status]}${order.closeReason ? html` <span class="soft">${order.closeReason}</span>` : ''}`,
    order.status === 0
      ? html`${button('orders/confirm', '确认 Confirm', { id: order.id })}
          <form method="post" action="console/orders/reject"><input type="hidden" name="id" value="${order.id}">
          <label>原因 Reason <input name="reason" size="10" maxlength="140"></label><button>拒绝 Reject</button></form>`
      : order.status === 2
        ? button('orders/give-back', '退一份 Give one back', { id: order.id, units: '1' })
        : html``,
  ]),
)}

<h2 id="vouchers">凭证 <span lang="en">Vouchers</span></h2>
<form method="post" action="console/vouchers/verify"><label>核销码 Code <input name="code" inputmode="numeric" required></label> <button>核销 Verify</button></form>
${table(
  ['核销码 Code', '有效期 Valid', '状态 Status', '操作 Action'],
  data.vouchers.map((voucher) => [
    html`<code>${voucher.code.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>`,
    html`${voucher.firstDay}${voucher.lastDay === voucher.firstDay ? '' : html` – ${voucher.lastDay}`}`,
    html`${VOUCHER_STATUS[voucher.status]}`,
    voucher.status === 1 ? button('vouchers/verify', '核销 Verify', { code: voucher.code }) : html``,
  ]),
)}

${hotelForms(data)}

${parcelForms(data)}
${requestForms(data)}
${goodsForms(data)}

${offerForms(data)}
${flashSaleForms(data)}
${groupBuyForms(data, SANDBOX)}
${bargainForms(data, SANDBOX)}
${drawForms(data, SANDBOX)}
${boxForms(data, SANDBOX)}
${jumpCodeForms(data)}
${reviewForms(data)}
${ownRoomForms(data)}
${appointmentForms(data)}
${annualCardForms(data)}${gateForms(data)}
${identityForms(data)}
${collectibleForms(data)}
${appealForms(data)}

${snapshotForms(data.snapshots)}

${invoiceForms(data)}

<h2 id="coupons">兑换码 <span lang="en">Coupon codes</span></h2>
${couponList(data.couponCodes)}

<h2 id="cards">储值卡 <span lang="en">Stored-value cards</span></h2>
<form method="post" action="console/stored-value/charge"><label>手机号 Mobile <input name="mobile" inputmode="numeric" required></label> <label>元 Yuan <input name="yuan" inputmode="decimal" required></label> <button>充值 Charge</button></form>

<h2 id="payments">支付 <span lang="en">Payments</span></h2>
${table(
  ['支付单 Payment', '金额 Amount', '状态 State', '通知 Notified', '操作 Action'],
  data.payments.map((payment) => [
    html`${payment.outTradeNo}<br><span class="soft">${payment.description}</span>`,
    html`${yuan(payment.amountFen)}`,
    html`${payment.state}`,
    html`${payment.notifiedMs ? when(payment.notifiedMs) : '—'}`,
    payment.paidMs
      ? button('payments/notify', '再通知一次 Notify again', { out_trade_no: payment.outTradeNo })
      : button('payments/pay-late', '强制支付 Pay anyway', { prepay_id: payment.prepayId }),
  ]),
)}

<h2 id="refunds">退款 <span lang="en">Refunds</span></h2>
${table(
  ['退款单 Refund', '金额 Amount', '原因 Reason', '状态 State', '操作 Action'],
  data.refunds.map((refund) => [
    html`${refund.number}<br><span class="soft">${when(refund.createdMs)}</span>`,
    html`${yuan(refund.amountFen)}`,
    html`${refund.reason}`,
    html`${refund.state}`,
    refund.state === 'failed' ? button('refunds/resend', '重新退款 Send again', { id: refund.id }) : html``,
  ]),
)}

<h2 id="reconciliation">对账 <span lang="en">Reconciliation</span></h2>
${reconciliationForms(data.reconciliation.spoiled, clock.now())}
${table(
  ['日期 Day', '渠道 System', '状态 State', '笔数 Rows', '收款 Paid', '退款 Refunded', '手续费 Fee'],
  data.reconciliation.runs.map((run) => [
    html`${run.day}`,
    html`${run.gateway}`,
    html`${run.state}${run.error ? html` <span class="soft">${run.error}</span>` : ''}`,
    html`${run.rows}`,
    html`${yuan(run.paidFen)}`,
    html`${yuan(run.refundedFen)}`,
    html`${yuan(run.feeFen)}`,
  ]),
)}
${table(
  ['日期 Day', '单号 Number', '差异 Difference', '我方 Ours', '对方 Theirs', '状态 State', '操作 Action'],
  data.reconciliation.differences.map((difference) => [
    html`${difference.day}<br><span class="soft">${difference.gateway}</span>`,
    html`${difference.number}`,
    html`${difference.kind} <span class="soft">${difference.of}</span>`,
    html`${difference.oursFen === null ? '—' : yuan(difference.oursFen)}`,
    html`${difference.theirsFen === null ? '—' : yuan(difference.theirsFen)}`,
    html`${difference.state} <span class="soft">${difference.note}</span>`,
    difference.state === 'solved'
      ? html``
      : button('reconciliation/solve', '已解决 Solved', { id: String(difference.id), note: 'console' }),
  ]),
)}

${previewForms(data, done)}

<h2 id="search">搜索 <span lang="en">Search</span></h2>
${searchForms(data.searches)}

<h2 id="failing">待重试 <span lang="en">Failing work</span></h2>
${table(
  ['任务 Job', '对象 Subject', '次数 Tries', '下次 Next', '原因 Reason'],
  data.failing.map((row) => [
    html`${row.job}`,
    html`<code>${row.subjectId}</code>`,
    html`${row.attempts}`,
    html`${when(row.nextMs)}`,
    html`${row.error}`,
  ]),
)}

<h2 id="odd">存疑通知 <span lang="en">Odd notifications</span></h2>
${table(
  ['渠道 System', '支付单号 Number', '疑点 Odd', '内容 Said', '次数 Times', '收到 Received', ''],
  data.odd.map((row) => [
    html`${row.gateway}`,
    html`<code>${row.number}</code>`,
    html`${row.reason}`,
    html`<code>${row.said}</code>`,
    html`${row.times}`,
    html`${when(row.receivedMs)}`,
    button('odd/solve', '已处理 Solved', { id: String(row.id) }),
  ]),
)}
</main>`;
