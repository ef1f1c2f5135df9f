import type { BreakdownRow, Locale, ResponseOf } from '@yunyou/contract';
import { type PriceResult, price } from '../../core/pricing';
import { notFound, refuse } from '../../http/refusal';
import { ruleTexts } from '../../http/rule-texts';
import { filled } from '../../http/rule-words';
import { type ActivityOffers, activityOffers } from '../activity/offers';
import { type CouponOffers, couponOffers } from '../coupon/offers';
import { type Freight, freightTables } from '../shop/freight';
import type { GoodsReader } from './list';
import { kindOfProduct } from './scoped-store';
import { whyNotSold } from './selling';
import { type SellingSku, sellingSkus } from './sku-store';

/** What some pieces of an option would cost anybody: the same engine, offers and freight as an order of it. */
export async function estimate(
  { db, clock, locale, source }: GoodsReader,
  asked: { skuDetailId: string; quantity: number; adcode: string | null },
): Promise<ResponseOf<'goods', 'estimate'>> {
  const nowMs = clock.now();
  const [sku] = await sellingSkus(db, [asked.skuDetailId], { nowMs, source, memberId: null });
  if (!sku) throw notFound();
  // What is sold out has a price, too.
  if (sku.shopState === 'closed') throw refuse('shopClosed');
  if (!sku.onSale || !sku.enabled) throw whyNotSold({ ...sku, shopState: 'open' }) ?? notFound();
  const { productId, supplierId, categoryIds } = sku;
  const line = {
    productId,
    variantId: sku.skuId,
    kind: kindOfProduct(sku.goodsType),
    supplierId,
    categoryIds,
  };
  const [activities, coupons, freight] = await Promise.all([
    activityOffers(db, { nowMs, source, memberId: null, lines: [line] }),
    couponOffers(db, { nowMs, memberId: null, lines: [line], autoClaim: true }),
    freightTables(db, { adcode: asked.adcode, lines: [sku] }),
  ]);
  const template = sku.freightTemplateId;
  const result = price(
    [
      {
        ...line,
        key: sku.skuId,
        orderKey: supplierId,
        shopId: supplierId,
        unitPriceFen: sku.priceFen,
        quantity: asked.quantity,
        ...(template !== null && { freight: { templateId: template, weightGram: sku.weightGram } }),
      },
    ],
    [...activities.offers, ...coupons.offers],
    { mode: 'auto' },
    freight.tables,
  );
  return {
    finalFen: result.orders.reduce((sum, { goodsFen }) => sum + goodsFen, 0),
    breakdown: breakdownOf(result, { sku, quantity: asked.quantity, activities, coupons, locale }),
    couponIds: result.applied.flatMap(({ offerId }) => coupons.words.get(offerId)?.couponId ?? []),
    ...deliveryOf(result, freight, sku, locale),
  };
}

/** The line and what lowers it; freight and what lowers that stand beside it. */
function breakdownOf(
  result: PriceResult,
  named: {
    sku: SellingSku;
    quantity: number;
    activities: ActivityOffers;
    coupons: CouponOffers;
    locale: Locale;
  },
): BreakdownRow[] {
  const { sku, quantity, activities, coupons, locale } = named;
  const nameOf = (id: string) => (activities.words.get(id) ?? coupons.words.get(id))?.name[locale] ?? '';
  const label = [sku.productName[locale], sku.skuName[locale]].filter(Boolean).join(' ');
  return [
    { kind: 'line', label, quantity, amountFen: sku.priceFen * quantity },
    ...result.applied.flatMap(({ offerId, step, amountFen }): BreakdownRow[] =>
      step === 'freight' ? [] : [{ kind: step, label: nameOf(offerId), quantity: null, amountFen }],
    ),
  ];
}

function deliveryOf({ orders }: PriceResult, { reasons }: Freight, sku: SellingSku, locale: Locale) {
  const freight = orders[0]?.freight;
  const [refusal] = freight?.undeliverable ?? [];
  if (!refusal) {
    const isKnown = freight?.state !== 'addressNeeded';
    return { deliverable: true, refusedReason: '', freightFen: isKnown ? (freight?.paidFen ?? 0) : null };
  }
  const reason =
    (refusal.reason === null ? undefined : reasons.get(refusal.reason)) ??
    filled(ruleTexts.notDeliverable, { name: sku.productName });
  return { deliverable: false, refusedReason: reason[locale], freightFen: null };
}
