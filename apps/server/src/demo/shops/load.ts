import { internationalType } from '@yunyou/contract';
import { sql } from 'kysely';
import { type Clock, dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import type { PictureManifest } from '../picture-manifest';
import { text } from '../text';
import { writeRows } from '../write-rows';
import { ACTIVITIES, CATEGORIES, COUPONS, FREIGHTS, PRODUCTS, SHOPS } from '.';
import { activityPriceRows, activityRows, couponRows } from './offer-rows';
import { contentOf, goodsTypeOf, productRows, skuRows } from './product-rows';
import { writeReviews } from './reviews';

/** All of them are in one city. */
const CHENGLAN = text('澄岚市', 'Chenglan');

/** Writes shops with all they sell and give. Safe to repeat: what is there is brought up to date, stock and claims stay. */
export async function writeShops({
  tx,
  clock,
  pictures,
  protection,
}: {
  tx: Tx;
  clock: Clock;
  pictures: PictureManifest;
  protection: DataProtection;
}): Promise<void> {
  await writeRows(tx, 'shops', shopRows(pictures));
  await writeRows(
    tx,
    'goods_categories',
    CATEGORIES.map(({ id, parentId, name, picture }, sort) => ({
      id,
      parent_id: parentId,
      sort,
      name,
      picture: pictures.picture(picture, name),
    })),
  );
  await writeRows(tx, 'freight_templates', freightRows());
  await writeRows(tx, 'products', productRows(pictures), { keep: ['sold_count'] });
  const { skus, pools, stock } = skuRows();
  await writeRows(tx, 'stock_pools', pools);
  await writeRows(tx, 'skus', skus);
  await writeRows(tx, 'stock', stock, { key: ['pool_id', 'slot'], keep: ['total'] });
  await writeOffers(tx, pictures, clock.now());
  await writeRows(tx, 'coupon_codes', codeRows(protection), { key: ['code_index'] });
  await writeRows(tx, 'international_fields', englishRows(), { key: ['type', 'table_id'] });
  await writeReviews(tx, pictures, clock.now());
}

const shopRows = (pictures: PictureManifest) =>
  SHOPS.map((shop, sort) => ({
    id: shop.id,
    sort,
    name: shop.name,
    logo: pictures.picture(shop.pictures.logo, shop.name),
    banner: pictures.picture(shop.pictures.banner, shop.name),
    intro: shop.intro,
    open_state: shop.openState,
    confirm_mode: shop.confirmMode,
    stocking: shop.stocking,
    free_freight_from_fen: shop.freeFreightFromFen,
    telephone: shop.telephone,
    hours: shop.hours,
    address: shop.address,
    city: CHENGLAN,
    lat: shop.lat,
    lng: shop.lng,
    ships_from: shop.shipsFrom,
    promises: shop.promises,
    license: {
      company: shop.company,
      uscc: shop.uscc,
      picture: pictures.picture(shop.pictures.license, shop.company),
    },
    return_address: shop.address,
  }));

const freightRows = () =>
  FREIGHTS.map(({ id, shop, name, chargeBy, rules, defaultRule, refused }) => ({
    id,
    supplier_id: shop,
    name,
    charge_by: chargeBy,
    rules,
    default_rule: defaultRule,
    refused,
  }));

/** What ran out since it was last loaded begins again; what has ended on purpose stays so. */
async function writeOffers(tx: Tx, pictures: PictureManifest, nowMs: number): Promise<void> {
  const activities = activityRows(pictures, nowMs);
  await writeRows(tx, 'activities', activities, { keep: ['starts_ms', 'ends_ms'] });
  await sql`update activities set starts_ms = r.starts_ms, ends_ms = r.ends_ms
    from jsonb_populate_recordset(null::activities, ${JSON.stringify(activities)}::jsonb) r
    where activities.id = r.id and activities.ends_ms <= ${nowMs} and r.ends_ms > ${nowMs}`.execute(tx);
  await writeRows(tx, 'activity_prices', activityPriceRows(), { key: ['activity_id', 'variant_id'] });
  const coupons = couponRows(nowMs);
  const dated = ['claim_from_ms', 'claim_to_ms', 'first_day', 'last_day'];
  await writeRows(tx, 'coupons', coupons, { keep: dated });
  await sql`update coupons set claim_from_ms = r.claim_from_ms, claim_to_ms = r.claim_to_ms,
      first_day = r.first_day, last_day = r.last_day
    from jsonb_populate_recordset(null::coupons, ${JSON.stringify(coupons)}::jsonb) r
    where coupons.id = r.id
      and (coupons.claim_to_ms <= ${nowMs} or coupons.last_day < ${dayOf(nowMs)})`.execute(tx);
}

/** Codes as they are kept: nobody who reads the table can type one. */
const codeRows = (protection: DataProtection) =>
  COUPONS.flatMap(({ id, code }) =>
    code ? [{ code_index: protection.index('coupon code', code.toUpperCase()), coupon_id: id }] : [],
  );

/** The English fields of products, activities and coupons. */
const englishRows = () => [
  ...PRODUCTS.map((product) => ({
    type: goodsTypeOf(product) === 0 ? internationalType.goods : internationalType.service,
    table_id: product.id,
    data: contentOf(product, 'en'),
  })),
  ...ACTIVITIES.map(({ id, name, rules }) => ({
    type: internationalType.activity,
    table_id: id,
    data: { name: name.en, rules: rules.map((rule) => rule.en) },
  })),
  ...COUPONS.map(({ id, name, scopeText }) => ({
    type: internationalType.activity,
    table_id: id,
    data: { name: name.en, scopeText: scopeText.en },
  })),
];
