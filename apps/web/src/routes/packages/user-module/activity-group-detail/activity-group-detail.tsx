import { createFileRoute, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { GroupDetailPending, GroupDetailView } from '@yunyou/ui/features/group-buy';
import { groupBuyHref } from '#app/group-hrefs';
import { notFound } from '#app/not-found';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/user-module/activity-group-detail/activity-group-detail')({
  validateSearch: searches.activityGroupDetail,
  loaderDeps: ({ search: { groupId, orderId } }) => ({ groupId, orderId }),
  loader: async ({ context: { sdk }, deps: { groupId, orderId }, location }) => {
    if (groupId === '' && orderId === '') throw notFound(location);
    const { group } = await sdk.groupBuy();
    const detail = await group(groupId === '' ? { orderId } : { groupId });
    const [order, rules] = await Promise.all([
      detail.myOrderId === null
        ? undefined
        : sdk.orders.detail(detail.myOrderId, { silent: true }).catch(() => undefined),
      sdk.prefetch.catalogue.activityDetail(detail.product.activeId).then(
        (activity) => activity.rules,
        () => [],
      ),
    ]);
    return { detail, order, rules };
  },
  component: ActivityGroupDetail,
  pendingComponent: GroupDetailPending,
});

function ActivityGroupDetail() {
  const { detail, order, rules } = Route.useLoaderData();
  const router = useRouter();
  const toOrder = orderHrefs(detail.myOrderId ?? '');
  return (
    <GroupDetailView
      detail={detail}
      order={order}
      rules={rules}
      onRefresh={() => router.invalidate()}
      hrefs={{
        // The card leads to no page of its group: that is this one.
        order: {
          detail: toOrder.detail,
          payment: toOrder.payment,
          vouchers: toOrder.vouchers,
          cart: toOrder.cart,
        },
        join: (groupId) => groupBuyHref(detail.product, groupId),
        product: groupBuyHref(detail.product),
      }}
    />
  );
}
