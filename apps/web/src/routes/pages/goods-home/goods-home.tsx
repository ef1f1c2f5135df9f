import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { GoodsHomePending, GoodsHomeView } from '@yunyou/ui/features/goods';
import { activityHref, couponHrefs, goodsHref } from '#app/goods-hrefs';
import { goodsSortOf } from '#app/goods-sort';

export const Route = createFileRoute('/pages/goods-home/goods-home')({
  validateSearch: searches.goodsHome,
  loaderDeps: ({ search: { categoryId, sort } }) => ({ categoryId, sort: goodsSortOf(sort) }),
  loader: async ({ context: { sdk }, deps: { categoryId, sort }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const [home] = await Promise.all([
      catalogue.goodsHome(sdk.location.cityName()),
      // Kept for the list, which says itself when it cannot be had.
      categoryId && catalogue.goodsList({ categoryId, sort }).catch(() => undefined),
    ]);
    return home;
  },
  component: GoodsHome,
  pendingComponent: GoodsHomePending,
});

function GoodsHome() {
  const home = Route.useLoaderData();
  const { categoryId, sort } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GoodsHomeView
      home={home}
      shelf={{ categoryId, sort: goodsSortOf(sort) }}
      onShelfChange={(shelf) =>
        void navigate({ search: shelf, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={{
        search: hrefs.searchHomePage({ kind: 'goods' }),
        goods: goodsHref,
        activity: activityHref,
        shop: (supplierId) => hrefs.shopHome({ supplierId }),
        couponCenter: hrefs.couponCenter({}),
        coupon: couponHrefs,
      }}
    />
  );
}
