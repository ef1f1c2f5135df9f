import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, MediaViewer } from '@yunyou/ui';

export const Route = createFileRoute('/pages/preview-media/preview-media')({
  validateSearch: searches.previewMedia,
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
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
