import { activityType } from '@yunyou/contract';
import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import { activityProductOf } from '../../modules/activity/pool-store';
import { soldKinds } from '../../modules/activity/sold-kinds';
import {
  addUnits,
  draftFlashSale,
  extendFlashSale,
  lowerPrice,
  publishFlashSale,
  withdrawFlashSale,
} from '../../modules/flash-sale/operate';
import { type Action, type Form, listOf, neededFen, neededWhole, noSuch, typedTime, wholeOf } from './typed';

const SHOWN = 200;
const MINUTE_MS = 60_000;
const KINDS = ['goods', 'service', 'ticket', 'stay', 'annualCard'] as const;
const STATES = { draft: '草稿 Draft', published: '已发布 Published', withdrawn: '已撤回 Withdrawn' } as const;

/** What the console shows of flash sales: each thing, and how its places stand. */
export async function readFlashSales(db: Db) {
  const rows = await db
    .selectFrom('activity_products as p')
    .innerJoin('activities as a', 'a.id', 'p.activity_id')
    .innerJoin('stock as s', 's.pool_id', 'p.id')
    .leftJoin('flash_grabs as g', (join) =>
      join.onRef('g.activity_product_id', '=', 'p.id').on('g.state', '=', 'queued'),
    )
    .select((eb) => [
      'a.id as activeId',
      'a.name as activity',
      'a.state',
      'a.starts_ms as startsMs',
      'a.ends_ms as endsMs',
      'p.id',
      'p.name',
      'p.price_fen as priceFen',
      's.slot',
      's.total',
      's.taken',
      's.allotted',
      eb.fn.count<number>('g.id').as('queued'),
    ])
    .where('a.active_type', '=', activityType.flashSale)
    .groupBy(['a.id', 'p.id', 's.pool_id', 's.slot'])
    .orderBy('a.starts_ms', 'desc')
    .orderBy('p.seq')
    .orderBy('s.slot')
    .limit(SHOWN)
    .execute();
  return {
    flashSales: rows.map(({ activity, name, ...row }) => ({
      ...row,
      activity: activity['zh-Hans'],
      name: name['zh-Hans'],
    })),
  };
}

/** A draft of one thing, as it is typed: days or nights between commas, so many units of each. */
function draftTyped(form: Form) {
  const kind = KINDS.find((one) => one === form.kind);
  if (!kind) throw noSuch('商品类型', 'kind');
  const name = form.name?.trim() || '限时秒杀';
  const startsMs = typedTime('starts', form.starts);
  const total = neededWhole('total', form.total);
  const slots = soldKinds[kind].dates === null ? [''] : listOf(form.days);
  if (slots.length === 0) throw badInput([{ field: 'days', reason: 'missing' }]);
  return {
    name: { 'zh-Hans': name, en: form.nameEn?.trim() || name },
    startsMs,
    endsMs: startsMs + (wholeOf(form.minutes) || 120) * MINUTE_MS,
    payMinutes: wholeOf(form.payMinutes) || 30,
    products: [
      {
        kind,
        productId: form.product?.trim() ?? '',
        variantId: form.variant?.trim() ?? '',
        priceFen: neededFen('yuan', form.yuan),
        limitPerOrder: wholeOf(form.perOrder) || 1,
        limitPerMember: wholeOf(form.perMember) || 1,
        guard: form.guard === 'picture' ? ('picture' as const) : ('none' as const),
        units: slots.map((slot) => ({ slot, total })),
      },
    ],
  };
}

