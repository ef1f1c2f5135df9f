import { createFileRoute, useRouter } from '@tanstack/react-router';
import { goodsType } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { useAppConfig } from '@yunyou/ui';
import { useCartCount } from '@yunyou/ui/features/cart';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { GoodsView, ProductPending, useAddToCart, useDeliveryRegion } from '@yunyou/ui/features/goods';
import { activitiesOf, activityPrices } from '#app/activity-prices';
import { activityQuery, productHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/pages/goods-detail/goods-detail')({
  validateSearch: searches.goodsDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const reads = preload ? sdk.prefetch : sdk;
    const [goods, activities] = await Promise.all([
      reads.catalogue.goods(id),
      activitiesOf(reads, goodsType.goods, id),
    ]);
    return { goods, activities };
  },
  component: Goods,
  pendingComponent: ProductPending,
});

function Goods() {
  const { sdk } = Route.useRouteContext();
  const { goods, activities } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { telephone } = useAppConfig();
  const { add } = useAddToCart();
  const { region, choose, sheet } = useDeliveryRegion();
  const cartCount = useCartCount();
  return (
    <>
      <GoodsView
        key={goods.id}
        goods={goods}
        choice={{ skuDetailId: search.productSpec, amount: Number(search.quantity) || goods.minPerOrder }}
        // The choice stands in the address: it outlives a reload and the login.
        onChoiceChange={({ skuDetailId, amount }) =>
          void navigate({
            search: { ...search, productSpec: skuDetailId, quantity: String(amount) },
            replace: true,
            resetScroll: false,
            viewTransition: false,
          })
        }
        region={region}
        onChooseRegion={choose}
        cartCount={cartCount}
        onAddToCart={(sku, amount) => add(goods, sku, amount)}
        onBuy={({ skuDetailId }, quantity) =>
          sdk.navigation.navigate(
            hrefs.goodsPlaceOrder({ ...activityQuery(search), productId: goods.id, skuDetailId, quantity }),
          )
        }
        onStale={() => void router.invalidate()}
        activityPrices={activityPrices(activities, search, () => void router.invalidate())}
        favorite={<FavoriteButton kind="goods" id={goods.id} name={goods.name} />}
        hrefs={{ ...productHrefs(goods, telephone), cart: hrefs.shoppingCart() }}
      />
      {sheet}
    </>
  );
}
