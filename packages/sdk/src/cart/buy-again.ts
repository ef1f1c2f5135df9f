import { isApiError } from '@yunyou/api-client';
import type { GoodsDetail, OrderDetail, OrderLine } from '@yunyou/contract';
import type { Cart, CartAddition } from './cart';

/** Something of an order that is wanted again. */
interface Wanted {
  /** What it is called. */
  name: string;
  addition: () => Promise<CartAddition | undefined>;
}

export interface BoughtAgain {
  /** What is in the cart now. */
  readonly added: readonly string[];
  /** Of these not all pieces fitted. */
  readonly capped: readonly string[];
  /** What is not sold any more, or has run out. */
  readonly missing: readonly string[];
}

export interface BuyAgainParts {
  readonly cart: Pick<Cart, 'add'>;
  /** A product as it is sold now, for bundles. */
  readonly goodsOf: (id: string) => Promise<Pick<GoodsDetail, 'skus'>>;
}

/**
 * Puts what an order of goods bought into the cart again, as far as it is still sold; a bundle as the bundle it was. Rejects with
 * ApiError where that could not be found out, such as without a network.
 */
export async function buyAgain(
  { cart, goodsOf }: BuyAgainParts,
  order: Pick<OrderDetail, 'supplierId' | 'shopName' | 'lines'>,
): Promise<BoughtAgain> {
  const { supplierId, shopName } = order;
  const result = { added: [] as string[], capped: [] as string[], missing: [] as string[] };
  // One after the other: the cart takes one change at a time.
  for (const { name, addition } of wantedOf(order.lines, { supplierId, shopName }, goodsOf)) {
    try {
      const wanted = await addition();
      const added = wanted && (await cart.add(wanted, { silent: true }));
      if (!added || added.full) result.missing.push(name);
      else {
        result.added.push(name);
        if (added.capped) result.capped.push(name);
      }
    } catch (error) {
      if (!isNotSold(error)) throw error;
      result.missing.push(name);
    }
  }
  return result;
}

/** A refusal about the product: it was taken off sale (404, 410, 422) or has run out, which is a conflict (409). */
const isNotSold = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'business' || error.kind === 'conflict') &&
  !error.retryable &&
  error.rule !== 'cartFull';

function wantedOf(
  lines: readonly OrderLine[],
  shop: { supplierId: string; shopName: string },
  goodsOf: BuyAgainParts['goodsOf'],
): Wanted[] {
  const seen = new Set<number>();
  return lines.flatMap((line): Wanted[] => {
    const { bundle, productId, quantity, title, specText, unitPriceFen } = line;
    if (bundle) {
      if (seen.has(bundle.seq)) return [];
      seen.add(bundle.seq);
      const product = { id: bundle.productId, ...shop };
      return [
        {
          name: bundle.name,
          async addition() {
            const { skus } = await goodsOf(bundle.productId);
            // Which of several it was is not kept with its parts.
            const [sku, ...others] = skus;
            return sku && others.length === 0 ? { product, sku, amount: bundle.quantity } : undefined;
          },
        },
      ];
    }
    if (line.kind !== 'goods') return [];
    const addition = {
      product: { id: productId, ...shop },
      sku: { skuDetailId: line.skuDetailId, priceFen: unitPriceFen },
      amount: quantity,
    };
    return [{ name: specText === '' ? title : `${title} ${specText}`, addition: async () => addition }];
  });
}
