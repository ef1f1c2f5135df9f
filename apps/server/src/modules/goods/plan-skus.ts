import { cartAmountMax, fewLeft } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { LineRequest, NumberedRequest, PlanContext, PlannedLine } from '../../core/kinds';
import { badInput, notFound, refuse } from '../../http/refusal';
import { buyable, limitLeft, whyNotForSale } from './rules';
import { type SkuForSale, skusForSale } from './sku-sale-store';

export interface SkuLineRequest extends LineRequest {
  skuDetailId: string;
  addOnOf?: string | undefined;
  /** The bundle it is a part of, by its number in the request. */
  ofBundle?: number;
}

/** What every line of an option keeps. */
export interface SkuLineDetail {
  skuDetailId: string;
  picture: SkuForSale['thumb'];
  addOnOf: string | null;
  /** Counted for the product's limit, in this period: 'ever' or a day; null where there is no limit over orders. */
  limitPeriod: string | null;
  limitPerMember: number | null;
  stocking: boolean;
  min: number;
  max: number;
  available: number;
}

/** Options of goods or services with their rules checked, in the order of the lines; one query for all of them. */
export async function planSkus(
  { db, memberId, nowMs, complete }: PlanContext,
  lines: readonly NumberedRequest<SkuLineRequest>[],
  goodsType: number,
): Promise<{ sku: SkuForSale; line: Omit<PlannedLine<SkuLineDetail>, 'kind'> }[]> {
  refuseTwice(lines);
  const today = dayOf(nowMs);
  const found = new Map(
    (
      await skusForSale(
        db,
        lines.map(({ request }) => request.skuDetailId),
        { memberId, today },
      )
    ).map((sku) => [sku.id, sku]),
  );
  const wanted = new Map<string, number>();
  return lines.map(({ index, request }) => {
    const sku = found.get(request.skuDetailId);
    if (!sku || sku.isBundle) throw notFound();
    const field = (name: string, reason = 'refused') => [{ field: `lines.${index}.${name}`, reason }];
    if (sku.productId !== request.productId) throw badInput(field('skuDetailId', 'Of another product'));
    if (sku.goodsType !== goodsType) throw badInput(field('kind', 'Sold as another kind'));
    const rule = whyNotForSale(sku, nowMs);
    if (rule) throw refuse(rule, { fields: field('skuDetailId') });
    const pieces = request.quantity + (wanted.get(sku.productId) ?? 0);
    wanted.set(sku.productId, pieces);
    const { min, max } = buyable(sku);
    if (request.quantity > cartAmountMax || (complete && request.quantity < min)) {
      throw refuse('amountOutOfRange', { fields: field('quantity'), detail: { min, max: cartAmountMax } });
    }
    const left = limitLeft(sku);
    if (pieces > left) throw purchaseLimit(sku.limitPerMember ?? 0, left).at(field('quantity')[0] as never);
    return { sku, line: lineOf(sku, request, { min, max, today }) };
  });
}

/** A member may not have so many of a product. */
export const purchaseLimit = (limit: number, left: number) =>
  refuse('purchaseLimit', { detail: { limit, left: Math.max(0, left) } });

/** The same option twice is one line; picked from an add-on offer it has another price, and is another. */
function refuseTwice(lines: readonly NumberedRequest<SkuLineRequest>[]) {
  const seen = new Set<string>();
  for (const { index, request } of lines) {
    const key = `${request.skuDetailId} ${request.addOnOf ?? ''} ${request.ofBundle ?? ''}`;
    if (seen.has(key))
      throw badInput([{ field: `lines.${index}.skuDetailId`, reason: 'Twice in one order' }]);
    seen.add(key);
  }
}

function lineOf(
  sku: SkuForSale,
  { quantity, addOnOf }: SkuLineRequest,
  { min, max, today }: { min: number; max: number; today: string },
): Omit<PlannedLine<SkuLineDetail>, 'kind'> {
  const isLimited = sku.limitPerMember !== null && sku.limitPeriod !== 'order';
  return {
    productId: sku.productId,
    variantId: sku.id,
    supplierId: sku.supplierId,
    categoryIds: sku.categoryIds,
    quantity,
    unitPriceFen: sku.priceFen,
    firstSlot: '',
    endSlot: '',
    holds: [{ poolId: sku.poolId, slot: '', perUnit: 1, left: sku.left }],
    people: [],
    needsConfirmation: sku.confirmMode === 'merchant',
    title: sku.productName,
    specText: sku.name,
    order: { title: sku.productName, picture: sku.picture ?? sku.thumb, topics: {} },
    ...(addOnOf && { addOnOf }),
    detail: {
      skuDetailId: sku.id,
      picture: sku.picture ?? sku.thumb,
      addOnOf: addOnOf ?? null,
      limitPeriod: isLimited ? (sku.limitPeriod === 'day' ? today : 'ever') : null,
      limitPerMember: sku.limitPerMember,
      stocking: sku.stocking,
      min,
      max: Math.max(0, max),
      available: sku.left,
    },
  };
}

/** Pieces left as they are told: from `fewLeft` on there are plenty. */
export const leftTold = (left: number): number | null => (left < fewLeft ? left : null);
