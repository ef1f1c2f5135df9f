import { html } from 'hono/html';
import type { DifferenceRow } from '../../core/payments/difference-store';
import type { RefundRow } from '../../core/refunds/store';
import type { oddNotifications } from '../../modules/payment/odd-store';
import { buttonForm, type Html, tableOf, two, yuan } from '../page';
import { when } from '../words';

interface Money {
  refunds: readonly RefundRow[];
  odd: Awaited<ReturnType<typeof oddNotifications>>;
  differences: readonly DifferenceRow[];
}

const fen = (amount: number | null): string => (amount === null ? '—' : yuan(amount));

/** Money that waits for somebody's word: refunds that failed, days that differ, notifications that make no sense. */
export const moneyBody = ({ refunds, odd, differences }: Money): Html => html`
<h2>${two('退款失败', 'Refunds that failed')}</h2>
${tableOf(
  [
    ['退款单', 'Refund'],
    ['金额', 'Amount'],
    ['原因', 'Reason'],
    ['操作', 'Action'],
  ],
  refunds.map((refund) => [
    html`${refund.out_refund_no}<br><span class="soft">${when(refund.created_ms)}</span>`,
    html`${yuan(refund.amount_fen)}`,
    html`${refund.reason}`,
    buttonForm({
      path: '/refunds/resend',
      label: two('重新退款', 'Send again'),
      fields: { id: refund.id },
      kind: 'go',
    }),
  ]),
)}
<h2>${two('对账差异', 'Differences of reconciliation')}</h2>
${tableOf(
  [
    ['日期', 'Day'],
    ['单号', 'Number'],
    ['差异', 'Difference'],
    ['我方', 'Ours'],
    ['对方', 'Theirs'],
    ['操作', 'Action'],
  ],
  differences.map((row) => [
    html`${row.run_day}<br><span class="soft">${row.gateway}</span>`,
    html`<code>${row.number}</code>`,
    html`${row.kind} <span class="soft">${row.of}</span>`,
    html`${fen(row.ours_fen)}`,
    html`${fen(row.theirs_fen)}`,
    buttonForm({
      path: '/differences/solve',
      label: two('已解决', 'Solved'),
      fields: { id: String(row.id) },
      more: html`<label>${two('说明', 'Note')} <input name="note" required maxlength="200"></label>`,
    }),
  ]),
)}
<h2>${two('存疑通知', 'Odd notifications')}</h2>
${tableOf(
  [
    ['渠道', 'System'],
    ['支付单号', 'Number'],
    ['疑点', 'Odd'],
    ['次数', 'Times'],
    ['收到', 'Received'],
    ['操作', 'Action'],
  ],
  odd.map((row) => [
    html`${row.gateway}`,
    html`<code>${row.number}</code>`,
    html`${row.reason}`,
    html`${row.times}`,
    html`${when(row.received_ms)}`,
    buttonForm({ path: '/odd/solve', label: two('已处理', 'Solved'), fields: { id: String(row.id) } }),
  ]),
)}`;
