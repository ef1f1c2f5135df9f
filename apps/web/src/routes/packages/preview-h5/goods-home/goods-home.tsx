import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/goods-home/goods-home')({
  validateSearch: searches.previewGoodsHome,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="goods-home" search={Route.useSearch()} />;
}
