import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { LotteryPending, LotteryView } from '@yunyou/ui/features/lottery';
import { lotteryShareHref, lotteryTasksHref } from '#app/lottery-hrefs';
import { notFound } from '#app/not-found';
import { ownLottery } from '#app/own-lottery';

export const Route = createFileRoute('/packages/marketing/lottery/lottery')({
  validateSearch: searches.lottery,
  loaderDeps: ({ search: { activeId } }) => ({ activeId }),
  loader: async ({ context: { sdk }, deps: { activeId }, location }) => {
    if (activeId === '') throw notFound(location);
    return { lottery: await ownLottery(sdk, activeId) };
  },
  component: Lottery,
  pendingComponent: LotteryPending,
});

function Lottery() {
  const { lottery } = Route.useLoaderData();
  const router = useRouter();
  return (
    <LotteryView
      key={lottery.activeId}
      lottery={lottery}
      onRefresh={() => router.invalidate()}
      hrefs={{
        share: lotteryShareHref(lottery, lottery.inviteCode),
        tasks: lotteryTasksHref(lottery.activeId),
        prize: (id) => hrefs.myPrize({ tab: 'toClaim', id }),
        prizes: hrefs.myPrize({}),
        coupons: hrefs.coupon({}),
      }}
    />
  );
}
