import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/shop-home/shop-home')({
  validateSearch: searches.previewShopHome,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="shop-home" search={Route.useSearch()} />;
}
