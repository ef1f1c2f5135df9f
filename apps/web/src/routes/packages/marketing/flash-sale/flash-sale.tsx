import { createFileRoute, useRouter } from '@tanstack/react-router';
import { flashItemsPageSize } from '@yunyou/contract';
import { searches } from '@yunyou/navigation/pages';
import { FlashSalePending, FlashSaleView } from '@yunyou/ui/features/flash-sale';
import { flashOrderHref, flashProductHref, hotelsOf, paymentHref, sessionOf } from '#app/flash-hrefs';

export const Route = createFileRoute('/packages/marketing/flash-sale/flash-sale')({
  validateSearch: searches.flashSale,
  loaderDeps: ({ search: { t, activeId } }) => ({ t, activeId: t === '' ? activeId : '' }),
  loader: async ({ context: { sdk }, deps: { t, activeId } }) => {
    const flashSale = await sdk.flashSale();
    const [sessions, activity] = await Promise.all([
      flashSale.sessions(),
      // A link may name the activity alone; what it does not know is not asked for.
      activeId !== '' ? sdk.catalogue.activityDetail(activeId).catch(() => undefined) : undefined,
    ]);
    const startsAtMs = sessionOf(sessions.sessions, activity?.startsAtMs ?? Number(t))?.startsAtMs;
    const firstPage =
      startsAtMs === undefined ? undefined : await flashSale.items({ startsAtMs, size: flashItemsPageSize });
    return {
      sessions,
      startsAtMs,
      firstPage,
      hotels: await hotelsOf(sdk.catalogue, firstPage?.records ?? []),
    };
  },
  component: FlashSale,
  pendingComponent: FlashSalePending,
});

function FlashSale() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const { sessions, startsAtMs, firstPage, hotels } = Route.useLoaderData();
  const { activityProductId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (search: { t: string; activeId?: string; activityProductId?: string }) =>
    void navigate({ search, replace: true, resetScroll: false, viewTransition: false });
  const t = String(startsAtMs ?? '');
  return (
    <FlashSaleView
      sessions={sessions}
      startsAtMs={startsAtMs}
      firstPage={firstPage}
      onSessionChange={(next) => show({ t: String(next) })}
      openedId={activityProductId}
      onOpenedChange={(item) =>
        show(item ? { t, activeId: item.activeId, activityProductId: item.activityProductId } : { t })
      }
      onRefresh={() => void router.invalidate()}
      onGranted={(item, place) => sdk.navigation.proceed(flashOrderHref(item, place, hotels))}
      hrefs={{
        product: (item) => flashProductHref(item, hotels),
        placeOrder: (item, place) => flashOrderHref(item, place, hotels),
        payment: paymentHref,
      }}
    />
  );
}
