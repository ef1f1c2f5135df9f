import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/nft-collection/nft-collection')({
  validateSearch: searches.previewNftCollection,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="nft-collection" search={Route.useSearch()} />;
}
