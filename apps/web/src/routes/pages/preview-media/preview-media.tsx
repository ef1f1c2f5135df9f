import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { MediaViewer } from '@yunyou/ui/features/media';

export const Route = createFileRoute('/pages/preview-media/preview-media')({
  validateSearch: searches.previewMedia,
  component: PreviewMedia,
});

function PreviewMedia() {
  const { urls, index } = Route.useSearch();
  return (
    <AppPage>
      <MediaViewer urls={urls} index={Number(index) || 0} />
    </AppPage>
  );
}
