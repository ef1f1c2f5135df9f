import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { BargainProductList, BargainProductListPending } from '@yunyou/ui/features/bargain';
import { bargainGoodsHref } from '#app/bargain-hrefs';

export const Route = createFileRoute('/packages/marketing/bargain-active/bargain-active')({
  loader: async ({ context: { sdk }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    // The list says itself when it cannot be had; it is of use without the member's own bargains.
    const [firstPage, running] = await Promise.all([
      catalogue.bargainProducts({ page: 1 }).catch(() => undefined),
      sdk.session.state.token === undefined ? 0 : runningOf(sdk),
    ]);
    return { firstPage, running };
  },
  component: BargainActive,
  pendingComponent: BargainProductListPending,
});

const runningOf = ({ bargains }: Pick<Sdk, 'bargains'>) =>
  bargains()
    .then(({ mine }) => mine({ status: 'running', size: 1 }, { silent: true }))
    .then(({ total }) => total)
    .catch(() => 0);

function BargainActive() {
  const { firstPage, running } = Route.useLoaderData();
  return (
    <BargainProductList
      firstPage={firstPage}
      running={running}
      hrefs={{ product: bargainGoodsHref, mine: hrefs.myBargain() }}
    />
  );
}
