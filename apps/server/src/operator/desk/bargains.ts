import { activityType, bargainHoursDefault, bargainPeopleMax } from '@yunyou/contract';
import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { addTestCuts } from '../../demo/bargain-cuts';
import { endBargainNow } from '../../flows/bargains';
import {
  addBargainUnits,
  draftBargain,
  extendBargain,
  lowerBargainPrices,
  publishBargain,
  withdrawBargain,
} from '../../modules/bargain/operate';
import { type Desk, forTests } from './for-tests';
import {
  type Action,
  type Form,
  listOf,
  neededFen,
  neededWhole,
  noSuch,
  sureOf,
  typedTime,
  wholeOf,
} from './typed';

const SHOWN = 100;
const DAY_MS = 86_400_000;
/** What has no day. */
const KINDS = ['goods', 'service', 'ticket', 'stay'] as const;
const STATES = {
  running: '砍价中 Running',
  reached: '已到底价 Reached',
  bought: '已购买 Bought',
  ended: '已结束 Ended',
} as const;

/** What the console shows of bargains: each thing, and the latest of them. */
export async function readBargains(db: Db) {
  const products = await db
    .selectFrom('activity_products as p')
    .innerJoin('activities as a', 'a.id', 'p.activity_id')
    .select(['a.id as activeId', 'a.state', 'a.ends_ms as endsMs', 'p.id', 'p.name'])
    .select(['p.price_fen as priceFen', 'p.floor_price_fen as floorFen'])
    .select(['p.bargain_people as people', 'p.bargain_hours as hours', 'p.buy_any_time as anyTime'])
    .where('a.active_type', '=', activityType.bargain)
    .orderBy('a.starts_ms', 'desc')
    .orderBy('p.seq')
    .limit(SHOWN)
    .execute();
  const bargains = await db
    .selectFrom('bargains as b')
    .innerJoin('activity_products as p', 'p.id', 'b.activity_product_id')
    .select(['b.id', 'b.state', 'b.end_reason as endReason', 'b.cuts', 'b.people', 'b.cut_fen as cutFen'])
    .select(['b.holds_piece as holdsPiece', 'b.order_id as orderId', 'b.ends_ms as endsMs', 'p.name'])
    .orderBy('b.created_ms', 'desc')
    .orderBy('b.id')
    .limit(SHOWN)
    .execute();
  return {
    bargainProducts: products.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
    bargains: bargains.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
  };
}

/** A draft of one thing, as it is typed. */
function draftTyped(form: Form) {
  const kind = KINDS.find((one) => one === form.kind);
  if (!kind) throw noSuch('商品类型', 'kind');
  const name = form.name?.trim() || '砍价';
  const startsMs = typedTime('starts', form.starts);
  return {
    name: { 'zh-Hans': name, en: form.nameEn?.trim() || name },
    startsMs,
    endsMs: startsMs + (wholeOf(form.runDays) || 7) * DAY_MS,
    channels: listOf(form.channels).map((source) => sureOf(Number(source))),
    products: [
      {
        kind,
        productId: form.product?.trim() ?? '',
        variantId: form.variant?.trim() ?? '',
        priceFen: neededFen('yuan', form.yuan),
        floorPriceFen: neededFen('floor', form.floor),
        people: neededWhole('people', form.people),
        hours: wholeOf(form.hours) || bargainHoursDefault,
        buyAnyTime: form.floorOnly !== 'on',
        limitPerMember: wholeOf(form.perMember) || 1,
        units: [{ slot: '', total: neededWhole('total', form.total) }],
      },
    ],
  };
}

/** The operator's side of bargains, and what hurries one along. */
export function bargainActions(app: AppContext, action: Action): void {
  const { db, clock } = app;
  action('/bargains/draft', async (form) => {
    const { activeId } = await inTransaction(db, (tx) => draftBargain(tx, draftTyped(form)));
    return `砍价草稿已保存 · Draft saved: ${activeId}`;
  });
  action('/bargains/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishBargain(tx, id, clock.now()));
    return '砍价已发布，库存已划出 · Published; its units are moved out of the stock';
  });
  action('/bargains/withdraw', async ({ id = '' }) => {
    await inTransaction(db, (tx) => withdrawBargain(tx, id, clock.now()));
    return '砍价已撤回，进行中的最多再进行24小时 · Withdrawn; what runs goes on for a day at the most';
  });
  action('/bargains/extend', async ({ id = '', ends }) => {
    const endsMs = typedTime('ends', ends);
    await inTransaction(db, (tx) => extendBargain(tx, id, { endsMs, nowMs: clock.now() }));
    return '结束时间已延后 · It ends later now';
  });
  action('/bargains/units', async ({ id = '', units }) => {
    const more = { units: neededWhole('units', units), nowMs: clock.now() };
    await inTransaction(db, (tx) => addBargainUnits(tx, id, more));
    return '已加库存 · More units';
  });
  action('/bargains/price', async ({ id = '', yuan, floor }) => {
    const prices = { priceFen: neededFen('yuan', yuan), floorPriceFen: neededFen('floor', floor) };
    await inTransaction(db, (tx) => lowerBargainPrices(tx, id, prices));
    return '价格已改，之后发起的按新价 · Bargains to come have the new prices';
  });
  action('/bargains/help', async ({ id = '', people }) => {
    const count = Math.min(wholeOf(people) || 1, bargainPeopleMax);
    const names = Array.from({ length: count }, (_, place) => `测试会员${place + 1}`);
    await inTransaction(db, (tx) => addTestCuts(tx, id, { names, nowMs: clock.now() }));
    return '测试会员已帮砍 · Test members have helped';
  });
  action('/bargains/end', async ({ id = '' }) => {
    await endBargainNow(app, id);
    return '该砍价已到结束时间 · The bargain has reached its end';
  });
}

