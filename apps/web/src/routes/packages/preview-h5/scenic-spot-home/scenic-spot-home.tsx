import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/scenic-spot-home/scenic-spot-home')({
  validateSearch: searches.previewScenicSpotHome,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="scenic-spot-home" search={Route.useSearch()} />;
}
