import { activityType, prizeKinds } from '@yunyou/contract';
import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { revealDrawDay } from '../../flows/draws';
import { badInput } from '../../http/refusal';
import { forceNextRoll, giftChances } from '../../modules/lottery/gift';
import {
  addDrawStock,
  draftDraw,
  extendDraw,
  type NewDrawPrize,
  publishDraw,
  withdrawDraw,
} from '../../modules/lottery/operate';
import { type Desk, forTests } from './for-tests';
import { type Action, type Form, neededWhole, typedTime, wholeOf } from './typed';

const SHOWN = 40;
const DAY_MS = 86_400_000;

/** What the console shows of draws: each prize, and the latest of what was drawn. */
export async function readDraws(db: Db) {
  const prizes = await db
    .selectFrom('draw_prizes as p')
    .innerJoin('activities as a', 'a.id', 'p.activity_id')
    .select(['a.id as activeId', 'a.name as activity', 'a.state', 'a.ends_ms as endsMs', 'p.id', 'p.name'])
    .select(['p.kind', 'p.ppm', 'p.stock', 'p.given', 'p.seq'])
    .orderBy('a.starts_ms', 'desc')
    .orderBy('a.id')
    .orderBy('p.seq')
    .limit(SHOWN * 8)
    .execute();
  const records = await db
    .selectFrom('draw_records as r')
    .innerJoin('draw_prizes as p', 'p.id', 'r.given_prize_id')
    .select(['r.id', 'r.activity_id as activeId', 'r.member_id as memberId', 'r.draw_index as index'])
    .select(['r.roll', 'r.reason', 'r.forced', 'r.at_ms as atMs', 'p.name'])
    .orderBy('r.at_ms', 'desc')
    .orderBy('r.id')
    .limit(SHOWN)
    .execute();
  return {
    drawPrizes: prizes.map(({ name, activity, ...row }) => ({
      ...{ ...row, name: name['zh-Hans'], activity: activity['zh-Hans'] },
    })),
    drawRecords: records.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
  };
}

/** A prize as it is typed, one a line: kind, ppm, how many (0: no limit), value in fen, what it is, both names. */
function prizeTyped(line: string, place: number): NewDrawPrize {
  const [kindText = '', ppm = '', stock = '', value = '', thing = '', zhHans = '', en = ''] = line
    .split('|')
    .map((part) => part.trim());
  const kind = prizeKinds.find((one) => one === kindText);
  if (!kind) throw badInput([{ field: `prizes.${place}.kind`, reason: prizeKinds.join(', ') }]);
  const [productId = '', variantId = ''] = thing.split('/');
  return {
    kind,
    ppm: Number(ppm),
    ...(Number(stock) > 0 && { stock: Number(stock) }),
    ...(value !== '' && { valueFen: Number(value) }),
    ...((zhHans !== '' || en !== '') && { name: { 'zh-Hans': zhHans, en } }),
    ...{ goods: { goods: { productId, variantId } }, coupon: { couponId: thing }, none: {} }[kind],
  };
}

/** A draft of a draw, as it is typed. */
function draftTyped(form: Form) {
  const startsMs = typedTime('starts', form.starts);
  const lines = (form.prizes ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    layout: form.layout === 'wheel' ? ('wheel' as const) : ('grid' as const),
    name: { 'zh-Hans': form.name?.trim() ?? '', en: form.nameEn?.trim() ?? '' },
    startsMs,
    endsMs: startsMs + (wholeOf(form.runDays) || 7) * DAY_MS,
    freePerDay: wholeOf(form.free),
    prizes: lines.map(prizeTyped),
  };
}

/** What a draw is shown with where nobody gave a picture: that of the first of its prizes that has one. */
async function pictureOf(db: Db, prizes: readonly NewDrawPrize[]) {
  const ids = prizes.flatMap(({ goods }) => goods?.productId ?? []);
  const found = await db
    .selectFrom('products')
    .select('thumb')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .executeTakeFirst();
  if (!found) throw badInput([{ field: 'prizes', reason: 'Goods among them' }]);
  return found.thumb;
}

