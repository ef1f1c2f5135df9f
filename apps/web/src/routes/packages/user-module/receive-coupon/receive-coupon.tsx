import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ReceiveCouponView } from '@yunyou/ui/features/coupon';
import { couponHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/packages/user-module/receive-coupon/receive-coupon')({
  validateSearch: searches.receiveCoupon,
  loaderDeps: ({ search: { couponId } }) => ({ couponId }),
  loader: async ({ context: { sdk }, deps: { couponId } }) =>
    couponId ? await sdk.catalogue.coupon(couponId) : null,
  component: ReceiveCoupon,
});

function ReceiveCoupon() {
  const coupon = Route.useLoaderData() ?? undefined;
  const { code } = Route.useSearch();
  return (
    <ReceiveCouponView
      coupon={coupon}
      code={code}
      hrefs={{ use: coupon ? couponHrefs.use(coupon) : '', mine: hrefs.coupon({}) }}
    />
  );
}
