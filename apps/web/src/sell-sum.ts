import { isApiError, type NextStep, type Sdk } from '@yunyou/sdk';
import type { SellSum } from '@yunyou/ui/features/activity';

/** What a list of goods is for. */
interface Offer {
  couponId?: string;
  activeId?: string;
}

/** So many goods of an offer are looked for in the cart. */
const LOOKED_FOR = 50;

const isOf = ({ couponId, activeId }: Offer, step: NextStep | null): step is NextStep =>
  step !== null && (couponId ? step.couponId === couponId : step.activeId === (activeId ?? ''));

/**
 * What of a member's cart counts for an offer, by the cart's quote: the sum, and what more would lower the bill. Where nobody
 * can promise anything, nothing is promised.
 */
export async function sellSum(sdk: Sdk, offer: Offer): Promise<SellSum> {
  if (sdk.session.state.token === undefined) return guestSum(sdk, offer);
  const [cart, { records }] = await Promise.all([
    sdk.cart.load({ silent: true }),
    sdk.catalogue.goodsList({ ...offer, size: LOOKED_FOR }),
  ]);
  const good = new Set(records.map(({ id }) => id));
  const { selected } = sdk.cart.state;
  const items = cart.shops
    .flatMap((shop) => shop.items)
    .filter(({ productId, skuDetailId }) => good.has(productId) && selected.includes(skuDetailId));
  const sumFen = items.reduce((sum, { priceFen, amount, max }) => sum + priceFen * Math.min(amount, max), 0);
  if (items.length === 0) return { sumFen, nextStep: undefined };
  try {
    const quote = await sdk.orders.quote(
      {
        lines: items.map(({ isBundle, productId, skuDetailId, amount, max }) => ({
          kind: isBundle ? ('bundle' as const) : ('goods' as const),
          productId,
          skuDetailId,
          quantity: Math.min(amount, max),
        })),
        autoClaim: true,
      },
      { silent: true },
    );
    const step = quote.orders.map(({ nextStep }) => nextStep).find((one) => isOf(offer, one));
    if (step) return { sumFen, nextStep: step };
    const applies = offer.couponId
      ? quote.coupons.some(({ couponId, used }) => used && couponId === offer.couponId)
      : !quote.unused.some(({ id }) => id === offer.activeId);
    return { sumFen, nextStep: applies ? null : undefined };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { sumFen, nextStep: undefined };
  }
}

/** What of a guest's cart counts, at the prices it was put in at; a sum, and no promise. */
async function guestSum(sdk: Sdk, offer: Offer): Promise<SellSum> {
  const { records } = await sdk.catalogue.goodsList({ ...offer, size: LOOKED_FOR });
  const good = new Set(records.map(({ id }) => id));
  const sumFen = sdk.cart
    .guestItems()
    .filter(({ productId }) => good.has(productId))
    .reduce((sum, { addedPriceFen, amount }) => sum + addedPriceFen * amount, 0);
  return { sumFen, nextStep: undefined };
}
