import { html, raw } from 'hono/html';
import { buttonForm, type Html, tableOf, two } from '../page';
import { type Role, roles } from '../permissions';
import type { StaffRow } from '../staff/staff-store';

const ROLE_WORDS: Readonly<Record<Role, readonly [string, string]>> = {
  gate: ['入口', 'Gate'],
  orders: ['订单', 'Orders'],
  catalogue: ['商品', 'Catalogue'],
  money: ['资金', 'Money'],
  admin: ['管理员', 'Admin'],
};

const boxes = (own: readonly Role[]): Html =>
  html`<fieldset><legend>${two('岗位', 'Roles')}</legend>${roles.map(
    (role) =>
      html`<label><input type="checkbox" name="${role}" value="1"${own.includes(role) ? raw(' checked') : ''}> ${two(...ROLE_WORDS[role])}</label>`,
  )}</fieldset>`;

const stateOf = ({ ended_ms, password_hash, join_expires_ms }: StaffRow, nowMs: number): Html => {
  if (ended_ms !== null) return two('已停用', 'Ended');
  if (password_hash !== null) return two('在用', 'Active');
  return join_expires_ms !== null && join_expires_ms > nowMs
    ? two('待加入', 'Invited')
    : two('链接已过期', 'Link is over');
};

/** Everybody who may work here, and what each is there for. */
export const staffBody = (staff: readonly StaffRow[], nowMs: number): Html => html`
${buttonForm({
  path: '/staff/add',
  label: two('添加员工', 'Add'),
  kind: 'go',
  more: html`<label>${two('账号', 'Name')} <input name="name" required maxlength="31" autocapitalize="none" autocomplete="off"></label>${boxes([])}`,
})}
${tableOf(
  [
    ['账号', 'Name'],
    ['状态', 'State'],
    ['岗位', 'Roles'],
    ['操作', 'Action'],
  ],
  staff.map((one) => [
    html`${one.name}`,
    stateOf(one, nowMs),
    one.ended_ms === null
      ? buttonForm({
          path: '/staff/roles',
          label: two('更改', 'Change'),
          fields: { id: one.id },
          more: boxes(one.roles),
        })
      : html`${one.roles.map((role) => html`${two(...ROLE_WORDS[role])} `)}`,
    one.ended_ms === null
      ? html`${buttonForm({
          path: '/staff/reset',
          label: two('重置密码与验证器', 'Reset password and app'),
          fields: { id: one.id },
          confirm: '重置后需用新链接重新加入？ They will have to join anew by a new link. Go on?',
        })}${buttonForm({
          path: '/staff/end',
          label: two('停用', 'End'),
          fields: { id: one.id },
          kind: 'bad',
          confirm: '停用此账号？ End this account?',
        })}`
      : html``,
  ]),
)}`;

/** The audit log, of everybody or of one. */
export const auditBody = (name: string, table: Html, before: number | undefined): Html => html`
<form method="get" action="/operator/audit"><label>${two('员工', 'Name')} <input name="name" value="${name}" maxlength="31"></label><button>${two('查看', 'Show')}</button></form>
${table}
${before === undefined ? '' : html`<p><a class="button" href="/operator/audit?name=${encodeURIComponent(name)}&before=${before}">${two('更早', 'Earlier')}</a></p>`}`;
