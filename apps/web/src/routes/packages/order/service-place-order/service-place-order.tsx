import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { GoodsForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { linesOfProduct } from '#app/goods-lines';

export const Route = createFileRoute('/packages/order/service-place-order/service-place-order')({
  validateSearch: searches.servicePlaceOrder,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps: { productId, skuDetailId, quantity, startDay, slotId } }) => {
    const service = await sdk.catalogue.service(productId);
    const ticketId = service.bundle?.parts.find(({ kind }) => kind === 'ticket')?.productId;
    const ticket = ticketId ? await sdk.catalogue.ticket(ticketId) : null;
    return linesOfProduct(service, skuDetailId, Number(quantity), { startDay, slotId, ticket });
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const lines = Route.useLoaderData();
  return (
    <GoodsForm
      key={lines.map(({ skuDetailId }) => skuDetailId).join(' ')}
      lines={lines}
      onPlaced={(order) => afterOrder(sdk, order)}
      hrefs={orderFormHrefs}
    />
  );
}
