import { type GoodsDetail, goodsType, type ServiceDetail, type TicketDetail } from '@yunyou/contract';
import type { LineActivity } from '../activity-line/activity-line';
import type { SkuLineOpening } from './sku-line';

/** What else is chosen of a product. */
export interface SkuChoice {
  /** Of a dated bundle, `YYYY-MM-DD`. Default none. */
  readonly startDay?: string;
  /** Of a service: the time that was chosen before. Default none. */
  readonly slotId?: string;
  /** The ticket in a bundle, whose rules travellers are checked by. Default none. */
  readonly ticket?: TicketDetail | null;
  /** The activity it is ordered in. Default none. */
  readonly activity?: LineActivity | undefined;
}

/**
 * One option of goods, of a service or of a bundle, as `openCheckout` takes it; without a name the first that can be had.
 * Empty where the product has none.
 *
 * @param quantity brought up to the product's least
 */
export function skuOpeningsOf(
  product: GoodsDetail | ServiceDetail,
  skuDetailId: string,
  quantity: number,
  { startDay = '', slotId = '', ticket = null, activity }: SkuChoice = {},
): SkuLineOpening[] {
  const sku =
    product.skus.find((one) => one.skuDetailId === skuDetailId) ??
    product.skus.find(({ enabled }) => enabled);
  if (!sku) return [];
  const { bundle } = product;
  const parts = bundle?.parts ?? [];
  const isGoods = product.goodsType === goodsType.goods;
  const sum = (of: 'travellersNeeded' | 'guestsNeeded') => parts.reduce((all, part) => all + part[of], 0);
  return [
    {
      kind: bundle ? 'bundle' : isGoods ? 'goods' : 'service',
      skuDetailId: sku.skuDetailId,
      quantity: Math.max(product.minPerOrder, Math.trunc(quantity) || 1),
      startDay,
      slotId,
      activity,
      product: {
        id: product.id,
        title: product.name,
        specText: sku.name,
        picture: sku.picture ?? product.thumb,
        priceFen: sku.promoFen ?? sku.priceFen,
        shipped: bundle ? parts.some(({ shipped }) => shipped) : isGoods,
        travellersNeeded: sum('travellersNeeded'),
        guestsNeeded: sum('guestsNeeded'),
        dated: bundle?.dated ?? false,
        ticket,
        appointItems: 'appointItems' in product ? product.appointItems : [],
      },
    },
  ];
}
