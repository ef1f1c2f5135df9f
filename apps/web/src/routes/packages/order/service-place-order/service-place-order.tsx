import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { activityKey } from '@yunyou/sdk/checkout';
import { GoodsForm } from '@yunyou/ui/features/order';
import { afterOrder } from '#app/after-order';
import { orderFormHrefs } from '#app/goods-hrefs';
import { linesOfProduct } from '#app/goods-lines';
import { lineActivity } from '#app/line-activity';

export const Route = createFileRoute('/packages/order/service-place-order/service-place-order')({
  validateSearch: searches.servicePlaceOrder,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { sdk }, deps }) => {
    const { productId, skuDetailId, quantity, startDay, slotId } = deps;
    const [service, activity] = await Promise.all([
      sdk.catalogue.service(productId),
      lineActivity(sdk, deps),
    ]);
    const ticketId = service.bundle?.parts.find(({ kind }) => kind === 'ticket')?.productId;
    const ticket = ticketId ? await sdk.catalogue.ticket(ticketId) : null;
    return linesOfProduct(service, skuDetailId, Number(quantity), { startDay, slotId, ticket, activity });
  },
  component: PlaceOrder,
});

function PlaceOrder() {
  const { sdk } = Route.useRouteContext();
  const lines = Route.useLoaderData();
  return (
    <GoodsForm
      key={lines.map(({ skuDetailId, activity }) => `${skuDetailId} ${activityKey(activity)}`).join(' ')}
      lines={lines}
      onPlaced={(order) => afterOrder(sdk, order)}
      hrefs={orderFormHrefs}
    />
  );
}
