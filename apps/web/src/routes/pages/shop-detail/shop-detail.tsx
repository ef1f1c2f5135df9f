import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { FavoriteButton } from '@yunyou/ui/features/favorite';
import { ShopDetailView } from '@yunyou/ui/features/shop';
import { placeHref } from '#app/order-hrefs';

export const Route = createFileRoute('/pages/shop-detail/shop-detail')({
  validateSearch: searches.shopDetail,
  loaderDeps: ({ search: { supplierId } }) => ({ supplierId }),
  loader: ({ context: { sdk }, deps: { supplierId }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.shopDetail(supplierId),
  component: ShopDetail,
});

function ShopDetail() {
  const shop = Route.useLoaderData();
  return (
    <ShopDetailView
      shop={shop}
      mapHref={placeHref({ ...shop, name: shop.shopName })}
      favorite={<FavoriteButton kind="shop" id={shop.supplierId} name={shop.shopName} />}
    />
  );
}
