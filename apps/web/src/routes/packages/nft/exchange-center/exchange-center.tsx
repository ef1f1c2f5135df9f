import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ExchangePending, ExchangeView } from '@yunyou/ui/features/nft';
import { nftHrefs } from '#app/nft-hrefs';
import { nftExchangeOf } from '#app/nft-loads';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/nft/exchange-center/exchange-center')({
  validateSearch: searches.exchangeCenter,
  loaderDeps: ({ search: { activityId } }) => ({ activityId }),
  loader: async ({ context: { sdk }, deps: { activityId }, location }) => {
    if (activityId === '') throw notFound(location);
    return nftExchangeOf(sdk, activityId);
  },
  component: ExchangeCenter,
  pendingComponent: ExchangePending,
});

function ExchangeCenter() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { activityId, productId } = Route.useSearch();
  const found = Route.useLoaderData();
  const inPlace = { replace: true, resetScroll: false, viewTransition: false };
  const here = (id: string) => hrefs.exchangeCenter({ activityId, productId: id });
  return (
    <ExchangeView
      key={activityId}
      {...found}
      openedId={productId}
      onOpenedChange={(next) => void navigate({ search: { activityId, productId: next }, ...inPlace })}
      onRefresh={() => router.invalidate()}
      hrefs={{
        verify: (id) => hrefs.certification({ back: here(id) }),
        activity: nftHrefs.activity(activityId),
        piece: nftHrefs.piece,
        coupon: (memberCouponId) => hrefs.couponDetail({ memberCouponId }),
        prize: (id) => hrefs.myPrize({ tab: 'toClaim', id }),
      }}
    />
  );
}
