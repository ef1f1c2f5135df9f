import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { CouponCenterView, couponsOf } from '@yunyou/ui/features/coupon';
import { couponHrefs } from '#app/goods-hrefs';

const whoseOf = (text: string) => couponsOf.find((one) => one === text) ?? 'all';

export const Route = createFileRoute('/packages/goods-sell/coupon-center/coupon-center')({
  validateSearch: searches.couponCenter,
  loaderDeps: ({ search: { of } }) => ({ of: whoseOf(of) }),
  loader: async ({ context: { sdk }, deps: { of }, preload }) => {
    // Kept for the list, which says itself when it cannot be had.
    await (preload ? sdk.prefetch : sdk).catalogue.couponCenter({ of, page: 1 }).catch(() => undefined);
  },
  component: CouponCenter,
});

function CouponCenter() {
  const { of } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CouponCenterView
      of={whoseOf(of)}
      onOfChange={(next) =>
        void navigate({ search: { of: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={couponHrefs}
    />
  );
}
