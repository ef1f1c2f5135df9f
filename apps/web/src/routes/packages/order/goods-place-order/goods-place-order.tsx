import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { activityKey, boxLineOf, namesBox } from '@yunyou/sdk/checkout';
import { BookingForm, GoodsForm, NothingToOrder } from '@yunyou/ui/features/order';
import { useState } from 'react';
import { afterOrder } from '#app/after-order';
import { lineOfCardActivity, linesOfCards, namesCardActivity, namesCards } from '#app/card-hrefs';
import { orderFormHrefs } from '#app/goods-hrefs';
import { linesOfCart, linesOfProduct, setCartAmount } from '#app/goods-lines';
import { lineActivity } from '#app/line-activity';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/order/goods-place-order/goods-place-order')({
  validateSearch: searches.goodsPlaceOrder,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps, location }) => {
    const { from, productId, skuDetailId, quantity } = deps;
    if (from === 'cart') return { lines: linesOfCart(await sdk.cart.load(), sdk.cart.state.selected) };
    if (namesCards(deps)) return { lines: [], booked: await linesOfCards(sdk, deps) };
    if (namesCardActivity(deps)) {
      const booked = await lineOfCardActivity(sdk, deps);
      if (!booked) throw notFound(location);
      return { lines: [], booked };
    }
    if (namesBox(deps)) {
      return { lines: [], booked: boxLineOf(await sdk.catalogue.blindBox(deps.activeId), Number(quantity)) };
    }
    const [goods, activity] = await Promise.all([sdk.catalogue.goods(productId), lineActivity(sdk, deps)]);
    return { lines: linesOfProduct(goods, skuDetailId, Number(quantity), { activity }) };
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const { from, cardId } = Route.useSearch();
  const { lines: loaded, booked } = Route.useLoaderData();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  if (booked) {
    return (
      <BookingForm
        key={[booked.product.id, cardId, activityKey(booked.activity)].join(' ')}
        lines={[booked]}
        onPlaced={(order) => afterOrder(sdk, order)}
        hrefs={orderFormHrefs}
      />
    );
  }
  const lines = loaded.filter(({ skuDetailId }) => !removed.includes(skuDetailId));
  if (lines.length === 0) return <NothingToOrder cartHref={hrefs.shoppingCart()} />;
  return (
    <GoodsForm
      key={lines
        .map(({ skuDetailId, quantity, activity }) =>
          [skuDetailId, quantity, activityKey(activity)].join(' '),
        )
        .join(' ')}
      lines={lines}
      cart={
        from === 'cart'
          ? {
              setAmount: (skuDetailId, amount) => setCartAmount(sdk.cart, skuDetailId, amount),
              onChanged: () => void router.invalidate(),
            }
          : undefined
      }
      onPlaced={(order) => afterOrder(sdk, order)}
      onRemove={(places) => {
        const ids = places.flatMap((place) => lines[place]?.skuDetailId ?? []);
        sdk.cart.select(ids, false);
        setRemoved([...removed, ...ids]);
      }}
      hrefs={orderFormHrefs}
    />
  );
}
