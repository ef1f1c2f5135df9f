import { limitPeriods } from '@yunyou/contract';
import { html } from 'hono/html';
import { sql } from 'kysely';
import type { AppContext } from '../../context';
import type { Db, Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { checkFreight } from '../../modules/shop/freight-rules';
import { type Action, type Form, fenTyped, listOf, noSuch, sureOf, wholeOf } from './typed';

const PRODUCTS_SHOWN = 60;

/** What the console shows of goods and services. */
export async function readGoods(db: Db) {
  const { rows } = await sql<{
    id: string;
    name: string;
    onSale: boolean;
    limit: number | null;
    skus: { id: string; name: string; priceFen: number; left: number; enabled: boolean }[];
  }>`
    select p.id, p.content->'zh-Hans'->>'name' as name, p.on_sale as "onSale", p.limit_per_member as limit,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name->>'zh-Hans', 'priceFen', k.price_fen,
          'left', st.total - st.taken - st.allotted, 'enabled', k.enabled) order by k.seq), '[]')
        from skus k join stock st on st.pool_id = k.pool_id and st.slot = '' where k.product_id = p.id) as skus
    from products p order by p.supplier_id, p.sort, p.id limit ${PRODUCTS_SHOWN}`.execute(db);
  return { products: rows };
}

/** The merchant's side of goods: sale, prices, stock, limits, what delivery costs. */
export function goodsActions({ db }: AppContext, action: Action): void {
  action('/goods/sale', async ({ id = '', onSale = '' }) => {
    await changeProduct(db, id, { on_sale: onSale === '1' });
    return '商品上下架已改 · Sale of the product changed';
  });
  action('/goods/limit', async ({ id = '', limit, period = 'ever' }) => {
    const limit_period = limitPeriods.find((one) => one === period);
    if (!limit_period) throw noSuch('期间', 'period');
    await changeProduct(db, id, { limit_per_member: wholeOf(limit) || null, limit_period });
    return '限购已改 · Limit changed';
  });
  action('/skus/set', async (form) => {
    await inTransaction(db, (tx) => setSku(tx, form));
    return '规格已改 · Option changed';
  });
  action('/freight/set', async (form) => {
    await inTransaction(db, (tx) => setFreight(tx, form));
    return '运费规则已改 · Freight rule changed';
  });
}

async function changeProduct(
  db: Db,
  id: string,
  change: { on_sale: boolean } | { limit_per_member: number | null; limit_period: 'ever' | 'day' | 'order' },
): Promise<void> {
  const changed = await db
    .updateTable('products')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw noSuch('商品', 'product');
}

/** Changes price, stock and whether an option is there; empty fields stay. No fewer in all than are taken and allotted. */
async function setSku(tx: Tx, form: Form): Promise<void> {
  const { sku = '', enabled = '' } = form;
  const priceFen = fenTyped(form.yuan);
  if (priceFen === 0) sureOf(Number.NaN);
  const total = wholeOf(form.total);
  const { rows } = await sql<{ pool_id: string }>`
    update skus set price_fen = coalesce(${priceFen ?? null}::integer, price_fen),
      enabled = case ${enabled} when '1' then true when '0' then false else enabled end
    where id = ${sku} returning pool_id`.execute(tx);
  const [changed] = rows;
  if (!changed) throw noSuch('规格', 'option');
  if (total === undefined) return;
  const stock = await sql`
    update stock set total = ${total} where pool_id = ${changed.pool_id} and slot = '' and taken + allotted <= ${total}
    returning pool_id`.execute(tx);
  if (stock.rows.length > 0) return;
  throw new Refusal(409, { 'zh-Hans': '少于已售和已分配的件数', en: 'Fewer than are sold and allotted' });
}

/** Sets what delivery costs to some regions; without regions, everywhere else. A region stands in one rule only. */
async function setFreight(tx: Tx, form: Form): Promise<void> {
  const { template = '' } = form;
  const row = await tx
    .selectFrom('freight_templates')
    .selectAll()
    .where('id', '=', template)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noSuch('运费模板', 'freight template');
  const fee = {
    firstAmount: wholeOf(form.firstAmount) ?? 1,
    firstFen: fenTyped(form.firstYuan) ?? 0,
    stepAmount: wholeOf(form.stepAmount) ?? 1,
    stepFen: fenTyped(form.stepYuan) ?? 0,
    freeFromFen: fenTyped(form.freeFromYuan) ?? null,
    freeFromPieces: wholeOf(form.freeFromPieces) ?? null,
    neverFree: form.neverFree === '1',
  };
  const regionCodes = listOf(form.regions);
  const rules = regionCodes.length === 0 ? row.rules : [...row.rules, { ...fee, regionCodes }];
  const default_rule = regionCodes.length === 0 ? fee : row.default_rule;
  checkFreight({ rules, default_rule, refused: row.refused });
  await tx
    .updateTable('freight_templates')
    .set({ rules: JSON.stringify(rules), default_rule: JSON.stringify(default_rule) })
    .where('id', '=', template)
    .execute();
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** The forms and the list of goods. */
export const goodsForms = ({ products }: Awaited<ReturnType<typeof readGoods>>) => html`
<h2 id="goods">商品 <span lang="en">Goods</span></h2>
<form method="post" action="console/skus/set">
<label>规格 Option <input name="sku" required></label> <label>元 Yuan <input name="yuan" inputmode="decimal" size="6"></label>
<label>总库存 Stock <input name="total" inputmode="numeric" size="5"></label>
<label>在售 Sold <select name="enabled"><option value=""></option><option value="1">是 Yes</option><option value="0">否 No</option></select></label>
<button>更改 Change</button></form>
<form method="post" action="console/goods/limit">
<label>商品 Product <input name="id" required></label> <label>每人限购 Limit <input name="limit" inputmode="numeric" size="4"></label>
<label>期间 Period <select name="period">${limitPeriods.map((one) => html`<option>${one}</option>`)}</select></label>
<button>更改 Change</button></form>
<form method="post" action="console/freight/set">
<label>运费模板 Freight <input name="template" required></label> <label>地区 Regions <input name="regions" placeholder="54, 6501"></label>
<label>首 First <input name="firstAmount" size="5" value="1"></label> <label>元 Yuan <input name="firstYuan" size="5" required></label>
<label>续 Step <input name="stepAmount" size="5" value="1"></label> <label>元 Yuan <input name="stepYuan" size="5" required></label>
<label>满元包邮 Free from <input name="freeFromYuan" size="6"></label> <button>更改 Change</button></form>
<ul>${products.map(
  ({
    id,
    name,
    onSale,
    limit,
    skus,
  }) => html`<li>${name} <code>${id}</code>${limit === null ? '' : html` <span class="soft">限购 limit ${limit}</span>`}
<form method="post" action="console/goods/sale"><input type="hidden" name="id" value="${id}"><input type="hidden" name="onSale" value="${onSale ? '0' : '1'}"><button>${onSale ? '下架 Take off sale' : '上架 Put on sale'}</button></form>
<span class="soft">${skus.map((sku) => html`<code>${sku.id}</code> ${sku.name} ${yuan(sku.priceFen)} × ${sku.left}${sku.enabled ? '' : ' 已停 gone'}; `)}</span></li>`,
)}</ul>`;
