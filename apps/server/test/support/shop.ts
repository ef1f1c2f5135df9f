import type { LocalizedText, Picture } from '@yunyou/contract';
import type { Insertable } from 'kysely';
import type { FreightFee } from '../../src/core/pricing';
import type { Db } from '../../src/database/connect';
import type { Database } from '../../src/database/tables';
import type { BundlePartColumn } from '../../src/modules/goods/tables';

/** Shops and goods that a test makes for itself: prices and stock as it needs them. */

export const text = (zh: string, en = zh): LocalizedText => ({ 'zh-Hans': zh, en });
export const PICTURE: Picture = {
  width: 480,
  height: 480,
  color: '#888888',
  sources: [{ url: '/pictures/test-480.webp', width: 480 }],
  alt: text('图', 'Picture'),
};
const json = (value: unknown) => JSON.stringify(value);
const CATEGORY = 'category-test';

type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let count = 0;
/** An id that no other thing of this run has. */
export const newName = (word: string): string => `${word}-t${++count}`;

/** A shop; without changes it is open, sells at once and delivers free of any template. */
export async function addShop(db: Db, changes: Row<'shops'> = {}): Promise<string> {
  const id = changes.id ?? newName('shop');
  await db
    .insertInto('shops')
    .values({
      id,
      sort: 100,
      name: json(text(`店${id}`, `Shop ${id}`)),
      logo: json(PICTURE),
      banner: json(PICTURE),
      intro: json(text('介绍', 'Intro')),
      confirm_mode: 'instant',
      stocking: false,
      free_freight_from_fen: null,
      telephone: '0755-12345678',
      hours: json(text('9:00–18:00')),
      address: json(text('莲花路1号', '1 Lianhua Road')),
      lat: 22.5,
      lng: 114,
      ships_from: json(text('广东深圳', 'Shenzhen, Guangdong')),
      promises: json([text('48小时发货', 'Ships within 48 hours')]),
      license: json({
        company: text('测试有限公司', 'Test Ltd'),
        uscc: '91440300MA5DFPXN9G',
        picture: PICTURE,
      }),
      return_address: json(text('深圳市福田区莲花路1号', '1 Lianhua Road, Shenzhen')),
      ...changes,
    })
    .execute();
  return id;
}

export interface NewSku {
  id?: string;
  priceFen?: number;
  total?: number;
  weightGram?: number;
  name?: string;
  valueIds?: string[];
  enabled?: boolean;
}

