import { createFileRoute } from '@tanstack/react-router';
import { prizeTabs } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyPrizesView } from '@yunyou/ui/features/prize';

export const Route = createFileRoute('/packages/user-module/my-prize/my-prize')({
  validateSearch: searches.myPrize,
  component: MyPrize,
});

function MyPrize() {
  const { sdk } = Route.useRouteContext();
  const { tab, id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const inPlace = { replace: true, resetScroll: false, viewTransition: false };
  return (
    <MyPrizesView
      tab={prizeTabs.find((one) => one === tab) ?? 'toClaim'}
      onTabChange={(next) => void navigate({ search: { tab: next, id: '' }, ...inPlace })}
      openedId={id ?? ''}
      onOpenedChange={(next) => void navigate({ search: (before) => ({ ...before, id: next }), ...inPlace })}
      onClaimed={(orderId) => sdk.navigation.proceed(hrefs.orderDetails({ id: orderId }))}
      hrefs={{
        order: (orderId) => hrefs.orderDetails({ id: orderId }),
        coupon: (memberCouponId) => hrefs.couponDetail({ memberCouponId }),
        draws: hrefs.myActivity({ kind: 'draw' }),
      }}
    />
  );
}
