import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ActivityCell, SellListView } from '@yunyou/ui/features/activity';
import { CouponList } from '@yunyou/ui/features/coupon';
import { GoodsListView, useAddToCart } from '@yunyou/ui/features/goods';
import { activityHref, couponHrefs, goodsHref } from '#app/goods-hrefs';
import { goodsSortOf } from '#app/goods-sort';
import { sellSum } from '#app/sell-sum';

export const Route = createFileRoute('/packages/goods-sell/sell-list/sell-list')({
  validateSearch: searches.sellList,
  loaderDeps: ({ search: { couponId, activeId } }) => ({ couponId, activeId }),
  loader: async ({ context: { sdk }, deps: { couponId, activeId }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    return {
      coupon: couponId ? await catalogue.coupon(couponId) : undefined,
      activity: activeId ? await catalogue.activityDetail(activeId) : undefined,
    };
  },
  component: SellList,
});

function SellList() {
  const { sdk } = Route.useRouteContext();
  const { coupon, activity } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { addOnly } = useAddToCart();
  const sort = goodsSortOf(search.sort);
  const change = (part: Partial<typeof search>) =>
    void navigate({
      search: { ...search, ...part },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  if (!coupon && !activity) {
    const { keyword, categoryId, kind } = search;
    return (
      <GoodsListView
        filters={{ keyword, categoryId, kind, sort }}
        onFiltersChange={change}
        hrefOf={goodsHref}
      />
    );
  }
  const offer = coupon ? { couponId: coupon.couponId } : { activeId: activity?.activeId };
  return (
    <SellListView
      query={offer}
      sort={sort}
      onSortChange={(next) => change({ sort: next })}
      offer={
        coupon ? (
          <CouponList
            coupons={{ value: [coupon], error: undefined, reload: async () => [coupon] }}
            hrefs={couponHrefs}
          />
        ) : (
          activity && <ActivityCell activity={activity} href={activityHref(activity.activeId)} />
        )
      }
      onAdd={(goods) => addOnly(goods, goodsHref(goods))}
      loadSum={() => sellSum(sdk, offer)}
      hrefs={{ goods: goodsHref, cart: hrefs.shoppingCart(), goodsHome: hrefs.goodsHome({}) }}
    />
  );
}
