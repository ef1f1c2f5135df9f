import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { sweepGateFaces } from '../../flows/gate-faces';
import { openDeletions } from '../../modules/consent/gate-faces-store';
import type { Action } from '../../operator/desk/typed';
import { deleteAtSandboxGates, readGates, silenceGates } from '../gate-faces';

const SHOWN = 20;

/** What the sandbox's gates hold, and what waits to be deleted there. */
export const readGateFaces = async (db: Db) => ({
  gateFaces: { ...(await readGates(db)), deletions: await openDeletions(db, SHOWN) },
});

/** The queue of deletions at the gates. */
export function gateActions(app: AppContext, action: Action): void {
  action('/annual-cards/gates-silent', async ({ silent = '' }) => {
    await silenceGates(app.db, silent === '1');
    return silent === '1' ? '闸机不应答 · The gates are silent' : '闸机恢复应答 · The gates answer';
  });
  action('/annual-cards/gates-acknowledge', async ({ id = '' }) => {
    await deleteAtSandboxGates(app.db, id);
    await sweepGateFaces(app);
    return '闸机已删除 · Deleted at the gates';
  });
  action('/annual-cards/gates-ask', async () => {
    await sweepGateFaces(app);
    return '已询问闸机 · The gates were asked';
  });
}

const button = (path: string, label: string, fields: Record<string, string> = {}) =>
  html`<form method="post" action="console/annual-cards/${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`;

/** The console's part about deletions at the gates. */
export const gateForms = ({ gateFaces }: Awaited<ReturnType<typeof readGateFaces>>) => html`
<h3>闸机删除 <span lang="en">To be deleted at the gates</span></h3>
${button('gates-silent', '闸机不应答 Silence', { silent: '1' })}
${button('gates-silent', '闸机应答 Let answer', { silent: '0' })}
${button('gates-ask', '立即询问 Ask now')}
<div class="scroll"><table><tbody>${gateFaces.deletions.map(
  (
    one,
  ) => html`<tr><td><code>${one.id}</code></td><td>${dayOf(one.delete_ms ?? 0)} ${timeOf(one.delete_ms ?? 0)} · ${one.tries}</td>
<td>${button('gates-acknowledge', '已删除 Deleted', { id: one.id })}</td></tr>`,
)}</tbody></table></div>`;
