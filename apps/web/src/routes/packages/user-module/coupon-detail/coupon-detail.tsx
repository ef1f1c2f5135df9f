import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { CouponDetailView } from '@yunyou/ui/features/coupon';
import { couponHrefs, goodsHref } from '#app/goods-hrefs';

/** Some of what a coupon is good for. */
const SHOWN = 6;

export const Route = createFileRoute('/packages/user-module/coupon-detail/coupon-detail')({
  validateSearch: searches.couponDetail,
  loaderDeps: ({ search: { couponId, memberCouponId } }) => ({ couponId, memberCouponId }),
  loader: async ({ context: { sdk }, deps: { couponId, memberCouponId } }) => {
    const coupon = memberCouponId
      ? await sdk.coupons.mineDetail(memberCouponId)
      : await sdk.catalogue.coupon(couponId);
    // Without its goods a coupon is one all the same.
    const goods = await sdk.prefetch.catalogue
      .goodsList({ couponId: coupon.couponId, size: SHOWN })
      .then(({ records }) => records)
      .catch(() => []);
    return { coupon, goods };
  },
  component: CouponDetail,
});

function CouponDetail() {
  const { coupon, goods } = Route.useLoaderData();
  return (
    <CouponDetailView
      coupon={coupon}
      goods={goods}
      hrefs={{
        use: couponHrefs.use(coupon),
        order: (id) => hrefs.orderDetails({ id }),
        goods: goodsHref,
      }}
    />
  );
}
