import { cartAmountMax, type GoodsDetail, type Sku, type SkuSpec } from '@yunyou/contract';

/** What of a product its options are chosen by. */
export type SkuProduct = Pick<
  GoodsDetail,
  'name' | 'album' | 'specs' | 'skus' | 'minPerOrder' | 'limitPerMember' | 'limitPeriod'
>;

/** The chosen value of each specification; what is missing is not chosen. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether a value can be had: with the other choices, only without some of them, or not at all. */
export type ValueState = 'open' | 'conflict' | 'none';

/** Whether an option can be bought now. */
export const isSellable = ({ enabled, left }: Sku, { minPerOrder }: SkuProduct): boolean =>
  enabled && (left === null || left >= minPerOrder);

/** What one piece costs now. */
export const priceOf = ({ promoFen, priceFen }: Sku): number => promoFen ?? priceFen;

/** What so many pieces come to now: those beyond a promotion's number keep their price. */
export function costOf({ promoFen, priceFen, piecesPerOrder }: Sku, amount: number): number {
  if (promoFen === null) return priceFen * amount;
  const lowered = Math.min(amount, piecesPerOrder ?? amount);
  return promoFen * lowered + priceFen * (amount - lowered);
}

/** Whether an option has these values, as far as they are chosen. */
const fits = ({ valueIds }: Sku, specs: readonly SkuSpec[], chosen: Chosen): boolean =>
  specs.every(({ specId }, place) => {
    const value = chosen[specId];
    return value === undefined || valueIds[place] === value;
  });

/** The values of an option; nothing for one that the product does not have. */
export function chosenOf({ specs, skus }: SkuProduct, skuDetailId: string): Chosen {
  const sku = skus.find((one) => one.skuDetailId === skuDetailId && one.enabled);
  if (!sku) return {};
  return Object.fromEntries(specs.map(({ specId }, place) => [specId, sku.valueIds[place] ?? '']));
}

/** The first specification that has no value yet. */
export const missingOf = ({ specs }: SkuProduct, chosen: Chosen): SkuSpec | undefined =>
  specs.find(({ specId }) => chosen[specId] === undefined);

/** The option that is chosen; undefined while something is missing. */
export function skuOf(product: SkuProduct, chosen: Chosen): Sku | undefined {
  if (missingOf(product, chosen)) return undefined;
  return product.skus.find((sku) => sku.enabled && fits(sku, product.specs, chosen));
}

export function valueState(product: SkuProduct, chosen: Chosen, specId: string, valueId: string): ValueState {
  const { skus, specs } = product;
  const sold = skus.filter((sku) => isSellable(sku, product));
  if (sold.some((sku) => fits(sku, specs, { ...chosen, [specId]: valueId }))) return 'open';
  return sold.some((sku) => fits(sku, specs, { [specId]: valueId })) ? 'conflict' : 'none';
}

/** One more value; of the other choices those stay, in their order, that can be had with it. */
export function choose(product: SkuProduct, chosen: Chosen, specId: string, valueId: string): Chosen {
  let next: Record<string, string> = { [specId]: valueId };
  for (const other of product.specs) {
    const value = chosen[other.specId];
    if (other.specId === specId || value === undefined) continue;
    if (valueState(product, next, other.specId, value) === 'open') next = { ...next, [other.specId]: value };
  }
  return next;
}

/** How many can be bought at a time, and what keeps it from being more. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
  readonly reason: 'left' | 'limit' | 'order';
}

export function limitsOf(product: SkuProduct, sku: Sku | undefined): AmountLimits {
  const { minPerOrder: min, limitPerMember } = product;
  const bounds = [
    { max: cartAmountMax, reason: 'order' as const },
    { max: limitPerMember ?? cartAmountMax, reason: 'limit' as const },
    { max: sku?.left ?? cartAmountMax, reason: 'left' as const },
  ];
  const lowest = bounds.reduce((least, one) => (one.max < least.max ? one : least));
  return { min, max: Math.max(min, lowest.max), reason: lowest.reason };
}
