import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PiecePending, PieceView } from '@yunyou/ui/features/nft';
import { nftHrefs } from '#app/nft-hrefs';
import { notFound } from '#app/not-found';

export const Route = createFileRoute('/packages/nft/nft-collection/nft-collection')({
  validateSearch: searches.nftCollection,
  loaderDeps: ({ search: { collectionId, pieceId } }) => ({ collectionId, pieceId }),
  loader: async ({ context: { sdk }, deps: { collectionId, pieceId }, location }) => {
    if (pieceId === '' && collectionId === '') throw notFound(location);
    const { collectible } = await sdk.collectibles();
    const found = await collectible(pieceId === '' ? { collectionId } : { pieceId });
    // Without them its own picture is shown.
    const previews = await sdk.prefetch.catalogue.nftPreviews(found.collection.collectionId).catch(() => []);
    return { found, previews };
  },
  component: NftCollection,
  pendingComponent: PiecePending,
});

function NftCollection() {
  const { found, previews } = Route.useLoaderData();
  const key = found.piece?.pieceId ?? found.collection.collectionId;
  return <PieceView key={key} collectible={found} previews={previews} hrefs={nftHrefs} />;
}
