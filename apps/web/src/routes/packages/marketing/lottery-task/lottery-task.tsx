import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { LotteryTasksPending, LotteryTasksView } from '@yunyou/ui/features/lottery';
import { lotteryHref, lotteryShareHref } from '#app/lottery-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/marketing/lottery-task/lottery-task')({
  validateSearch: searches.lotteryTask,
  loaderDeps: ({ search: { activeId } }) => ({ activeId }),
  loader: async ({ context: { sdk }, deps: { activeId }, location }) => {
    if (activeId === '') throw notFound(location);
    const [tasks, lottery] = await Promise.all([
      sdk.lotteries().then((part) => part.tasks(activeId)),
      sdk.catalogue.lottery(activeId),
    ]);
    return { tasks, lottery };
  },
  component: LotteryTask,
  pendingComponent: LotteryTasksPending,
});

function LotteryTask() {
  const { tasks, lottery } = Route.useLoaderData();
  const router = useRouter();
  return (
    <LotteryTasksView
      tasks={tasks}
      lottery={lottery}
      onRefresh={() => router.invalidate()}
      hrefs={{
        lottery: lotteryHref(lottery),
        share: lotteryShareHref(lottery, tasks.inviteCode),
        goods: hrefs.lotteryGoodsList({ activeId: lottery.activeId }),
      }}
    />
  );
}
