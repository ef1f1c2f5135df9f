import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { NftActivityView, NftPending } from '@yunyou/ui/features/nft';
import { nftHrefs } from '#app/nft-hrefs';
import { nftActivityOf } from '#app/nft-loads';

export const Route = createFileRoute('/packages/nft/nft-index/nft-index')({
  validateSearch: searches.nftIndex,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    if (id !== '') return nftActivityOf(sdk, id);
    // The current one is shown, and reported, under its own address.
    const { activity } = await (await sdk.collectibles()).activity();
    throw redirect({ href: hrefs.nftIndex({ id: activity.activityId }), replace: true });
  },
  component: NftIndex,
  pendingComponent: NftPending,
});

function NftIndex() {
  const router = useRouter();
  const found = Route.useLoaderData();
  const { activityId } = found.detail.activity;
  return (
    <NftActivityView
      key={activityId}
      {...found}
      onRefresh={() => router.invalidate()}
      hrefs={{
        ...nftHrefs,
        exchange: hrefs.exchangeCenter({ activityId }),
        verify: hrefs.certification({ back: hrefs.nftIndex({ id: activityId }) }),
      }}
    />
  );
}