/** The operator's side of draws, and what hurries one along. */
export function drawActions({ db, clock, protection }: AppContext, action: Action): void {
  action('/draws/draft', async (form) => {
    const typed = draftTyped(form);
    const picture = await pictureOf(db, typed.prizes);
    const { activeId } = await inTransaction(db, (tx) => draftDraw(tx, { ...typed, picture }));
    return `抽奖草稿已保存 · Draft saved: ${activeId}`;
  });
  action('/draws/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishDraw(tx, id, { protection, nowMs: clock.now() }));
    return '抽奖已发布，奖品与概率不可再改 · Published; prizes and odds are frozen';
  });
  action('/draws/withdraw', async ({ id = '' }) => {
    await inTransaction(db, (tx) => withdrawDraw(tx, id, clock.now()));
    return '抽奖已撤回，未中出的奖品已归还库存 · Withdrawn; what nobody won is sold again';
  });
  action('/draws/extend', async ({ id = '', ends }) => {
    const endsMs = typedTime('ends', ends);
    await inTransaction(db, (tx) => extendDraw(tx, id, { endsMs, nowMs: clock.now() }));
    return '结束时间已延后 · It ends later now';
  });
  action('/draws/stock', async ({ id = '', pieces }) => {
    const more = { pieces: neededWhole('pieces', pieces), nowMs: clock.now() };
    await inTransaction(db, (tx) => addDrawStock(tx, id, more));
    return '已加奖品 · More of the prize';
  });
  action('/draws/chances', async ({ id = '', member = '', count }) => {
    const gift = { activeId: id, memberId: member.trim(), count: neededWhole('count', count) };
    await inTransaction(db, (tx) => giftChances(tx, { ...gift, nowMs: clock.now() }));
    return '已赠送抽奖机会 · Chances given';
  });
  action('/draws/force', async ({ id = '', member = '' }) => {
    const next = { prizeId: id, memberId: member.trim(), nowMs: clock.now() };
    await inTransaction(db, (tx) => forceNextRoll(tx, next));
    return '该会员下一次将抽中此奖品，记录会注明 · The next draw wins this, and its record says so';
  });
  action('/draws/reveal', async ({ id = '', day }) => {
    const asked = { activeId: id, day: day?.trim() || dayOf(clock.now()) };
    await revealDrawDay({ db, clock, protection }, asked);
    return '该日种子已公布 · The seed of that day is told';
  });
}

type Draws = Awaited<ReturnType<typeof readDraws>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const idField = (id: string) => html`<input type="hidden" name="id" value="${id}">`;
const TYPES = `${activityType.lottery}/${activityType.rotaryTable}`;

const ofDraw = (
  one: Draws['drawPrizes'][number],
  desk: Desk,
) => html`<strong>${one.activity}</strong> <span class="soft">${one.state} · ${at(one.endsMs)}</span> <code>${one.activeId}</code>
${one.state === 'draft' ? html`<form method="post" action="console/draws/publish">${idField(one.activeId)}<button>发布 Publish</button></form>` : ''}
${
  one.state === 'published'
    ? html`<form method="post" action="console/draws/withdraw">${idField(one.activeId)}<button>撤回 Withdraw</button></form>
<form method="post" action="console/draws/extend">${idField(one.activeId)}<label>结束 Ends <input name="ends" size="16"></label><button>延后 Later</button></form>
<form method="post" action="console/draws/chances">${idField(one.activeId)}<label>会员 Member <input name="member" size="16"></label><label>次 Chances <input name="count" size="3" value="1"></label><button>赠送 Give</button></form>
${forTests(desk, html`<form method="post" action="console/draws/reveal">${idField(one.activeId)}<label>日 Day <input name="day" size="10"></label><button>公布种子 Tell the seed</button></form>`)}`
    : ''
}`;

/** The console's part about draws. */
export const drawForms = ({ drawPrizes, drawRecords }: Draws, desk: Desk = {}) => html`
<h2 id="draws">抽奖 <span lang="en">Draws (${TYPES})</span></h2>
<form method="post" action="console/draws/draft">
<label>名称 Name <input name="name" required></label> <label>英文 English <input name="nameEn" required></label>
<label>样式 Layout <select name="layout"><option>grid</option><option>wheel</option></select></label>
<label>每日免费 Free a day <input name="free" size="2" value="3"></label>
<label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label> <label>天数 Runs <input name="runDays" size="3" value="7"></label>
<label>奖品，每行：类型|百万分率|数量（0不限）|价值分|商品/规格或券|中文|英文 Prizes, one a line: kind|ppm|number (0: no limit)|fen|product/option or coupon|Chinese|English
<textarea name="prizes" rows="4" placeholder="goods|100000|20|3900|product-round-fan/sku-round-fan|团扇|Round fan&#10;none|900000|0|0||谢谢参与|Thank you"></textarea></label>
<button>保存草稿 Save draft</button></form>
<div class="scroll" tabindex="0"><table><tbody>${drawPrizes.map(
  (one) => html`<tr><td>${one.seq === 0 ? ofDraw(one, desk) : ''}</td>
<td>${one.name} · ${one.ppm} ppm · ${one.given}/${one.stock ?? '∞'}<br><code>${one.id}</code></td>
<td>${
    one.state === 'published'
      ? html`${one.stock === null ? '' : html`<form method="post" action="console/draws/stock">${idField(one.id)}<label>加 More <input name="pieces" size="4"></label><button>加奖品 Add</button></form>`}
${forTests(desk, html`<form method="post" action="console/draws/force">${idField(one.id)}<label>会员 Member <input name="member" size="16"></label><button>下次抽中 Win next</button></form>`)}`
      : ''
  }</td></tr>`,
)}</tbody></table></div>
<div class="scroll" tabindex="0"><table><tbody>${drawRecords.map(
  (
    one,
  ) => html`<tr><td>${one.name}${one.reason ? ` (${one.reason})` : ''}${one.forced ? ' · 人工指定 forced' : ''}</td>
<td>${one.roll} · #${one.index} · ${at(one.atMs)}</td><td><code>${one.memberId}</code> <code>${one.activeId}</code></td></tr>`,
)}</tbody></table></div>`;
