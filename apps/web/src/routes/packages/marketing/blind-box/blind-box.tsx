import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { BlindBoxPending, BlindBoxView } from '@yunyou/ui/features/blind-box';
import { boxOrderHref } from '#app/box-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/marketing/blind-box/blind-box')({
  validateSearch: searches.blindBox,
  loaderDeps: ({ search: { activeId } }) => ({ activeId }),
  loader: async ({ context: { sdk }, deps: { activeId }, location }) => {
    if (activeId === '') throw notFound(location);
    return { set: await sdk.catalogue.blindBox(activeId) };
  },
  component: BlindBox,
  pendingComponent: BlindBoxPending,
});

function BlindBox() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const { set } = Route.useLoaderData();
  return (
    <BlindBoxView
      key={set.activeId}
      set={set}
      onRefresh={() => router.invalidate()}
      onBuy={(quantity) => sdk.navigation.proceed(boxOrderHref(set, quantity))}
      hrefs={{
        refund: (orderId) => hrefs.refundPage({ orderId }),
        prize: (id) => hrefs.myPrize({ tab: 'toClaim', id }),
        prizes: hrefs.myPrize({}),
      }}
    />
  );
}
