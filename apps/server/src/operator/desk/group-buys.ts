import { activityType, groupNeededMax } from '@yunyou/contract';
import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { addTestMember, takeTestSeat } from '../../demo/group-seats';
import { endGroupNow, withdrawGroups } from '../../flows/group-buys';
import { badInput, refuse } from '../../http/refusal';
import { soldKinds } from '../../modules/activity/sold-kinds';
import { lockGroup } from '../../modules/group-buy/group-store';
import {
  addGroupUnits,
  draftGroupBuy,
  extendGroupBuy,
  lowerGroupPrice,
  publishGroupBuy,
} from '../../modules/group-buy/operate';
import { type Desk, forTests } from './for-tests';
import { type Action, type Form, listOf, neededFen, neededWhole, noSuch, typedTime, wholeOf } from './typed';

const SHOWN = 100;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const KINDS = ['goods', 'service', 'ticket', 'stay'] as const;
const STATES = {
  pending: '待付款 Pending',
  forming: '拼团中 Forming',
  formed: '已成团 Formed',
  failed: '未成团 Failed',
  void: '作废 Void',
} as const;

/** What the console shows of group buying: each thing, and the latest groups. */
export async function readGroupBuys(db: Db) {
  const products = await db
    .selectFrom('activity_products as p')
    .innerJoin('activities as a', 'a.id', 'p.activity_id')
    .select([
      'a.id as activeId',
      'a.state',
      'a.ends_ms as endsMs',
      'p.id',
      'p.name',
      'p.price_fen as priceFen',
    ])
    .select(['p.group_needed as needed', 'p.group_hours as hours'])
    .where('a.active_type', '=', activityType.groupBuy)
    .orderBy('a.starts_ms', 'desc')
    .orderBy('p.seq')
    .limit(SHOWN)
    .execute();
  const groups = await db
    .selectFrom('buy_groups as g')
    .innerJoin('activity_products as p', 'p.id', 'g.activity_product_id')
    .select([
      'g.id',
      'g.state',
      'g.needed',
      'g.seats_taken as taken',
      'g.paid',
      'g.ends_ms as endsMs',
      'p.name',
    ])
    .orderBy('g.created_ms', 'desc')
    .orderBy('g.id')
    .limit(SHOWN)
    .execute();
  return {
    groupProducts: products.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
    groups: groups.map(({ name, ...row }) => ({ ...row, name: name['zh-Hans'] })),
  };
}

/** A draft of one thing, as it is typed. */
function draftTyped(form: Form) {
  const kind = KINDS.find((one) => one === form.kind);
  if (!kind) throw noSuch('商品类型', 'kind');
  const name = form.name?.trim() || '拼团';
  const startsMs = typedTime('starts', form.starts);
  const total = neededWhole('total', form.total);
  const slots = soldKinds[kind].dates === null ? [''] : listOf(form.days);
  if (slots.length === 0) throw badInput([{ field: 'days', reason: 'missing' }]);
  return {
    name: { 'zh-Hans': name, en: form.nameEn?.trim() || name },
    startsMs,
    endsMs: startsMs + (wholeOf(form.runDays) || 7) * DAY_MS,
    products: [
      {
        kind,
        productId: form.product?.trim() ?? '',
        variantId: form.variant?.trim() ?? '',
        priceFen: neededFen('yuan', form.yuan),
        needed: neededWhole('needed', form.needed),
        hours: wholeOf(form.hours) || 24,
        virtualCompletion: form.virtual === 'on',
        limitPerOrder: wholeOf(form.perOrder) || 1,
        limitPerMember: wholeOf(form.perMember) || 1,
        units: slots.map((slot) => ({ slot, total })),
      },
    ],
  };
}

/** So many members come and pay; fewer where the group is full before. */
async function fillGroup({ db, clock, protection }: AppContext, id: string, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const nowMs = clock.now();
    const group = await lockGroup(tx, id);
    if (group?.state !== 'forming') throw refuse('groupOver');
    const people = Math.min(count, group.needed - group.seats_taken);
    for (let place = 0; place < people; place++) {
      const memberId = await addTestMember(tx, { name: `测试会员${place + 1}`, nowMs });
      const { activity_product_id: activityProductId } = group;
      // Ordered a minute ago, so that it is paid now.
      const atMs = nowMs - MINUTE_MS;
      await takeTestSeat({ tx, protection }, { memberId, activityProductId, groupId: id, atMs });
    }
  });
}

