import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { CartView } from '@yunyou/ui/features/cart';
import { moreHref } from '#app/goods-hrefs';

export const Route = createFileRoute('/pages/shopping-cart/shopping-cart')({ component: ShoppingCart });

function ShoppingCart() {
  const { sdk } = Route.useRouteContext();
  return (
    <CartView
      onCheckout={() => sdk.navigation.navigate(hrefs.goodsPlaceOrder({ from: 'cart' }))}
      hrefs={{
        product: ({ productId }) => hrefs.goodsDetail({ id: productId }),
        shop: (supplierId) => hrefs.shopHome({ supplierId }),
        more: moreHref,
        similar: ({ productName }) => hrefs.sellList({ keyword: productName }),
        browse: hrefs.goodsHome({}),
      }}
    />
  );
}
