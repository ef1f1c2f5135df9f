import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { ActivityProductPending } from '@yunyou/ui/features/activity';
import { GroupBuyView, GroupChoice } from '@yunyou/ui/features/group-buy';
import { hotelsOf, itemHref } from '#app/activity-hrefs';
import { groupBuyHref, groupHref, groupProductsOf, openGroupOrder } from '#app/group-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/marketing/group-buying/group-buying')({
  validateSearch: searches.groupBuying,
  loaderDeps: ({ search: { activeId, activityProductId, groupId } }) => ({
    activeId,
    activityProductId,
    groupId,
  }),
  loader: async ({ context: { sdk }, deps: { activeId, activityProductId, groupId }, location }) => {
    const groupBuy = await sdk.groupBuy();
    const detail = groupId === '' ? undefined : await groupBuy.group({ groupId });
    if (detail?.mySeat === 'paid' || detail?.mySeat === 'unpaid') {
      throw redirect({ href: groupHref(groupId), replace: true });
    }
    const of = detail?.product.activeId ?? activeId;
    if (of === '') throw notFound(location);
    const [activity, isAgreed] = await Promise.all([groupBuy.activity(of), groupBuy.isAgreed(of)]);
    const products = groupProductsOf(activity);
    const [only] = products;
    const product =
      detail?.product ??
      products.find((one) => one.activityProductId === activityProductId) ??
      (products.length === 1 ? only : undefined);
    if (!product) return { activity, isAgreed, products };
    const cityName = sdk.location.cityName();
    const [forming, hotels] = await Promise.all([
      // The page is of use without the groups of others.
      sdk.prefetch.catalogue
        .formingGroups({
          activityProductId: product.activityProductId,
          ...(cityName && { cityName }),
        })
        .then(({ groups }) => groups)
        .catch(() => undefined),
      hotelsOf(sdk.prefetch.catalogue, [product]),
    ]);
    return { activity, isAgreed, products, product, detail, forming, hotels };
  },
  component: GroupBuying,
  pendingComponent: ActivityProductPending,
});

function GroupBuying() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { activity, isAgreed, products, product, detail, forming, hotels } = Route.useLoaderData();
  if (!product) return <GroupChoice products={products} hrefOf={(one) => groupBuyHref(one)} />;
  const options = products.filter((one) => one.productId === product.productId);
  return (
    <GroupBuyView
      product={product}
      options={options}
      onOptionChange={({ activityProductId }) =>
        void navigate({
          search: (before) => ({ ...before, activityProductId }),
          ...{ replace: true, resetScroll: false, viewTransition: false },
        })
      }
      detail={detail}
      forming={forming}
      activity={activity}
      isAgreed={isAgreed}
      onOrder={(wanted, groupId) => openGroupOrder(sdk, product, wanted, groupId)}
      onRefresh={() => router.invalidate()}
      hrefs={{
        single: itemHref(product, hotels),
        join: (groupId) => groupBuyHref(product, groupId),
      }}
    />
  );
}
