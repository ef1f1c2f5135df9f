import type { BundleContent, GoodsDetail, Locale, Sku } from '@yunyou/contract';
import type { ActivityOffers } from '../activity/offers';
import { runningFor } from '../activity/running';
import { couponsFor } from '../coupon/public';
import { reviewSummary } from '../review/reviews';
import { reviewRows } from '../review/store';
import { reviewOf } from '../review/view';
import { shopRow } from '../shop/store';
import { shopSummaryOf } from '../shop/view';
import {
  offerLinesOf,
  type ProductToShow,
  productToShow,
  type SkuOfProduct,
  shownParts,
} from './detail-store';
import type { GoodsReader } from './list';
import { pickedBeside } from './list-store';
import { kindOfProduct } from './scoped-store';
import { saidLeft } from './selling';
import { summaries } from './summary-store';
import type { BundleColumn } from './tables';

const FIRST_REVIEWS = 2;
const RECOMMENDED = 4;

/** What the pages of goods and of services show alike. At most eight queries with the parts of a bundle. */
type CommonDetail = Omit<GoodsDetail, 'goodsType' | 'noReasonReturn' | 'freeFrom' | 'alwaysFree'>;

export async function commonDetail(
  { db, clock, locale, source }: GoodsReader,
  shown: ProductToShow,
): Promise<CommonDetail> {
  const { product, categoryIds } = shown;
  const nowMs = clock.now();
  const shop = await shopRow(db, product.supplier_id);
  const thing = {
    productId: product.id,
    shopId: product.supplier_id,
    kind: kindOfProduct(product.goods_type),
    categoryIds,
  };
  const subject = { productId: product.id };
  const beside = pickedBeside({ id: product.id, categoryIds }, { limit: RECOMMENDED, nowMs });
  const [running, coupons, reviews, first, recommended, bundle] = await Promise.all([
    runningFor(db, offerLinesOf(shown), { nowMs, source, locale }),
    couponsFor(db, thing, { nowMs, locale }),
    reviewSummary(db, subject, locale),
    reviewRows(db, subject, { sort: 'helpful', page: 1, size: FIRST_REVIEWS }),
    summaries(db, beside, { nowMs, source, locale }),
    product.bundle && bundleOf({ db, locale }, product.bundle),
  ]);
  const skus = shown.skus.map((sku) => skuOf(sku, running.offers, locale));
  const sold = skus.some(({ enabled }) => enabled) ? skus.filter(({ enabled }) => enabled) : skus;
  const prices = sold.map(({ priceFen, promoFen }) => promoFen ?? priceFen);
  const priceFen = Math.min(...prices);
  const { name, subtitle, tags, detail } = product.content[locale];
  return {
    id: product.id,
    supplierId: product.supplier_id,
    name,
    subtitle,
    thumb: product.thumb,
    album: product.album,
    video: product.video,
    detail,
    categoryId: product.category_id,
    tags,
    soldCount: product.sold_count,
    onSale: shown.onSale,
    priceFen,
    fromPrice: prices.some((fen) => fen !== priceFen),
    marketPriceFen: sold[prices.indexOf(priceFen)]?.marketPriceFen ?? null,
    minPerOrder: product.min_per_order,
    limitPerMember: product.limit_per_member,
    limitPeriod: product.limit_period,
    specs: product.specs.map((spec) => ({
      specId: spec.specId,
      name: spec.name[locale],
      values: spec.values.map((value) => ({ ...value, name: value.name[locale] })),
    })),
    skus,
    shop: shopSummaryOf(shop, locale),
    activities: running.activities,
    coupons,
    reviews: { ...reviews, first: first.map((row) => reviewOf(row, locale)) },
    recommended: recommended.map(({ item }) => item),
    bundle,
  };
}

function skuOf(row: SkuOfProduct, { offers }: ActivityOffers, locale: Locale): Sku {
  const promoted = offers.flatMap((offer) => {
    if (offer.type !== 'promotion') return [];
    const price = offer.prices.find(({ variantId }) => variantId === row.id);
    return price && price.promoFen < row.price_fen ? [{ ...offer, promoFen: price.promoFen }] : [];
  });
  const [promotion] = promoted.sort((a, b) => a.promoFen - b.promoFen);
  return {
    skuDetailId: row.id,
    valueIds: row.value_ids,
    name: row.name[locale],
    priceFen: row.price_fen,
    marketPriceFen: row.market_price_fen,
    promoFen: promotion?.promoFen ?? null,
    piecesPerOrder: promotion?.piecesPerOrder ?? null,
    left: saidLeft(row.left),
    weightGram: row.weight_gram,
    picture: row.picture,
    enabled: row.enabled,
  };
}

/** What a bundle is made of; a part whose thing is gone is left out of the page. */
async function bundleOf(
  { db, locale }: Pick<GoodsReader, 'db' | 'locale'>,
  { refundMode, parts }: BundleColumn,
): Promise<BundleContent> {
  const shown = new Map((await shownParts(db, parts)).map((part) => [part.partId, part]));
  return {
    refundMode,
    boughtSinglyFen: parts.reduce((sum, { weightFen, quantity }) => sum + weightFen * quantity, 0),
    dated: parts.some(({ dayOffset }) => dayOffset !== null),
    parts: parts.flatMap((part) => {
      const one = shown.get(part.partId);
      if (!one) return [];
      const { partId, kind, quantity, dayOffset, nights, weightFen } = part;
      return [
        {
          partId,
          kind,
          productId: one.pageId,
          name: one.name[locale],
          picture: one.picture,
          quantity,
          dayOffset,
          nights,
          weightFen,
          travellersNeeded: one.travellers,
          guestsNeeded: kind === 'stay' ? quantity : 0,
          shipped: kind === 'goods',
        },
      ];
    }),
  };
}

/** Goods with their terms; those that are off sale can still be read. */
export async function goodsDetail(request: GoodsReader, id: string): Promise<GoodsDetail> {
  const shown = await productToShow(request.db, id, { type: 0, nowMs: request.clock.now() });
  const { product, defaultFreight } = shown;
  const freight = defaultFreight && !defaultFreight.neverFree ? defaultFreight : null;
  const freeFrom =
    freight && (freight.freeFromFen !== null || freight.freeFromPieces !== null)
      ? { fen: freight.freeFromFen, pieces: freight.freeFromPieces }
      : null;
  return {
    ...(await commonDetail(request, shown)),
    goodsType: 0,
    noReasonReturn: product.no_reason_return,
    freeFrom,
    alwaysFree: product.freight_template_id === null,
  };
}
