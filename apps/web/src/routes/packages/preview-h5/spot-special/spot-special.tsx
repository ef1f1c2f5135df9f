import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/spot-special/spot-special')({
  validateSearch: searches.previewSpotSpecial,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="spot-special" search={Route.useSearch()} />;
}