/** The operator's side of group buying, and what hurries a group along. */
export function groupBuyActions(app: AppContext, action: Action): void {
  const { db, clock } = app;
  action('/group-buys/draft', async (form) => {
    const { activeId } = await inTransaction(db, (tx) => draftGroupBuy(tx, draftTyped(form)));
    return `拼团草稿已保存 · Draft saved: ${activeId}`;
  });
  action('/group-buys/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishGroupBuy(tx, id, clock.now()));
    return '拼团已发布，库存已划出 · Published; its units are moved out of the stock';
  });
  action('/group-buys/withdraw', async ({ id = '' }) => {
    await withdrawGroups(app, id);
    return '拼团已撤回，未成团的已退款 · Withdrawn; groups that were forming are refunded';
  });
  action('/group-buys/extend', async ({ id = '', ends }) => {
    const endsMs = typedTime('ends', ends);
    await inTransaction(db, (tx) => extendGroupBuy(tx, id, { endsMs, nowMs: clock.now() }));
    return '结束时间已延后 · It ends later now';
  });
  action('/group-buys/units', async ({ id = '', slot, units }) => {
    const more = { slot: slot?.trim() ?? '', units: neededWhole('units', units), nowMs: clock.now() };
    await inTransaction(db, (tx) => addGroupUnits(tx, id, more));
    return '已加库存 · More units';
  });
  action('/group-buys/price', async ({ id = '', yuan }) => {
    const priceFen = neededFen('yuan', yuan);
    await inTransaction(db, (tx) => lowerGroupPrice(tx, id, priceFen));
    return '拼团价已改，之后的订单按新价 · Orders to come cost the new price';
  });
  action('/group-buys/fill', async ({ id = '', people }) => {
    await fillGroup(app, id, wholeOf(people) || groupNeededMax);
    return '测试会员已参团 · Test members have joined';
  });
  action('/group-buys/end', async ({ id = '' }) => {
    await endGroupNow(app, id);
    return '该团已到结束时间 · The group has reached its end';
  });
}

type GroupBuys = Awaited<ReturnType<typeof readGroupBuys>>;

const at = (atMs: number | null) => (atMs === null ? '' : `${dayOf(atMs)} ${timeOf(atMs)}`);

/** The console's part about group buying. */
export const groupBuyForms = ({ groupProducts, groups }: GroupBuys, desk: Desk = {}) => html`
<h2 id="group-buys">拼团 <span lang="en">Group buying</span></h2>
<form method="post" action="console/group-buys/draft">
<label>名称 Name <input name="name"></label> <label>英文 English <input name="nameEn"></label>
<label>类型 Kind <select name="kind">${KINDS.map((one) => html`<option>${one}</option>`)}</select></label>
<label>商品 Product <input name="product" required></label> <label>规格 Option or rate <input name="variant"></label>
<label>元 Yuan <input name="yuan" inputmode="decimal" size="6" required></label> <label>库存 Units <input name="total" size="5" value="20"></label>
<label>日期 Days <input name="days"></label> <label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label>
<label>天数 Runs <input name="runDays" size="3" value="7"></label> <label>人数 People <input name="needed" size="3" value="3"></label>
<label>小时 Hours <input name="hours" size="3" value="24"></label> <label>补位 Fill <input type="checkbox" name="virtual"></label>
<label>每单 An order <input name="perOrder" size="2" value="1"></label> <label>每人 A person <input name="perMember" size="2" value="1"></label>
<button>保存草稿 Save draft</button></form>
<div class="scroll" tabindex="0"><table><tbody>${groupProducts.map(
  (
    one,
  ) => html`<tr><td>${one.name} ¥${one.priceFen / 100}<br><span class="soft">${one.state} · ${one.needed}人 ${one.hours}小时 · ${at(one.endsMs)}</span><br><code>${one.activeId}</code> <code>${one.id}</code></td>
<td>${one.state === 'draft' ? html`<form method="post" action="console/group-buys/publish"><input type="hidden" name="id" value="${one.activeId}"><button>发布 Publish</button></form>` : ''}
${
  one.state === 'published'
    ? html`<form method="post" action="console/group-buys/withdraw"><input type="hidden" name="id" value="${one.activeId}"><button>撤回 Withdraw</button></form>
<form method="post" action="console/group-buys/units"><input type="hidden" name="id" value="${one.id}"><label>日期 Day <input name="slot" size="10"></label><label>加 More <input name="units" size="4"></label><button>加库存 Add</button></form>
<form method="post" action="console/group-buys/extend"><input type="hidden" name="id" value="${one.activeId}"><label>结束 Ends <input name="ends" size="16"></label><button>延后 Later</button></form>
<form method="post" action="console/group-buys/price"><input type="hidden" name="id" value="${one.id}"><label>元 Yuan <input name="yuan" size="6"></label><button>降价 Lower</button></form>`
    : ''
}</td></tr>`,
)}</tbody></table></div>
<div class="scroll" tabindex="0"><table><tbody>${groups.map(
  (one) => html`<tr><td>${one.name}<br><code>${one.id}</code></td>
<td>${STATES[one.state]} · ${one.paid}/${one.taken}/${one.needed} · ${at(one.endsMs)}</td>
<td>${
    one.state === 'forming'
      ? forTests(
          desk,
          html`<form method="post" action="console/group-buys/fill"><input type="hidden" name="id" value="${one.id}"><label>人 People <input name="people" size="3" value="1"></label><button>测试会员参团 Fill</button></form>
<form method="post" action="console/group-buys/end"><input type="hidden" name="id" value="${one.id}"><button>立即结束 End now</button></form>`,
        )
      : ''
  }</td></tr>`,
)}</tbody></table></div>`;
