import { createFileRoute } from '@tanstack/react-router';
import { AppPage, MediaViewer, PageError } from '@yunyou/ui';

export const Route = createFileRoute('/pages/preview-media/preview-media')({
  validateSearch: ({ urls = '', index = '' }: { urls?: string; index?: string }) => ({ urls, index }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: PreviewMedia,
  errorComponent: PageError,
});

function PreviewMedia() {
  const { urls, index } = Route.useSearch();
  return (
    <AppPage>
      <MediaViewer urls={urls} index={Number(index) || 0} />
    </AppPage>
  );
}
