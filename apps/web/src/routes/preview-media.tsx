import { createFileRoute } from '@tanstack/react-router';
import { AppPage, MediaViewer } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';

export const Route = createFileRoute('/pages/preview-media/preview-media')({
  validateSearch: ({ urls = '', index = '' }: { urls?: string; index?: string }) => ({ urls, index }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: PreviewMedia,
  errorComponent: LoaderFailed,
});

function PreviewMedia() {
  const { urls, index } = Route.useSearch();
  return (
    <AppPage>
      <MediaViewer urls={urls} index={Number(index) || 0} />
    </AppPage>
  );
}
