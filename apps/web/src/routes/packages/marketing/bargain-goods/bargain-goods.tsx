import { createFileRoute, useRouter } from '@tanstack/react-router';
import { activityType } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ActivityProductPending } from '@yunyou/ui/features/activity';
import { BargainChoice, BargainGoodsView } from '@yunyou/ui/features/bargain';
import { itemHref } from '#app/activity-hrefs';
import { bargainGoodsHref, bargainHref, bargainProductsOf } from '#app/bargain-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/marketing/bargain-goods/bargain-goods')({
  validateSearch: searches.bargainGoods,
  loaderDeps: ({ search: { activeId, activityProductId } }) => ({ activeId, activityProductId }),
  loader: async ({ context: { sdk }, deps: { activeId, activityProductId }, location }) => {
    const bargains = await sdk.bargains();
    const named = activityProductId === '' ? undefined : await bargains.goods(activityProductId);
    const of = named?.product.activeId ?? activeId;
    if (of === '') throw notFound(location);
    const [activity, isAgreed] = await Promise.all([bargains.activity(of), bargains.isAgreed(of)]);
    const products = bargainProductsOf(activity);
    const [only] = products;
    const goods =
      named ?? (only && products.length === 1 ? await bargains.goods(only.activityProductId) : undefined);
    return { activity, isAgreed, products, goods };
  },
  component: BargainGoods,
  pendingComponent: ActivityProductPending,
});

function BargainGoods() {
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { activity, isAgreed, products, goods } = Route.useLoaderData();
  if (!goods) return <BargainChoice products={products} hrefOf={bargainGoodsHref} />;
  const { product, myBargainId } = goods;
  return (
    <BargainGoodsView
      product={product}
      options={products.filter((one) => one.productId === product.productId)}
      onOptionChange={({ activityProductId }) =>
        void navigate({
          search: (before) => ({ ...before, activityProductId }),
          ...{ replace: true, resetScroll: false, viewTransition: false },
        })
      }
      myBargainId={myBargainId}
      activity={activity}
      isAgreed={isAgreed}
      onStarted={(bargainId) => sdk.navigation.proceed(bargainHref(bargainId))}
      onRefresh={() => router.invalidate()}
      hrefs={{
        own: bargainHref,
        mine: hrefs.myBargain(),
        // What has no day is no room: its page needs no hotel.
        product: itemHref(product, {}, activityType.bargain),
      }}
    />
  );
}
