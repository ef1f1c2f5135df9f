import { html, raw } from 'hono/html';
import { mayDo, type Role } from './permissions';
import type { Staff } from './staff/session';
import { styles } from './styles';

export type Html = ReturnType<typeof html>;

/** Both languages side by side: the console is worked by people of either. */
export const two = (zh: string, en: string): Html => html`${zh} <span lang="en">${en}</span>`;

interface Section {
  path: string;
  zh: string;
  en: string;
  roles: readonly Role[];
}

/** The console's pages, and who they are for. */
export const sections = [
  { path: '/operator/gate', zh: '核销', en: 'Gate', roles: ['gate', 'orders'] },
  { path: '/operator/orders', zh: '订单', en: 'Orders', roles: ['orders', 'money', 'gate'] },
  { path: '/operator/after-sales', zh: '售后', en: 'After-sales', roles: ['orders'] },
  { path: '/operator/parcels', zh: '发货', en: 'Parcels', roles: ['orders'] },
  { path: '/operator/rooms', zh: '房间', en: 'Rooms', roles: ['gate', 'orders'] },
  { path: '/operator/appointments', zh: '预约', en: 'Appointments', roles: ['gate', 'orders', 'catalogue'] },
  { path: '/operator/cards', zh: '年卡', en: 'Annual cards', roles: ['gate', 'orders'] },
  { path: '/operator/reviews', zh: '评价', en: 'Reviews', roles: ['orders'] },
  { path: '/operator/catalogue', zh: '价格与库存', en: 'Prices and stock', roles: ['catalogue'] },
  { path: '/operator/activities', zh: '活动', en: 'Activities', roles: ['catalogue'] },
  { path: '/operator/previews', zh: '预览', en: 'Previews', roles: ['catalogue'] },
  { path: '/operator/money', zh: '资金', en: 'Money', roles: ['money'] },
  { path: '/operator/staff', zh: '员工', en: 'Staff', roles: ['admin'] },
  { path: '/operator/audit', zh: '操作记录', en: 'Audit log', roles: ['admin'] },
] as const satisfies readonly Section[];

export type SectionPath = (typeof sections)[number]['path'];

/** Who a page is for. */
export const rolesOfSection = (path: SectionPath): readonly Role[] =>
  sections.find((section) => section.path === path)?.roles ?? [];

interface Frame {
  title: readonly [zh: string, en: string];
  body: Html;
  nonce: string;
  /** Absent where nobody is signed in. */
  staff?: Staff;
  /** Path of the section the page belongs to. */
  at?: string;
  /** Other scripts of the page, by name. */
  script?: 'gate';
}

/** The frame of every page of the console. */
export const operatorPage = ({
  title: [zh, en],
  body,
  nonce,
  staff,
  at,
  script,
}: Frame) => html`<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${zh} · ${en} · 云游</title>
<style nonce="${nonce}">${raw(styles)}</style>
<script type="module" src="/operator/assets/console.js"></script>
${script ? html`<script type="module" src="/operator/assets/${script}.js"></script>` : ''}
</head>
<body>
<a class="skip" href="#main">跳到内容 · Skip to content</a>
${staff ? header(staff, at) : ''}
<main id="main">
${staff?.notice ? html`<p role="status">${staff.notice}</p>` : ''}
<h1>${two(zh, en)}</h1>
${body}
</main>
</body>
</html>`;

const header = (staff: Staff, at: string | undefined): Html => html`<header>
<a class="brand" href="/operator">云游 <span lang="en">Yunyou</span></a>
<nav aria-label="栏目 · Sections">${sections
  .filter((section) => mayDo(staff.roles, section.roles))
  .map(
    ({ path, zh, en }) =>
      html`<a href="${path}"${path === at ? raw(' aria-current="page"') : ''}>${two(zh, en)}</a>`,
  )}</nav>
<form method="post" action="/operator/sign-out" data-plain><span>${staff.name}</span> <button>${two('退出', 'Sign out')}</button></form>
</header>`;

/** A table, or a line that says there is nothing. */
export const tableOf = (
  heads: readonly (readonly [zh: string, en: string])[],
  rows: readonly Html[][],
): Html =>
  rows.length === 0
    ? html`<p class="soft">${two('暂无', 'Nothing yet')}</p>`
    : html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map(([zh, en]) => html`<th scope="col">${two(zh, en)}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((one) => html`<td>${one}</td>`)}</tr>`)}</tbody></table></div>`;

export interface ButtonForm {
  /** Of the action, without `console`. */
  path: string;
  label: Html;
  fields?: Readonly<Record<string, string>>;
  /** More to fill in. */
  more?: Html;
  /** Asked before it is done. */
  confirm?: string;
  kind?: 'go' | 'bad';
}

/** A form of one button, with what it needs to be told. */
export const buttonForm = ({ path, label, fields = {}, more, confirm, kind }: ButtonForm): Html =>
  html`<form method="post" action="/operator/console${path}"${confirm ? html` data-confirm="${confirm}"` : ''}>
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${more ?? ''}
<button class="${kind ?? ''}">${label}</button></form>`;

export const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
