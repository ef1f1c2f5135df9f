import { activityType, type CouponKind, couponKinds } from '@yunyou/contract';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { isScopeFitting, percentOf, type Scope } from '../../core/pricing';
import type { Db, Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import { refuseOverlap } from '../../modules/activity/overlap';
import { newId } from '../../security/ids';
import { type Action, type Form, fenTyped, listOf, noSuch, sureOf, wholeOf } from './typed';

const SHOWN = 40;
const DAY_MS = 86_400_000;
/** Activities that the price engine finds; the others have forms of their own. */
const FOUND_BY_PRICE = [
  activityType.fullReduction,
  activityType.reduction,
  activityType.promotion,
  activityType.addOnOrder,
];

/** What the console shows of coupons and activities. */
export async function readOffers(db: Db) {
  const [coupons, activities] = await Promise.all([
    db
      .selectFrom('coupons')
      .select(['id', 'name', 'claimed', 'total', 'stopped'])
      .orderBy('sort')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('activities')
      .select(['id', 'name', 'active_type', 'starts_ms', 'ends_ms', 'used_count'])
      .where('active_type', 'in', FOUND_BY_PRICE)
      .orderBy('ends_ms', 'desc')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    coupons: coupons.map(({ name, ...one }) => ({ ...one, name: name['zh-Hans'] })),
    activities: activities.map(({ name, ...one }) => ({ ...one, name: name['zh-Hans'] })),
  };
}

/** The operator's side of offers: coupons issued and stopped, activities begun and ended, promotion prices. */
export function offerActions({ db, clock }: AppContext, action: Action): void {
  action('/coupons/issue', async (form) => {
    const id = await issueCoupon(db, form, clock.now());
    return `优惠券已发放 · Coupon issued: ${id}`;
  });
  action('/coupons/stop', async ({ id = '' }) => {
    const stopped = await db
      .updateTable('coupons')
      .set({ stopped: true })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!stopped) throw noSuch('优惠券', 'coupon');
    return '优惠券已停发，已领取的不变 · Coupon stopped; what is claimed stays';
  });
  action('/activities/start', async ({ id = '', days }) => {
    await inTransaction(db, (tx) => startActivity(tx, id, clock.now(), wholeOf(days) || 1));
    return '活动已开始 · Activity started';
  });
  action('/activities/end', async ({ id = '' }) => {
    const ended = await db
      .updateTable('activities')
      .set((eb) => ({ ends_ms: clock.now(), starts_ms: eb.fn('least', ['starts_ms', eb.val(clock.now())]) }))
      .where('id', '=', id)
      .where('active_type', 'in', FOUND_BY_PRICE)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw noSuch('活动', 'activity');
    return '活动已结束 · Activity ended';
  });
  action('/promotions/set', async (form) => {
    await inTransaction(db, (tx) => setPromotion(tx, form));
    return '促销价已改 · Promotion price changed';
  });
}

/** What a coupon or an activity is for, as it is typed: a kind and ids. */
function scopeOf({ scope = 'all', ids = '', excluded = '' }: Form): Scope {
  const kind = (['all', 'kinds', 'shops', 'categories', 'products'] as const).find((one) => one === scope);
  const typed = kind && { kind, ids: listOf(ids), excludedProductIds: listOf(excluded) };
  if (!typed || !isScopeFitting(typed))
    throw badInput([{ field: 'scope', reason: 'unknown, empty or too wide' }]);
  return typed;
}

/** What a coupon of each kind is worth; one that is worth nothing is refused. */
function worthOf(kind: CouponKind, form: Form) {
  const fen = fenTyped(form.yuan) ?? null;
  const percent = wholeOf(form.percent) ?? null;
  const none = { off_fen: null, off_percent: null, cap_fen: null, exchange_price_fen: null };
  if (kind === 'freight') return { ...none, off_fen: fen };
  if (kind === 'percent') {
    if (percent === null || percent < 1 || percent > 99)
      throw badInput([{ field: 'percent', reason: '1 to 99' }]);
    return { ...none, off_percent: percent, cap_fen: fen };
  }
  if (fen === null || (kind === 'amount' && fen === 0))
    throw badInput([{ field: 'yuan', reason: 'missing' }]);
  return kind === 'amount' ? { ...none, off_fen: fen } : { ...none, exchange_price_fen: fen };
}

async function issueCoupon(db: Db, form: Form, nowMs: number): Promise<string> {
  const coupon_kind = couponKinds.find((one) => one === form.kind);
  if (!coupon_kind) throw noSuch('券种', 'kind of coupon');
  const perMember = wholeOf(form.perMember) ?? 1;
  if (perMember < 1 || perMember > 10) throw badInput([{ field: 'perMember', reason: '1 to 10' }]);
  const name = form.name?.trim() || '控制台优惠券';
  const id = `coupon-${newId()}`;
  await db
    .insertInto('coupons')
    .values({
      id,
      coupon_kind,
      supplier_id: form.supplier?.trim() || null,
      name: JSON.stringify({ 'zh-Hans': name, en: form.nameEn?.trim() || name }),
      scope: JSON.stringify(scopeOf(form)),
      scope_text: JSON.stringify({ 'zh-Hans': '指定范围可用', en: 'For what it names' }),
      ...worthOf(coupon_kind, form),
      threshold_fen: fenTyped(form.fromYuan) ?? 0,
      total: sureOf(Number(form.total ?? '100')),
      per_member: perMember,
      claim_from_ms: nowMs,
      claim_to_ms: nowMs + 30 * DAY_MS,
      display: 'center',
      first_day: null,
      last_day: null,
      after_days: 0,
      days: wholeOf(form.days) || 7,
    })
    .execute();
  return id;
}

/** Lets an activity run from now for so many days; 409 where another of its type covers one of its products. */
async function startActivity(tx: Tx, id: string, nowMs: number, days: number): Promise<void> {
  const started = await tx
    .updateTable('activities')
    .set({ starts_ms: nowMs, ends_ms: nowMs + days * DAY_MS })
    .where('id', '=', id)
    .where('active_type', 'in', FOUND_BY_PRICE)
    .returningAll()
    .executeTakeFirst();
  if (!started) throw noSuch('活动', 'activity');
  if (!isScopeFitting(started.scope)) throw badInput([{ field: 'scope', reason: 'too wide' }]);
  await refuseOverlap(tx, started);
}

/** What a promotion makes an option cost, typed or by percent: at least 1 fen, and less than without it. */
async function setPromotion(tx: Tx, { activity = '', sku = '', yuan, percent }: Form): Promise<void> {
  const [row, option] = await Promise.all([
    tx
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', activity)
      .where('active_type', '=', activityType.promotion)
      .executeTakeFirst(),
    tx.selectFrom('skus').select('price_fen').where('id', '=', sku).executeTakeFirst(),
  ]);
  if (!row) throw noSuch('促销', 'promotion');
  if (!option) throw noSuch('规格', 'option');
  const off = wholeOf(percent);
  const promoFen = off === undefined ? (fenTyped(yuan) ?? 0) : percentOf(option.price_fen, 100 - off);
  if (promoFen < 1 || promoFen >= option.price_fen)
    throw badInput([{ field: 'yuan', reason: 'not below the price' }]);
  await tx
    .insertInto('activity_prices')
    .values({ activity_id: activity, variant_id: sku, price_fen: promoFen })
    .onConflict((conflict) =>
      conflict.columns(['activity_id', 'variant_id']).doUpdateSet({ price_fen: promoFen }),
    )
    .execute();
  await refuseOverlap(tx, row);
}

/** The forms and lists of coupons and activities. */
export const offerForms = ({ coupons, activities }: Awaited<ReturnType<typeof readOffers>>) => html`
<h2 id="coupons">优惠券 <span lang="en">Coupons</span></h2>
<form method="post" action="console/coupons/issue">
<label>名称 Name <input name="name"></label> <label>券种 Kind <select name="kind">${couponKinds.map((one) => html`<option>${one}</option>`)}</select></label>
<label>元 Yuan <input name="yuan" inputmode="decimal" size="6"></label> <label>减百分比 Percent off <input name="percent" size="3"></label>
<label>满 From <input name="fromYuan" inputmode="decimal" size="6"></label> <label>总量 Total <input name="total" size="5" value="100"></label>
<label>每人 Each <input name="perMember" size="2" value="1"></label> <label>店铺 Shop <input name="supplier"></label>
<label>范围 Scope <select name="scope">${['all', 'kinds', 'shops', 'categories', 'products'].map((one) => html`<option>${one}</option>`)}</select></label>
<label>范围内 Ids <input name="ids"></label> <button>发放 Issue</button></form>
<ul>${coupons.map(
  ({ id, name, claimed, total, stopped }) => html`<li>${name} <code>${id}</code> ${claimed}/${total}
${stopped ? html`<span class="soft">已停发 stopped</span>` : html`<form method="post" action="console/coupons/stop"><input type="hidden" name="id" value="${id}"><button>停发 Stop</button></form>`}</li>`,
)}</ul>
<h2 id="activities">活动 <span lang="en">Activities</span></h2>
<form method="post" action="console/promotions/set">
<label>促销 Promotion <input name="activity" required></label> <label>规格 Option <input name="sku" required></label>
<label>元 Yuan <input name="yuan" inputmode="decimal" size="6"></label> <label>或减百分比 Or percent off <input name="percent" size="3"></label> <button>更改 Change</button></form>
<ul>${activities.map(
  ({
    id,
    name,
    active_type,
    used_count,
  }) => html`<li>${name} <code>${id}</code> <span class="soft">${active_type} · ${used_count}</span>
<form method="post" action="console/activities/start"><input type="hidden" name="id" value="${id}"><label>天 Days <input name="days" size="3" value="7"></label><button>开始 Start</button></form>
<form method="post" action="console/activities/end"><input type="hidden" name="id" value="${id}"><button>结束 End</button></form></li>`,
)}</ul>`;
