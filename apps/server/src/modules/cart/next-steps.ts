import type { NextStep } from '@yunyou/contract';
import { newWork, nextStep, type PriceLine, price } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { activityOffers } from '../activity/offers';
import { couponOffers } from '../coupon/offers';
import { kindOfProduct } from '../goods/scoped-store';
import type { SeenBy } from '../goods/sku-store';
import { freightTables } from '../shop/freight';
import { type CartRow, defaultAdcode } from './store';

/**
 * The cheapest addition that lowers the bill, by shop, for everything of it that can be bought: its own bill with all offers
 * and the freight to the default address; none once the shops before cost as much as one quote may. Four queries.
 */
export async function nextSteps(
  db: Queries,
  rows: readonly CartRow[],
  seen: SeenBy & { memberId: string },
): Promise<Map<string, NextStep>> {
  const { nowMs, source, memberId } = seen;
  const lines = rows.map(lineOf);
  if (lines.length === 0) return new Map();
  const asked = lines.map((line) => ({ ...line, supplierId: line.shopId }));
  const [activities, coupons, adcode] = await Promise.all([
    activityOffers(db, { nowMs, source, memberId, lines: asked }),
    couponOffers(db, { nowMs, memberId, lines: asked, autoClaim: true }),
    defaultAdcode(db, memberId),
  ]);
  const { tables } = await freightTables(db, { adcode, lines: rows });
  const offers = [...activities.offers, ...coupons.offers];
  // What a long cart may cost is shared by its shops.
  const work = newWork();
  const steps = new Map<string, NextStep>();
  for (const supplierId of new Set(rows.map((row) => row.supplierId))) {
    const request = {
      lines: lines.filter(({ shopId }) => shopId === supplierId),
      offers,
      choice: { mode: 'auto' } as const,
      freight: tables,
      work,
    };
    const result = price(request.lines, offers, request.choice, tables, { work });
    const found = nextStep(request, result, supplierId);
    if (!found) continue;
    const { addFen, addPieces, saveFen, offerId } = found;
    steps.set(supplierId, {
      addFen,
      addPieces,
      saveFen,
      freight: offerId === null,
      activeId: offerId !== null && activities.words.has(offerId) ? offerId : null,
      couponId: offerId === null ? null : (coupons.words.get(offerId)?.couponId ?? null),
    });
  }
  return steps;
}

/** An item as the price engine takes it. */
const lineOf = (row: CartRow): PriceLine & { variantId: string; categoryIds: string[] } => ({
  key: row.skuId,
  orderKey: row.supplierId,
  shopId: row.supplierId,
  kind: kindOfProduct(row.goodsType),
  productId: row.productId,
  variantId: row.skuId,
  categoryIds: row.categoryIds,
  unitPriceFen: row.priceFen,
  quantity: row.amount,
  ...(row.freightTemplateId !== null && {
    freight: { templateId: row.freightTemplateId, weightGram: row.weightGram },
  }),
});
