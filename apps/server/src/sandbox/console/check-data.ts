import { html } from 'hono/html';
import type { Breach } from '../../core/invariants/invariants-store';
import type { Invariant } from '../../core/kinds';

/** Every invariant of the data, and what breaks it now. */
export const checkDataBody = (invariants: readonly Invariant[], breaches: readonly Breach[]) => html`<main>
<h1>数据核对 <span lang="en">Data check</span></h1>
<p role="status">${breaches.length === 0 ? '全部通过 · All hold' : `${breaches.length} 处不符 · breaches`}</p>
<ul>${invariants.map(({ name }) => {
  const own = breaches.filter(({ invariant }) => invariant === name);
  return html`<li><span lang="en">${own.length === 0 ? '✓' : '✗'} ${name}</span>
    ${own.length === 0 ? '' : html`<ul>${own.map(({ subject, problem }) => html`<li><code>${subject}</code> ${problem}</li>`)}</ul>`}</li>`;
})}</ul>
<p><a class="button" href="/sandbox/console">返回 · Back</a></p>
</main>`;
