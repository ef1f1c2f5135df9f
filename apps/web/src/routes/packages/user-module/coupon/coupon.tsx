import { createFileRoute } from '@tanstack/react-router';
import { memberCouponStates } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyCouponsView } from '@yunyou/ui/features/coupon';
import { couponHrefs } from '#app/goods-hrefs';

export const Route = createFileRoute('/packages/user-module/coupon/coupon')({
  validateSearch: searches.coupon,
  component: MyCoupons,
});

function MyCoupons() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyCouponsView
      status={memberCouponStates.find((one) => one === status) ?? 'usable'}
      onStatusChange={(next) =>
        void navigate({
          search: { status: next },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={{
        detail: (memberCouponId) => hrefs.couponDetail({ memberCouponId }),
        use: couponHrefs.use,
        order: (id) => hrefs.orderDetails({ id }),
        center: hrefs.couponCenter({}),
      }}
    />
  );
}
