import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { useAppConfig } from '@yunyou/ui';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { ProductPending, ServiceView } from '@yunyou/ui/features/goods';
import { activityQuery, productHrefs } from '#app/goods-hrefs';
import { placeHref } from '#app/order-hrefs';

export const Route = createFileRoute('/pages/service-detail/service-detail')({
  validateSearch: searches.serviceDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.service(id),
  component: Service,
  pendingComponent: ProductPending,
});

function Service() {
  const { sdk } = Route.useRouteContext();
  const service = Route.useLoaderData();
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
      favorite={<FavoriteButton kind="service" id={id} name={service.name} />}
      hrefs={{ ...productHrefs(service, telephone), place: placeHref }}
    />
  );
}
