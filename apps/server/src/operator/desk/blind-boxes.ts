import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { sweepBoxes } from '../../flows/blind-boxes';
import { revealDrawDay } from '../../flows/draws';
import { badInput } from '../../http/refusal';
import { forceNextBox } from '../../modules/blind-box/force';
import {
  draftBox,
  extendBox,
  type NewBoxItem,
  publishBox,
  withdrawBox,
} from '../../modules/blind-box/operate';
import { type Desk, forTests } from './for-tests';
import { type Action, type Form, neededFen, typedTime, wholeOf } from './typed';

const SHOWN = 40;
const DAY_MS = 86_400_000;

/** What the console shows of sets: each item with its numbers, and the latest openings. */
export async function readBoxes(db: Db) {
  const items = await db
    .selectFrom('box_items as i')
    .innerJoin('box_sets as b', 'b.activity_id', 'i.activity_id')
    .innerJoin('activities as a', 'a.id', 'i.activity_id')
    .innerJoin('activity_products as p', 'p.id', 'b.activity_product_id')
    .select(['a.id as activeId', 'a.name as activity', 'a.state', 'a.ends_ms as endsMs', 'i.id', 'i.name'])
    .select(['i.hidden', 'i.seq', 'i.start_count as startCount', 'i.opened', 'i.returned'])
    .select(['p.price_fen as priceFen', 'b.pity_after as pityAfter', 'b.settled_ms as settledMs'])
    .select((eb) =>
      eb
        .selectFrom('box_units as u')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .whereRef('u.activity_id', '=', 'a.id')
        .where('u.state', '=', 'paid')
        .as('toOpen'),
    )
    .orderBy('a.starts_ms', 'desc')
    .orderBy('a.id')
    .orderBy('i.seq')
    .limit(SHOWN * 8)
    .execute();
  const openings = await db
    .selectFrom('box_openings as o')
    .innerJoin('box_items as i', 'i.id', 'o.item_id')
    .select(['o.unit_id as unitId', 'o.activity_id as activeId', 'o.member_id as memberId', 'o.seq', 'o.k'])
    .select(['o.drawn_from as drawnFrom', 'o.pity', 'o.forced', 'o.at_ms as atMs', 'i.name'])
    .orderBy('o.at_ms', 'desc')
    .orderBy('o.unit_id')
    .limit(SHOWN)
    .execute();
  return {
    boxItems: items.map(({ name, activity, toOpen, ...row }) => ({
      ...{ ...row, name: name['zh-Hans'], activity: activity['zh-Hans'], toOpen: Number(toOpen ?? 0) },
    })),
    boxOpenings: openings.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
  };
}