/** A product with its options and their stock; without changes goods with one option of 100 pieces at 1,000 fen. */
export async function addProduct(
  db: Db,
  supplierId: string,
  { skus = [{}], ...changes }: Row<'products'> & { skus?: NewSku[] } = {},
): Promise<{ productId: string; skuIds: string[] }> {
  const id = changes.id ?? newName('product');
  await db
    .insertInto('goods_categories')
    .values({ id: CATEGORY, parent_id: null, sort: 99, name: json(text('测试', 'Test')), picture: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const content = (name: string) => ({ name, subtitle: '', tags: [], detail: '<p></p>', useRule: '' });
  await db
    .insertInto('products')
    .values({
      id,
      goods_type: 0,
      supplier_id: supplierId,
      category_id: CATEGORY,
      sort: 100,
      content: json({ 'zh-Hans': content(`商品${id}`), en: content(`Product ${id}`) }),
      thumb: json(PICTURE),
      album: json([PICTURE]),
      video: null,
      specs: json([]),
      service: null,
      bundle: null,
      on_sale_from_ms: null,
      on_sale_to_ms: null,
      limit_per_member: null,
      freight_template_id: null,
      search_text: id,
      ...changes,
    })
    .execute();
  const skuIds: string[] = [];
  for (const [seq, sku] of skus.entries()) {
    const skuId = sku.id ?? `${id}-sku${seq + 1}`;
    await db
      .insertInto('stock_pools')
      .values({ id: `pool-${skuId}` })
      .execute();
    await db
      .insertInto('stock')
      .values({ pool_id: `pool-${skuId}`, slot: '', total: sku.total ?? 100 })
      .execute();
    await db
      .insertInto('skus')
      .values({
        id: skuId,
        product_id: id,
        pool_id: `pool-${skuId}`,
        seq,
        value_ids: sku.valueIds ?? [],
        name: json(text(sku.name ?? '')),
        price_fen: sku.priceFen ?? 1_000,
        market_price_fen: null,
        weight_gram: sku.weightGram ?? 500,
        picture: null,
        enabled: sku.enabled ?? true,
      })
      .execute();
    skuIds.push(skuId);
  }
  return { productId: id, skuIds };
}

/** An activity that runs now, of everything; without changes a tier of 1,000 fen off from 10,000 on. */
export async function addActivity(
  db: Db,
  nowMs: number,
  { prices = {}, ...changes }: Row<'activities'> & { prices?: Record<string, number> } = {},
): Promise<string> {
  const id = changes.id ?? newName('activity');
  await db
    .insertInto('activities')
    .values({
      id,
      active_type: 1,
      supplier_id: null,
      name: json(text(`活动${id}`, `Activity ${id}`)),
      picture: json(PICTURE),
      starts_ms: nowMs - 60_000,
      ends_ms: nowMs + 30 * 86_400_000,
      scope: json({ kind: 'all' }),
      channels: null,
      member_limit: null,
      budget_uses: null,
      rule: json({
        kind: 'tiers',
        measure: 'amount',
        tiers: [{ threshold: 10_000, offFen: 1_000, offPercent: null }],
      }),
      rules: json([]),
      ...changes,
    })
    .execute();
  const rows = Object.entries(prices).map(([variant_id, price_fen]) => ({
    activity_id: id,
    variant_id,
    price_fen,
  }));
  if (rows.length > 0) await db.insertInto('activity_prices').values(rows).execute();
  return id;
}

/** A coupon that can be claimed now; without changes 1,000 fen off everything from 5,000 on, 100 of them, one each. */
export async function addCoupon(db: Db, nowMs: number, changes: Row<'coupons'> = {}): Promise<string> {
  const id = changes.id ?? newName('coupon');
  await db
    .insertInto('coupons')
    .values({
      id,
      coupon_kind: 'amount',
      supplier_id: null,
      name: json(text(`券${id}`, `Coupon ${id}`)),
      scope: json({ kind: 'all' }),
      scope_text: json(text('全场可用', 'For everything')),
      off_fen: 1_000,
      off_percent: null,
      cap_fen: null,
      exchange_price_fen: null,
      threshold_fen: 5_000,
      total: 100,
      per_member: 1,
      claim_from_ms: nowMs - 60_000,
      claim_to_ms: nowMs + 30 * 86_400_000,
      display: 'center',
      first_day: null,
      last_day: null,
      after_days: 0,
      days: 7,
      ...changes,
    })
    .execute();
  return id;
}

/** A freight template that delivers everywhere; without changes by piece, and free. */
export async function addFreightTemplate(
  db: Db,
  supplierId: string,
  fee: Partial<FreightFee>,
  changes: Row<'freight_templates'> = {},
): Promise<string> {
  const id = changes.id ?? newName('freight');
  const rule: FreightFee = {
    firstAmount: 1,
    firstFen: 0,
    stepAmount: 1,
    stepFen: 0,
    freeFromFen: null,
    freeFromPieces: null,
    neverFree: false,
    ...fee,
  };
  await db
    .insertInto('freight_templates')
    .values({
      id,
      supplier_id: supplierId,
      name: id,
      charge_by: 'piece',
      rules: json([]),
      default_rule: json(rule),
      refused: json([]),
      ...changes,
    })
    .execute();
  return id;
}

type Part = Pick<BundlePartColumn, 'kind' | 'productId' | 'weightFen'> & Partial<BundlePartColumn>;

/** A bundle with a price; its parts are one each and have no day unless they say so. */
export async function addBundle(
  db: Db,
  supplierId: string,
  { parts, priceFen, refundMode }: { parts: Part[]; priceFen: number; refundMode: 'whole' | 'parts' },
): Promise<{ productId: string; skuDetailId: string }> {
  const whole = parts.map((part, place) => ({
    partId: `part-${place}`,
    variantId: '',
    quantity: 1,
    nights: null,
    dayOffset: null,
    ...part,
  }));
  const { productId, skuIds } = await addProduct(db, supplierId, {
    goods_type: 3,
    bundle: json({ refundMode, parts: whole }),
    skus: [{ priceFen }],
  });
  return { productId, skuDetailId: skuIds[0] ?? '' };
}

/** A night in a room of the demo, from the first day on. */
export const ROOM_PART: Part = {
  kind: 'stay',
  productId: 'room-crafts-double',
  variantId: 'rate-crafts-double-room',
  dayOffset: 0,
  nights: 1,
  weightFen: 42_800,
};
