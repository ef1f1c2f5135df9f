import { createFileRoute, useRouter } from '@tanstack/react-router';
import { goodsType } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { useAppConfig } from '@yunyou/ui';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { ProductPending, ServiceView } from '@yunyou/ui/features/goods';
import { activitiesOf, activityPrices } from '#app/activity-prices';
import { activityQuery, productHrefs } from '#app/goods-hrefs';
import { placeHref } from '#app/order-hrefs';

export const Route = createFileRoute('/pages/service-detail/service-detail')({
  validateSearch: searches.serviceDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const reads = preload ? sdk.prefetch : sdk;
    const [service, activities] = await Promise.all([
      reads.catalogue.service(id),
      activitiesOf(reads, goodsType.service, id),
    ]);
    return { service, activities };
  },
  component: Service,
  pendingComponent: ProductPending,
});

function Service() {
  const { sdk } = Route.useRouteContext();
  const { service, activities } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { telephone } = useAppConfig();
  const { id } = service;
  return (
    <ServiceView
      key={id}
      service={service}
      choice={{
        skuDetailId: search.productSpec,
        amount: Number(search.quantity) || service.minPerOrder,
        startDay: search.startDay,
      }}
      // The choice stands in the address: it outlives a reload and the login.
      onChoiceChange={({ skuDetailId, amount, startDay }) =>
        void navigate({
          search: { ...search, productSpec: skuDetailId, quantity: String(amount), startDay },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      onBuy={({ skuDetailId }, quantity, startDay, slotId) =>
        sdk.navigation.navigate(
          hrefs.servicePlaceOrder({
            ...activityQuery(search),
            productId: id,
            skuDetailId,
            quantity,
            ...(startDay && { startDay }),
            ...(slotId && { slotId }),
          }),
        )
      }
      onStale={() => void router.invalidate()}
      activityPrices={activityPrices(activities, search, () => void router.invalidate())}
      favorite={<FavoriteButton kind="service" id={id} name={service.name} />}
      hrefs={{ ...productHrefs(service, telephone), place: placeHref }}
    />
  );
}
