import { createFileRoute, useRouter } from '@tanstack/react-router';
import { flashItemsPageSize } from '@yunyou/contract';
import { searches } from '@yunyou/navigation/pages';
import { FlashSalePending, FlashSaleView } from '@yunyou/ui/features/flash-sale';
import { hotelsOf } from '#app/activity-hrefs';
import { flashOrderHref, flashProductHref, openFlashOrder, paymentHref, sessionOf } from '#app/flash-hrefs';

export const Route = createFileRoute('/packages/marketing/flash-sale/flash-sale')({
  validateSearch: searches.flashSale,
  loaderDeps: ({ search: { t, activeId } }) => ({ t, activeId: t === '' ? activeId : '' }),
  loader: async ({ context: { sdk }, deps: { t, activeId }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const [sessions, activity] = await Promise.all([
      catalogue.flashSessions(),
      // A link may name the activity alone; what it does not know is not asked for.
      activeId !== '' ? sdk.prefetch.catalogue.activityDetail(activeId).catch(() => undefined) : undefined,
    ]);
    const startsAtMs = sessionOf(sessions.sessions, activity?.startsAtMs ?? Number(t))?.startsAtMs;
    // The list says itself when it cannot be had.
    const firstPage =
      startsAtMs === undefined
        ? undefined
        : await catalogue
            .flashItems({ startsAtMs, page: 1, size: flashItemsPageSize })
            .catch(() => undefined);
    const hotels = await hotelsOf(sdk.prefetch.catalogue, firstPage?.records ?? []);
    return { sessions, startsAtMs, firstPage, hotels };
  },
  component: FlashSale,
  pendingComponent: FlashSalePending,
});

const nothing = { activeId: '', activityProductId: '', t: '' };
const inPlace = { replace: true, resetScroll: false, viewTransition: false };

function FlashSale() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const { sessions, startsAtMs, firstPage, hotels } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (next: Partial<typeof search>) =>
    void navigate({ search: { ...nothing, ...next }, ...inPlace });
  const refresh = async () => {
    // What cannot be had anew stays as it was.
    const isThere = await sdk.prefetch.catalogue.flashSessions().catch(() => undefined);
    if (isThere) await router.invalidate();
  };
  return (
    <FlashSaleView
      sessions={sessions}
      startsAtMs={startsAtMs}
      firstPage={firstPage}
      onSessionChange={(next) => show({ t: String(next) })}
      openedId={search.activityProductId}
      onOpenedChange={(item) =>
        show({
          ...search,
          activityProductId: item?.activityProductId ?? '',
          // Without `t` the activity names the session, which stays as it is: nothing is read anew.
          ...(search.t !== '' && { activeId: item?.activeId ?? '' }),
        })
      }
      onRefresh={() => void refresh()}
      onGranted={(item, place) => openFlashOrder(sdk, item, place)}
      hrefs={{
        product: (item) => flashProductHref(item, hotels),
        placeOrder: (item, place) => flashOrderHref(item, place, hotels),
        payment: paymentHref,
      }}
    />
  );
}
