import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { makeJumpCode } from '../../modules/jump/operate';
import { readBlocks, readShare } from '../../modules/jump/read-blocks';
import { type Action, type Form, typedTime, wholeOf } from './typed';

const SHOWN = 100;
const DAY_MS = 86_400_000;

/** What the console shows of jump codes: the latest of them. */
export async function readJumpCodes(db: Db) {
  const codes = await db
    .selectFrom('jump_codes')
    .select(['code', 'target', 'title', 'auto', 'mode', 'hits', 'starts_ms as startsMs', 'ends_ms as endsMs'])
    .orderBy('created_ms', 'desc')
    .orderBy('code')
    .limit(SHOWN)
    .execute();
  return { jumpCodes: codes.map(({ title, ...row }) => ({ ...row, title: title['zh-Hans'] })) };
}

const inBoth = (zh = '', en = '') => ({ 'zh-Hans': zh.trim(), en: en.trim() || zh.trim() });

/** A code as it is typed. */
function codeTyped(form: Form) {
  const startsMs = typedTime('starts', form.starts);
  return {
    target: form.target ?? '',
    title: inBoth(form.title?.trim() || '互动页', form.titleEn),
    subtitle: inBoth(form.subtitle, form.subtitleEn),
    buttonText: inBoth(form.button, form.buttonEn),
    auto: form.auto === 'on',
    blocks: form.blocks?.trim() ? readBlocks(form.blocks) : [],
    share: form.share?.trim() ? readShare(form.share) : null,
    activeId: form.active?.trim() || null,
    startsMs,
    endsMs: startsMs + (wholeOf(form.runDays) || 7) * DAY_MS,
  };
}

/** The operator makes jump codes. */
export function jumpCodeActions({ db, clock }: AppContext, action: Action): void {
  action('/jump-codes/make', async (form) => {
    const code = await inTransaction(db, (tx) => makeJumpCode(tx, codeTyped(form), clock.now()));
    return `跳转码已生成 · Jump code made: ${code}`;
  });
}

type JumpCodes = Awaited<ReturnType<typeof readJumpCodes>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const pageOf = (code: string) => `/pages/jump-page/jump-page?code=${code}`;

/** The console's part about jump codes. */
export const jumpCodeForms = ({ jumpCodes }: JumpCodes) => html`
<h2 id="jump-codes">跳转码 <span lang="en">Jump codes</span></h2>
<form method="post" action="console/jump-codes/make">
<label>目标 Target <input name="target" placeholder="/pages/… https://… mp: video: live:" size="40"></label>
<label>标题 Title <input name="title"></label> <label>英文 English <input name="titleEn"></label>
<label>副标题 Subtitle <input name="subtitle"></label> <label>英文 English <input name="subtitleEn"></label>
<label>按钮 Button <input name="button"></label> <label>英文 English <input name="buttonEn"></label>
<label>活动 Activity <input name="active"></label> <label>直接跳转 At once <input type="checkbox" name="auto"></label>
<label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label> <label>天数 Runs <input name="runDays" size="3" value="7"></label>
<label>内容块 Blocks (JSON; 留空则跳转 empty: leads to the target) <textarea name="blocks" rows="4" cols="60" placeholder='[{"type":"picture","picture":{…},"areas":[{"x":0,"y":0,"w":50,"h":50,"label":{"zh-Hans":"…","en":"…"},"link":"/pages/…"}]}]'></textarea></label>
<label>分享文案 Share (JSON) <textarea name="share" rows="2" cols="60" placeholder='{"title":{"zh-Hans":"…","en":"…"},"desc":{"zh-Hans":"…","en":"…"},"imgUrl":""}'></textarea></label>
<button>生成 Make</button></form>
<div class="scroll" tabindex="0"><table><tbody>${jumpCodes.map(
  (
    one,
  ) => html`<tr><td><a href="${pageOf(one.code)}"><code>${one.code}</code></a> ${one.title}${one.auto ? ' · 直接 at once' : ''}${one.mode === 'show' ? ' · 展示 shows' : ''}<br><span class="soft">${one.target}</span></td>
<td>${at(one.startsMs)} – ${at(one.endsMs)}<br>${one.hits}次 hits</td></tr>`,
)}</tbody></table></div>`;
