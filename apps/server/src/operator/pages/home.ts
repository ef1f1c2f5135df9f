import { html } from 'hono/html';
import type { figuresOf } from '../orders-store';
import { type Html, rolesOfSection, type SectionPath, two, yuan } from '../page';
import { mayDo, type Role } from '../permissions';

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** What waits for staff, and what today has brought: each sees what their role is for. */
export function homeBody(figures: Figures, roles: readonly Role[]): Html {
  const sees = (path: SectionPath) => mayDo(roles, rolesOfSection(path));
  const fact = (path: SectionPath, zh: string, en: string, value: string | number, search = '') =>
    sees(path)
      ? html`<div><dt>${two(zh, en)}</dt><dd><a href="${path}${search}">${value}</a></dd></div>`
      : html``;
  return html`
<h2>${two('等待处理', 'Waiting')}</h2>
<dl class="facts">
${fact('/operator/orders', '待确认订单', 'Orders to confirm', figures.toConfirm, '?status=0')}
${fact('/operator/after-sales', '待答复售后', 'Requests to answer', figures.toAnswer)}
${fact('/operator/parcels', '待发货', 'To ship', figures.toShip)}
${fact('/operator/money', '退款失败', 'Refunds that failed', figures.failedRefunds)}
${fact('/operator/money', '对账差异', 'Differences', figures.differences)}
${fact('/operator/money', '存疑通知', 'Odd notifications', figures.odd)}
</dl>
<h2>${two('今日', 'Today')}</h2>
<dl class="facts">
${sees('/operator/money') ? html`<div><dt>${two('收款', 'Sales')}</dt><dd>${yuan(figures.paidFen)}</dd></div><div><dt>${two('笔数', 'Payments')}</dt><dd>${figures.paidCount}</dd></div><div><dt>${two('退款', 'Refunded')}</dt><dd>${yuan(figures.refundedFen)}</dd></div>` : ''}
<div><dt>${two('已核销', 'Verified')}</dt><dd>${figures.admitted}</dd></div>
<div><dt>${two('今日可用凭证', 'Vouchers good today')}</dt><dd>${figures.expected}</dd></div>
</dl>`;
}
