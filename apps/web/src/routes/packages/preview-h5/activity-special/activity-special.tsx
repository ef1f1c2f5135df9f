import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/activity-special/activity-special')({
  validateSearch: searches.previewActivitySpecial,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="activity-special" search={Route.useSearch()} />;
}
