import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { PreviewPage } from '#app/preview/preview-page';

export const Route = createFileRoute('/packages/preview-h5/lottery/lottery')({
  validateSearch: searches.previewLottery,
  component: Preview,
});

function Preview() {
  return <PreviewPage page="lottery" search={Route.useSearch()} />;
}
