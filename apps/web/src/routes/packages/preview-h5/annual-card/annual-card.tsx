import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/annual-card/annual-card')({
  validateSearch: searches.previewAnnualCard,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="annual-card" search={Route.useSearch()} />;
}
