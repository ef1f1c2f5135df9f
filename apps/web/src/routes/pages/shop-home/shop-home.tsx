import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { ShopHomePending, ShopHomeView } from '@yunyou/ui/features/shop';
import { activityHref, couponHrefs, goodsHref } from '#app/goods-hrefs';
import { goodsSortOf } from '#app/goods-sort';

export const Route = createFileRoute('/pages/shop-home/shop-home')({
  validateSearch: searches.shopHome,
  loaderDeps: ({ search: { supplierId } }) => ({ supplierId }),
  loader: ({ context: { sdk }, deps: { supplierId }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.shopHome(supplierId),
  component: Shop,
  pendingComponent: ShopHomePending,
});

function Shop() {
  const shop = Route.useLoaderData();
  const { keyword, categoryId, sort } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { supplierId } = shop;
  return (
    <ShopHomeView
      key={supplierId}
      shop={shop}
      favorite={<FavoriteButton kind="shop" id={supplierId} name={shop.shopName} />}
      shelf={{ keyword, categoryId, sort: goodsSortOf(sort) }}
      onShelfChange={(shelf) =>
        void navigate({
          search: { supplierId, ...shelf },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={{
        detail: hrefs.shopDetail({ supplierId }),
        goods: goodsHref,
        activity: activityHref,
        coupon: couponHrefs,
      }}
    />
  );
}
