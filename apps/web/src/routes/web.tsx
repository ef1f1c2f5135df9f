import { createFileRoute } from '@tanstack/react-router';
import { AppPage, WebFrame } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';

export const Route = createFileRoute('/pages/web/web')({
  validateSearch: ({ url = '' }: { url?: string }) => ({ url }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Web,
  errorComponent: LoaderFailed,
});

function Web() {
  const { url } = Route.useSearch();
  return (
    <AppPage>
      <WebFrame url={url} />
    </AppPage>
  );
}
