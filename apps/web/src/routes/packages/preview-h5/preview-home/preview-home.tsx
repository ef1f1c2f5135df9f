import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/preview-home/preview-home')({
  validateSearch: searches.previewHome,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="preview-home" search={Route.useSearch()} />;
}
