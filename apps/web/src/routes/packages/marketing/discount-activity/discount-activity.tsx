import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { ActivityPending, ActivityView } from '@yunyou/ui/features/activity';
import { goodsHref } from '#app/goods-hrefs';

export const Route = createFileRoute('/packages/marketing/discount-activity/discount-activity')({
  validateSearch: searches.discountActivity,
  loaderDeps: ({ search: { activeId } }) => ({ activeId }),
  loader: async ({ context: { sdk }, deps: { activeId }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const [activity] = await Promise.all([
      catalogue.activityDetail(activeId),
      // Kept for the list, which says itself when it cannot be had.
      catalogue.activityProducts({ activeId }).catch(() => undefined),
    ]);
    return activity;
  },
  component: DiscountActivity,
  pendingComponent: ActivityPending,
});

function DiscountActivity() {
  const activity = Route.useLoaderData();
  return <ActivityView key={activity.activeId} activity={activity} hrefOf={goodsHref} />;
}