/** The operator's side of flash sales: written, published, withdrawn, and what may still change of them. */
export function flashSaleActions({ db, clock }: AppContext, action: Action): void {
  action('/flash-sales/draft', async (form) => {
    const { activeId } = await inTransaction(db, (tx) => draftFlashSale(tx, draftTyped(form)));
    return `秒杀草稿已保存 · Draft saved: ${activeId}`;
  });
  action('/flash-sales/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishFlashSale(tx, id, clock.now()));
    return '秒杀已发布，库存已划出 · Published; its units are moved out of the stock';
  });
  action('/flash-sales/withdraw', async ({ id = '' }) => {
    await inTransaction(db, (tx) => withdrawFlashSale(tx, id, clock.now()));
    return '秒杀已撤回，剩余库存已退回 · Withdrawn; what is left went back';
  });
  action('/flash-sales/extend', async ({ id = '', ends }) => {
    const endsMs = typedTime('ends', ends);
    await inTransaction(db, (tx) => extendFlashSale(tx, id, { endsMs, nowMs: clock.now() }));
    return '结束时间已延后 · It ends later now';
  });
  action('/flash-sales/units', async ({ id = '', slot, units }) => {
    const more = neededWhole('units', units);
    await inTransaction(db, async (tx) => {
      const sold = await activityProductOf(tx, id);
      if (!sold) throw noSuch('秒杀商品', 'thing of a flash sale');
      await addUnits(tx, id, { slot: slot?.trim() ?? '', units: more, nowMs: clock.now() });
    });
    return '已加库存 · More units';
  });
  action('/flash-sales/price', async ({ id = '', yuan }) => {
    const priceFen = neededFen('yuan', yuan);
    await inTransaction(db, (tx) => lowerPrice(tx, id, priceFen));
    return '秒杀价已改，之后的订单按新价 · Orders to come cost the new price';
  });
}

type FlashSales = Awaited<ReturnType<typeof readFlashSales>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;

/** The console's part about flash sales. */
export const flashSaleForms = ({ flashSales }: FlashSales) => html`
<h2 id="flash-sales">限时秒杀 <span lang="en">Flash sales</span></h2>
<form method="post" action="console/flash-sales/draft">
<label>名称 Name <input name="name"></label> <label>英文 English <input name="nameEn"></label>
<label>类型 Kind <select name="kind">${KINDS.map((one) => html`<option>${one}</option>`)}</select></label>
<label>商品 Product <input name="product" required></label> <label>规格 Option or rate <input name="variant"></label>
<label>元 Yuan <input name="yuan" inputmode="decimal" size="6" required></label> <label>库存 Units <input name="total" size="5" value="10"></label>
<label>日期 Days <input name="days"></label> <label>开始 Starts <input name="starts" placeholder="2026-12-01 10:00" required></label>
<label>分钟 Minutes <input name="minutes" size="4" value="120"></label> <label>付款分钟 To pay <input name="payMinutes" size="3" value="30"></label>
<label>每单 An order <input name="perOrder" size="2" value="1"></label> <label>每人 A person <input name="perMember" size="2" value="1"></label>
<label>验证 Guard <select name="guard"><option>none</option><option>picture</option></select></label> <button>保存草稿 Save draft</button></form>
<div class="scroll" tabindex="0"><table><tbody>${flashSales.map(
  (
    one,
  ) => html`<tr><td>${one.activity}<br><span class="soft">${STATES[one.state]} · ${at(one.startsMs)} – ${at(one.endsMs)}</span><br><code>${one.activeId}</code></td>
<td>${one.name} ¥${one.priceFen / 100}<br><code>${one.id}</code> <span class="soft">${one.slot}</span></td>
<td>${one.total} · ${one.allotted} 保留 held · ${one.taken} 已订 taken · ${one.queued} 排队 queued</td>
<td>${one.state === 'draft' ? html`<form method="post" action="console/flash-sales/publish"><input type="hidden" name="id" value="${one.activeId}"><button>发布 Publish</button></form>` : ''}
${
  one.state === 'published'
    ? html`<form method="post" action="console/flash-sales/withdraw"><input type="hidden" name="id" value="${one.activeId}"><button>撤回 Withdraw</button></form>
<form method="post" action="console/flash-sales/units"><input type="hidden" name="id" value="${one.id}"><input type="hidden" name="slot" value="${one.slot}"><label>加 More <input name="units" size="4"></label><button>加库存 Add</button></form>
<form method="post" action="console/flash-sales/extend"><input type="hidden" name="id" value="${one.activeId}"><label>结束 Ends <input name="ends" size="16"></label><button>延后 Later</button></form>
<form method="post" action="console/flash-sales/price"><input type="hidden" name="id" value="${one.id}"><label>元 Yuan <input name="yuan" size="6"></label><button>降价 Lower</button></form>`
    : ''
}</td></tr>`,
)}</tbody></table></div>`;
