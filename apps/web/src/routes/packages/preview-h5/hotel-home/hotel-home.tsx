import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/hotel-home/hotel-home')({
  validateSearch: searches.previewHotelHome,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="hotel-home" search={Route.useSearch()} />;
}