/** An item as it is typed, one a line: product and option, how many, whether it is hidden, value in fen, both names. */
function itemTyped(line: string): NewBoxItem {
  const [thing = '', count = '', hidden = '', value = '', zhHans = '', en = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [productId = '', variantId = ''] = thing.split('/');
  return {
    ...{ productId, variantId, count: Number(count), hidden: hidden !== '' && hidden !== '0' },
    ...(value !== '' && { valueFen: Number(value) }),
    ...((zhHans !== '' || en !== '') && { name: { 'zh-Hans': zhHans, en } }),
  };
}

/** A draft of a set, as it is typed. */
function draftTyped(form: Form) {
  const startsMs = typedTime('starts', form.starts);
  const pityAfter = wholeOf(form.pity);
  return {
    name: { 'zh-Hans': form.name?.trim() ?? '', en: form.nameEn?.trim() ?? '' },
    startsMs,
    endsMs: startsMs + (wholeOf(form.runDays) || 7) * DAY_MS,
    priceFen: neededFen('price', form.price),
    ...(pityAfter !== undefined && { pityAfter }),
    items: (form.items ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(itemTyped),
  };
}

/** What a set is shown with where nobody gave a picture: that of the first of its goods. */
async function pictureOf(db: Db, [first]: readonly NewBoxItem[]) {
  const found = await db
    .selectFrom('products')
    .select('thumb')
    .where('id', '=', first?.productId ?? '')
    .executeTakeFirst();
  if (!found) throw badInput([{ field: 'items', reason: 'Goods' }]);
  return found.thumb;
}

/** The operator's side of blind boxes, and what hurries one along. */
export function boxActions(app: AppContext, action: Action): void {
  const { db, clock, protection } = app;
  action('/blind-boxes/draft', async (form) => {
    const typed = draftTyped(form);
    const picture = await pictureOf(db, typed.items);
    const { activeId } = await inTransaction(db, (tx) => draftBox(tx, { ...typed, picture }));
    return `盲盒草稿已保存 · Draft saved: ${activeId}`;
  });
  action('/blind-boxes/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishBox(tx, id, { protection, nowMs: clock.now() }));
    return '盲盒已发布，内容与数量不可再改 · Published; what is in it is frozen';
  });
  action('/blind-boxes/withdraw', async ({ id = '' }) => {
    await inTransaction(db, (tx) => withdrawBox(tx, id, clock.now()));
    return '盲盒已撤回，未开启的将退款 · Withdrawn; what is not opened is paid back';
  });
  action('/blind-boxes/extend', async ({ id = '', ends }) => {
    const endsMs = typedTime('ends', ends);
    await inTransaction(db, (tx) => extendBox(tx, id, { endsMs, nowMs: clock.now() }));
    return '结束时间已延后 · It ends later now';
  });
  action('/blind-boxes/settle', async () => {
    await sweepBoxes(app);
    return '已结束且无待开启的盲盒，剩余商品已归还库存 · What is left of sets that are over is sold again';
  });
  action('/blind-boxes/force', async ({ id = '', item = '', member = '' }) => {
    const next = { activeId: id, itemId: item.trim(), memberId: member.trim() };
    await inTransaction(db, (tx) => forceNextBox(tx, next));
    return '该会员下一盒将开出此款，记录会注明 · The next box holds this, and its record says so';
  });
  action('/blind-boxes/reveal', async ({ id = '', day }) => {
    await revealDrawDay(app, { activeId: id, day: day?.trim() || dayOf(clock.now()) });
    return '该日种子已公布 · The seed of that day is told';
  });
}

type Boxes = Awaited<ReturnType<typeof readBoxes>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const idField = (id: string) => html`<input type="hidden" name="id" value="${id}">`;

const ofSet = (
  one: Boxes['boxItems'][number],
  desk: Desk,
) => html`<strong>${one.activity}</strong> <span class="soft">${one.state} · ¥${one.priceFen / 100} · 保底 pity ${one.pityAfter} · 待开启 to open ${one.toOpen} · ${at(one.endsMs)}${one.settledMs === null ? '' : ' · 已归还 settled'}</span> <code>${one.activeId}</code>
${one.state === 'draft' ? html`<form method="post" action="console/blind-boxes/publish">${idField(one.activeId)}<button>发布 Publish</button></form>` : ''}
${
  one.state === 'published'
    ? html`<form method="post" action="console/blind-boxes/withdraw">${idField(one.activeId)}<button>撤回 Withdraw</button></form>
<form method="post" action="console/blind-boxes/extend">${idField(one.activeId)}<label>结束 Ends <input name="ends" size="16"></label><button>延后 Later</button></form>
${forTests(desk, html`<form method="post" action="console/blind-boxes/reveal">${idField(one.activeId)}<label>日 Day <input name="day" size="10"></label><button>公布种子 Tell the seed</button></form>`)}`
    : ''
}`;

/** The console's part about blind boxes. */
export const boxForms = ({ boxItems, boxOpenings }: Boxes, desk: Desk = {}) => html`
<h2 id="blind-boxes">盲盒 <span lang="en">Blind boxes</span></h2>
<form method="post" action="console/blind-boxes/draft">
<label>名称 Name <input name="name" required></label> <label>英文 English <input name="nameEn" required></label>
<label>价格 Price <input name="price" size="6" placeholder="39.00" required></label>
<label>保底 Pity <input name="pity" size="3" value="12"></label>
<label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label> <label>天数 Runs <input name="runDays" size="3" value="7"></label>
<label>内容，每行：商品/规格|数量|隐藏1|价值分|中文|英文 Items, one a line: product/option|number|hidden 1|fen|Chinese|English
<textarea name="items" rows="4" placeholder="product-six-views/sku-six-views-clouds|22|0&#10;product-six-views/sku-six-views-moonbridge|4|1|12900|月桥|Moonbridge"></textarea></label>
<button>保存草稿 Save draft</button></form>
<form method="post" action="console/blind-boxes/settle"><button>归还已结束盲盒的剩余商品 Settle what is over</button></form>
<div class="scroll" tabindex="0"><table><tbody>${boxItems.map(
  (one) => html`<tr><td>${one.seq === 0 ? ofSet(one, desk) : ''}</td>
<td>${one.name}${one.hidden ? ' · 隐藏款 hidden' : ''} · ${one.startCount - one.opened - one.returned}/${one.startCount}<br><code>${one.id}</code></td>
<td>${
    one.state === 'draft'
      ? ''
      : forTests(
          desk,
          html`<form method="post" action="console/blind-boxes/force">${idField(one.activeId)}<input type="hidden" name="item" value="${one.id}"><label>会员 Member <input name="member" size="16"></label><button>下一盒开出 Next box</button></form>`,
        )
  }</td></tr>`,
)}</tbody></table></div>
<div class="scroll" tabindex="0"><table><tbody>${boxOpenings.map(
  (
    one,
  ) => html`<tr><td>${one.name}${one.pity ? ' · 保底 pity' : ''}${one.forced ? ' · 人工指定 forced' : ''}</td>
<td>${one.k}/${one.drawnFrom} · #${one.seq} · ${at(one.atMs)}</td><td><code>${one.memberId}</code> <code>${one.activeId}</code></td></tr>`,
)}</tbody></table></div>`;
