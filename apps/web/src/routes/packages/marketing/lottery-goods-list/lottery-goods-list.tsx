import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { LotteryGoodsView } from '@yunyou/ui/features/lottery';
import { goodsHref } from '#app/goods-hrefs';
import { lotteryTasksHref } from '#app/lottery-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/marketing/lottery-goods-list/lottery-goods-list')({
  validateSearch: searches.lotteryGoodsList,
  loaderDeps: ({ search: { activeId } }) => ({ activeId }),
  loader: ({ deps: { activeId }, location }) => {
    if (activeId === '') throw notFound(location);
  },
  component: LotteryGoodsList,
});

function LotteryGoodsList() {
  const { activeId } = Route.useSearch();
  return (
    <LotteryGoodsView activeId={activeId} hrefs={{ goods: goodsHref, tasks: lotteryTasksHref(activeId) }} />
  );
}
