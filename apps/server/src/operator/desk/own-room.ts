import { messageTextMax, messageTitleMax } from '@yunyou/contract';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { badInput, notFound } from '../../http/refusal';
import { moveSuggestion, replyToSuggestion } from '../../modules/advice/write';
import { tell } from '../../modules/message/tell';

const SHOWN = 30;
const STATE = { submitted: '已提交', processing: '处理中', replied: '已回复', closed: '已关闭' };

/** What the console shows of suggestions: the newest of those that wait first. */
export async function readSuggestions(db: Db) {
  const suggestions = await db
    .selectFrom('suggestions')
    .select(['id', 'sn', 'kind', 'text', 'state'])
    .orderBy((eb) => eb.case().when('state', 'in', ['submitted', 'processing']).then(0).else(1).end())
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return { suggestions };
}

type Form = Record<string, string>;
type Action = (path: string, work: (form: Form) => Promise<string>) => void;

function typed(name: string, text: string, max: number): string {
  const words = text.trim();
  if (words === '' || [...words].length > max) {
    throw badInput([{ field: name, reason: `1 to ${max} characters` }]);
  }
  return words;
}

/** The operator who answers suggestions and writes to members. */
export function ownRoomActions(app: AppContext, action: Action): void {
  action('/advice/reply', async ({ id = '', text = '' }) => {
    await inTransaction(app.db, (tx) => replyToSuggestion(tx, id, { text, nowMs: app.clock.now() }));
    return '已回复意见 · Suggestion answered';
  });
  const move = (path: string, state: 'processing' | 'closed', done: string) =>
    action(`/advice/${path}`, async ({ id = '' }) => {
      await inTransaction(app.db, (tx) => moveSuggestion(tx, id, state));
      return done;
    });
  move('process', 'processing', '意见处理中 · Suggestion taken up');
  move('close', 'closed', '意见已关闭 · Suggestion closed');

  action('/messages/inbox', async ({ mobile = '', title = '', titleEn = '', text = '', textEn = '' }) => {
    const member = await app.db
      .selectFrom('members')
      .select('id')
      .where('mobile_index', '=', app.protection.index('mobile', mobile.trim()))
      .executeTakeFirst();
    if (!member) throw notFound();
    const chinese = {
      title: typed('title', title, messageTitleMax),
      text: typed('text', text, messageTextMax),
    };
    await tell(app.db, {
      memberId: member.id,
      template: 'operator',
      parameters: {
        title: { 'zh-Hans': chinese.title, en: titleEn.trim() || chinese.title },
        text: { 'zh-Hans': chinese.text, en: textEn.trim() || chinese.text },
      },
      nowMs: app.clock.now(),
    });
    return '站内消息已发送 · Message sent to the inbox';
  });
}

type Html = ReturnType<typeof html>;
type Suggestions = Awaited<ReturnType<typeof readSuggestions>>;

const press = (path: string, label: string, id: string): Html =>
  html`<form method="post" action="console/advice/${path}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;

/** The console's part about suggestions and the inbox. */
export const ownRoomForms = ({ suggestions }: Suggestions): Html => html`
<h2 id="advice">意见 <span lang="en">Suggestions</span></h2>
${
  suggestions.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${suggestions.map(
        ({
          id,
          sn,
          kind,
          text,
          state,
        }) => html`<tr><td>${sn}<br><span class="soft">${kind} ${STATE[state]}</span></td><td>${text}</td>
          <td>${
            state === 'closed'
              ? ''
              : html`<form method="post" action="console/advice/reply"><input type="hidden" name="id" value="${id}">
                <label>回复 Answer <input name="text" size="14" maxlength="500" required></label><button>回复 Answer</button></form>
                ${state === 'submitted' ? press('process', '处理 Take up', id) : ''}${press('close', '关闭 Close', id)}`
          }</td></tr>`,
      )}</tbody></table></div>`
}
<h2 id="inbox">站内消息 <span lang="en">Inbox</span></h2>
<form method="post" action="console/messages/inbox"><label>手机号 Mobile <input name="mobile" inputmode="numeric" required></label>
<label>标题 Title <input name="title" size="14" maxlength="40" required></label> <label>英文标题 Title in English <input name="titleEn" size="14" maxlength="40"></label>
<label>内容 Text <input name="text" size="20" maxlength="500" required></label> <label>英文内容 Text in English <input name="textEn" size="20" maxlength="500"></label>
<button>发送 Send</button></form>`;
