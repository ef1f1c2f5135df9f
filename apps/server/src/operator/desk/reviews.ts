import { html } from 'hono/html';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import { moderate, type ReviewPart, replyTo } from '../../modules/review/moderate';

const SHOWN = 30;
const STATE = { pending: '待审', visible: '显示', hidden: '隐藏', rejected: '拒绝', deleted: '已删除' };

/** What the console shows of reviews: those that wait first, then the newest of members. */
export async function readReviews(db: Db) {
  const reviews = await db
    .selectFrom('reviews')
    .select([
      'id',
      'state',
      'stars',
      'text',
      'author_name as author',
      'anonymous',
      'reply',
      'append_text as appendText',
      'append_state as appendState',
      'append_reply as appendReply',
      'video_url as videoUrl',
    ])
    .where('state', '<>', 'deleted')
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.or([eb('state', '=', 'pending'), eb('append_state', '=', 'pending')]))
        .then(0)
        .when('member_id', 'is not', null)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('at_ms', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return { reviews };
}

type Form = Record<string, string>;
type Action = (path: string, work: (form: Form) => Promise<string>) => void;

function partOf(part: string): ReviewPart {
  if (part === '' || part === 'review') return 'review';
  if (part === 'append') return 'append';
  throw badInput([{ field: 'part', reason: 'review or append' }]);
}

/** The operator who looks at reviews, and the merchant who answers them. */
export function reviewActions(app: AppContext, action: Action): void {
  const move = (path: string, state: 'visible' | 'hidden' | 'rejected', done: string) =>
    action(`/reviews/${path}`, async ({ id = '', part = '' }) => {
      await inTransaction(app.db, (tx) => moderate(tx, id, partOf(part), state));
      return done;
    });
  move('show', 'visible', '评价已显示 · Review shown');
  move('hide', 'hidden', '评价已隐藏 · Review hidden');
  move('reject', 'rejected', '评价已拒绝 · Review rejected');
  action('/reviews/reply', async ({ id = '', part = '', text = '' }) => {
    await inTransaction(app.db, (tx) => replyTo(tx, id, partOf(part), { text, nowMs: app.clock.now() }));
    return '已回复 · Answered';
  });
}

type Html = ReturnType<typeof html>;
type Reviews = Awaited<ReturnType<typeof readReviews>>;

const button = (path: string, label: string, id: string, part: ReviewPart): Html =>
  html`<form method="post" action="console/reviews/${path}">
    <input type="hidden" name="id" value="${id}"><input type="hidden" name="part" value="${part}"><button>${label}</button></form>`;

const steps = (id: string, part: ReviewPart, state: string): Html => html`
  ${state === 'visible' ? button('hide', '隐藏 Hide', id, part) : button('show', '显示 Show', id, part)}
  ${state === 'rejected' ? '' : button('reject', '拒绝 Reject', id, part)}
  <form method="post" action="console/reviews/reply"><input type="hidden" name="id" value="${id}"><input type="hidden" name="part" value="${part}">
  <label>回复 Answer <input name="text" size="14" maxlength="500" required></label><button>回复 Answer</button></form>`;

/** The console's part about reviews. */
export const reviewForms = ({ reviews }: Reviews): Html => html`
<h2 id="reviews">评价 <span lang="en">Reviews</span></h2>
${
  reviews.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${reviews.flatMap((one) => [
        html`<tr><td>${one.stars}★ ${STATE[one.state]}</td><td>${one.anonymous ? '匿名 Anonymous' : one.author}</td>
          <td>${one.text}${one.videoUrl ? html` <span class="soft">视频 Video</span>` : ''}${one.reply ? html`<br><span class="soft">↳ ${one.reply}</span>` : ''}</td>
          <td>${steps(one.id, 'review', one.state)}</td></tr>`,
        ...(one.appendState === null
          ? []
          : [
              html`<tr><td>追评 ${STATE[one.appendState]}</td><td></td><td>${one.appendText}${one.appendReply ? html`<br><span class="soft">↳ ${one.appendReply}</span>` : ''}</td>
                <td>${steps(one.id, 'append', one.appendState)}</td></tr>`,
            ]),
      ])}</tbody></table></div>`
}`;
