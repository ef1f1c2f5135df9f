import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { BargainDetail } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { BargainDetailPending, BargainDetailView } from '@yunyou/ui/features/bargain';
import { bargainGoodsHref, bargainHref, bargainOrderHref } from '#app/bargain-hrefs';
import { notFound } from '#app/not-found';
import { orderHrefs } from '#app/order-hrefs';

export const Route = createFileRoute('/packages/marketing/bargain-goods-detail/bargain-goods-detail')({
  validateSearch: searches.bargainGoodsDetail,
  loaderDeps: ({ search: { bargainId } }) => ({ bargainId }),
  loader: async ({ context: { sdk }, deps: { bargainId }, location }) => {
    if (bargainId === '') throw notFound(location);
    const detail = await (await sdk.bargains()).detail(bargainId);
    return { detail, others: await othersOf(sdk.prefetch.catalogue, detail) };
  },
  component: BargainGoodsDetail,
  pendingComponent: BargainDetailPending,
});

/** Of what else can be bargained for, so many are shown. */
const OTHERS = 4;

/** What else can be bargained for, once a bargain is over; the page is of use without. */
async function othersOf(
  { bargainProducts }: Pick<Sdk['catalogue'], 'bargainProducts'>,
  detail: BargainDetail,
) {
  const { status, activityProductId } = detail.bargain;
  if (status !== 'bought' && status !== 'ended') return [];
  const { records } = await bargainProducts({ page: 1 }).catch(() => ({ records: [] }));
  return records.filter((product) => product.activityProductId !== activityProductId).slice(0, OTHERS);
}

function BargainGoodsDetail() {
  const { detail, others } = Route.useLoaderData();
  const router = useRouter();
  const { bargain, product, orderId } = detail;
  const toOrder = orderId === null ? undefined : orderHrefs(orderId);
  return (
    <BargainDetailView
      detail={detail}
      others={others}
      onRefresh={() => router.invalidate()}
      hrefs={{
        self: bargainHref(bargain.id),
        buy: bargainOrderHref(product, bargain.id),
        own: bargainGoodsHref(product),
        all: hrefs.bargainActive(),
        payment: toOrder?.payment ?? '',
        order: toOrder?.detail ?? '',
        product: bargainGoodsHref,
      }}
    />
  );
}
