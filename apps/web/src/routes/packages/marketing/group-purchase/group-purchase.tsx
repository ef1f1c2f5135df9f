import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { Sdk } from '@yunyou/sdk';
import { GroupProductList, GroupProductListPending } from '@yunyou/ui/features/group-buy';
import { groupBuyHref, groupHref } from '#app/group-hrefs';

export const Route = createFileRoute('/packages/marketing/group-purchase/group-purchase')({
  loader: async ({ context: { sdk }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    // The list says itself when it cannot be had; it is of use without the member's own groups.
    const [firstPage, mine] = await Promise.all([
      catalogue.groupProducts({ page: 1 }).catch(() => undefined),
      sdk.session.state.token === undefined ? [] : ownGroups(sdk),
    ]);
    return { firstPage, mine };
  },
  component: GroupPurchase,
  pendingComponent: GroupProductListPending,
});

const ownGroups = ({ groupBuy }: Pick<Sdk, 'groupBuy'>) =>
  groupBuy()
    .then(({ mine }) => mine({ silent: true }))
    .catch(() => []);

function GroupPurchase() {
  const { firstPage, mine } = Route.useLoaderData();
  const router = useRouter();
  return (
    <GroupProductList
      firstPage={firstPage}
      mine={mine}
      onExpired={() => void router.invalidate()}
      hrefs={{ product: (product) => groupBuyHref(product), group: groupHref }}
    />
  );
}