type Bargains = Awaited<ReturnType<typeof readBargains>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const yuan = (fen: number | null) => `¥${(fen ?? 0) / 100}`;
const idField = (id: string) => html`<input type="hidden" name="id" value="${id}">`;

/** The console's part about bargains. */
export const bargainForms = ({ bargainProducts, bargains }: Bargains, desk: Desk = {}) => html`
<h2 id="bargains">砍价 <span lang="en">Bargains</span></h2>
<form method="post" action="console/bargains/draft">
<label>名称 Name <input name="name"></label> <label>英文 English <input name="nameEn"></label>
<label>类型 Kind <select name="kind">${KINDS.slice(0, 2).map((one) => html`<option>${one}</option>`)}</select></label>
<label>商品 Product <input name="product" required></label> <label>规格 Option <input name="variant"></label>
<label>起价元 From, yuan <input name="yuan" inputmode="decimal" size="6" required></label> <label>底价元 To, yuan <input name="floor" inputmode="decimal" size="6" required></label>
<label>人数 People <input name="people" size="3" value="8"></label> <label>小时 Hours <input name="hours" size="3" value="24"></label>
<label>仅底价可买 At the lowest price only <input type="checkbox" name="floorOnly"></label>
<label>渠道号 Channels, chosen on purpose <input name="channels" placeholder="1 2 4 9" required></label>
<label>库存 Units <input name="total" size="5" value="20"></label> <label>每人 A person <input name="perMember" size="2" value="1"></label>
<label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label> <label>天数 Runs <input name="runDays" size="3" value="7"></label>
<button>保存草稿 Save draft</button></form>
<div class="scroll" tabindex="0"><table><tbody>${bargainProducts.map(
  (
    one,
  ) => html`<tr><td>${one.name} ${yuan(one.priceFen)} → ${yuan(one.floorFen)}<br><span class="soft">${one.state} · ${one.people}人 ${one.hours}小时${one.anyTime ? '' : ' · 仅底价'} · ${at(one.endsMs)}</span><br><code>${one.activeId}</code> <code>${one.id}</code></td>
<td>${one.state === 'draft' ? html`<form method="post" action="console/bargains/publish">${idField(one.activeId)}<button>发布 Publish</button></form>` : ''}
${
  one.state === 'published'
    ? html`<form method="post" action="console/bargains/withdraw">${idField(one.activeId)}<button>撤回 Withdraw</button></form>
<form method="post" action="console/bargains/units">${idField(one.id)}<label>加 More <input name="units" size="4"></label><button>加库存 Add</button></form>
<form method="post" action="console/bargains/extend">${idField(one.activeId)}<label>结束 Ends <input name="ends" size="16"></label><button>延后 Later</button></form>
<form method="post" action="console/bargains/price">${idField(one.id)}<label>起价元 From <input name="yuan" size="6"></label><label>底价元 To <input name="floor" size="6"></label><button>降价 Lower</button></form>`
    : ''
}</td></tr>`,
)}</tbody></table></div>
<div class="scroll" tabindex="0"><table><tbody>${bargains.map(
  (one) => html`<tr><td>${one.name}<br><code>${one.id}</code></td>
<td>${STATES[one.state]}${one.endReason ? ` (${one.endReason})` : ''} · ${one.cuts}/${one.people} · -${yuan(one.cutFen)}${one.holdsPiece ? ' · 已留货 kept' : ''}${one.orderId ? html` · <code>${one.orderId}</code>` : ''} · ${at(one.endsMs)}</td>
<td>${
    one.state === 'running' || one.state === 'reached'
      ? forTests(
          desk,
          html`<form method="post" action="console/bargains/help">${idField(one.id)}<label>人 People <input name="people" size="3" value="1"></label><button>测试会员帮砍 Help</button></form>
<form method="post" action="console/bargains/end">${idField(one.id)}<button>立即结束 End now</button></form>`,
        )
      : ''
  }</td></tr>`,
)}</tbody></table></div>`;
