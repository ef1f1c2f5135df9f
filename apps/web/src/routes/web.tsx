import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PageError, WebFrame } from '@yunyou/ui';

export const Route = createFileRoute('/pages/web/web')({
  validateSearch: ({ url = '' }: { url?: string }) => ({ url }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Web,
  errorComponent: PageError,
});

function Web() {
  const { url } = Route.useSearch();
  return (
    <AppPage>
      <WebFrame url={url} />
    </AppPage>
  );
}
